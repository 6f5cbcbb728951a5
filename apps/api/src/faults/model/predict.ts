import { canPostpone, canReaddress, isSent } from './predict-parcels.ts'
import { hasToAsk, mayApply, mayCancelPaid } from './predict-after-sales.ts'
import { PAY_WINDOW, tooMuch } from './predict-unpaid.ts'
import { shippingFor, type Agreed } from './sums.ts'
import { claimsOf, depositOf, runningOn } from './predict-pre-sale.ts'
import { dueOf, isOpen, newId, type Order, type State, type Buyer, type Outcome } from './state.ts'

/**
 * What each call does to the mall, or why it is refused: written once more, in the plainest way,
 * from the specification's tables, so that both can only agree by being right.
 */
export const OK = 'ok'

export const available = (state: State, sku: number) => {
  const found = state.skus.find((one) => one.id === sku)
  return found && found.isListed ? Math.max(0, found.onHand - found.reserved) : undefined
}
export const priceOf = (state: State, sku: number) =>
  state.skus.find((one) => one.id === sku)?.price ?? 0

export function addToCart(state: State, buyer: Buyer, sku: number, qty: number): Outcome {
  const left = available(state, sku)
  if (left === undefined) return 'sku.not_found'
  if (left === 0) return 'stock.sold_out'
  if (left < qty) return 'stock.exceeded'
  const line = state.cart.find((one) => one.buyer === buyer.id && one.sku === sku)
  if (line) line.qty = Math.min(line.qty + qty, left, 999)
  else state.cart.push({ id: newId(), buyer: buyer.id, sku, qty })
  return OK
}

export function changeLine(state: State, buyer: Buyer, id: string, qty: number): Outcome {
  const line = state.cart.find((one) => one.id === id && one.buyer === buyer.id)
  if (!line) return 'cart.line_not_found'
  if (qty > (available(state, line.sku) ?? 0)) return 'stock.exceeded'
  line.qty = qty
  return OK
}

export function removeLine(state: State, buyer: Buyer, id: string): Outcome {
  state.cart = state.cart.filter((one) => one.id !== id || one.buyer !== buyer.id)
  return OK
}

export function addAddress(state: State, buyer: Buyer, isDefault: boolean): Outcome {
  if (isDefault)
    for (const one of state.addresses) if (one.buyer === buyer.id) one.isDefault = false
  state.addresses.push({ id: newId(), buyer: buyer.id, isDefault })
  return OK
}
export function changeAddress(state: State, buyer: Buyer, id: string, isDefault: boolean): Outcome {
  const address = state.addresses.find((one) => one.id === id && one.buyer === buyer.id)
  if (!address) return 'address.not_found'
  if (isDefault)
    for (const one of state.addresses) if (one.buyer === buyer.id) one.isDefault = false
  // The default stays the default until another one is.
  address.isDefault ||= isDefault
  return OK
}
export function removeAddress(state: State, buyer: Buyer, id: string): Outcome {
  if (!state.addresses.some((one) => one.id === id && one.buyer === buyer.id))
    return 'address.not_found'
  state.addresses = state.addresses.filter((one) => one.id !== id)
  return OK
}

/** What a quote promised: line, sku, quantity and price of everything, and what it comes to. */
export type Offer = { id: string; buyer: string; bill: Agreed }

