import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../parts/use-shop.ts'

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
    <Trans>
      Please name carrier and tracking number until {end}. After that the request is closed, and you
      keep the goods.
    </Trans>
  ) : (
    <Trans>
      {shop.name} looks at the goods until {end}; if it does not, all of them count as accepted.
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
          You have withdrawn by law: nobody can decline it. Please send the goods until {end} and
          name carrier and tracking number.
        </Trans>
      ) : (
        <Trans>You have withdrawn by law: nobody can decline it.</Trans>
      )}{' '}
      <Trans>
        Your money is due on {due}, or once the goods are there or their carrier has them, if that
        is later.
      </Trans>
    </>
  )
}
