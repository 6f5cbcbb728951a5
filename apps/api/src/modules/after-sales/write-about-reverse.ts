import type { MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import type { reverseMessageCalls } from '@galleria/contract/after-sales-message'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { writeToBuyer, writeToShop } from '#modules/order/index.ts'
import { readReverse, readSellersReverse } from './read-reverse.ts'
import { findReverse, findSellersReverse } from './reverse.queries.ts'

type Message = Parsed<typeof reverseMessageCalls.writeToShopAboutReverse>

/** A message of the order that names the request: pace, most, mails and what becomes of it when its buyer leaves are the order's. */
export async function writeToShopAboutReverse(
  ctx: Context,
  { id, ...message }: Message,
): Promise<WireReverse> {
  const reverse = await findReverse(ctx.db, buyerOf(ctx), id)
  if (!reverse) throw refuse('reverse.not_found')
  await writeToShop(ctx, { ...message, id: reverse.orderId, reverseId: id })
  return readReverse(ctx, id)
}

export async function writeToBuyerAboutReverse(
  ctx: Context,
  { id, ...message }: Message,
): Promise<MerchantReverse> {
  const reverse = await findSellersReverse(ctx.db, sellerOf(ctx), id)
  if (!reverse) throw refuse('reverse.not_found')
  await writeToBuyer(ctx, { ...message, id: reverse.orderId, reverseId: id })
  return readSellersReverse(ctx, id)
}
