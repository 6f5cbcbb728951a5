import type { MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import type { reverseMessageCalls } from '@galleria/contract/after-sales-message'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { ShopActor } from '#modules/order/index.ts'
import { writeToBuyer, writeToShop } from '#modules/order/messages/index.ts'
import { findSellers, refuseOwn } from '../lock-reverse.ts'
import { readReverse, readSellersReverse } from '../read-reverse.ts'
import { findReverse } from '../reverse.queries.ts'

type Message = Parsed<typeof reverseMessageCalls.writeToShopAboutReverse>

/**
 * A message of the order that names the request: pace, most, mails and what becomes of it when its
 * buyer leaves are the order's.
 */
export async function writeToShopAboutReverse(
  ctx: Context,
  { id, ...message }: Message,
): Promise<WireReverse> {
  const reverse = await findReverse(ctx.db, buyerOf(ctx), id)
  if (!reverse) throw refuse('reverse.not_found')
  await writeToShop(ctx, {
    ...message,
    id: reverse.orderId,
    reverseId: id,
    isMalls: reverse.isMalls,
  })
  return readReverse(ctx, id)
}

/** The shop, or the mall in its place; nobody to themselves. */
export async function writeToBuyerAboutReverse(
  ctx: Context,
  { id, ...message }: Message,
  actor: ShopActor = 'merchant',
): Promise<MerchantReverse> {
  const reverse = await findSellers(ctx, ctx.db, id, { actor })
  if (!reverse) throw refuse('reverse.not_found')
  refuseOwn(ctx, reverse, actor)
  if (actor === 'merchant' && reverse.isMalls) throw refuse('reverse.own_purchase')
  await writeToBuyer(ctx, { ...message, id: reverse.orderId, reverseId: id }, actor)
  return readSellersReverse(ctx, id, { actor })
}
