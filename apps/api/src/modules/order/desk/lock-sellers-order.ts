import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { noteSeller, noteSubject } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { findOrder, findSellersOrder } from '../order.queries.ts'
import type { ShopActor } from '../order.rules.ts'
import { lockContract } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'

/**
 * An order of the own shops, under its contract's lock; any order for the operator, who acts in the
 * name of its shop.
 */
export async function lockSellersOrder(
  ctx: Context,
  tx: Tx,
  id: Id<'order'>,
  actor: ShopActor = 'merchant',
): Promise<OrderRow> {
  const order = await findLocked(
    () =>
      actor === 'operator' ? findOrder(tx, 'mall', id) : findSellersOrder(tx, sellerOf(ctx), id),
    (found) => lockContract(tx, found.contractId),
  )
  if (!order) throw refuse('order.not_found')
  noteSubject(tx, { kind: 'order', id, name: order.code })
  if (actor === 'operator') noteSeller(tx, order.sellerId)
  return order
}
