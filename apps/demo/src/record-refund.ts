import { partOf } from '@galleria/kernel/money'
import { writeHistory, type Books, type Step } from './books.ts'
import { DAY } from './calendar.ts'
import { writeEntries } from './ledger.ts'
import type { Random } from './random.ts'
import type { Asked, ReverseRecorder } from './record-reverse.ts'

const FAILED_REASON = 'account_closed'

/** A refund at the payment's provider: still out, failed, or done with its entry in the books. Answers with its id. */
export function recordRefund(
  { random, books, now }: ReverseRecorder,
  asked: Asked,
  { status, at }: { status: 'SENT' | 'FAILED' | 'DONE'; at: number },
): string {
  const { sold, lines, goods, shipping } = asked
  const { currency, contract_id: contractId } = sold.row
  const id = random.uuid(at)
  const steps: Step[] = [
    { to: 'CREATED', event: 'request', actor: 'payment', facts: { reason: 'after_sales' }, at },
    { to: 'SENT', event: 'send', actor: 'payment', at: at + 200 },
  ]
  if (status === 'FAILED')
    steps.push({
      to: 'FAILED',
      event: 'fail',
      actor: 'payment',
      facts: { reason: FAILED_REASON },
      at: at + 1_300,
    })
  if (status === 'DONE') steps.push({ to: 'DONE', event: 'finish', actor: 'payment', at: at + 700 })
  const end = writeHistory(books, 'refund', id, steps)

  books.refunds.push({
    id,
    buyer_id: sold.buyer.id,
    contract_id: contractId,
    amount: goods + shipping,
    currency,
    reason: 'after_sales',
    status,
    version: 3,
    request_key: `reverse:${asked.id}`,
    failed_reason: status === 'FAILED' ? FAILED_REASON : null,
    created_at: new Date(at),
    updated_at: new Date(status === 'SENT' ? now : end.at),
    reverse_id: asked.id,
    order_id: sold.row.id,
  })
  // One leg and one try, under the refund's own id: nothing more is drawn by chance.
  books.refund_legs.push({
    id,
    refund_id: id,
    provider: 'mockpay',
    capture_ref: sold.paid!.captureRef,
    amount: goods + shipping,
    currency,
    status,
    // One that is out is asked about as soon as the mall runs, as always; the lab says "pending" for ever. A failed one is not tried again for a year.
    next_try_at: status === 'DONE' ? null : new Date(status === 'SENT' ? now : now + 365 * DAY),
  })
  books.refund_tries.push({
    id,
    leg_id: id,
    number: 1,
    key: random.uuid(at),
    provider_ref: `re_seed_${random.text(24)}`,
    status,
    failed_reason: status === 'FAILED' ? FAILED_REASON : null,
    sent_at: new Date(at + 200),
    ended_at: status === 'SENT' ? null : new Date(end.at),
  })
  for (const [index, { line, amount }] of lines.entries()) {
    const part = index === 0 ? shipping : 0
    if (amount + part > 0)
      books.refund_lines.push({
        refund_id: id,
        line_id: line.row.id,
        goods: amount,
        shipping: part,
      })
  }
  if (status === 'DONE')
    writeEntries(random, books, { event: 'refund', contractId, currency, at: end.at }, [
      ['buyer', goods + shipping],
      ['provider', -(goods + shipping)],
    ])
  return id
}

/** What the sale gave to seller, mall and state, taken back in proportion; before the lines count what was refunded. */
export function undoSale(
  random: Random,
  books: Books,
  { sold, lines, goods, shipping }: Asked,
  at: number,
): void {
  const { row } = sold
  const sum = (amountOf: (line: Asked['sold']['lines'][number]['row']) => number) =>
    sold.lines.reduce((total, line) => total + amountOf(line.row), 0)
  const shippingTax = row.tax - sum((line) => line.tax)
  const shippingBack = row.refunded - sum((line) => line.refunded)
  const partsOf = (whole: 'tax' | 'commission') =>
    lines.reduce(
      (total, { line, amount }) =>
        total +
        partOf(line.row[whole], line.row.need_pay, line.row.refunded, line.row.refunded + amount),
      0,
    )
  const tax =
    partsOf('tax') + partOf(shippingTax, row.shipping, shippingBack, shippingBack + shipping)
  const commission = partsOf('commission')
  writeEntries(
    random,
    books,
    { event: 'reversal', contractId: row.contract_id, currency: row.currency, at },
    [
      ['buyer', -(goods + shipping)],
      [`seller:${sold.shop.id}`, goods + shipping - tax - commission],
      ['commission', commission],
      ['tax', tax],
    ],
  )
}
