import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../../parts/use-shop.ts'

/** Until when the goods are to be sent, or looked at, and what happens when that passes. */
export function SendBackBy({ reverse }: { reverse: WireReverse }) {
  const { locale, front } = useShop()
  const { nextStepTime, reverseTradeOrderStatus, shop } = reverse
  if (!nextStepTime) return null
  const end = (
    <DateText iso={nextStepTime} shape="moment" locale={locale} timeZone={front.timeZone} />
  )
  if (reverse.statutoryRefundTime) return <Withdrawn reverse={reverse} />
  return reverseTradeOrderStatus === 'WAITING_FOR_BUYER_RETURN' ? (
    <>
      <Trans>
        Please enter the carrier and tracking number by {end}. After that the application is closed
        and you keep the items.
      </Trans>{' '}
      {reverse.dispute?.isOnceMore ? (
        <Trans>
          {shop.name} bears the cost of sending them once more: ask for a label in a message, or say
          what you paid.
        </Trans>
      ) : null}
    </>
  ) : (
    <Trans>
      {shop.name} has until {end} to check the items. If it doesn’t, they all count as accepted.
    </Trans>
  )
}

/** Of a withdrawal by law: the money has a day of its own, and waits for the goods at most. */
function Withdrawn({ reverse }: { reverse: WireReverse }) {
  const { locale, front } = useShop()
  const { nextStepTime, statutoryRefundTime, reverseTradeOrderStatus } = reverse
  if (!nextStepTime || !statutoryRefundTime) return null
  const [end, due] = [nextStepTime, statutoryRefundTime].map((iso) => (
    <DateText key={iso} iso={iso} shape="moment" locale={locale} timeZone={front.timeZone} />
  ))
  return (
    <>
      {reverseTradeOrderStatus === 'WAITING_FOR_BUYER_RETURN' ? (
        <Trans>
          You have used your legal right to withdraw, which nobody can decline. Please send the
          items by {end} and enter the carrier and tracking number.
        </Trans>
      ) : (
        <Trans>You have used your legal right to withdraw, which nobody can decline.</Trans>
      )}{' '}
      <Trans>
        Your refund is due on {due}, or once the items have arrived or been handed to the carrier,
        if that is later.
      </Trans>
    </>
  )
}
