import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import type { ReviewRow, SellersReviewRow } from './review.types.ts'

type Span = { limit: number; offset: number }
type Rows<Row> = { rows: Row[]; total: number }

const COLUMNS = `c.id, c.parent_id as "parentId", c.order_id as "orderId", c.line_id as "lineId", c.shop_id as "shopId", h.name as "shopName", c.seller_id as "sellerId", c.author_id as "authorId", c.author_name as "authorName",
  c.rate, c.content, c.images, c.created_at as "createdAt", case when r.comment_id is not null then json_build_object('content', r.content, 'createdAt', r.created_at) end as answer,
  case when f.id is not null then json_build_object('id', f.id, 'parentId', f.parent_id, 'lineId', f.line_id, 'shopId', f.shop_id, 'sellerId', f.seller_id, 'authorId', f.author_id, 'authorName', f.author_name,
    'rate', f.rate, 'content', f.content, 'images', f.images, 'createdAt', f.created_at) end as "followUp"`
const AROUND =
  'join shops h on h.id = c.shop_id left join comment_replies r on r.comment_id = c.id left join comments f on f.parent_id = c.id'

/** JSON gives times as text. */
function withTimes<Row extends ReviewRow>(row: Row): Row {
  const { answer, followUp } = row
  return {
    ...row,
    answer: answer && { ...answer, createdAt: new Date(answer.createdAt) },
    followUp: followUp && { ...followUp, createdAt: new Date(followUp.createdAt) },
  }
}

/** A member's first reviews, newest first; or the one that is asked for. */
export async function pageOwnReviews(
  db: Db | Tx,
  authorId: Id<'user'>,
  question: Span & { ids: readonly Id<'comment'>[] | null },
): Promise<Rows<ReviewRow>> {
  const filter = `c.author_id = $1 and c.kind = 'FIRST' and ($2::uuid[] is null or c.id = any($2))`
  const [rows, total] = await Promise.all([
    runSql<ReviewRow>(
      db,
      `select ${COLUMNS} from comments c ${AROUND} where ${filter} order by c.created_at desc, c.id desc limit $3 offset $4`,
      [authorId, question.ids, question.limit, question.offset],
    ),
    count(db, `from comments c where ${filter}`, [authorId, question.ids]),
  ])
  return { rows: rows.map(withTimes), total }
}

export type ItemQuestion = Span & { itemId: number; rate: number | null; hasImages: boolean }

export async function pageItemReviews(
  db: Db,
  question: ItemQuestion,
): Promise<Rows<ReviewRow & { finish: string; size: string }>> {
  const filter = `c.item_id = $1 and c.kind = 'FIRST' and ($2::int is null or c.rate = $2) and (not $3::boolean or cardinality(c.images) > 0)`
  const values = [question.itemId, question.rate, question.hasImages]
  const [rows, total] = await Promise.all([
    runSql<ReviewRow & { finish: string; size: string }>(
      db,
      `select ${COLUMNS}, l.snapshot->>'finish' as finish, l.snapshot->>'size' as size from comments c ${AROUND} join order_lines l on l.id = c.line_id
      where ${filter} order by c.created_at desc, c.id desc limit $4 offset $5`,
      [...values, question.limit, question.offset],
    ),
    count(db, `from comments c where ${filter}`, values),
  ])
  return { rows: rows.map(withTimes), total }
}

export type Ratings = {
  ratingSum: number
  ratingCount: number
  withImages: number
  byRate: Record<string, number>
}

/** The stars of an item: the sums its card shows, and how they are spread. */
export async function findRatings(db: Db, itemId: number): Promise<Ratings> {
  const [row] = await runSql<Ratings>(
    db,
    `
    select coalesce(max(i.rating_sum), 0)::int as "ratingSum", coalesce(max(i.rating_count), 0)::int as "ratingCount",
      (select count(*)::int from comments c where c.item_id = $1 and c.kind = 'FIRST' and cardinality(c.images) > 0) as "withImages",
      (select coalesce(json_object_agg(s.rate, s.n), '{}') from (select c.rate, count(*)::int as n from comments c where c.item_id = $1 and c.kind = 'FIRST' group by 1) s) as "byRate"
    from items i where i.id = $1`,
    [itemId],
  )
  if (!row) throw new Error('an aggregate without a row')
  return row
}