/** The bill of these lines, or why there is none. */
export function makeBill(state: State, buyer: Buyer, lineIds: readonly string[]): Agreed | Outcome {
  const lines = state.cart.filter((one) => one.buyer === buyer.id && lineIds.includes(one.id))
  if (lines.length === 0) return 'checkout.empty'
  if (lines.length !== new Set(lineIds).size) return 'cart.line_not_found'
  if (lines.some((line) => (available(state, line.sku) ?? 0) < line.qty)) return 'stock.sold_out'
  const sold = lines
    .map((line) => ({
      line: line.id,
      sku: line.sku,
      qty: line.qty,
      price: priceOf(state, line.sku),
    }))
    .toSorted((a, b) => a.line.localeCompare(b.line))
  const shops = [
    ...Map.groupBy(sold, (one) => state.skus.find((sku) => sku.id === one.sku)?.shop ?? 0),
  ]
    .toSorted(([a], [b]) => a - b)
    .map(([shop, own]) => {
      const goods = own.reduce((sum, one) => sum + one.price * one.qty, 0)
      return {
        shop,
        lines: own,
        shipping: shippingFor(
          own.map((one) => state.skus.find((sku) => sku.id === one.sku)?.freight ?? 'parcel'),
          goods,
        ),
        goods,
      }
    })
  const [terms] = sold.flatMap(({ sku }) => runningOn(state, sku) ?? [])
  if (terms && sold.length > 1) return 'presale.alone'
  return {
    shops,
    total: shops.reduce((sum, one) => sum + one.goods + one.shipping, 0),
    terms: terms ?? null,
  }
}

export function render(
  state: State,
  buyer: Buyer,
  lineIds: readonly string[],
  addressId: string | undefined,
): Agreed | Outcome {
  if (addressId && !state.addresses.some((one) => one.id === addressId && one.buyer === buyer.id))
    return 'address.not_found'
  const bill = makeBill(state, buyer, lineIds)
  if (typeof bill !== 'string') state.quotes.push({ id: newId(), buyer: buyer.id })
  return bill
}

export function placeOrder(
  state: State,
  buyer: Buyer,
  quote: Offer,
  addressId: string | undefined,
  lineIds: readonly string[],
): Outcome {
  if (!state.quotes.some((one) => one.id === quote.id && one.buyer === buyer.id))
    return 'checkout.quote_unknown'
  if (state.contracts.some((one) => one.quote === quote.id)) return OK
  if (!addressId) return 'checkout.address_missing'
  if (!state.addresses.some((one) => one.id === addressId && one.buyer === buyer.id))
    return 'address.not_found'
  const bill = makeBill(state, buyer, lineIds)
  if (typeof bill === 'string') return bill
  if (JSON.stringify(bill) !== JSON.stringify(quote.bill)) return 'price.changed'
  const refusal = tooMuch(state, buyer, bill)
  if (refusal) return refusal
  const contract = newId()
  const deposit = depositOf(bill)
  state.contracts.push({
    id: contract,
    buyer: buyer.id,
    quote: quote.id,
    claims: claimsOf(bill, state.now),
    needPay: bill.total,
    placed: state.now,
    deadline: state.now + PAY_WINDOW,
    isCanceled: false,
  })
  for (const { shop, lines, goods, shipping } of bill.shops) {
    state.orders.push({
      id: newId(),
      contract,
      buyer: buyer.id,
      shop,
      status: deposit > 0 ? 'PENDING_DEPOSIT' : 'PENDING_PAY',
      needPay: goods + shipping,
      paid: 0,
      deposit,
      isDepositKept: false,
      refunded: 0,
      shipping,
      claimedShipping: 0,
      completedAt: null,
      exchangedAt: null,
      replacedAt: null,
      isReviewed: false,
      lines: lines.map((one) => ({
        id: newId(),
        sku: one.sku,
        qty: one.qty,
        unitPrice: one.price,
        needPay: one.price * one.qty,
        delivered: 0,
        reversed: 0,
        open: 0,
        canceled: 0,
        openCancel: 0,
        claimed: 0,
        cancelClaimed: 0,
        requests: 0,
        openRequests: 0,
        isReviewed: false,
      })),
    })
    for (const one of lines) hold(state, one.sku, one.qty)
  }
  state.cart = state.cart.filter((one) => one.buyer !== buyer.id || !lineIds.includes(one.id))
  return OK
}

export function hold(state: State, sku: number, qty: number): void {
  for (const one of state.skus) if (one.id === sku) one.reserved += qty
}

