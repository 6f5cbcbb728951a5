import { languages, storefronts } from '@galleria/contract/storefronts'
import { writeHistory, type Books, type Step } from './books.ts'
import { DAY } from '@galleria/kernel/time'
import { shipByDay } from '../../api/src/modules/merchant/index.ts'
import { expectDay } from './expect-day.ts'
import { itemName } from './item-texts.ts'
import type { ContractPlan, OrderPlan } from './order-plan.ts'
import { firstTaxRates } from '../../../database/reference/tax-rates.ts'
import { shippingOffer, sumUp, total, type OrderSums } from './order-sums.ts'
import { storedAddress } from './people.ts'
import { drawParcels, type ParcelPlan } from './parcel-plan.ts'
import { drawPayment, PAY_WINDOW, type PaymentPlan } from './payment-plan.ts'
import type { PriceList } from './prices.ts'
import { recordParcel } from './record-parcel.ts'
import { recordPayment } from './record-payment.ts'
import type { SoldOrder } from './sold-order.ts'
import type { Random } from './random.ts'
import { shopTexts } from './texts/shop-texts.ts'

type Recorder = {
  random: Random
  books: Books
  prices: PriceList
  now: number
  /** A code that no other order has. */
  nextCode(at: number): string
}
type Deadline = { contractId: string; deadline: Date; payment: PaymentPlan }

/**
 * Everything one contract leaves in the books: its orders, the payment and what was sent. Answers
 * with the orders, for what comes later.
 */
export function recordContract(recorder: Recorder, plan: ContractPlan): SoldOrder[] {
  const { random, books, prices, now } = recorder
  const { buyer, at } = plan
  const { currency } = storefronts[buyer.site]
  const payment = drawPayment(random, plan, now)
  const isOpen = payment.paidAt === null && payment.canceledAt === null
  // Open orders of the demo can be paid for a year.
  const deadline = new Date(isOpen ? now + 365 * DAY : at + PAY_WINDOW)
  const contractId = random.uuid(at)
  const sales = plan.orders.map((order) => ({
    shopId: order.shop.id,
    order,
    sums: sumUp(order, buyer.site, prices),
  }))
  const needPay = total(sales, ({ sums }) => sums.needPay)

  books.contracts.push({
    id: contractId,
    buyer_id: buyer.id,
    quote_id: random.uuid(at - 60_000),
    site: buyer.site,
    language: buyer.language,
    currency,
    need_pay: needPay,
    email: buyer.email,
    delivery_address: storedAddress(buyer.address),
    billing_address: storedAddress(buyer.address),
    deadline_at: deadline,
    created_at: new Date(at),
  })
  const sold = sales.map(({ order, sums }) =>
    recordOrder(recorder, plan, order, sums, { contractId, deadline, payment }),
  )
  const paid = recordPayment(
    random,
    books,
    { buyerId: buyer.id, contractId, at, amount: needPay, currency, now },
    payment,
    sales,
  )
  return sold.map((one) => ({ ...one, paid }))
}

