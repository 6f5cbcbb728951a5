import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { takeScenario } from '../scenario.ts'
import { isAmount } from './amount.ts'
import { announce } from './announce.ts'
import { PaypalError } from './paypal.errors.ts'
import { presentOrder } from './paypal.present.ts'
import { findOrder, newPaypalId, saveOrder } from './paypal.store.ts'
import type { Order, OrderRequest, Outcome, PageOutcome } from './paypal.types.ts'

/**
 * Opens an order. With an outcome waiting in the queue it is approved by itself, otherwise a person
 * decides on PayPal's page.
 */
export function createOrder(context: LabContext, request: OrderRequest): Order {
  const [unit] = request.purchase_units
  const { return_url, cancel_url, locale } = request.payment_source.paypal.experience_context
  if (!isAmount(unit.amount)) throw new PaypalError('UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION')
  const now = context.now().toISOString()
  const outcome = takeScenario<Outcome>(context.db, 'PAYPAL_PAY_PC')
  const order = saveOrder(context.db, {
    id: newPaypalId(),
    status: 'PAYER_ACTION_REQUIRED',
    amount: { currency_code: unit.amount.currency_code, value: unit.amount.value },
    customId: unit.custom_id ?? null,
    description: unit.description ?? null,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    locale: locale ?? 'en-US',
    outcome,
    isScripted: outcome !== null,
    createTime: now,
    updateTime: now,
  })
  if (outcome) context.agenda.schedule('paypal.approve', order.id, context.delays.script)
  context.agenda.schedule('paypal.expire', order.id, context.delays.expiry)
  return order
}

/** A person chose an account on the page. False when the order was no longer theirs to decide. */
export function chooseOutcome(context: LabContext, id: string, outcome: PageOutcome): boolean {
  return inTransaction(context.db, () => {
    const order = findOrder(context.db, id)
    if (order?.status !== 'PAYER_ACTION_REQUIRED' || order.outcome) return false
    // Whoever turns back has decided nothing: the same order can still be approved.
    if (outcome === 'canceled') return true
    approve(context, saveOrder(context.db, { ...order, outcome }))
    return true
  })
}

/** The queued buyer approves, unless it is the one who turns back. */
export function approveQueued(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const order = findOrder(context.db, id)
    if (order?.status === 'PAYER_ACTION_REQUIRED' && order.outcome && order.outcome !== 'canceled')
      approve(context, order)
  })
}

/** Nobody came. No event, and PayPal does not know such an order any more. */
export function expireOrder(context: LabContext, id: string): void {
  const order = findOrder(context.db, id)
  if (order && order.status !== 'COMPLETED')
    saveOrder(context.db, { ...order, status: 'EXPIRED', updateTime: context.now().toISOString() })
}

function approve(context: LabContext, order: Order): void {
  const approved = saveOrder(context.db, {
    ...order,
    status: 'APPROVED',
    updateTime: context.now().toISOString(),
  })
  announce(context, 'CHECKOUT.ORDER.APPROVED', approved, {
    kind: 'checkout-order',
    body: presentOrder(context, approved),
  })
}
