import type { Id } from '@galleria/kernel/id'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hasKeyword } from '#platform/keyword.ts'
import { nameOfUser, nameOfUserIfAny } from '#modules/account/index.ts'
import { hasOwnReview, writtenOf, writtenSql } from './review.fields.ts'
import type { ReviewSort } from '@galleria/contract/review-rules'
import type { ItemReviewRow, NewReview, ReviewRow, SellersReviewRow } from './review.types.ts'

type Span = { limit: number; offset: number }
type Rows<Row> = { rows: Row[]; total: number }

/** First reviews with what stands under them. */
function selectFirst(db: Db | Tx) {
  return db
    .selectFrom('comments as c')
    .innerJoin('shops as h', 'h.id', 'c.shop_id')
    .leftJoin('comment_replies as r', 'r.comment_id', 'c.id')
    .leftJoin('comments as f', 'f.parent_id', 'c.id')
    .where('c.kind', '=', sql.lit('FIRST'))
    .select(['c.id', 'c.parent_id as parentId', 'c.order_id as orderId', 'c.line_id as lineId'])
    .select(['c.shop_id as shopId', 'h.name as shopName', 'c.seller_id as sellerId'])
    .select(['c.author_id as authorId', 'c.author_name as authorName', 'c.status', 'c.decision'])
    .select(['c.decided_at as decidedAt', ...writtenOf('c'), 'c.created_at as createdAt'])
    .select([
      sql<
        ReviewRow['answer']
      >`case when r.comment_id is not null then json_build_object('content', r.content, 'createdAt', r.created_at, 'editedAt', r.edited_at) end`.as(
        'answer',
      ),
      sql<ReviewRow['followUp']>`
        case when f.id is not null then json_build_object('id', f.id, 'parentId', f.parent_id, 'lineId', f.line_id, 'shopId', f.shop_id, 'sellerId', f.seller_id, 'authorId', f.author_id, 'authorName', f.author_name,
          'createdAt', f.created_at, 'daysOfUse', (select floor(extract(epoch from f.created_at - b.completed_at) / 86400)::int from orders b where b.id = c.order_id), ${writtenSql.pairs('f')}) end`.as(
        'followUp',
      ),
    ])
}

/** JSON gives times as text. */
function withTimes<Row extends ReviewRow>(row: Row): Row {
  const { answer, followUp } = row
  return {
    ...row,
    answer: answer && {
      ...answer,
      createdAt: new Date(answer.createdAt),
      editedAt: answer.editedAt && new Date(answer.editedAt),
    },
    followUp: followUp && { ...followUp, createdAt: new Date(followUp.createdAt) },
  }
}

/** Of the rows that a query names, those of the page, and how many there are in all. */
async function readPage<Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  { limit, offset }: Span,
): Promise<Rows<Row>> {
  const [rows, { total }] = await Promise.all([
    query.limit(limit).offset(offset).execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows as Row[], total }
}

async function readReviews<Tables, Names extends keyof Tables, Row extends ReviewRow>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  span: Span,
): Promise<Rows<Row>> {
  const { rows, total } = await readPage(query, span)
  return { rows: rows.map(withTimes), total }
}

/** A member's first reviews, newest first; or the one that is asked for. */
export function pageOwnReviews(
  db: Db | Tx,
  authorId: Id<'user'>,
  request: Span & { ids: readonly Id<'comment'>[] | null },
): Promise<Rows<ReviewRow>> {
  const { ids } = request
  return readReviews(
    selectFirst(db)
      .where('c.author_id', '=', authorId)
      .where(sql<boolean>`(${ids}::uuid[] is null or c.id = any(${ids}))`)
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .$castTo<ReviewRow>(),
    request,
  )
}

/** A first review as its author is told of a decision about it. */
export function findDecision(
  db: Db,
  id: Id<'comment'>,
): Promise<{ authorId: Id<'user'>; itemName: string; decision: string } | undefined> {
  return db
    .selectFrom('comments as c')
    .innerJoin('order_lines as l', 'l.id', 'c.line_id')
    .select([
      'c.author_id as authorId',
      'c.decision',
      sql<string>`l.snapshot->>'name'`.as('itemName'),
    ])
    .where('c.id', '=', id)
    .$castTo<{ authorId: Id<'user'>; itemName: string; decision: string }>()
    .executeTakeFirst()
}

/**
 * Own first reviews with all that their follow-ups have in common with them; whoever decides about
 * one waits.
 */
export async function lockOwnFirstReviews(
  tx: Tx,
  authorId: Id<'user'>,
  ids: readonly Id<'comment'>[],
): Promise<
  (Pick<
    NewReview,
    'id' | 'orderId' | 'lineId' | 'itemId' | 'skuId' | 'shopId' | 'sellerId' | 'authorName'
  > &
    Pick<ReviewRow, 'status'>)[]
