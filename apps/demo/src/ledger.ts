import { share, money, type Currency } from '@galleria/kernel/money'
import type { Books } from './books.ts'
import type { OrderSums } from './order-sums.ts'
import type { Random } from './random.ts'

type Capture = {
  ref: string
  attemptId: string
  contractId: string
  amount: number
  currency: Currency
  at: number
}
export type Sale = { shopId: number; sums: OrderSums }

/** 1.4 % and 0.25, as the provider reports it. */
function providerFee(amount: number, currency: Currency): number {
  return share(money(amount, currency), 0.014).minor + 25
}

type Entries = readonly (readonly [account: string, amount: number])[]
type Posting = {
  event: 'capture' | 'sale' | 'refund' | 'reversal'
  contractId: string
  currency: string
  at: number
}

/** One transaction of the ledger. */
export function writeEntries(
  random: Random,
  books: Books,
  { event, contractId, currency, at }: Posting,
  entries: Entries,
): void {
  const txn = random.uuid(at)
  for (const [account, value] of entries) {
    if (value !== 0)
      books.ledger_entries.push({
        txn_id: txn,
        account,
        currency,
        amount: value,
        event,
        ref: contractId,
        at: new Date(at),
      })
  }
}

/**
 * Money taken by the provider, and its two transactions: what the buyer gave, and whom it belongs
 * to.
 */
export function writeCapture(
  random: Random,
  books: Books,
  { ref, attemptId, contractId, amount, currency, at }: Capture,
  sales: readonly Sale[],
): void {
  const fee = providerFee(amount, currency)
  books.captures.push({
    provider: 'mockpay',
    provider_ref: ref,
    contract_id: contractId,
    attempt_id: attemptId,
    amount,
    currency,
    fee,
    disposition: 'APPLIED',
    reason: 'paid',
    seen_at: new Date(at),
  })
  const write = (event: 'capture' | 'sale', entries: Entries) =>
    writeEntries(random, books, { event, contractId, currency, at }, entries)
  write('capture', [
    ['provider', amount],
    ['buyer', -amount],
    ['fees', fee],
    ['provider', -fee],
  ])
  write('sale', [
    ['buyer', amount],
    ...sales.flatMap(
      ({ shopId, sums }) =>
        [
          [`seller:${shopId}`, -(sums.needPay - sums.commission - sums.tax)],
          ['commission', -sums.commission],
          ['tax', -sums.tax],
        ] as const,
    ),
  ])
}
