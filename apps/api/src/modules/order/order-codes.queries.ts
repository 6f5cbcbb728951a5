import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** How orders are called, by their ids. */
export async function findOrderCodes(
  db: Db,
  ids: readonly Id<'order'>[],
): Promise<Map<Id<'order'>, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'code'])
    .where('id', '=', sql<string>`any(${ids})`)
    .$castTo<{ id: Id<'order'>; code: string }>()
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}
