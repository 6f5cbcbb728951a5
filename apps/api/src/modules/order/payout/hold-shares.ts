import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { sumDisputed } from '#modules/payment/index.ts'
import { findOrders } from '../order.queries.ts'
import { lockContract } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'
import {
  findHeld,
  isHeldForPayment,
  setHeld,
  type HeldCause,
  type HeldShare,
} from './held.store.ts'
import {
  divideDisputed,
  partOfPayout,
  payoutOf,
  sumOfPart,
  upTo,
  type PayoutPart,
} from './payout.rules.ts'

/**
 * What is disputed is not paid out: a shop's share of it is moved, in the books, from what it is
 * owed to what is held, and back once nobody disputes it any more. What each order has held follows
 * from how everything stands, so it is worked out anew whenever something of that has changed, and
 * twice or in another order comes to the same.
 */

/**
 * Of an order, by the requests about which the mall is asked; nothing where it is asked about none.
 * Under the contract's lock.
 */
export async function holdForRequests(
  tx: Tx,
  { id, contractId }: Pick<OrderRow, 'id' | 'contractId'>,
  part: PayoutPart | undefined,
  at: Date,
): Promise<void> {
  const orders = await findOrders(tx, { contractId })
  const order = orders.find((one) => one.id === id)
  if (!order) throw new Error('a request without its order')
  const held = await findHeld(tx, [id])
  await hold(tx, order, held, { cause: 'REQUEST', part: part && upTo(payoutOf(order), part), at })
  await holdForPayments(tx, orders, at)
}

/** News of a disputed payment: it is now, or is no longer. */
export async function holdForPayment(
  ctx: Context,
  { contractId }: { readonly contractId: Id<'contract'> },
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    if (!(await lockContract(tx, contractId))) return
    await holdForPayments(tx, await findOrders(tx, { contractId }), ctx.now())
  })
}

/**
 * What is left of an order has become less. Its contract's orders are read only where the payment
 * is disputed, or something is held for it. Under the contract's lock.
 */
export async function followPayment(
  tx: Tx,
  { contractId, currency }: Pick<OrderRow, 'contractId' | 'currency'>,
  at: Date,
): Promise<void> {
  const isToFollow =
    (await sumDisputed(tx, contractId, currency)) > 0 || (await isHeldForPayment(tx, contractId))
  if (isToFollow) await holdForPayments(tx, await findOrders(tx, { contractId }), at)
}

/**
 * Nothing moves where the payment is not disputed. What is held for a request already is not held a
 * second time.
 */
async function holdForPayments(tx: Tx, orders: readonly OrderRow[], at: Date): Promise<void> {
  const [first] = orders
  if (!first) return
  const disputed = await sumDisputed(tx, first.contractId, first.currency)
  const allHeld = await findHeld(
    tx,
    orders.map(({ id }) => id),
  )
  if (disputed === 0 && !allHeld.some(({ cause }) => cause === 'PAYMENT')) return
  const parts = divideDisputed(orders, disputed)
  for (const [index, order] of orders.entries()) {
    const held = allHeld.filter(({ orderId }) => orderId === order.id)
    const forRequests = held.find(({ cause }) => cause === 'REQUEST')
    const left = payoutOf(order) - (forRequests ? sumOfPart(forRequests) : 0)
    const amount = parts[index] ?? 0
    const part = amount > 0 ? upTo(left, partOfPayout(order, amount)) : undefined
    await hold(tx, order, held, { cause: 'PAYMENT', part, at })
  }
}

async function hold(
  tx: Tx,
  order: OrderRow,
  held: readonly HeldShare[],
  { cause, part, at }: { cause: HeldCause; part: PayoutPart | undefined; at: Date },
): Promise<void> {
  const was = held.find((one) => one.cause === cause)
  if (was?.share === part?.share && was?.tax === part?.tax) return
  await setHeld(tx, order, { cause, ...(was ? { was } : {}), ...(part ? { now: part } : {}), at })
}
