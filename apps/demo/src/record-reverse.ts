import {
  availableOf,
  ceilingOf,
  findAskedUnits,
  leastOf,
  mostOf,
  shareOut,
} from '../../api/src/modules/after-sales/index.ts'
import type { OrderLineRow } from '../../api/src/modules/order/index.ts'
import type { Album } from './photo-album.ts'
import { writeHistory, type Books, type Step } from './books.ts'
import { DAY, HOUR, MINUTE } from './calendar.ts'
import type { Random } from './random.ts'
import { recordRefund, undoSale } from './record-refund.ts'
import type { ReversePlan } from './reverse-plan.ts'
import type { SoldLine, SoldOrder } from './sold-order.ts'
import { reviewTexts } from './texts/review-texts/index.ts'

export type ReverseRecorder = {
  random: Random
  books: Books
  staff: ReadonlyMap<number, string>
  album: Album
  now: number
  nextCode(at: number): string
}
export type AskedLine = {
  line: SoldLine
  qty: number
  unsent: number
  unsentAmount: number
  available: number
  amount: number
}
/** What is asked back of an order. */
export type Asked = {
  id: string
  sold: SoldOrder
  lines: AskedLine[]
  goods: number
  shipping: number
  availableShipping: number
}

/** A seller's silence of 48 hours is a yes. */
const SILENCE = 48 * HOUR
const SILENT = 0.15

/** An after-sales order with everything it leaves: claims on lines, history, refund, books and, in the end, the order changed. */
export function recordReverse(recorder: ReverseRecorder, plan: ReversePlan): void {
  const { random, books, now } = recorder
  const { sold, at, reason, end } = plan
  const id = random.uuid(at)
  const asked = claim(id, plan)
  const total = asked.goods + asked.shipping
  const isEvident =
    ['DAMAGED', 'NOT_AS_DESCRIBED', 'WRONG_ITEM'].includes(reason) &&
    sold.row.status !== 'UN_DELIVERY'
  const evidence =
    (isEvident && end !== 'closed') || random.chance(0.2) ? giveEvidence(recorder, plan) : []
  const story = tellStory(recorder, plan)
  const refundId =
    story.refund && recordRefund(recorder, asked, { status: story.refund, at: story.startedAt! })
  const {
    state,
    version,
    at: updatedAt,
  } = writeHistory(
    books,
    'reverse',
    id,
    story.steps.map((step) =>
      step.event === 'finishRefund' ? { ...step, facts: { refundId } } : step,
    ),
  )
  const texts = reviewTexts[sold.buyer.language]
  const code = `R${recorder.nextCode(at)}`
  const isStopped = end === 'done' || end === 'canceled' || end === 'closed'
  const isRefunded = story.refund === 'DONE'
  books.reverse_orders.push({
    id,
    buyer_id: sold.buyer.id,
    order_id: sold.row.id,
    contract_id: sold.row.contract_id,
    shop_id: sold.shop.id,
    seller_id: sold.shop.id,
    code,
    type: 'SALE_REFUND',
    status: state,
    version,
    currency: sold.row.currency,
    reason,
    remark: random.chance(0.9) ? random.pick(texts.asks[reason]) : '',
    evidence: `{${evidence.join(',')}}`,
    goods: asked.goods,
    shipping: asked.shipping,
    available_goods: sumOf(asked.lines, ({ available }) => available),
    available_shipping: asked.availableShipping,
    refunded_goods: isRefunded ? asked.goods : 0,
    refunded_shipping: isRefunded ? asked.shipping : 0,
    unit_count: sumOf(asked.lines, ({ qty }) => qty),
    reject_reason: end === 'closed' ? declineOf(texts.declines, reason, evidence.length > 0) : '',
    is_auto: story.isAuto,
    request_key: random.text(32, '0123456789abcdef'),
    // What the mall would do by itself waits a year, so that the demo stays as it is.
    next_step_at: isStopped ? null : new Date(now + 364 * DAY),
    answer_by: end === 'waiting' ? new Date(now + 365 * DAY) : new Date(at + SILENCE),
    applied_at: new Date(at),
    audited_at: dateOf(story.auditedAt),
    refunded_at: dateOf(story.finishedAt),
    stopped_at: isStopped ? new Date(updatedAt) : null,
    updated_at: new Date(updatedAt),
    search_words: [
      code,
      sold.row.code,
      ...asked.lines.map(({ line }) => line.row.snapshot.name),
    ].join(' '),
  })
  for (const { line, qty, unsent, unsentAmount, available, amount } of asked.lines)
    books.reverse_lines.push({
      reverse_id: id,
      line_id: line.row.id,
      qty,
      unsent_qty: unsent,
      taken_qty: unsent,
      unsent_amount: unsentAmount,
      available,
      apply_amount: amount,
    })
  if (end === 'canceled' || end === 'closed') freeClaims(asked, end)
  if (isRefunded) countRefunded(recorder, asked, total, story.finishedAt!)
  if (end === 'done') settle(recorder, asked, updatedAt)
}

