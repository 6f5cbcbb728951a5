import { money } from '@galleria/kernel/money'
import { expectAnswer } from '#platform/outside.ts'
import type { ListedRefund, ProviderCapture } from '../payment-provider.ts'
import { expectYes, type Ask } from './klarna-api.ts'
import {
  wirePayouts,
  wireTransaction,
  wireTransactions,
  type WireTransaction,
} from './klarna.wire.ts'

/** Klarna's books: the only list there is of what it took and gave back, and the only place that names its fees. */

const PAGE = 500

type Settled = { readonly at: Date; readonly line: WireTransaction }

/** What Klarna charges for each capture of an order, as far as it has said so. */
export async function feesOf(ask: Ask, orderId: string): Promise<ReadonlyMap<string, number>> {
  const fees = new Map<string, number>()
  for (const { type, capture_id: ref, amount } of (await readLines(ask, `order_id=${orderId}`))
    .lines)
    if ((type === 'FEE' || type === 'COMMISSION') && ref)
      fees.set(ref, (fees.get(ref) ?? 0) + amount)
  return fees
}

export async function listSales(
  ask: Ask,
  since: Date,
): Promise<{ captures: readonly ProviderCapture[]; unreadable: readonly string[] }> {
  const { settled, unreadable } = await readSettled(ask, since)
  const captures = settled.flatMap(({ at, line }) =>
    line.type === 'SALE' && line.capture_id
      ? {
          ref: line.capture_id,
          paymentRef: line.order_id,
          reference: line.merchant_reference2,
          amount: money(line.amount, line.currency_code),
          capturedAt: at,
        }
      : [],
  )
  return { captures, unreadable }
}

export async function listReturns(ask: Ask, since: Date): Promise<readonly ListedRefund[]> {
  const { settled } = await readSettled(ask, since)
  return settled.flatMap(({ at, line }) =>
    line.type === 'RETURN' && line.refund_id
      ? {
          ref: line.refund_id,
          reference: line.merchant_refund_reference,
          status: 'succeeded' as const,
          failedReason: null,
          paymentRef: line.order_id,
          captureRef: null,
          amount: money(line.amount, line.currency_code),
          createdAt: at,
        }
      : [],
  )
}

/**
 * What was paid out from an instant on. A line counts from its payout and not from its sale: Klarna lists it days later, and who went by the sale would never
 * see it. So a payout is never divided over two readings.
 */
async function readSettled(
  ask: Ask,
  since: Date,
): Promise<{ settled: Settled[]; unreadable: string[] }> {
  const settled: Settled[] = []
  const unreadable: string[] = []
  for (const { payment_reference: payout, payout_date } of await readPayouts(ask, since)) {
    const read = await readLines(ask, `payment_reference=${payout}`)
    for (const line of read.lines) settled.push({ at: new Date(payout_date), line })
    for (let n = 0; n < read.unreadable; n += 1) unreadable.push(`payout ${payout}`)
  }
  return { settled, unreadable }
}

async function readPayouts(ask: Ask, since: Date) {
  const from = encodeURIComponent(since.toISOString())
  const all: ReturnType<typeof wirePayouts.parse>['payouts'] = []
  for (let offset = 0; ; offset += PAGE) {
    const answer = await ask(
      'GET',
      `/settlements/v1/payouts?start_date=${from}&size=${PAGE}&offset=${offset}`,
    )
    expectYes('payouts', answer)
    const { payouts } = expectAnswer(wirePayouts, answer.body)
    all.push(...payouts)
    if (payouts.length < PAGE)
      return all.toSorted((a, b) => a.payout_date.localeCompare(b.payout_date))
  }
}

async function readLines(
  ask: Ask,
  which: string,
): Promise<{ lines: WireTransaction[]; unreadable: number }> {
  const lines: WireTransaction[] = []
  let unreadable = 0
  for (let offset = 0; ; offset += PAGE) {
    const answer = await ask(
      'GET',
      `/settlements/v1/transactions?${which}&size=${PAGE}&offset=${offset}`,
    )
    expectYes('transactions', answer)
    const { transactions } = expectAnswer(wireTransactions, answer.body)
    for (const one of transactions) {
      const line = wireTransaction.safeParse(one)
      if (line.success) lines.push(line.data)
      else unreadable += 1
    }
    if (transactions.length < PAGE) return { lines, unreadable }
  }
}
