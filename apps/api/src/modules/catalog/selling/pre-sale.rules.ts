import type { WirePreSale } from '@galleria/contract/pre-sale'
import { roundMinor } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { wireMoney } from '#platform/wire-money.ts'

/** The terms of a campaign that runs, from JSON: its times are text. */
export type PreSaleTerms = {
  readonly eventType: 'FULL_PAYMENT' | 'DEPOSIT'
  readonly depositPercent: number | null
  readonly balanceStartsAt: string | null
  readonly balanceEndsAt: string | null
  readonly isDepositKept: boolean
  readonly deliveryTimeType: 'RELATIVE_TIME' | 'ABSOLUTE_TIME'
  readonly duration: number | null
  readonly expectDate: string | null
  readonly endsAt: string
}

/**
 * What of a unit's price, in minor units, is paid when it is ordered, and what later. The first
 * part is rounded, the second is the rest.
 */
export function partsOfUnit(
  terms: Pick<PreSaleTerms, 'depositPercent'>,
  price: number,
): { first: number; later: number } {
  const first =
    terms.depositPercent === null
      ? price
      : Math.max(1, roundMinor((price * terms.depositPercent) / 100))
  return { first, later: price - first }
}

export function presentPreSale(terms: PreSaleTerms, price: number, currency: string): WirePreSale {
  const { first, later } = partsOfUnit(terms, price)
  return {
    preSaleEventType: terms.eventType,
    preSaleUnitAmount: wireMoney(first, currency),
    balanceSaleUnitAmount: wireMoney(later, currency),
    balancePaymentStartTime: wireTimeOf(terms.balanceStartsAt),
    balancePaymentEndTime: wireTimeOf(terms.balanceEndsAt),
    deliveryTimeType: terms.deliveryTimeType,
    duration: terms.duration,
    isDepositKept: terms.isDepositKept,
    expectDate: terms.expectDate,
    preSaleEndTime: new Date(terms.endsAt).toISOString(),
  }
}

function wireTimeOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/**
 * The day (YYYY-MM-DD) on which goods are with their buyer when the last of their price is paid on
 * `paidOn`.
 */
export function deliveryDay(
  terms: Pick<PreSaleTerms, 'deliveryTimeType' | 'duration' | 'expectDate'>,
  paidOn: string,
): string {
  if (terms.deliveryTimeType === 'ABSOLUTE_TIME' && terms.expectDate) return terms.expectDate
  return addDays(paidOn, terms.duration ?? 0)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
