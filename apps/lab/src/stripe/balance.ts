import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { secondsOf } from './announce.ts'
import { newStripeId, save } from './stripe.store.ts'

/**
 * The account is paid out in euro; what a euro is worth is fixed here, so that sums can be told
 * beforehand.
 */
const perEuro: Readonly<Record<string, number>> = {
  eur: 1,
  gbp: 0.8,
  sek: 11,
  pln: 4.25,
  usd: 1.1,
  // In whole yen: a euro cent is 1.6 of them.
  jpy: 1.6,
}

type Movement = {
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment'
  /** In the currency that the buyer paid in. */
  readonly amount: number
  readonly currency: string
  readonly source: string
  readonly fee?: number
}

/**
 * 1.5 % and 25 cents in euro, rounded half up; in whole thousandths, so that no float decides a
 * cent.
 */
export function feeOf(cents: number): number {
  return Math.floor((cents * 15 + 500) / 1000) + 25
}

export function inEuro(amount: number, currency: string): number {
  return Math.round(amount / (perEuro[currency] ?? 1))
}

/** One line of the account's statement. */
export function addMovement(
  context: LabContext,
  { type, amount, currency, source, fee = 0 }: Movement,
): Stripe.BalanceTransaction {
  const at = secondsOf(context)
  const cents = Math.sign(amount) * inEuro(Math.abs(amount), currency)
  return save(context.db, {
    id: newStripeId('balance_transaction'),
    object: 'balance_transaction',
    amount: cents,
    available_on: at + 7 * 24 * 3600,
    balance_type: 'payments',
    created: at,
    currency: 'eur',
    description: null,
    exchange_rate: currency === 'eur' ? null : Number((1 / (perEuro[currency] ?? 1)).toFixed(6)),
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'eur',
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: cents - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'pending',
    type,
  })
}
