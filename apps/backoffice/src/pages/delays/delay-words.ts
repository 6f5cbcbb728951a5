import type { DelayReason } from '@galleria/contract/delay-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why goods leave later, as a shop chooses it and both sides read it. */
export const delayWords: Readonly<Record<DelayReason, MessageDescriptor>> = {
  SUPPLIER: msg`The supplier delivers later`,
  PRODUCTION: msg`Making it takes longer`,
  TRANSPORT: msg`Held up on the way to us`,
  DAMAGE: msg`A fault was found, it is being replaced`,
  MANY_ORDERS: msg`Many more orders than usual`,
  OTHER: msg`Another reason`,
}
export function delayWordOf(reason: string | undefined): MessageDescriptor | undefined {
  return Object.entries(delayWords).find(([one]) => one === reason && one !== 'OTHER')?.[1]
}
