import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { noteSeller, noteSubject } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { lockContract } from '#modules/order/index.ts'
import { findSellersReverse } from './reverse.queries.ts'
import type { ReverseRow } from './reverse.types.ts'

/** A request about the shop's goods, for who may answer it. */
export async function lockSellers(
  ctx: Context,
  tx: Tx,
  id: Id<'reverse'>,
  /** What was read, where that is said: its buyer may have changed it since. */ seen?: number,
): Promise<ReverseRow> {
  const reverse = await lock(tx, () => findSellersReverse(tx, sellerOf(ctx), id))
  // Nobody decides about the money of an own purchase.
  if (reverse.buyerId === buyerOf(ctx)) throw refuse('reverse.own_purchase')
  if (seen !== undefined && seen !== reverse.version && isUndecided(reverse))
    throw refuse('reverse.changed')
  return reverse
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