> {
  return tx
    .selectFrom('comments')
    .select(['id', 'order_id as orderId', 'line_id as lineId', 'item_id as itemId'])
    .select(['sku_id as skuId', 'shop_id as shopId', 'seller_id as sellerId'])
    .select(['author_name as authorName', 'status'])
    .where('author_id', '=', authorId)
    .where('kind', '=', 'FIRST')
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .$castTo<NewReview & Pick<ReviewRow, 'status'>>()
    .execute()
}

export type ItemReviewsRequest = Span & {
  itemId: number
  rate: number | null
  hasImages: boolean
  sort: ReviewSort
  /** Who asks, where that is a member. */
  readerId: Id<'user'> | null
}

/** The kind and the pictures are part of the text, as they are of the indexes. */
export function pageItemReviews(
  db: Db,
  { itemId, rate, hasImages, sort, readerId, ...span }: ItemReviewsRequest,
): Promise<Rows<ItemReviewRow>> {
  const isHelpful = sql<boolean>`exists (select 1 from comment_voices v where v.comment_id = c.id and v.user_id = ${readerId}::uuid)`
  return readReviews(
    selectFirst(db)
      .innerJoin('order_lines as l', 'l.id', 'c.line_id')
      .select([
        sql<string>`l.snapshot->>'finish'`.as('finish'),
        sql<string>`l.snapshot->>'size'`.as('size'),
        // Units that were never sent are among those given back, too.
        sql<boolean>`l.reversed_qty > l.canceled_qty`.as('isReturned'),
        'c.helpful_count as helpfulCount',
        isHelpful.as('isHelpful'),
      ])
      .where('c.item_id', '=', itemId)
      .where('c.status', '=', sql.lit('SHOWN'))
      .$if(rate !== null, (reviews) => reviews.where('c.rate', '=', rate))
      .$if(hasImages, (reviews) => reviews.where(sql<boolean>`cardinality(c.images) > 0`))
      // Each as an index of an item's reviews has it.
      .$if(sort === 'helpful', (reviews) => reviews.orderBy('c.helpful_count', 'desc'))
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .$castTo<ItemReviewRow>(),
    span,
  )
}

export type Ratings = {
  ratingSum: number
  ratingCount: number
  withImages: number
  byRate: Record<string, number>
}

/** The stars of an item: the sums its card shows, and how they are spread. */
export function findRatings(db: Db, itemId: number): Promise<Ratings> {
  return db
    .selectFrom('items as i')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.max('i.rating_sum'), sql.lit(0)).as('ratingSum'),
      eb.fn.coalesce(eb.fn.max('i.rating_count'), sql.lit(0)).as('ratingCount'),
      shownOf(db, itemId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(sql<boolean>`cardinality(c.images) > 0`)
        .as('withImages'),
      eb
        .selectFrom(
          shownOf(db, itemId)
            .select(({ fn }) => ['c.rate', fn.countAll<number>().as('n')])
            .groupBy('c.rate')
            .as('s'),
        )
        .select(sql`coalesce(json_object_agg(s.rate, s.n), '{}')`.as('rates'))
        .as('byRate'),
    ])
    .where('i.id', '=', itemId)
    .$castTo<Ratings>()
    .executeTakeFirstOrThrow()
}

function shownOf(db: Db, itemId: number) {
  return db
    .selectFrom('comments as c')
    .where('c.item_id', '=', itemId)
    .where('c.kind', '=', sql.lit('FIRST'))
    .where('c.status', '=', sql.lit('SHOWN'))
}

export type SellersReviewsRequest = Span & {
  sellerId: number
  isAnswered: boolean | null
  rate: number | null
  keyword: string
  shopId: number | null
  id: Id<'comment'> | null
}

/** What stood in the place of the answer before, the latest first. */
const earlierAnswers = sql`(select coalesce(json_agg(json_build_object('content', v.content, 'by', ${nameOfUser('u')}, 'at', v.written_at) order by v.version desc), '[]')
  from comment_reply_versions v join users u on u.id = v.user_id where v.comment_id = c.id)`

/**
 * Reviews of a seller's shops, newest first. The keyword is looked for in what was written and in
 * the order's words.
 */