/** The money is claimed when the buyer asks, and units that were not sent, by the mall's own sums. */
function claim(id: string, { sold, units, share, at }: ReversePlan): Asked {
  const { row } = sold
  const available = availableOf(
    {
      needPay: row.need_pay,
      shipping: row.shipping,
      claimedShipping: row.claimed_shipping,
      claimedGoods: sumOf(sold.lines, (line) => line.row.claimed),
    },
    units.map(({ line, qty }) => findAskedUnits(countsOf(line), { qty })!),
  )
  const [least, most] = [leastOf(available), mostOf(available)]
  const amount =
    share === 1
      ? most
      : Math.min(
          most - available.shipping,
          Math.max(least, 500, Math.round((most * share) / 500) * 500),
        )
  const { goods, shipping } = shareOut(amount, available, row.currency)
  const lines = available.lines.map((one, index) => ({
    line: units[index]!.line,
    qty: one.qty,
    unsent: one.unsentQty,
    unsentAmount: one.unsentAmount,
    available: ceilingOf(one),
    amount: goods[index]!,
  }))
  for (const { line, unsent, unsentAmount, amount: ofLine } of lines) {
    line.row.open_reverse_qty += unsent
    line.row.open_cancel_qty += unsent
    line.row.claimed += ofLine
    line.row.cancel_claimed += unsentAmount
    line.row.requests += 1
    line.row.open_requests += 1
  }
  row.claimed_shipping += shipping
  row.updated_at = new Date(Math.max(at, row.updated_at.getTime()))
  return {
    id,
    sold,
    lines,
    goods: sumOf(goods, (part) => part),
    shipping,
    availableShipping: available.shipping,
  }
}

/** As the mall's rules see a line. */
function countsOf({ row }: SoldLine): OrderLineRow {
  return {
    qty: row.qty,
    deliveredQty: row.delivered_qty,
    reversedQty: row.reversed_qty,
    openReverseQty: row.open_reverse_qty,
    canceledQty: row.canceled_qty,
    openCancelQty: row.open_cancel_qty,
    needPay: row.need_pay,
    claimed: row.claimed,
    cancelClaimed: row.cancel_claimed,
  } as OrderLineRow
}

function giveEvidence(
  { random, books, album }: ReverseRecorder,
  { sold, at, units }: ReversePlan,
): string[] {
  const photos = album.of(units[0]!.line.sku)
  return photos.slice(0, random.int(1, 2)).map((photo) => {
    const { id, row } = album.give(photo, {
      ownerId: sold.buyer.id,
      purpose: 'evidence',
      sellerId: sold.shop.id,
      at,
    })
    books.files.push(row)
    return id
  })
}

type Story = {
  steps: Step[]
  isAuto: boolean
  auditedAt: number | null
  startedAt: number | null
  finishedAt: number | null
  refund: 'SENT' | 'FAILED' | 'DONE' | null
}

