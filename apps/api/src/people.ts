import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { forgetAddresses, moveAddresses } from '#modules/address/index.ts'
import { forgetReverses, moveReverses } from '#modules/after-sales/index.ts'
import { forgetCart, moveCart } from '#modules/cart/index.ts'
import { forgetQuotes } from '#modules/checkout/index.ts'
import { forgetReader } from '#modules/content/index.ts'
import { forgetFiles, keepAvatar } from '#modules/files/index.ts'
import { forgetApplicant } from '#modules/merchant/index.ts'
import { forgetContracts, moveContracts } from '#modules/order/index.ts'
import { forgetAuthor, moveReviews } from '#modules/review/index.ts'

/** What reaches into every module for one person, wired by hand like the rest: what comes along at a sign-in, and what is forgotten at the end. */

export { keepAvatar }

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

/** What a guest has gathered comes along at sign-in and sign-up: cart, addresses and the orders of that guest. An address that merely matches links nothing. */
export async function takeAlong(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await moveCart(tx, from, to)
  await moveAddresses(tx, from, to)
  await giveOrders(tx, from, to)
}

/** All that the mall knows of a person but what the law keeps (docs/decisions/021-deleting-an-account.md). */
export async function forgetPerson(tx: Tx, id: Id<'user'>): Promise<void> {
  for (const forget of [
    forgetCart,
    forgetAddresses,
    forgetQuotes,
    forgetContracts,
    forgetReverses,
    forgetAuthor,
    forgetReader,
    forgetApplicant,
    forgetFiles,
  ])
    await forget(tx, id)
}
