import type { Parsed } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findContract, findOrders, lockContract } from '#modules/order/index.ts'
import { findDue, findPaymentOrders, type PaymentOrder } from '#modules/payment/index.ts'

/**
 * The payment order that is to be paid, under its contract's lock; one that cannot be paid now is
 * refused.
 */
export async function lockPaymentOrder(
  ctx: Context,
  tx: Tx,
  request: Parsed<typeof paymentCalls.firstPay>,
): Promise<PaymentOrder> {
  const find = () => findContract(tx, buyerOf(ctx), request.contractId)
  const found = await find()
  if (!found || !(await lockContract(tx, found.id))) throw refuse('contract.not_found')
  // Read again under the lock: who signed in from another tab meanwhile took the guest's orders
  // along, and pays as the member.
  const contract = await find()
  if (!contract) throw refuse('auth.signed_out')
  if (request.tradeId && request.tradeId !== contract.id) throw refuse('contract.not_found')
  const paymentOrders = await findPaymentOrders(tx, contract.id)
  const orders = await findOrders(tx, { contractId: contract.id })
  if (request.orderId && !orders.some((order) => order.id === request.orderId))
    throw refuse('contract.not_found')
  const paymentOrder = request.paymentOrderId
    ? paymentOrders.find((one) => one.id === request.paymentOrderId)
    : findDue(paymentOrders)
  if (!paymentOrder) throw refuse('payment.not_found')
  if (paymentOrder.status === 'PAID') throw refuse('payment.already_paid')
  const isItsTurn = paymentOrder.id === findDue(paymentOrders)?.id
  const isTime =
    paymentOrder.status === 'OPEN' &&
    (paymentOrder.opensAt ?? contract.createdAt) <= ctx.now() &&
    contract.deadlineAt > ctx.now()
  if (!isItsTurn || !isTime) throw refuse('payment.window_closed')
  return paymentOrder
}
