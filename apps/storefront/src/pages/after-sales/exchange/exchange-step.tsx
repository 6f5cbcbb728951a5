import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import {
  isAboutMoney,
  isReplacementLost,
  isSurchargeDue,
} from '@galleria/contract/after-sales-rules'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'

/**
 * How an exchange goes on once the goods are back: who is waited for, until when, and what happens
 * then.
 */
export function ExchangeStep({ reverse }: { reverse: WireReverse }) {
  const { locale, front } = useShop()
  const { nextStepTime, reverseTradeOrderStatus: status } = reverse
  const shop = reverse.shop.name
  const end = nextStepTime ? (
    <DateText iso={nextStepTime} shape="moment" locale={locale} timeZone={front.timeZone} />
  ) : null
  switch (status) {
    case 'WAITING_FOR_SELLER_SHIP':
      if (reverse.exchangeSurcharge && isSurchargeDue(reverse))
        return <ToPay reverse={reverse} of={reverse.exchangeSurcharge} />
      return (
        <>
          <Banner>
            <Trans>{shop} has received your return and is sending you the replacement.</Trans>
          </Banner>
          {end ? (
            <Trans>It has until {end}. If nothing has been sent by then, you get a refund.</Trans>
          ) : null}
        </>
      )
    case 'WAITING_FOR_BUYER_CONFIRMED':
      if (isReplacementLost(reverse))
        return (
          <>
            <Banner>
              <Trans>The carrier says that the parcel with your replacement is lost.</Trans>
            </Banner>
            <Trans>
              It does not automatically count as received. You can get a refund instead, or wait for
              it to turn up.
            </Trans>
          </>
        )
      return (
        <>
          <Banner>
            <Trans>The replacement is on its way. Please confirm once it has arrived.</Trans>
          </Banner>
          {end ? <Trans>If we don’t hear from you, it counts as received from {end}.</Trans> : null}
        </>
      )
    default:
      return (
        <Trans>
          You have your replacement. You can apply again about it within the time limit.
        </Trans>
      )
  }
}

/** The goods have been accepted, and what comes instead costs more. */
function ToPay({
  reverse,
  of: { amt, order },
}: {
  reverse: WireReverse
  of: NonNullable<WireReverse['exchangeSurcharge']>
}) {
  const { locale, front } = useShop()
  const shop = reverse.shop.name
  const end = order ? (
    <DateText iso={order.payUntil} shape="moment" locale={locale} timeZone={front.timeZone} />
  ) : null
  if (!order?.isOpen)
    return (
      <Trans>
        The time to pay the price difference has run out. If your bank still confirms a payment, the
        replacement is sent; otherwise you get a refund.
      </Trans>
    )
  return (
    <>
      <Banner>
        <Trans>
          {shop} has accepted your return. Please pay <Price amount={amt} /> for the replacement; it
          is sent after that.
        </Trans>
      </Banner>
      <Trans>You have until {end}. If it has not been paid by then, you get a refund.</Trans>
    </>
  )
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <span role="note" className="block font-medium text-ink">
      {children}
    </span>
  )
}

/**
 * There is no replacement any more: who wanted one reads that money comes instead. Nothing for
 * every other request.
 */
export function MoneyInstead({ reverse }: { reverse: WireReverse }) {
  if (reverse.reverseTradeOrderType !== 'SALE_EXCHANGE' || !isAboutMoney(reverse)) return null
  return (
    <span className="block">
      {wasLost(reverse) ? (
        <Trans>The replacement was lost on its way, so you get a refund.</Trans>
      ) : reverse.lostParcel === 'USER' ? (
        <Trans>The parcel you sent back was lost, so nothing is exchanged.</Trans>
      ) : wasNotPaid(reverse) ? (
        <Trans>The price difference was not paid, so you get a refund.</Trans>
      ) : (
        <Trans>The replacement you chose is no longer available, so you get a refund.</Trans>
      )}
    </span>
  )
}

function wasNotPaid({ exchangeSurcharge, progressList }: WireReverse): boolean {
  return (
    exchangeSurcharge?.order?.paidTime === null &&
    progressList.some(({ event, actor }) => event === 'refundInstead' && actor === 'clock')
  )
}

function wasLost({ progressList }: WireReverse): boolean {
  return progressList.some(
    ({ event }) => event === 'takeMoneyForLost' || event === 'giveMoneyForLost',
  )
}