function recordOrder(
  recorder: Recorder,
  plan: ContractPlan,
  order: OrderPlan,
  sums: OrderSums,
  { contractId, deadline, payment }: Deadline,
): Omit<SoldOrder, 'paid'> {
  const { random, books } = recorder
  const { buyer, at } = plan
  const { shop, lines } = order
  const id = random.uuid(at)
  const code = recorder.nextCode(at)
  const lineIds = lines.map(() => random.uuid(at))
  const { sent, steps } = sendParcels(recorder, plan, order, { id, lineIds, sums, payment })
  const { state, version, at: updatedAt } = writeHistory(books, 'order', id, steps)
  const everyName = languages.flatMap((language) =>
    lines.map(({ sku }) => itemName(sku.item, language)),
  )

  const row: SoldOrder['row'] = {
    id,
    buyer_id: buyer.id,
    contract_id: contractId,
    shop_id: shop.id,
    seller_id: shop.id,
    code,
    status: state,
    version,
    site: buyer.site,
    country: storedAddress(buyer.address).regionShortName,
    currency: storefronts[buyer.site].currency,
    goods: sums.goods,
    shipping: sums.shipping,
    shop_discount: 0,
    order_discount: 0,
    tax: sums.tax,
    tax_rate: firstTaxRates[storefronts[buyer.site].country],
    need_pay: sums.needPay,
    paid: payment.paidAt === null ? 0 : sums.needPay,
    unit_count: total(lines, ({ qty }) => qty),
    search_words: [code, ...new Set(everyName)].join(' '),
    deadline_at: deadline,
    ordered_at: new Date(at),
    paid_at: dateOf(payment.paidAt),
    ship_by: payment.paidAt === null ? null : shipByDay(new Date(payment.paidAt), shop),
    completed_at: state === 'COMPLETE' ? new Date(updatedAt) : null,
    updated_at: new Date(updatedAt),
    is_reviewed: false,
    refunded: 0,
    claimed_shipping: 0,
  }
  books.orders.push(row)
  const sold = lines.map((line, index) =>
    recordLine(recorder, plan, order, {
      line,
      index,
      orderId: id,
      lineId: lineIds[index]!,
      sums,
      sent,
      payment,
    }),
  )
  return {
    row,
    lines: sold,
    buyer,
    shop,
    parcelCount: sent.length,
    parcelsUnderWay: sent.filter(({ signedAt }) => signedAt > recorder.now).length,
    lastSentAt: Math.max(payment.paidAt ?? at, ...sent.map(({ shippedAt }) => shippedAt)),
  }
}

type Sold = { id: string; lineIds: readonly string[]; sums: OrderSums; payment: PaymentPlan }

/** What has been sent of an order by now, and how the order has gone. */
function sendParcels(
  { random, books, now }: Recorder,
  { buyer, at }: ContractPlan,
  { shop, lines }: OrderPlan,
  { id, lineIds, sums, payment }: Sold,
): { sent: ParcelPlan[]; steps: Step[] } {
  const { handlingDays, transitDays } = sums.rate
  const planned =
    payment.paidAt === null
      ? []
      : drawParcels(random, lines, { paidAt: payment.paidAt, now, handlingDays, transitDays })
  const sent = planned.filter(({ shippedAt }) => shippedAt <= now)
  const parcelIds = sent.map((parcel) =>
    recordParcel(random, books, {
      parcel,
      buyer,
      orderId: id,
      lineIds,
      shop,
      shopCity: shopTexts[shop.id]!.city,
      now,
    }),
  )
  const steps = orderSteps({ buyerId: buyer.id, at, payment, planned, sent, parcelIds, now })
  return { sent, steps }
}

type SoldHere = {
  line: OrderPlan['lines'][number]
  index: number
  orderId: string
  lineId: string
  sums: OrderSums
  sent: readonly ParcelPlan[]
  payment: PaymentPlan
}

function recordLine(
  { books }: Recorder,
  { buyer, at }: ContractPlan,
  { shop }: OrderPlan,
  { line: { sku, qty }, index, orderId, lineId, sums, sent, payment }: SoldHere,
): SoldOrder['lines'][number] {
  const { unitPrice, needPay, tax, commission } = sums.lines[index]!
  const { item } = sku
  const own = shippingOffer(shop.id, buyer.site, item.model.freight)
  const line: SoldOrder['lines'][number]['row'] = {
    id: lineId,
    buyer_id: buyer.id,
    order_id: orderId,
    position: index + 1,
    sku_id: sku.id,
    item_id: item.id,
    qty,
    delivered_qty: total(sent, ({ carries }) => carries[index]!),
    unit_price: unitPrice,
    discount: 0,
    need_pay: needPay,
    tax,
    commission,
    expect_date: expectDay(at, own.handlingDays + own.transitDays, buyer.site),
    snapshot: {
      name: itemName(item, buyer.language),
      finish: sku.finish,
      size: sku.sizeName,
      picture: sku.picture,
      urlKey: item.urlKey,
      suffix: sku.suffix,
      itemId: item.id,
      shopName: shopTexts[shop.id]!.name,
      freight: item.model.freight,
    },
    reversed_qty: 0,
    open_reverse_qty: 0,
    canceled_qty: 0,
    open_cancel_qty: 0,
    claimed: 0,
    cancel_claimed: 0,
    requests: 0,
    open_requests: 0,
    refunded: 0,
  }
  books.order_lines.push(line)
  recordMoves(books, {
    skuId: sku.id,
    lineId: line.id,
    qty,
    line: index,
    at,
    canceledAt: payment.canceledAt,
    sent,
  })
  return { sku, row: line, isReviewed: false }
}

