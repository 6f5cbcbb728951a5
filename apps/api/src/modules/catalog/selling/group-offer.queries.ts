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
  const { rows } = await sql`
    select 1 from running_group_buys where sku_id = ${skuId} and size = ${size}`.execute(db)
  return rows.length > 0
}
