import type Stripe from 'stripe'
import type { Decline } from '../providers/card-vault.ts'
import type { ListedRefund, PaymentProvider } from '../providers/payment-provider.ts'
import { readDecline, readRef, readRefund, readTaken } from './stripe-present.ts'
import type { Sdk } from './stripe-sdk.ts'

/**
 * Stripe lists from new to old, a hundred at a time; the mall reads from old to new. So everything
 * since then is read, and of it the oldest is kept.
 */
async function listOldest<T>(
  pages: AsyncIterable<T>,
  limit: number,
): Promise<{ oldest: T[]; hasMore: boolean }> {
  let tail: T[] = []
  let count = 0
  for await (const one of pages) {
    tail.push(one)
    count += 1
    // Now and then, so that a long time needs no more memory than a short one.
    if (tail.length >= 2 * limit + 100) tail = tail.slice(-limit)
  }
  return { oldest: tail.slice(-limit).toReversed(), hasMore: count > limit }
}

const secondsOf = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) })

export async function listTaken(
  sdk: Sdk,
  since: Date,
  limit: number,
): ReturnType<PaymentProvider['listCaptures']> {
  const { oldest, hasMore } = await sdk.ask('captures', (stripe) =>
    listOldest<Stripe.BalanceTransaction>(
      stripe.balanceTransactions.list({
        type: 'charge',
        created: secondsOf(since),
        limit: 100,
        expand: ['data.source'],
      }),
      limit,
    ),
  )
  const read = oldest.map((line) => readTaken(line) ?? readRef(line))
  return {
    captures: read.filter((one) => typeof one !== 'string'),
    unreadable: read.filter((one) => typeof one === 'string'),
    hasMore,
  }
}

export async function listGivenBack(
  sdk: Sdk,
  since: Date,
  limit: number,
): Promise<{ refunds: readonly ListedRefund[]; hasMore: boolean }> {
  const { oldest, hasMore } = await sdk.ask('refunds', (stripe) =>
    listOldest<Stripe.Refund>(
      stripe.refunds.list({ created: secondsOf(since), limit: 100 }),
      limit,
    ),
  )
  return { refunds: oldest.map(readRefund), hasMore }
}

/** Far more than one payment ever has, so that none of an odd one goes unread. */
const MOST_REFUNDS = 1000
const MOST_DECLINES = 1000

export async function refundsOf(sdk: Sdk, paymentRef: string): Promise<ListedRefund[]> {
  const found = await sdk.ask('refunds', (stripe) =>
    stripe.refunds
      .list({ payment_intent: paymentRef, limit: 100 })
      .autoPagingToArray({ limit: MOST_REFUNDS }),
  )
  return found.map(readRefund)
}

/**
 * Every card that was declined for a payment: its buyer may type in one after the other, and only
 * the last is in the payment itself.
 */
export async function declinesOf(sdk: Sdk, paymentRef: string): Promise<Decline[]> {
  const found = await sdk.ask('declines', (stripe) =>
    stripe.charges
      .list({ payment_intent: paymentRef, limit: 100 })
      .autoPagingToArray({ limit: MOST_DECLINES }),
  )
  return found.map(readDecline).filter((one) => one !== undefined)
}
