import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { noteSeller, noteSubject } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { lockContract, asShop, type ForShop } from '#modules/order/index.ts'
import { sellerOf, worksFor } from '#modules/merchant/index.ts'
import { findRequestOfGone, findSellersReverse } from './reverse.queries.ts'
import type { ReverseRow } from './reverse.types.ts'

type Asked = {
  readonly as?: ForShop
  /** What was read, where that is said: its buyer may have changed it since. */ readonly seen?:
    | number
    | undefined
}

/**
 * A request for who answers it: the people of its shop, or in their place the mall once the shop
 * was removed. To the mall those of the other shops are not there.
 */
export async function lockSellers(
  ctx: Context,
  tx: Tx,
  id: Id<'reverse'>,
  { as = asShop, seen }: Asked = {},
): Promise<ReverseRow> {
  const reverse = await lock(tx, () => findSellers(ctx, tx, id, as))
  refuseOwn(ctx, reverse, as.actor)
  // It was removed since this call came in, or has let the time pass for an own purchase.
  if (as.actor === 'merchant' && reverse.isShopRemoved) throw refuse('merchant.cleared')
  if (as.actor === 'merchant' && reverse.isMalls) throw refuse('reverse.own_purchase')
  if (seen !== undefined && seen !== reverse.version && isUndecided(reverse))
    throw refuse('reverse.changed')
  return reverse
}

/** Nobody decides about the money of an own purchase, nor for the mall about the own shop. */
export function refuseOwn(
  ctx: Context,
  { buyerId, sellerId }: ReverseRow,
  actor: ForShop['actor'],
): void {
  if (buyerId === buyerOf(ctx)) throw refuse('reverse.own_purchase')
  if (actor === 'operator' && worksFor(ctx, sellerId)) throw refuse('dispute.own')
}

export function findSellers(
  ctx: Context,
  db: Db | Tx,
  id: Id<'reverse'>,
  { actor }: Pick<ForShop, 'actor'>,
): Promise<ReverseRow | undefined> {
  return actor === 'operator'
    ? findRequestOfGone(db, id)
    : findSellersReverse(db, sellerOf(ctx), id)
}

/** What has moved on is refused with what can be done about it now. */
function isUndecided({ status }: ReverseRow): boolean {
  return status === 'WAITING_FOR_AUDIT_BY_SELLER'
}

/** The mall's one lock order begins with the contract. */
export async function lock(
  tx: Tx,
  find: () => Promise<ReverseRow | undefined>,
): Promise<ReverseRow> {
  const reverse = await findLocked(find, (found) => lockContract(tx, found.contractId))
  if (!reverse) throw refuse('reverse.not_found')
  noteSubject(tx, { kind: 'reverse', id: reverse.id, name: reverse.code })
  noteSeller(tx, reverse.sellerId)
  return reverse
}
