import type { SellerStatus } from '@galleria/contract/merchant-rights'
import { runSql, type Db, type Tx } from '#platform/db.ts'

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
  itemCount: number
  openOrders: number
  openReverses: number
}

const COLUMNS = `s.id, s.name, s.vat_id as "vatId", s.country, s.city, s.email, s.status, s.status_reason as "statusReason",
  (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.id), '[]') from shops h where h.seller_id = s.id) as shops,
  (select count(*)::int from items i join shops h on h.id = i.shop_id where h.seller_id = s.id and i.is_listed) as "itemCount",
  (select count(*)::int from orders o where o.seller_id = s.id and o.status in ('UN_DELIVERY', 'UN_RECEIVED')) as "openOrders",
  (select count(*)::int from reverse_orders r where r.seller_id = s.id and r.status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE')) as "openReverses"`

export type SellersQuestion = {
  statuses: readonly string[]
  keyword: string
  limit: number
  offset: number
}

export async function pageSellers(
  db: Db,
  question: SellersQuestion,
): Promise<{ rows: SellerRow[]; total: number }> {
  const filter = `(cardinality($1::text[]) = 0 or s.status = any($1)) and ($2 = '' or plain_text(s.name || ' ' || s.vat_id || ' ' || s.email) like '%' || plain_text($2) || '%'
    or exists (select 1 from shops h where h.seller_id = s.id and plain_text(h.name) like '%' || plain_text($2) || '%'))`
  const values = [question.statuses, question.keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)]
  const [rows, counted] = await Promise.all([
    runSql<SellerRow>(
      db,
      `select ${COLUMNS} from sellers s where ${filter} order by s.id limit $3 offset $4`,
      [...values, question.limit, question.offset],
    ),
    runSql<{ total: number }>(
      db,
      `select count(*)::int as total from sellers s where ${filter}`,
      values,
    ),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function findSeller(db: Db | Tx, id: number): Promise<SellerRow | undefined> {
  const [row] = await runSql<SellerRow>(db, `select ${COLUMNS} from sellers s where s.id = $1`, [
    id,
  ])
  return row
}
