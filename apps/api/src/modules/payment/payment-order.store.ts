import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { defineLifeCycle, moveRow } from '#platform/mover.ts'
import { findAttempts } from './attempts/attempt.store.ts'
import { isLive, paymentOrderFlow } from './payment.flow.ts'
import type { PaymentOrder } from './payment.types.ts'

const paymentOrders = hotSql<'payment.orders', PaymentOrder>(
  'payment.orders',
  'select id, buyer_id as "buyerId", contract_id as "contractId", kind, amount, currency, status, opens_at as "opensAt", closes_at as "closesAt" from payment_orders where contract_id = $1 order by closes_at, kind',
)

/** Everything a contract is paid by, in the order in which it is to be paid. */
export function findPaymentOrders(
  db: Db | Tx,
  contractId: Id<'contract'>,
): Promise<PaymentOrder[]> {
  return runHot(db, paymentOrders, [contractId])
}

export function findPaymentOrder(
  db: Db | Tx,
  id: PaymentOrder['id'],
): Promise<PaymentOrder | undefined> {
  return db
    .selectFrom('payment_orders')
    .where('id', '=', id)
    .select([
      'id',
      'buyer_id as buyerId',
      'contract_id as contractId',
      'kind',
      'amount',
      'currency',
      'status',
      'opens_at as opensAt',
      'closes_at as closesAt',
    ])
    .$castTo<PaymentOrder>()
    .executeTakeFirst()
}

export async function addPaymentOrder(
  tx: Tx,
  paymentOrder: Omit<PaymentOrder, 'status'>,
): Promise<void> {
  await tx
    .insertInto('payment_orders')
    .values({
      id: paymentOrder.id,
      buyer_id: paymentOrder.buyerId,
      contract_id: paymentOrder.contractId,
      kind: paymentOrder.kind,
      amount: paymentOrder.amount,
      currency: paymentOrder.currency,
      status: paymentOrderFlow.start,
      opens_at: paymentOrder.opensAt,
      closes_at: paymentOrder.closesAt,
    })
    .execute()
}

const paymentOrderLifeCycle = defineLifeCycle({
  entity: null,
  table: 'payment_orders',
  flow: paymentOrderFlow,
  stamps: () => ({}),
})

/**
 * The payment order's own guard: only one that nobody has paid becomes paid, so one success is all
 * there can be.
 */
export async function markPaid(
  tx: Tx,
  paymentOrder: Pick<PaymentOrder, 'id'>,
  at: Date,
): Promise<void> {
  if (
    !(await moveRow(tx, paymentOrderLifeCycle, paymentOrder.id, {
      move: 'pay',
      actor: 'payment',
      at,
    }))
  )
    throw new Error('an open paymentOrder could not be paid under its lock')
}

/** What was closed with its contract is to pay again. */
export async function reopenPaymentOrder(
  tx: Tx,
  { id }: Pick<PaymentOrder, 'id'>,
  at: Date,
): Promise<void> {
  await moveRow(tx, paymentOrderLifeCycle, id, { move: 'reopen', actor: 'payment', at })
}

/**
 * Nothing more is to be paid for a contract; what was paid stays so. False, and nothing is changed,
 * while one of its attempts can still be paid.
 */
export async function closePaymentOrders(
  tx: Tx,
  contractId: Id<'contract'>,
  by: { readonly actor: 'buyer' | 'clock'; readonly at: Date },
): Promise<boolean> {
  if ((await findAttempts(tx, contractId)).some(isLive)) return false
  for (const { id } of await findPaymentOrders(tx, contractId))
    await moveRow(tx, paymentOrderLifeCycle, id, { move: 'close', ...by })
  return true
}
