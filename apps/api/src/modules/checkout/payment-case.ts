import { isUnpaid } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import {
  findContract,
  findOrders,
  lockContract,
  type ContractRow,
  type OrderRow,
} from '#modules/order/index.ts'
import { findPaymentOrders, type Attempt, type PaymentOrder } from '#modules/payment/index.ts'
import { findAttempt } from '#modules/payment/attempts/index.ts'
import type { ProviderPayment } from '#modules/payment/providers/index.ts'
import { deadlineOf } from './placing/pay-window.rules.ts'

/**
 * An attempt with all that hangs on it, read under the contract's lock, and what the provider says
 * of it now.
 */
export type PaymentCase = {
  readonly attempt: Attempt
  readonly contract: ContractRow
  /** Everything the contract is paid by, and the one of them that the attempt pays. */
  readonly paymentOrders: readonly PaymentOrder[]
  readonly paymentOrder: PaymentOrder
  readonly orders: readonly OrderRow[]
  readonly providerState: ProviderPayment
}

export async function lockCase(
  tx: Tx,
  attemptId: Id<'attempt'>,
  providerState: ProviderPayment,
): Promise<PaymentCase | undefined> {
  const attempt = await findLocked(
    () => findAttempt(tx, { id: attemptId }),
    ({ contractId }) => lockContract(tx, contractId),
  )
  if (!attempt) return undefined
  const contract = await findContract(tx, 'mall', attempt.contractId)
  const paymentOrders = await findPaymentOrders(tx, attempt.contractId)
  const orders = await findOrders(tx, { contractId: attempt.contractId })
  const paymentOrder = paymentOrders.find((one) => one.id === attempt.paymentOrderId)
  if (!contract || !paymentOrder) throw new Error('an attempt without its contract')
  return { attempt, contract, paymentOrders, paymentOrder, orders, providerState }
}

/**
 * Until when the claim that the attempt pays was to be paid, before any bank was given time to
 * think.
 */
export function closesAtOf({
  paymentOrder,
  contract,
}: Pick<PaymentCase, 'paymentOrder' | 'contract'>): Date {
  return paymentOrder.closesAt ?? deadlineOf(contract.createdAt)
}

export function orderIdsOf({ orders }: Pick<PaymentCase, 'orders'>): Id<'order'>[] {
  return orders.map((order) => order.id)
}

/** What the orders hold in stock. */
export function unitsOf({ orders }: Pick<PaymentCase, 'orders'>) {
  return orders.flatMap((order) =>
    order.lines.map((line) => ({ skuId: line.skuId, lineId: line.id, qty: line.qty })),
  )
}

/** Nobody has paid or closed it. */
export function isOpenOrder({ status }: Pick<OrderRow, 'status'>): boolean {
  return isUnpaid(status)
}

/**
 * An order that is paid in two parts, and the part that the attempt is for is what it waits for. It
 * keeps its state while a bank thinks; only its time is longer.
 */
export function isPartWaiting({
  orders,
  paymentOrder,
}: Pick<PaymentCase, 'orders' | 'paymentOrder'>): boolean {
  return paymentOrder.kind !== 'FULL' && paymentOrder.status === 'OPEN' && orders.every(isOpenOrder)
}
