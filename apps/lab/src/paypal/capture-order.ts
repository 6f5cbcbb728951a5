import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { feeOf, fromMinor, toMinor } from './amount.ts'
import { announce } from './announce.ts'
import { openDispute } from './disputes.ts'
import { PaypalError } from './paypal.errors.ts'
import { approveAddress, presentCapture } from './paypal.present.ts'
import { findCapture, findOrder, newPaypalId, saveCapture, saveOrder } from './paypal.store.ts'
import { disputeOutcomes, type Capture, type Order } from './paypal.types.ts'

/**
 * Takes the money of an approved order, once. An account without funds is declined here and not on
 * the page: the order stays approved, and PayPal names the page on which its buyer may choose
 * another source.
 */
export function captureOrder(context: LabContext, order: Order): Order {
  if (order.status === 'COMPLETED')
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED')
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
  if (order.outcome === 'declined') {
    const page = approveAddress(context, order)
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED', page)
  }

  const now = context.now().toISOString()
  const { currency_code } = order.amount
  const amount =
    order.outcome === 'wrong_amount'
      ? fromMinor(toMinor(order.amount) - 1, currency_code)
      : order.amount
  const isPending = order.outcome?.startsWith('pending') ?? false
  const completed = saveOrder(context.db, { ...order, status: 'COMPLETED', updateTime: now })
  const capture = saveCapture(context.db, {
    id: newPaypalId(),
    orderId: order.id,
    status: isPending ? 'PENDING' : 'COMPLETED',
    amount,
    fee: feeOf(amount),
    customId: order.customId,
    createTime: now,
    updateTime: now,
  })
  tell(context, completed, capture)
  const disputed = disputeOutcomes.find((one) => one === order.outcome)
  if (disputed) openDispute(context, capture, disputed)
  if (isPending && order.outcome !== 'pending')
    context.agenda.schedule('paypal.clear', capture.id, context.delays.bank)
  return completed
}

/** The buyer's bank has answered PayPal. */
export function clearCapture(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const capture = findCapture(context.db, id)
    const order = capture && findOrder(context.db, capture.orderId)
    if (!order || capture.status !== 'PENDING') return
    const now = context.now().toISOString()
    const status = order.outcome === 'pending_then_declined' ? 'DECLINED' : 'COMPLETED'
    tell(context, order, saveCapture(context.db, { ...capture, status, updateTime: now }))
  })
}

function tell(context: LabContext, order: Order, capture: Capture): void {
  announce(
    context,
    `PAYMENT.CAPTURE.${capture.status as 'COMPLETED' | 'PENDING' | 'DECLINED'}`,
    order,
    { kind: 'capture', body: presentCapture(context, capture) },
  )
}
