import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { closedShopCalls } from '@galleria/contract/after-sales-closed-shop'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { isDeepStrictEqual } from 'node:util'
import { buyerOf, type Context } from '#platform/context.ts'
import { reasonOf, type ForShop } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { lockSellers } from '../lock-reverse.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { operationsOf } from '../reverse.present.ts'
import { moveReverse } from '../reverse.store.ts'

type Named = Parsed<typeof closedShopCalls.nameAddressForClosedShop>

/**
 * Goods that were to go to a shop which was removed since go to another address, as long as nobody
 * has sent them. Time and reminders stay as they are.
 */
export async function nameReturnAddress(
  ctx: Context,
  { id, returnAddress }: Pick<Named, 'id' | 'returnAddress'>,
  as: ForShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id, { as })
    const operationList = operationsOf(reverse, as.actor)
    if (as.actor !== 'operator' || !operationList.includes('nameAddress'))
      throw refuse('reverse.state', { operationList })
    if (isDeepStrictEqual({ ...reverse.returnAddress }, { ...returnAddress })) return
    await moveReverse(tx, id, {
      move: 'nameAddress',
      actor: as.actor,
      actorId: buyerOf(ctx),
      facts: reasonOf(as),
      at: ctx.now(),
      set: { next_step_at: reverse.nextStepAt, return_address: JSON.stringify(returnAddress) },
    })
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: id, kind: 'addressNamed' })
  })
  return readSellersReverse(ctx, id, as)
}