type OrderCourse = {
  buyerId: string
  at: number
  payment: PaymentPlan
  planned: readonly ParcelPlan[]
  sent: readonly ParcelPlan[]
  parcelIds: readonly string[]
  now: number
}

/** The order's way through its life cycle, as far as it got. */
function orderSteps({ buyerId, at, payment, planned, sent, parcelIds, now }: OrderCourse): Step[] {
  const steps: Step[] = [
    { to: 'PENDING_PAY', event: 'submit', actor: 'buyer', actorId: buyerId, at },
  ]
  if (payment.waitingSince !== null)
    steps.push({ to: 'PROCESSING', event: 'wait', actor: 'payment', at: payment.waitingSince })
  if (payment.canceledAt !== null) {
    const isBuyer = payment.canceledBy === 'buyer'
    steps.push({
      to: 'CANCELED',
      event: isBuyer ? 'cancel' : 'expire',
      actor: payment.canceledBy,
      actorId: isBuyer ? buyerId : null,
      at: payment.canceledAt,
    })
  }
  if (payment.paidAt === null) return steps
  steps.push({ to: 'UN_DELIVERY', event: 'pay', actor: 'payment', at: payment.paidAt })
  for (const [index, { shippedAt }] of sent.entries()) {
    const isLast = index === planned.length - 1
    steps.push({
      to: isLast ? 'UN_RECEIVED' : 'UN_DELIVERY',
      event: 'ship',
      actor: 'merchant',
      facts: { parcelId: parcelIds[index] },
      at: shippedAt,
    })
  }
  const lastSigned = sent.reduce<ParcelPlan | undefined>(
    (last, parcel) => (last && last.signedAt > parcel.signedAt ? last : parcel),
    undefined,
  )
  if (!lastSigned || sent.length < planned.length || lastSigned.signedAt > now) return steps
  const isBuyer = lastSigned.signedBy === 'buyer'
  return [
    ...steps,
    {
      to: 'COMPLETE',
      event: 'receive',
      actor: lastSigned.signedBy,
      actorId: isBuyer ? buyerId : null,
      at: lastSigned.signedAt,
    },
  ]
}

type LineMoves = {
  skuId: number
  lineId: string
  qty: number
  line: number
  at: number
  canceledAt: number | null
  sent: readonly ParcelPlan[]
}

/**
 * Units are held when ordered, freed when the order dies, and leave both counts when they are sent.
 */
function recordMoves(
  books: Books,
  { skuId, lineId, qty, line, at, canceledAt, sent }: LineMoves,
): void {
  const move = (onHand: number, reserved: number, reason: string, when: number) =>
    books.stock_moves.push({
      sku_id: skuId,
      line_id: lineId,
      d_on_hand: onHand,
      d_reserved: reserved,
      reason,
      at: new Date(when),
    })
  move(0, qty, 'hold', at)
  if (canceledAt !== null) move(0, -qty, 'free', canceledAt)
  for (const { carries, shippedAt } of sent) {
    const units = carries[line]!
    if (units > 0) move(-units, -units, 'send', shippedAt)
  }
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at)
}
