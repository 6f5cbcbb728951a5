import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import type { ReverseRow } from './reverse.types.ts'

const COLUMNS = `r.id, r.buyer_id as "buyerId", r.order_id as "orderId", r.contract_id as "contractId", r.shop_id as "shopId", h.name as "shopName", r.seller_id as "sellerId", s.name as "sellerName", r.code, r.type, r.status,
  r.currency, r.reason, r.remark, r.evidence::text[] as evidence, r.goods, r.shipping, r.available_goods as "availableGoods", r.available_shipping as "availableShipping", r.refunded_goods as "refundedGoods",
  r.refunded_shipping as "refundedShipping", r.unit_count as "unitCount", r.reject_reason as "rejectReason", r.is_auto as "isAuto", r.next_step_at as "nextStepAt", r.answer_by as "answerBy", r.reminded_at as "remindedAt", r.applied_at as "appliedAt", r.audited_at as "auditedAt",
  r.refunded_at as "refundedAt", r.stopped_at as "stoppedAt", o.code as "orderCode", o.ordered_at as "orderedAt", c.created_at as "contractedAt", o.site, c.language,
  trim((c.delivery_address->>'firstName') || ' ' || (c.delivery_address->>'lastName')) as "buyerName",
  (select coalesce(json_agg(json_build_object('lineId', l.line_id, 'skuId', k.sku_id, 'qty', l.qty, 'unsentQty', l.unsent_qty, 'takenQty', l.taken_qty, 'available', l.available, 'applyAmount', l.apply_amount, 'unsentAmount', l.unsent_amount,
      'boughtQty', k.qty, 'deliveredQty', k.delivered_qty, 'reversedQty', k.reversed_qty, 'openReverseQty', k.open_reverse_qty, 'requests', k.requests, 'unitPrice', k.unit_price, 'paid', k.need_pay, 'refunded', k.refunded, 'tax', k.tax, 'commission', k.commission, 'snapshot', k.snapshot) order by k.position), '[]')
    from reverse_lines l join order_lines k on k.id = l.line_id where l.reverse_id = r.id) as lines`
const AROUND =
  'join orders o on o.id = r.order_id join contracts c on c.id = r.contract_id join shops h on h.id = r.shop_id join sellers s on s.id = r.seller_id'

export type ReverseQuestion = {
  keyword: string
  isOpenOnly: boolean
  ids: readonly Id<'reverse'>[]
  limit: number
  offset: number
}

export async function pageReverses(
  db: Db,
  buyerId: Id<'user'>,
  question: ReverseQuestion,
): Promise<{ rows: ReverseRow[]; total: number }> {
  const rows = await runSql<ReverseRow & { total: number }>(
    db,
    `
    with page as (select r.id, count(*) over ()::int as total from reverse_orders r where r.buyer_id = $1 and ($2 = '' or r.search_words like '%' || $2 || '%')
      and (not $3 or r.status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE', 'REFUND_DONE')) and (cardinality($4::uuid[]) = 0 or r.id = any($4))
      order by r.applied_at desc, r.id desc limit $5 offset $6)
    select ${COLUMNS}, page.total from page join reverse_orders r on r.id = page.id ${AROUND} order by r.applied_at desc, r.id desc`,
    [
      buyerId,
      plainKeyword(question.keyword),
      question.isOpenOnly,
      question.ids,
      question.limit,
      question.offset,
    ],
  )
  if (rows[0] || question.offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  return {
    rows: [],
    total: (await pageReverses(db, buyerId, { ...question, offset: 0, limit: 1 })).total,
  }
}

export function findReversesOfSku(
  db: Db,
  buyerId: Id<'user'>,
  orderId: Id<'order'>,
  skuId: number,
): Promise<ReverseRow[]> {
  return runSql(
    db,
    `select ${COLUMNS} from reverse_orders r ${AROUND} where r.buyer_id = $1 and r.order_id = $2
    and exists (select 1 from reverse_lines l join order_lines k on k.id = l.line_id where l.reverse_id = r.id and k.sku_id = $3) order by r.applied_at desc, r.id desc limit 50`,
    [buyerId, orderId, skuId],
  )
}

export async function findReverse(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  const [row] = await runSql<ReverseRow>(
    db,
    `select ${COLUMNS} from reverse_orders r ${AROUND} where r.buyer_id = $1 and r.id = $2`,
    [buyerId, id],
  )
  return row
}

export async function findSellersReverse(
  db: Db | Tx,
  sellerId: number,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  const [row] = await runSql<ReverseRow>(
    db,
    `select ${COLUMNS} from reverse_orders r ${AROUND} where r.seller_id = $1 and r.id = $2`,
    [sellerId, id],
  )
  return row
}

/** By the mall itself: jobs, clocks and mails, which have no person to ask for. */
export async function findReverseForMall(
  db: Db | Tx,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  const [row] = await runSql<ReverseRow>(
    db,
    `select ${COLUMNS} from reverse_orders r ${AROUND} where r.id = $1`,
    [id],
  )
  return row
}

export async function findReverseByKey(
  tx: Tx,
  buyerId: Id<'user'>,
  key: string,
): Promise<Id<'reverse'> | undefined> {
  const [row] = await runSql<{ id: Id<'reverse'> }>(
    tx,
    'select id from reverse_orders where buyer_id = $1 and request_key = $2',
    [buyerId, key],
  )
  return row?.id
}

export type SellerReverseQuestion = {
  sellerId: number
  statuses: readonly string[]
  types: readonly string[]
  keyword: string
  shopId: number | null
  orderId: Id<'order'> | null
  isOldestFirst: boolean
  limit: number
  offset: number
}

export async function pageSellersReverses(
  db: Db,
  question: SellerReverseQuestion,
): Promise<{ rows: ReverseRow[]; total: number }> {
  const rows = await runSql<ReverseRow & { total: number }>(
    db,
    `
    with page as (select r.id, count(*) over ()::int as total from reverse_orders r where r.seller_id = $1 and (cardinality($2::text[]) = 0 or r.status = any($2)) and (cardinality($3::text[]) = 0 or r.type = any($3))
        and ($4 = '' or r.search_words like '%' || $4 || '%') and ($5::int is null or r.shop_id = $5) and ($6::uuid is null or r.order_id = $6)
      order by case when $7 then r.applied_at end, case when not $7 then r.applied_at end desc, r.id limit $8 offset $9)
    select ${COLUMNS}, page.total from page join reverse_orders r on r.id = page.id ${AROUND} order by case when $7 then r.applied_at end, case when not $7 then r.applied_at end desc, r.id`,
    [
      question.sellerId,
      question.statuses,
      question.types,
      plainKeyword(question.keyword),
      question.shopId,
      question.orderId,
      question.isOldestFirst,
      question.limit,
      question.offset,
    ],
  )
  if (rows[0] || question.offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  return {
    rows: [],
    total: (await pageSellersReverses(db, { ...question, offset: 0, limit: 1 })).total,
  }
}

/** After-sales orders whose clock has run out, whatever state they wait in. */
export function findDueReverses(db: Db, now: Date): Promise<{ id: Id<'reverse'> }[]> {
  return runSql(
    db,
    'select id from reverse_orders where next_step_at <= $1 order by next_step_at limit 100',
    [now],
  )
}

/** Letters as `search_words` has them, with the wildcards of LIKE taken at their word. */
function plainKeyword(keyword: string): string {
  return keyword
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