export type SellerQuestion = Span & {
  sellerId: number
  isAnswered: boolean | null
  rate: number | null
  keyword: string
  shopId: number | null
  id: Id<'comment'> | null
}

const SELLERS = `from comments c ${AROUND} join order_lines l on l.id = c.line_id join orders o on o.id = c.order_id
  where c.seller_id = $1 and c.kind = 'FIRST' and ($2::boolean is null or (r.comment_id is not null) = $2) and ($3::int is null or c.rate = $3)
    and ($4 = '' or plain_text(c.content) like '%' || plain_text($4) || '%' or o.search_words like '%' || plain_text($4) || '%') and ($5::int is null or c.shop_id = $5) and ($6::uuid is null or c.id = $6)`

/** Reviews of a seller's shops, newest first. The keyword is looked for in what was written and in the order's words. */
export async function pageSellersReviews(
  db: Db | Tx,
  question: SellerQuestion,
): Promise<Rows<SellersReviewRow>> {
  const values = [
    question.sellerId,
    question.isAnswered,
    question.rate,
    question.keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`),
    question.shopId,
    question.id,
  ]
  const [rows, total] = await Promise.all([
    runSql<SellersReviewRow>(
      db,
      `select ${COLUMNS}, o.code as "orderCode", l.sku_id as "skuId", l.qty, l.snapshot ${SELLERS} order by c.created_at desc, c.id desc limit $7 offset $8`,
      [...values, question.limit, question.offset],
    ),
    count(db, SELLERS, values),
  ])
  return { rows: rows.map(withTimes), total }
}

/** A buyer's complete orders with something left to review and not of the shop that the buyer works for, the latest received first, and the lines that are left. */
export async function pageToReview(
  db: Db,
  buyerId: Id<'user'>,
  { limit, offset }: Span,
): Promise<Rows<{ orderId: Id<'order'>; lineIds: Id<'orderLine'>[] }>> {
  const filter = `from orders o where o.buyer_id = $1 and o.status = 'COMPLETE' and not o.is_reviewed and not exists (select 1 from seller_staff w where w.user_id = o.buyer_id and w.seller_id = o.seller_id)`
  const [rows, total] = await Promise.all([
    runSql<{ orderId: Id<'order'>; lineIds: Id<'orderLine'>[] }>(
      db,
      `
      select o.id as "orderId", array(select l.id from order_lines l where l.order_id = o.id and not exists (select 1 from comments c where c.line_id = l.id and c.kind = 'FIRST') order by l.position) as "lineIds"
      ${filter} order by o.completed_at desc, o.id desc limit $2 offset $3`,
      [buyerId, limit, offset],
    ),
    count(db, filter, [buyerId]),
  ])
  return { rows, total }
}

/** The orders that a buyer's lines belong to; foreign lines have none. */
export async function findOrdersOfLines(
  db: Db | Tx,
  buyerId: Id<'user'>,
  lineIds: readonly Id<'orderLine'>[],
): Promise<Id<'order'>[]> {
  const rows = await runSql<{ id: Id<'order'> }>(
    db,
    'select distinct order_id as id from order_lines where buyer_id = $1 and id = any($2)',
    [buyerId, lineIds],
  )
  return rows.map((row) => row.id)
}

/** Which of the lines of these orders have their first review. */
export async function findReviewedLines(
  db: Db | Tx,
  orderIds: readonly Id<'order'>[],
): Promise<Set<Id<'orderLine'>>> {
  const rows = await runSql<{ id: Id<'orderLine'> }>(
    db,
    `select line_id as id from comments where order_id = any($1) and kind = 'FIRST'`,
    [orderIds],
  )
  return new Set(rows.map((row) => row.id))
}

async function count(db: Db | Tx, rest: string, values: readonly unknown[]): Promise<number> {
  const [row] = await runSql<{ n: number }>(db, `select count(*)::int as n ${rest}`, values)
  return row?.n ?? 0
}
