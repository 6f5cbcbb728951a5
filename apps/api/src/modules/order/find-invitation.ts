import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { groupBuyCalls } from '@galleria/contract/group-buy-calls'
import { refuse } from '@galleria/contract/refusals'
import { hasPlace, presentGroup } from '#modules/group-buy/index.ts'
import type { Context } from '#platform/context.ts'
import { findOrder } from './order.queries.ts'

/**
 * Where an invitation leads. Whoever has the link knows the order's number and learns nothing else
 * of it: the group and the item are the shop's, and there is one answer for an order that is not
 * there, is another shop's, or is in no group.
 */
export async function findInvitation(
  ctx: Context,
  { shopId, orderId }: Parsed<typeof groupBuyCalls.findInvitation>,
): Promise<Reply<typeof groupBuyCalls.findInvitation>> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const [line] = order?.lines ?? []
  if (!order?.groupBuy || !line || order.shopId !== shopId) throw refuse('order.not_found')
  const { itemId, urlKey, suffix } = line.snapshot
  return {
    group: presentGroup(order.groupBuy, ctx.now()),
    canJoin: hasPlace(order.groupBuy, ctx.now()),
    item: { id: itemId, urlKey, shopId },
    sku: { id: line.skuId, skuUrlSuffix: suffix },
  }
}
