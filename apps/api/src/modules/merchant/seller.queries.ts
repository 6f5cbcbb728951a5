import type { SellerStatus } from '@galleria/contract/merchant-rights'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { listShops } from './merchant.queries.ts'

export type SellerRow = {
  id: number
  name: string
  vatId: string
  country: string
  city: string
  email: string
  status: SellerStatus
  statusReason: string
  shops: { id: number; name: string }[]
}

export type SellersQuery = {
  statuses: readonly string[]
  keyword: string
  limit: number
  offset: number
}

export async function pageSellers(
  db: Db,
  query: SellersQuery,
): Promise<{ rows: SellerRow[]; total: number }> {
  const filter = isWanted(query)
  const [rows, { total }] = await Promise.all([
    selectSellers(db)
      .where(filter)
      .orderBy('s.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    db
      .selectFrom('sellers as s')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(filter)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export function findSeller(db: Db | Tx, id: number): Promise<SellerRow | undefined> {
  return selectSellers(db).where('s.id', '=', id).executeTakeFirst()
}

function selectSellers(db: Db | Tx) {
  return db
    .selectFrom('sellers as s')
    .select([
      's.id',
      's.name',
      's.vat_id as vatId',
      's.country',
      's.city',
      's.email',
      's.status',
      's.status_reason as statusReason',
      listShops.as('shops'),
    ])
    .$castTo<SellerRow>()
}

/**
 * One text for every choice, so that its plan is made once: no state means all of them, an empty
 * word everybody.
 */
function isWanted({ statuses, keyword }: SellersQuery): RawBuilder<SqlBool> {
  const word = sql`'%' || plain_text(${withoutPatterns(keyword)}) || '%'`
  return sql`(cardinality(${statuses}::text[]) = 0 or s.status = any(${statuses})) and (
    ${keyword} = '' or plain_text(s.name || ' ' || s.vat_id || ' ' || s.email) like ${word}
    or exists (select 1 from shops h where h.seller_id = s.id and plain_text(h.name) like ${word}))`
}

/** What is typed is looked for as it is: the signs of a pattern stand for themselves. */
export function withoutPatterns(keyword: string): string {
  return keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** Whether it was removed from the mall. */
export async function isSellerGone(db: Db | Tx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('sellers')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.status === 'CLEARED'
}
