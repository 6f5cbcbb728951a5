import type { Parsed } from '@galleria/contract/define-call'
import type { goodsCalls, WireLowStockAlerts } from '@galleria/contract/goods'
import { LOW_STOCK } from '@galleria/contract/goods-rules'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { hasRight, sellerOf } from '#modules/merchant/index.ts'

/** From how few on a shop is told, and whether by mail. */

export async function readLowStockAlerts(ctx: Context): Promise<WireLowStockAlerts> {
  const { low, isMailed } = await findLowStockAlerts(ctx.db, sellerOf(ctx))
  return { lowQty: low, isMailed, mayKeep: hasRight(ctx, 'stock') }
}

export async function saveLowStockAlerts(
  ctx: Context,
  { lowQty, isMailed }: Parsed<typeof goodsCalls.saveLowStockAlerts>,
): Promise<WireLowStockAlerts> {
  const sellerId = sellerOf(ctx)
  await ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'sellers', { id: sellerId })
    const before = await findLowStockAlerts(tx, sellerId)
    await tx
      .insertInto('stock_alerts')
      .values({ seller_id: sellerId, low: lowQty, is_mailed: isMailed })
      .onConflict((conflict) =>
        conflict.column('seller_id').doUpdateSet({ low: lowQty, is_mailed: isMailed }),
      )
      .execute()
    noteChanges(
      tx,
      { kind: 'seller', id: sellerId },
      {
        before: { lowStock: before.low, isMailed: before.isMailed },
        after: { lowStock: lowQty, isMailed },
      },
    )
  })
  return readLowStockAlerts(ctx)
}

export async function findLowStockAlerts(
  db: Db | Tx,
  sellerId: number,
): Promise<{ low: number; isMailed: boolean }> {
  const row = await db
    .selectFrom('stock_alerts')
    .where('seller_id', '=', sellerId)
    .select(['low', 'is_mailed as isMailed'])
    .executeTakeFirst()
  return { low: row?.low ?? LOW_STOCK, isMailed: row?.isMailed ?? true }
}
