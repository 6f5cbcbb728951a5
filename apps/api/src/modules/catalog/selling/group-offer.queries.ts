import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * Whether a group of so many can be begun now: its shop offers it, and each member could have one.
 */
export async function offersGroup(
  db: Db,
  { skuId, size }: { readonly skuId: number; readonly size: number },
  available: number,
): Promise<boolean> {
  if (size > available) return false
  const found = await db
    .selectFrom(sql<{ sku_id: number; size: number }>`running_group_buys`.as('r'))
    .where('r.sku_id', '=', skuId)
    .where('r.size', '=', size)
    .select(sql.lit(1).as('one'))
    .execute()
  return found.length > 0
}
