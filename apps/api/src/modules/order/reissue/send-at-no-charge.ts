import type { Parsed } from '@galleria/contract/define-call'
import type { reissueCalls } from '@galleria/contract/reissue'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { findContract } from '../order.queries.ts'
import { placeReissue } from './place-reissue.ts'

/**
 * A box came without its screws, a shelf with a scratch: the shop sends what is missing at no
 * charge, as an order of its own.
 */
export async function sendAtNoCharge(
  ctx: Context,
  { orderId, reason, lines, requestKey, knownCount }: Parsed<typeof reissueCalls.reissueOrder>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, orderId)
    const contract = await findContract(tx, 'mall', order.contractId)
    if (!contract) throw new Error('an order without its contract')
    const by = buyerOf(ctx)
    await placeReissue(
      ctx,
      tx,
      { order, contract },
      { reason, lines, key: requestKey, knownCount, by },
    )
  })
  crashAt('order.placed')
}