/** What happened and who did it, as far as it got. */
function tellStory({ random, staff, now }: ReverseRecorder, { sold, at, end }: ReversePlan): Story {
  const steps: Step[] = [
    { to: 'AS_APPLIED', event: 'apply', actor: 'buyer', actorId: sold.buyer.id, at },
    { to: 'WAITING_FOR_AUDIT_BY_SELLER', event: 'route', actor: 'clock', at },
  ]
  const seller = { actor: 'merchant', actorId: staff.get(sold.shop.id) ?? null }
  const open: Story = {
    steps,
    isAuto: false,
    auditedAt: null,
    startedAt: null,
    finishedAt: null,
    refund: null,
  }
  if (end === 'waiting') return open
  const answeredAt = Math.min(at + random.int(40 * MINUTE, 40 * HOUR), now - HOUR)
  if (end === 'canceled')
    return {
      ...open,
      steps: [
        ...steps,
        {
          to: 'REVERSE_CANCELED',
          event: 'cancel',
          actor: 'buyer',
          actorId: sold.buyer.id,
          at: answeredAt,
        },
      ],
    }
  if (end === 'closed')
    return {
      ...open,
      auditedAt: answeredAt,
      steps: [...steps, { to: 'REVERSE_CLOSE', event: 'reject', ...seller, at: answeredAt }],
    }

  const isAuto = random.chance(SILENT) && at + SILENCE < now - HOUR
  const auditedAt = isAuto ? at + SILENCE + random.int(1, 9) * 1000 : answeredAt
  steps.push({
    to: 'WAITING_FOR_REFUND',
    event: 'approveRefund',
    ...(isAuto ? { actor: 'clock' } : seller),
    at: auditedAt,
  })
  if (end === 'approved') return { ...open, isAuto, auditedAt }
  const startedAt = auditedAt + random.int(300, 900)
  steps.push({ to: 'REFUND_PENDING', event: 'startRefund', actor: 'payment', at: startedAt })
  if (end === 'pending') return { ...open, isAuto, auditedAt, startedAt, refund: 'SENT' }
  const finishedAt = startedAt + random.int(1_500, 4_000)
  if (end === 'failed') {
    steps.push({
      to: 'REFUND_FAIL',
      event: 'failRefund',
      actor: 'payment',
      facts: { reason: 'account_closed' },
      at: finishedAt,
    })
    return { ...open, isAuto, auditedAt, startedAt, refund: 'FAILED' }
  }
  steps.push({ to: 'REFUND_DONE', event: 'finishRefund', actor: 'payment', at: finishedAt })
  if (end === 'done')
    steps.push({
      to: 'REVERSE_DONE',
      event: 'settle',
      actor: 'clock',
      at: finishedAt + random.int(200, 900),
    })
  return { ...open, isAuto, auditedAt, startedAt, finishedAt, refund: 'DONE' }
}

function declineOf(
  declines: (typeof reviewTexts)['en']['declines'],
  reason: string,
  hasPhoto: boolean,
): string {
  if (reason === 'DAMAGED' && !hasPhoto) return declines.unproven
  return reason === 'NOT_AS_DESCRIBED' || reason === 'WRONG_ITEM'
    ? declines.asOrdered
    : declines.wasWhole
}

/** An application that came to nothing gives its units and its money free again; one that was taken back does not count. */
function freeClaims({ sold, lines, shipping }: Asked, end: 'canceled' | 'closed'): void {
  for (const { line, unsent, unsentAmount, amount } of lines) {
    line.row.open_reverse_qty -= unsent
    line.row.open_cancel_qty -= unsent
    line.row.claimed -= amount
    line.row.cancel_claimed -= unsentAmount
    line.row.requests -= end === 'canceled' ? 1 : 0
    line.row.open_requests -= 1
  }
  sold.row.claimed_shipping -= shipping
}

function countRefunded(
  { random, books }: ReverseRecorder,
  asked: Asked,
  total: number,
  at: number,
): void {
  undoSale(random, books, asked, at)
  for (const { line, unsent, amount } of asked.lines) {
    line.row.open_reverse_qty -= unsent
    line.row.reversed_qty += unsent
    line.row.refunded += amount
    line.row.open_requests -= 1
  }
  asked.sold.row.refunded += total
}

/** Units that were never sent go back on the shelf; an order whose money went back whole is closed, one with nothing left to send waits for its parcels or is complete. */
function settle({ books }: ReverseRecorder, { sold, lines }: Asked, at: number): void {
  for (const { line, unsent } of lines.filter((one) => one.unsent > 0)) {
    line.row.open_cancel_qty -= unsent
    line.row.canceled_qty += unsent
    books.stock_moves.push({
      sku_id: line.sku.id,
      line_id: line.row.id,
      d_on_hand: 0,
      d_reserved: -unsent,
      reason: 'refunded unsent',
      at: new Date(at),
    })
  }
  const { row } = sold
  const hasNothingLeft =
    row.status === 'UN_DELIVERY' &&
    sold.lines.every((line) => line.row.qty === line.row.delivered_qty + line.row.canceled_qty)
  if (row.refunded === row.paid)
    moveOrder(books, sold, { to: 'CLOSED', event: 'close', actor: 'payment', at })
  else if (hasNothingLeft)
    moveOrder(books, sold, {
      to: sold.parcelsUnderWay > 0 ? 'UN_RECEIVED' : 'COMPLETE',
      event: 'skipRest',
      actor: 'payment',
      at,
    })
}

function moveOrder(books: Books, { row }: SoldOrder, step: Step): void {
  const { state, version } = writeHistory(books, 'order', row.id, [step], {
    state: row.status,
    version: row.version,
  })
  row.status = state
  row.version = version
  row.updated_at = new Date(step.at)
  if (state === 'COMPLETE') row.completed_at = new Date(step.at)
}

function sumOf<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0)
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at)
}
