import { Trans } from '@lingui/react/macro'
import type { WireFreeOrder } from '@galleria/contract/free-order'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'

/** An order that may be free, was drawn, or was not: what of it goes back, and when [ORD-148]. */
export function FreeOrderCard({ free }: { free: WireFreeOrder }) {
  const hasWon = free.freeOrderStatus === 'WON' || free.freeOrderStatus === 'PAID'
  return (
    <section
      aria-labelledby={free.id}
      className={
        hasWon
          ? 'mt-4 rounded-card border border-accent bg-soft p-5 sm:px-6'
          : 'card mt-4 p-5 sm:px-6'
      }
    >
      <h2 id={free.id} className="text-large font-bold">
        {hasWon ? (
          <Trans>This order is free</Trans>
        ) : free.freeOrderStatus === 'ENTERED' ? (
          <Trans>This order may be free</Trans>
        ) : (
          <Trans comment="a draw in which one of many orders is free">Free orders</Trans>
        )}
      </h2>
      <p className="mt-1 text-muted">
        <WhatBecame free={free} />
      </p>
    </section>
  )
}

function WhatBecame({ free }: { free: WireFreeOrder }) {
  const { locale, front } = useShop()
  const day = (iso: string) => (
    <DateText iso={iso} shape="date" locale={locale} timeZone={front.timeZone} />
  )
  const amount = <Price amount={free.freeAmt} />
  const { oneIn, payableTime } = free
  switch (free.freeOrderStatus) {
    case 'ENTERED': {
      const date = day(free.drawTime)
      return (
        <Trans>
          One in {oneIn} paid orders will be drawn after {date}. If it is yours, we’ll refund{' '}
          {amount}.
        </Trans>
      )
    }
    case 'WON': {
      if (!payableTime)
        return (
          <Trans>
            Your order was drawn. We’ll refund {amount} to the payment method you used, 30 days
            after you have received everything.
          </Trans>
        )
      const date = day(payableTime)
      return (
        <Trans>
          Your order was drawn. We’ll refund {amount} to the payment method you used after {date}.
        </Trans>
      )
    }
    case 'PAID':
      return free.isRefunded ? (
        <Trans>We have refunded {amount} to the payment method you used.</Trans>
      ) : (
        <Trans>{amount} is on its way back to the payment method you used.</Trans>
      )
    case 'LOST':
      return <Trans>Your order wasn’t drawn this time.</Trans>
    case 'LAPSED':
      return <Trans>This order was refunded, so it is no longer in the draw.</Trans>
  }
}