export async function pageSellersReviews(
  db: Db | Tx,
  { sellerId, isAnswered, rate, keyword, shopId, id, ...span }: SellersReviewsRequest,
): Promise<Rows<SellersReviewRow>> {
  const { rows, total } = await readReviews(
    selectFirst(db)
      .leftJoin('users as w', 'w.id', 'r.user_id')
      .innerJoin('order_lines as l', 'l.id', 'c.line_id')
      .innerJoin('orders as o', 'o.id', 'c.order_id')
      .select(['o.code as orderCode', 'l.sku_id as skuId', 'l.qty', 'l.snapshot'])
      .select(['r.version as answerVersion', nameOfUserIfAny('w').as('answeredBy')])
      .select(earlierAnswers.as('earlierAnswers'))
      .where('c.seller_id', '=', sellerId)
      .where('c.status', '=', sql.lit('SHOWN'))
      .where(
        sql<boolean>`(${isAnswered}::boolean is null or (r.comment_id is not null) = ${isAnswered})`,
      )
      .where(sql<boolean>`(${rate}::int is null or c.rate = ${rate})`)
      .where(
        sql<boolean>`(${keyword} = '' or ${hasKeyword(sql`plain_text(c.content)`, keyword)} or ${hasKeyword(sql`o.search_words`, keyword)})`,
      )
      .where(sql<boolean>`(${shopId}::int is null or c.shop_id = ${shopId})`)
      .where(sql<boolean>`(${id}::uuid is null or c.id = ${id})`)
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .$castTo<SellersReviewRow>(),
    span,
  )
  const earlier = (row: SellersReviewRow) =>
    row.earlierAnswers.map((one) => ({ ...one, at: new Date(one.at) }))
  return { rows: rows.map((row) => ({ ...row, earlierAnswers: earlier(row) })), total }
}

/** One of a seller's reviews; another seller's, and one that is hidden, is not there. */
export async function findSellersReview(
  tx: Tx,
  sellerId: number,
  id: Id<'comment'>,
): Promise<SellersReviewRow | undefined> {
  const any = { isAnswered: null, rate: null, keyword: '', shopId: null, limit: 1, offset: 0 }
  return (await pageSellersReviews(tx, { sellerId, id, ...any })).rows[0]
}

/**
 * A buyer's received orders (complete, or closed after that) with something left to review and not
 * of the shop that the buyer works for, the latest received first, and the lines that are left.
 */
export function pageToReview(
  db: Db,
  buyerId: Id<'user'>,
  span: Span,
): Promise<Rows<{ orderId: Id<'order'>; lineIds: Id<'orderLine'>[] }>> {
  return readPage(
    db
      .selectFrom('orders as o')
      .select([
        'o.id as orderId',
        sql`array(select coalesce((l.snapshot->'set'->>'id')::uuid, l.id) from order_lines l where l.order_id = o.id and ${hasOwnReview('l')} and not exists (select 1 from comments c where c.line_id = l.id and c.kind = 'FIRST') order by l.position)`.as(
          'lineIds',
        ),
      ])
      .where('o.buyer_id', '=', buyerId)
      .where('o.completed_at', 'is not', null)
      .where(({ not, ref }) => not(ref('o.is_reviewed')))
      .where(
        sql<boolean>`not exists (select 1 from seller_staff w where w.user_id = o.buyer_id and w.seller_id = o.seller_id)`,
      )
      .orderBy('o.completed_at', 'desc')
      .orderBy('o.id', 'desc')
      .$castTo<{ orderId: Id<'order'>; lineIds: Id<'orderLine'>[] }>(),
    span,
  )
}

/** The orders that a buyer's lines, and lines of sets, belong to; foreign lines have none. */
export async function findOrdersOfLines(
  db: Db | Tx,
  buyerId: Id<'user'>,
  lineIds: readonly Id<'orderLine'>[],
): Promise<Id<'order'>[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('order_id as id')
    .distinct()
    .where('buyer_id', '=', buyerId)
    .where(sql<boolean>`(id = any(${lineIds}) or (snapshot->'set'->>'id')::uuid = any(${lineIds}))`)
    .$castTo<{ id: Id<'order'> }>()
    .execute()
  return rows.map((row) => row.id)
}

/** The first parcel of each of these orders; one that nothing was sent of is not in the map. */
export async function findFirstParcels(
  db: Db,
  orderIds: readonly Id<'order'>[],
): Promise<Map<Id<'order'>, Id<'parcel'>>> {
  const rows = await db
    .selectFrom('parcels')
    .distinctOn('order_id')
    .select(['order_id as orderId', 'id'])
    .where('order_id', '=', sql<Id<'order'>>`any(${orderIds})`)
    .where('status', '<>', 'CANCEL')
    .orderBy('order_id')
    .orderBy('shipped_at')
    .$castTo<{ orderId: Id<'order'>; id: Id<'parcel'> }>()
    .execute()
  return new Map(rows.map(({ orderId, id }) => [orderId, id]))
}

/** Which of the lines of these orders have their first review. */
export async function findReviewedLines(
  db: Db | Tx,
  orderIds: readonly Id<'order'>[],
): Promise<Set<Id<'orderLine'>>> {
  const rows = await db
    .selectFrom('comments')
    .select('line_id as id')
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('kind', '=', 'FIRST')
    .$castTo<{ id: Id<'orderLine'> }>()
    .execute()
  return new Set(rows.map((row) => row.id))
}
