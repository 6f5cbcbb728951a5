import type { Parsed } from '@galleria/contract/define-call'
import type { MerchantOrder } from '@galleria/contract/merchant'
import type { merchantPickUpCalls } from '@galleria/contract/merchant-pick-up'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { operationsOf } from '#modules/order/index.ts'
import { cancelableQty } from '#modules/order/claims/index.ts'
import { lockSellersOrder, readSellersOrder } from '#modules/order/desk/index.ts'
import { findReverseByKey } from '../reverse.queries.ts'
import { mustFindAvailable } from './read-available.ts'
import { startCancellation } from './start-cancellation.ts'

/**
 * Nobody has fetched the order in time: all that is left of it is cancelled, and its money goes
 * back as when the shop has no stock. The contract's lock decides between this and the code.
 */
export async function cancelUnfetched(
  ctx: Context,
  { id }: Parsed<typeof merchantPickUpCalls.cancelUnfetched>,
): Promise<MerchantOrder> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    // The buyer's own keys never have this beginning.
    const requestKey = `unfetched:${order.id}`
    if (await findReverseByKey(tx, order.buyerId, requestKey)) return
    const operationList = operationsOf(order, 'merchant', ctx.now())
    if (!operationList.includes('cancelUnfetched')) throw refuse('order.state', { operationList })
    const left = order.lines.filter((line) => cancelableQty(line) > 0)
    const goods = left.filter(({ snapshot }) => !snapshot.gift)
    const available = mustFindAvailable(
      order,
      // A gift goes with the last of the goods, by itself.
      (goods.length > 0 ? goods : left).map((line) => {
        const qty = cancelableQty(line)
        return { lineId: line.id, qty, cancelQty: qty }
      }),
    )
    await startCancellation(ctx, tx, order, {
      by: 'merchant',
      reason: 'NOT_FETCHED',
      requestKey,
      available,
      mail: 'notFetched',
    })
  })
  crashAt('reverse.approved')
  return readSellersOrder(ctx, id)
}
