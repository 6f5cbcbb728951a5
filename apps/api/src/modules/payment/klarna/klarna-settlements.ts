import { money, type Money } from '@galleria/kernel/money'
import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import type { ListedRefund, ProviderCapture } from '../providers/payment-provider.ts'
import { expectYes, type Ask } from './klarna-api.ts'
import {
  wirePayout,
  wirePayouts,
  wireTransaction,
  wireTransactions,
  type WirePayout,
  type WireTransaction,
} from './klarna.wire.ts'

/**
 * Klarna's books: the only list there is of what it took and gave back, and the only place that
 * names its fees.
 */

const PAGE = 500

/** By what a line that cannot be read is named. */
const wireNamed = z.object({
  type: z.optional(z.string()),
  capture_id: z.optional(z.string().max(255)),
  refund_id: z.optional(z.string().max(255)),
  payment_reference: z.optional(z.string().max(255)),
})

type Settled = { readonly at: Date; readonly line: WireTransaction }

/** What Klarna charges for each capture of an order, as far as it has said so. */
export async function feesOf(ask: Ask, orderId: string): Promise<ReadonlyMap<string, number>> {
  const fees = new Map<string, number>()
  for (const line of (await readLines(ask, `order_id=${orderId}`)).lines)
    if (isFee(line) && line.capture_id)
      fees.set(line.capture_id, (fees.get(line.capture_id) ?? 0) + line.amount)
  return fees
}

/** Sales, each with the fees that its payout names. */
export async function listSales(
  ask: Ask,
  since: Date,
): Promise<{ captures: readonly ProviderCapture[]; unreadable: readonly string[] }> {
  const { settled, unreadable } = await readSettled(ask, since, (type) => type !== 'RETURN')
  const fees = Map.groupBy(
    settled.filter(({ line }) => isFee(line)),
    ({ line }) => line.capture_id,
  )
  const captures = settled.flatMap(({ at, line }) => {
    if (line.type !== 'SALE' || !line.capture_id) return []
    const ofOne = fees.get(line.capture_id)
    const fee = ofOne?.reduce((sum, one) => sum + one.line.amount, 0)
    return {
      ref: line.capture_id,
      paymentRef: line.order_id,
      reference: line.merchant_reference2,
      amount: money(line.amount, line.currency_code),
      capturedAt: at,
      fee: fee === undefined ? undefined : money(fee, line.currency_code),
    }
  })
  return { captures, unreadable }
}

const isFee = (line: WireTransaction) =>
  (line.type === 'FEE' || line.type === 'COMMISSION') && signOfDisputeFee(line) === 0

/** What a dispute costs is told by the payouts alone, and is no fee of the capture. */
const disputeFees: Readonly<Record<string, number>> = {
  DISPUTE_FEE: 1,
  APPEAL_FEE: 1,
  DISPUTE_FEE_REFUND: -1,
}
const signOfDisputeFee = ({ type, detailed_type }: WireTransaction) =>
  disputeFees[detailed_type ?? type] ?? 0

/** The orders of whose disputes payouts from an instant on name a fee. */
export async function findDisputeFees(ask: Ask, since: Date): Promise<ReadonlySet<string>> {
  const { settled } = await readSettled(ask, since, () => false)
  const named = settled.filter(({ line }) => signOfDisputeFee(line) !== 0)
  return new Set(named.map(({ line }) => line.order_id))
}

/** What the disputes of an order have cost so far, all together. */
export async function disputeFeeOf(ask: Ask, orderId: string): Promise<Money | null> {
  const { lines } = await readLines(ask, `order_id=${orderId}`)
  const named = lines.filter((line) => signOfDisputeFee(line) !== 0)
  const currency = named[0]?.currency_code
  if (!currency) return null
  // Amounts of two currencies are never added.
  const sum = named
    .filter((line) => line.currency_code === currency)
    .reduce((total, line) => total + signOfDisputeFee(line) * line.amount, 0)
  return money(sum, currency)
}

export async function listReturns(
  ask: Ask,
  since: Date,
): Promise<{ refunds: readonly ListedRefund[]; unreadable: readonly string[] }> {
  const { settled, unreadable } = await readSettled(ask, since, (type) => type === 'RETURN')
  const refunds = settled.flatMap(({ at, line }) =>
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
  return { refunds, unreadable }
}

/**
 * What was paid out from an instant on. A line counts from its payout and not from its sale: Klarna
 * lists it days later, and who went by the sale would never see it. So a payout is never divided
 * over two readings.
 */
async function readSettled(
  ask: Ask,
  since: Date,
  isMeant: (type: string | undefined) => boolean,
): Promise<{ settled: Settled[]; unreadable: string[] }> {
  const settled: Settled[] = []
  const { payouts, unreadable } = await readPayouts(ask, since)
  for (const { payment_reference: payout, payout_date } of payouts) {
    const read = await readLines(ask, `payment_reference=${payout}`)
    for (const line of read.lines) settled.push({ at: new Date(payout_date), line })
    for (const { type, capture_id, refund_id } of read.unreadable)
      if (isMeant(type)) unreadable.push(capture_id ?? refund_id ?? `payout ${payout}`)
  }
  return { settled, unreadable }
}

/** Entry by entry: one that is none takes no other with it. */
async function readPayouts(
  ask: Ask,
  since: Date,
): Promise<{ payouts: WirePayout[]; unreadable: string[] }> {
  const from = encodeURIComponent(since.toISOString())
  const all: WirePayout[] = []
  const unreadable: string[] = []
  for (let offset = 0; ; offset += PAGE) {
    const answer = await ask(
      'GET',
      `/settlements/v1/payouts?start_date=${from}&size=${PAGE}&offset=${offset}`,
    )
    expectYes('payouts', answer)
    const { payouts } = expectAnswer(wirePayouts, answer.body)
    for (const one of payouts) {
      const payout = wirePayout.safeParse(one)
      if (payout.success) all.push(payout.data)
      else
        unreadable.push(
          `payout ${wireNamed.safeParse(one).data?.payment_reference ?? 'without a name'}`,
        )
    }
    if (payouts.length < PAGE)
      return {
        payouts: all.toSorted((a, b) => a.payout_date.localeCompare(b.payout_date)),
        unreadable,
      }
  }
}

async function readLines(
  ask: Ask,
  which: string,
): Promise<{ lines: WireTransaction[]; unreadable: z.output<typeof wireNamed>[] }> {
  const lines: WireTransaction[] = []
  const unreadable: z.output<typeof wireNamed>[] = []
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
      else unreadable.push(wireNamed.safeParse(one).data ?? {})
    }
    if (transactions.length < PAGE) return { lines, unreadable }
  }
}
