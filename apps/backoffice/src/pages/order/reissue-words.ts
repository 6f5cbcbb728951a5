import type { ReissueReason } from '@galleria/contract/reissue-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why something is sent at no charge, as a shop chooses it and both sides read it. */
export const reissueWords: Readonly<Record<ReissueReason, MessageDescriptor>> = {
  MISSING: msg`Something was missing`,
  DAMAGED: msg`Something was damaged`,
  LOST: msg`Something was lost on the way`,
  GOODWILL: msg`As a goodwill gesture`,
}
export function reissueWordOf(reason: string | undefined): MessageDescriptor | undefined {
  return Object.entries(reissueWords).find(([one]) => one === reason)?.[1]
}
