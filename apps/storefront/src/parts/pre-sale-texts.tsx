import { Plural, Trans } from '@lingui/react/macro'
import type { WirePreSale } from '@galleria/contract/pre-sale'
import { DateText } from '@galleria/ui/date'
import { DayText } from './day-text.tsx'
import { Price } from './price.tsx'
import { useShop } from './use-shop.ts'

/** When goods of a pre-sale come: on a day, or so many days after the last payment [ORD-053]. */
export function PreSaleDelivery({
  terms: { deliveryTimeType, duration, expectDate, preSaleEventType },
}: {
  terms: Pick<WirePreSale, 'deliveryTimeType' | 'duration' | 'expectDate' | 'preSaleEventType'>
}) {
  if (deliveryTimeType === 'ABSOLUTE_TIME' && expectDate)
    return (
      <Trans>
        Arrives by{' '}
        <strong className="font-bold">
          <DayText iso={expectDate} />
        </strong>
      </Trans>
    )
  return preSaleEventType === 'DEPOSIT' ? (
    <Plural
      value={duration ?? 0}
      one="Arrives within # day of paying the balance"
      other="Arrives within # days of paying the balance"
    />
  ) : (
    <Plural
      value={duration ?? 0}
      one="Arrives within # day of payment"
      other="Arrives within # days of payment"
    />
  )
}

/** From when to when the balance can be paid. */
export function BalanceWindow({
  terms: { balancePaymentStartTime: from, balancePaymentEndTime: until },
}: {
  terms: {
    readonly balancePaymentStartTime: string | null
    readonly balancePaymentEndTime: string | null
  }
}) {
  const { locale, front } = useShop()
  if (!from || !until) return null
  const shown = { shape: 'moment', locale, timeZone: front.timeZone } as const
  return (
    <Trans>
      from <DateText iso={from} {...shown} /> until <DateText iso={until} {...shown} />
    </Trans>
  )
}

/** What becomes of the deposit when the balance is not paid in time. */
export function DepositFate({ isKept }: { isKept: boolean }) {
  return isKept ? (
    <Trans>
      If you don’t pay the balance in time, the order is closed and the deposit is not refunded.
      Until then you can cancel and get it back.
    </Trans>
  ) : (
    <Trans>
      If you don’t pay the balance in time, the order is closed and your deposit is refunded.
    </Trans>
  )
}

/** How goods are paid that are not there yet: so much of each piece now, so much later. */
export function PreSaleTerms({ terms, qty }: { terms: WirePreSale; qty?: number }) {
  const times = (amount: WirePreSale['preSaleUnitAmount']) =>
    qty === undefined ? amount : { ...amount, value: Math.round(amount.value * qty * 100) / 100 }
  if (terms.preSaleEventType === 'FULL_PAYMENT')
    return <Trans>Pre-order: you pay when you order, and we send it as soon as it comes in.</Trans>
  return (
    <>
      <Trans>
        Pre-order: pay a deposit of <Price amount={times(terms.preSaleUnitAmount)} /> now, the
        balance of <Price amount={times(terms.balanceSaleUnitAmount)} /> and delivery later,
      </Trans>{' '}
      <BalanceWindow terms={terms} />.
    </>
  )
}