/** Its buyer has the goods, also when all their money came back since. */
function wasReceived({ status, completedAt }: Order): boolean {
  return (status === 'COMPLETE' || status === 'CLOSED') && completedAt !== null
}

export function review(state: State, buyer: Buyer, lineIds: readonly string[]): Outcome {
  if (!buyer.isMember) return 'auth.signed_out'
  const orders = state.orders.filter(
    (order) => order.buyer === buyer.id && order.lines.some((line) => lineIds.includes(line.id)),
  )
  const lines = orders.flatMap((order) => order.lines.filter((line) => lineIds.includes(line.id)))
  if (lines.length !== lineIds.length) return 'comment.line_not_found'
  const closed = orders.find((order) => !wasReceived(order) || order.isReviewed)
  if (closed) return closed.isReviewed ? 'comment.already_written' : 'comment.order_state'
  if (lines.some((line) => line.isReviewed)) return 'comment.already_written'
  for (const order of orders) {
    for (const line of order.lines) {
      if (!lineIds.includes(line.id)) continue
      line.isReviewed = true
      state.comments.push({ id: newId(), line: line.id, shop: order.shop, isAnswered: false })
    }
    order.isReviewed = order.lines.every((line) => line.isReviewed)
  }
  return OK
}

export function answer(state: State, shops: readonly number[], id: string): Outcome {
  const comment = state.comments.find((one) => one.id === id && shops.includes(one.shop))
  if (!comment) return 'comment.not_found'
  if (comment.isAnswered) return 'comment.already_answered'
  comment.isAnswered = true
  return OK
}

/** What a buyer is offered on an order (P6). */
export function offersTo(state: State, buyer: Buyer, order: Order): string[] {
  const contract = state.contracts.find((one) => one.id === order.contract)
  const isUnpaid = isOpen(order)
  const isAtOnce = order.status === 'PENDING_PAY' || order.status === 'PROCESSING'
  const due = contract && dueOf(contract)
  const isInTime = isUnpaid && (contract?.deadline ?? 0) > state.now
  const hasAttempt = state.attempts.some(
    (one) => one.contract === order.contract && one.claim === due?.kind,
  )
  const parcels = state.parcels.filter((one) => one.order === order.id)
  // The first parcel brings the invoice, and a deposit one of its own.
  const hasPaper = parcels.length > 0 || (order.deposit > 0 && order.paid > 0)
  const offers: [string, boolean][] = [
    ['buyerCancelBeforePay', isUnpaid],
    ['confirm', isSent(order) && parcels.some((one) => one.status === 'SEND_DELIVERY')],
    [
      'buyerPostponeConfirmDeadline',
      isSent(order) && parcels.some((one) => canPostpone(order, one)),
    ],
    ['pay', isInTime && order.status === 'PENDING_PAY' && !hasAttempt],
    ['secondary_pay', isInTime && isAtOnce && hasAttempt],
    ['payDeposit', isInTime && order.status === 'PENDING_DEPOSIT'],
    [
      'payBalance',
      isInTime && order.status === 'PENDING_BALANCE' && (due?.opens ?? 0) <= state.now,
    ],
    ['buyerChangeAddress', canReaddress(state, order)],
    ['checkExpressTrack', parcels.length > 0],
    ['viewInvoice', hasPaper],
    ['buyerCheckVATInvoice', hasPaper],
    ['sendInvoiceEmail', hasPaper && order.status !== 'UN_DELIVERY'],
    ['buyAgain', !isUnpaid && order.lines.some((line) => available(state, line.sku) !== undefined)],
    ['comment', wasReceived(order) && buyer.isMember && !order.isReviewed],
    ['buyerApplyReverse', mayApply(state, buyer, order)],
    ['guestApplyReverse', !buyer.isMember && hasToAsk(state, order)],
    ['buyerCancelAfterPay', mayCancelPaid(order)],
  ]
  return offers.flatMap(([name, isOffered]) => (isOffered ? [name] : [])).toSorted()
}
