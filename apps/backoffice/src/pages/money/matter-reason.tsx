import {
  readMatterReason,
  type DisputeReason,
  type matterReasons,
} from '@galleria/contract/matter-reasons'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'

const own: Readonly<Record<keyof typeof matterReasons, MessageDescriptor>> = {
  noAnswer: msg`No answer`,
  silent: msg`Nothing heard for days`,
  givenTwice: msg`Given back twice`,
  ended: msg`The provider has ended it`,
  unnamed: msg`The payment was made there, and the answer with its number was lost; look for our reference`,
  unknownScript: msg`A script that is not in the inventory`,
  otherContent: msg`A script that differs from what was built`,
  weakHeader: msg`A security header that differs from what the mall sends`,
}

const disputed: Readonly<Record<DisputeReason, MessageDescriptor>> = {
  notTheirs: msg`Not paid by the owner of the account`,
  notReceived: msg`Goods not received`,
  notAsDescribed: msg`Goods not as described`,
  notRefunded: msg`Refund not received`,
  paidTwice: msg`Paid twice`,
  wrongAmount: msg`Wrong amount`,
}

/**
 * Why something stands on the list: the mall's own reasons in the language of the screen, a
 * provider's in the words that it used.
 */
export function MatterReason({ reason }: { readonly reason: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const read = readMatterReason(reason)
  switch (read.kind) {
    case 'said':
      return read.text
    case 'disputed':
      return i18n._(disputed[read.why])
    case 'endsOn':
      return <Trans>Ends on {format.day(read.day)}</Trans>
    case 'askedFor': {
      const asked = format.money(read.amount)
      return <Trans>Asked for {asked}</Trans>
    }
    default:
      return i18n._(own[read.kind])
  }
}
