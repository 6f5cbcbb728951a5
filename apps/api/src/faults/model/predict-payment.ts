import { available, hold, OK, priceOf } from './predict.ts'
import { lapse, waitForBank } from './predict-unpaid.ts'
import {
  dueOf,
  isLive,
  isOpen,
  newId,
  type Attempt,
  type Buyer,
  type Claim,
  type Contract,
  type Order,
  type Outcome,
  type ProviderState,
  type State,
} from './state.ts'

/** Paying, giving up, and what the provider says of it. */

export function startPayment(state: State, buyer: Buyer, contractId: string): Outcome {
  const contract = state.contracts.find((one) => one.id === contractId && one.buyer === buyer.id)
  if (!contract) return 'contract.not_found'
  const claim = dueOf(contract)
  if (!claim) throw new Error('a contract without a claim')
  if (claim.status === 'PAID') return 'payment.already_paid'
  if (claim.status === 'CLOSED' || claim.opens > state.now || contract.deadline <= state.now)
    return 'payment.window_closed'
  const live = state.attempts.find(
    (one) => one.contract === contract.id && one.claim === claim.kind && isLive(one),
  )
  // One that the provider had not answered to is asked for again under its key.
  if (live?.status === 'CREATED')
    Object.assign(live, {
      status: 'PAY_PENDING',
      providerState: { status: 'open', captures: 0 },
    })
  if (!live)
    state.attempts.push({
      id: newId(),
      contract: contract.id,
      claim: claim.kind,
      status: 'PAY_PENDING',
      ref: null,
      key: '',
      providerState: { status: 'open', captures: 0 },
    })
  return OK
}

/** The provider cancels a live attempt; when it has money, the money wins. */
function letGo(state: State, attempt: Attempt): void {
  if (!isLive(attempt)) return
  const seen = attempt.providerState
  if (seen && seen.captures > 0) return void pollPayment(state, attempt.id, seen)
  attempt.status = seen?.status === 'declined' ? 'PAY_FAILED' : 'PAY_CLOSED'
  lapse(state, attempt)
}

/**
 * The mall asks the provider for an attempt's state: money counts, whenever it comes; the rest only
 * while the attempt lives.
 */
export function pollPayment(state: State, attemptId: string, seen: ProviderState): Outcome {
  const attempt = state.attempts.find((one) => one.id === attemptId)
  const contract = state.contracts.find((one) => one.id === attempt?.contract)
  const claim = contract?.claims.find((one) => one.kind === attempt?.claim)
  if (!attempt || !contract || !claim) return OK
  const orders = state.orders.filter((one) => one.contract === contract.id)
  if (seen.captures > 0) {
    if (attempt.status === 'PAY_SUCCESS' || attempt.status === 'PAY_DUPLICATE') return OK
    attempt.status = takeMoney(state, contract, claim, orders) ? 'PAY_SUCCESS' : 'PAY_DUPLICATE'
    return OK
  }
  if (!isLive(attempt)) return OK
  if (seen.status === 'processing') {
    const isPart = claim.kind !== 'FULL' && claim.status === 'OPEN' && orders.every(isOpen)
    if (isPart || orders.some((one) => one.status === 'PENDING_PAY'))
      waitForBank(state, contract, claim)
    for (const order of orders) if (order.status === 'PENDING_PAY') order.status = 'PROCESSING'
  } else if (seen.status !== 'open') letGo(state, attempt)
  return OK
}

/**
 * Orders that wait for it are paid; those that the clock closed come back, all or none, while goods
 * and prices are what they were.
 */
function takeMoney(
  state: State,
  contract: Contract,
  claim: Claim,
  orders: readonly Order[],
): boolean {
  if (claim.status === 'PAID' || contract.isCanceled) return false
  const rest = contract.claims.filter((one) => one !== claim && one.status !== 'PAID')
  if (dueOf(contract) !== claim || rest.some((one) => one.closes <= state.now)) return false
  if (orders.every((one) => one.status === 'CANCELED')) {
    const lines = orders.flatMap((one) => one.lines)
    if (
      lines.some(
        (line) =>
          available(state, line.sku) === undefined || priceOf(state, line.sku) !== line.unitPrice,
      )
    )
      return false
    const needs = Map.groupBy(lines, (line) => line.sku)
    if (
      [...needs].some(
        ([sku, own]) => own.reduce((sum, line) => sum + line.qty, 0) > (available(state, sku) ?? 0),
      )
    )
      return false
    for (const line of lines) hold(state, line.sku, line.qty)
  } else if (!orders.every(isOpen)) return false
  claim.status = 'PAID'
  const [next] = rest
  if (next) {
    next.status = 'OPEN'
    contract.deadline = next.closes
  }
  for (const order of orders)
    Object.assign(
      order,
      next
        ? { status: 'PENDING_BALANCE', paid: order.deposit }
        : { status: 'UN_DELIVERY', paid: order.needPay },
    )
  return true
}

export function closeAttempt(state: State, buyer: Buyer, attemptId: string): Outcome {
  const attempt = state.attempts.find((one) => one.id === attemptId)
  const contract = state.contracts.find(
    (one) => one.id === attempt?.contract && one.buyer === buyer.id,
  )
  if (!attempt || !contract) return 'payment.not_found'
  letGo(state, attempt)
  return OK
}

export function cancelUnpaid(state: State, buyer: Buyer, orderId: string): Outcome {
  const order = state.orders.find((one) => one.id === orderId && one.buyer === buyer.id)
  if (!order) return 'order.not_found'
  if (!isOpen(order)) return 'order.state'
  const { paid } = order
  for (const attempt of state.attempts)
    if (attempt.contract === order.contract) letGo(state, attempt)
  const contract = state.contracts.find((one) => one.id === order.contract)
  // Money that came meanwhile wins, a deposit too.
  if (!isOpen(order) || order.paid !== paid) return 'order.state'
  if (contract) contract.isCanceled = true
  for (const claim of contract?.claims ?? []) if (claim.status === 'OPEN') claim.status = 'CLOSED'
  for (const one of state.orders.filter((other) => other.contract === order.contract)) {
    Object.assign(
      one,
      one.paid > 0 ? { status: 'CLOSED', refunded: one.paid } : { status: 'CANCELED' },
    )
    for (const line of one.lines) hold(state, line.sku, -line.qty)
  }
  return OK
}
