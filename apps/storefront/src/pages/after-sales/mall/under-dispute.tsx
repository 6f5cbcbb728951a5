import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../../parts/use-shop.ts'

/** Whose word is waited for, and until when. */
export function UnderDispute({ reverse }: { reverse: WireReverse }) {
  const { locale, front } = useShop()
  const { dispute } = reverse
  if (!dispute) return null
  const shop = reverse.shop.name
  const moment = (iso: string) => (
    <DateText iso={iso} shape="moment" locale={locale} timeZone={front.timeZone} />
  )
  const [answered, decided] = [moment(dispute.answerUntil), moment(dispute.ruleUntil)]
  if (dispute.cause === 'NO_LABEL' && !dispute.isLate)
    return (
      <Trans>
        {shop} owes you a label for sending the items back and has not given one in time. Galleria
        will decide by {decided}.
      </Trans>
    )
  if (dispute.cause === 'LOST' && !dispute.isLate)
    return (
      <>
        <span role="note" className="block font-medium text-ink">
          <Trans>The carrier says that the parcel you sent back is lost.</Trans>
        </span>
        <Trans>
          Galleria will decide about your refund by {decided}. Add what you have: the receipt from
          the counter, or the carrier’s answer.
        </Trans>
      </>
    )
  if (dispute.cause === 'EMPTY' && !dispute.isLate)
    return (
      <>
        <span role="note" className="block font-medium text-ink">
          <Trans>{shop} says that the parcel you sent back was empty.</Trans>
        </span>
        <Trans>
          Galleria will decide about your refund by {decided}. Add what you have: the receipt from
          the counter with the weight, or photos of the packed parcel.
        </Trans>
      </>
    )
  if (dispute.isLate)
    return (
      <Trans>
        Galleria has not decided in time, and apologises. It will decide by {decided}; you lose
        nothing by waiting.
      </Trans>
    )
  if (dispute.isAnswerOpen)
    return (
      <Trans>
        {shop} has until {answered} to give its side. Galleria will decide by {decided}.
      </Trans>
    )
  return dispute.shopAnsweredTime ? (
    <Trans>Both sides have had their say. Galleria will decide by {decided}.</Trans>
  ) : (
    <Trans>
      {shop} has not given its side. Galleria will decide by {decided}.
    </Trans>
  )
}
