import type { MerchantOrder } from '@galleria/contract/merchant'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { History } from '../../parts/history.tsx'
import { useStatusName } from '../../parts/status-badge.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useDesk } from './desk.ts'
import { reissueWordOf } from './reissue-words.ts'
import { delayWordOf } from '../delays/delay-words.ts'

const events: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Order placed`,
  wait: msg`Payment started, the bank decides`,
  lapse: msg`Payment came to nothing`,
  pay: msg`Paid`,
  cancel: msg`Cancelled`,
  expire: msg`Cancelled, not paid in time`,
  revive: msg`Paid after all, the order is open again`,
  ship: msg`Parcel sent`,
  readdress: msg`The buyer changed the delivery address`,
  delay: msg`A later day was said`,
  hold: msg`Held back`,
  release: msg`To ship again`,
  ready: msg`Ready to collect`,
  handOver: msg`Handed over for the code`,
  correctParcel: msg`Tracking number corrected`,
  callBack: msg`Parcel called back`,
  cancelLines: msg`Cancelled, out of stock`,
  buyerCancels: msg`Cancelled by the buyer`,
  reissue: msg`Sent something at no charge`,
  reissueSent: msg`Sent something at no charge`,
  reissueReceived: msg`Sent something at no charge`,
  callOff: msg`Cancelled, not sent after all`,
  callOffLost: msg`Cancelled, lost on the way`,
  sentFree: msg`To be sent at no charge`,
  postpone: msg`The buyer asked for more time to confirm receipt`,
  receive: msg`Receipt confirmed`,
  close: msg`Closed, the money has gone back`,
  issue: msg`Codes made`,
  useUp: msg`No code is left to use`,
  skipRest: msg`The rest will not be sent`,
}

/** Which goods were cancelled, and by whom; then why, where somebody said so. */
function canceledOf(
  { event, actor, reason, canceledLineList }: MerchantOrder['progressList'][number],
  format: ReturnType<typeof useFormat>,
): { event: string; reason?: string } {
  if (event !== 'cancelLines' || !canceledLineList) return { event, ...(reason ? { reason } : {}) }
  const goods = canceledLineList.map(
    ({ name, qty, marketingUnit }) => `${format.times(qty, marketingUnit)} ${name}`,
  )
  return {
    event: actor === 'buyer' ? 'buyerCancels' : event,
    reason: [goods.join(', '), reason].filter(Boolean).join(' · '),
  }
}

/** Why something is sent at no charge, and the other order that it is about. */
function reissueOf(
  { event, tradeOrderCode }: MerchantOrder['progressList'][number],
  word: string,
): { event: string; reason: string } {
  return {
    event: event === 'submit' ? 'sentFree' : event,
    reason: [tradeOrderCode, word].join(' · '),
  }
}

/** What is sold as codes was never on a shelf. */
const eventsOfCodes = { ...events, cancelLines: msg`Cancelled, cannot be provided` }

export function OrderHistory({
  entries,
  isCodes,
}: {
  readonly entries: MerchantOrder['progressList']
  readonly isCodes: boolean
}) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { isMall } = useDesk()
  const shown = entries.map(({ changed, cause, ...told }) => {
    // To who keeps the mall it is not "your shop".
    const named = isMall && told.actor === 'merchant' ? { ...told, actor: 'shop' } : told
    const word = reissueWordOf(cause)
    if (told.tradeOrderCode && word) return { ...named, ...reissueOf(named, i18n._(word)) }
    const entry = { ...named, ...canceledOf(named, format) }
    if (!changed) return entry
    const isDay = entry.event === 'delay'
    const [from, to] = [changed.from, changed.to].map((one) => (isDay ? format.day(one) : one))
    const why = delayWordOf(cause)
    const parts = [t`${to} instead of ${from}`, why && i18n._(why), entry.reason]
    return { ...entry, reason: parts.filter(Boolean).join(' · ') }
  })
  return (
    <History entries={shown} events={isCodes ? eventsOfCodes : events} nameOf={useStatusName()} />
  )
}
