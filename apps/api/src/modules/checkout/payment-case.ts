import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import {
  findContractForMall,
  findContractOrders,
  lockContract,
  type ContractRow,
  type OrderRow,
} from '#modules/order/index.ts'
import {
  findAttempt,
  findPaymentOrders,
  type Attempt,
  type PaymentOrder,
  type ProviderPayment,
} from '#modules/payment/index.ts'

export type Capture = ProviderPayment['captures'][number]

/** An attempt with all that hangs on it, read under the contract's lock, and what the provider says of it now. */
export type PaymentCase = {
  readonly attempt: Attempt
  readonly contract: ContractRow
  /** Everything the contract is paid by, and the one of them that the attempt pays. */
  readonly claims: readonly PaymentOrder[]
  readonly claim: PaymentOrder
  readonly orders: readonly OrderRow[]
  readonly providerState: ProviderPayment
}

export async function lockCase(
  tx: Tx,
  attemptId: Id<'attempt'>,
  providerState: ProviderPayment,
): Promise<PaymentCase | undefined> {
  const attempt = await findLocked(
    () => findAttempt(tx, attemptId),
    ({ contractId }) => lockContract(tx, contractId),
  )
  if (!attempt) return undefined
  const contract = await findContractForMall(tx, attempt.contractId)
  const claims = await findPaymentOrders(tx, attempt.contractId)
  const orders = await findContractOrders(tx, attempt.contractId)
  const claim = claims.find((one) => one.id === attempt.paymentOrderId)
  if (!contract || !claim) throw new Error('an attempt without its contract')
  return { attempt, contract, claims, claim, orders, providerState }
}

/** Nobody has paid or closed it. */
export function isOpenOrder({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'PENDING_PAY' || status === 'PROCESSING'
}
