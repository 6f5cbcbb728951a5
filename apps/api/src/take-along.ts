import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { moveAddresses } from '#modules/address/index.ts'
import { moveReverses } from '#modules/after-sales/index.ts'
import { moveCart } from '#modules/cart/index.ts'
import { moveContracts } from '#modules/order/index.ts'
import { moveReviews } from '#modules/review/index.ts'

/** Orders with all that hangs on them, from one owner to another, in the caller's transaction. */
export async function giveOrders(
  tx: Tx,
  from: Id<'user'>,
  to: Id<'user'>,
  contractIds?: readonly Id<'contract'>[],
): Promise<void> {
  const { orderIds } = await moveContracts(tx, from, to, contractIds)
  await moveReverses(tx, orderIds, to)
  await moveReviews(tx, orderIds, to)
}

/**
 * What a guest has gathered comes along at sign-in and sign-up: cart, addresses and the orders of
 * that guest. An address that merely matches links nothing.
 */
export async function takeAlong(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await moveCart(tx, from, to)
  await moveAddresses(tx, from, to)
  await giveOrders(tx, from, to)
}
