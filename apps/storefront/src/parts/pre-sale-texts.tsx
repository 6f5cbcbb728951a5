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
        With you by{' '}
        <strong className="font-bold">
          <DayText iso={expectDate} />
        </strong>
      </Trans>
    )
  return preSaleEventType === 'DEPOSIT' ? (
    <Plural
      value={duration ?? 0}
      one="With you within # day after you pay the balance"
      other="With you within # days after you pay the balance"
    />
  ) : (
    <Plural
      value={duration ?? 0}
      one="With you within # day after you pay"
      other="With you within # days after you pay"
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
      If the balance is not paid in time, the order is closed and the deposit is kept. Until then
      you can cancel and get it back.
    </Trans>
  ) : (
    <Trans>
      If the balance is not paid in time, the order is closed and you get the deposit back.
    </Trans>
  )
}

/** How goods are paid that are not there yet: so much of each piece now, so much later. */
export function PreSaleTerms({ terms, qty }: { terms: WirePreSale; qty?: number }) {
  const times = (amount: WirePreSale['preSaleUnitAmount']) =>
    qty === undefined ? amount : { ...amount, value: Math.round(amount.value * qty * 100) / 100 }
  if (terms.preSaleEventType === 'FULL_PAYMENT')
    return <Trans>Pre-sale: paid when you order, sent as soon as it is there.</Trans>
  return (
    <>
      <Trans>
        Pre-sale: deposit <Price amount={times(terms.preSaleUnitAmount)} /> now, balance{' '}
        <Price amount={times(terms.balanceSaleUnitAmount)} /> and delivery later,
      </Trans>{' '}
      <BalanceWindow terms={terms} />.
    </>
  )
}
