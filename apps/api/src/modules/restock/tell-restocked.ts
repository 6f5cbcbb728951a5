import { countFree } from '#modules/catalog/index.ts'
import type { Context } from '#platform/context.ts'
import { lockRow } from '#platform/lock.ts'
import { restockJobs } from './restock.jobs.ts'
import { findBack } from './restock.queries.ts'
import { takeTurns } from './restock.store.ts'

/**
 * The clock's round: looks at the shelves rather than at what filled them, so that no way of stock
 * is forgotten.
 */
export async function tellRestocked(ctx: Context): Promise<void> {
  for (const skuId of await findBack(ctx.db)) await tellNext(ctx, skuId)
}

function tellNext(ctx: Context, skuId: number): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'stock', { sku_id: skuId })
    const free = (await countFree(tx, [skuId])).get(skuId) ?? 0
    for (const wishId of await takeTurns(tx, skuId, free))
      await ctx.jobs.send(tx, restockJobs.back, { wishId })
  })
}
