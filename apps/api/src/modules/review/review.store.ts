import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { hasOwnReview, writtenNames, writtenOf, writtenSql } from './review.fields.ts'
import type { NewReview } from './review.types.ts'

/**
 * Writes first reviews and follow-ups; those of lines that have theirs already are left out.
 * Answers how many were written.
 */
export async function addReviews(tx: Tx, reviews: readonly NewReview[]): Promise<number> {
  const added = await tx
    .insertInto('comments')
    .columns([
      ...(['id', 'parent_id', 'author_id', 'order_id', 'line_id', 'kind', 'item_id'] as const),
      ...(['sku_id', 'shop_id', 'seller_id', 'author_name', 'language', 'created_at'] as const),
      ...writtenNames,
    ])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<NewReview>`jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)`.as<'c'>(
            sql`c(id uuid, "parentId" uuid, "authorId" uuid, "orderId" uuid, "lineId" uuid, "itemId" int, "skuId" int, "shopId" int, "sellerId" int, "authorName" text, language text, "createdAt" timestamptz, ${writtenSql.types})`,
          ),
        )
        .select(['c.id', 'c.parentId', 'c.authorId', 'c.orderId', 'c.lineId'])
        .select(
          sql<string>`case when c."parentId" is null then 'FIRST' else 'FOLLOW_UP' end`.as('kind'),
        )
        .select(['c.itemId', 'c.skuId', 'c.shopId', 'c.sellerId', 'c.authorName', 'c.language'])
        .select(['c.createdAt', ...writtenOf('c')]),
    )
    .onConflict((conflict) => conflict.columns(['line_id', 'kind']).doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Those of the orders whose last line has now been reviewed. */
export async function findReviewedOrders(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
): Promise<Id<'order'>[]> {
  const rows = await tx
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', '=', sql<string>`any(${orderIds})`)
    .where(
      sql<boolean>`not exists (select 1 from order_lines l where l.order_id = o.id and ${hasOwnReview('l')}
        and not exists (select 1 from comments c where c.line_id = l.id and c.kind = 'FIRST'))`,
    )
    .$castTo<{ id: Id<'order'> }>()
    .execute()
  return rows.map((row) => row.id)
}

export type NewAnswer = {
  commentId: Id<'comment'>
  sellerId: number
  userId: Id<'user'>
  content: string
  createdAt: Date
}

/** False when the review has its answer already. */
export async function addAnswer(tx: Tx, answer: NewAnswer): Promise<boolean> {
  const added = await tx
    .insertInto('comment_replies')
    .values({
      comment_id: answer.commentId,
      seller_id: answer.sellerId,
      user_id: answer.userId,
      content: answer.content,
      created_at: answer.createdAt,
    })
    .onConflict((conflict) => conflict.column('comment_id').doNothing())
    .returning('comment_id')
    .executeTakeFirst()
  return added !== undefined
}

export function findAnswer(
  tx: Tx,
  commentId: Id<'comment'>,
): Promise<{ content: string } | undefined> {
  return tx
    .selectFrom('comment_replies')
    .select('content')
    .where('comment_id', '=', commentId)
    .executeTakeFirst()
}

export type Correction = {
  commentId: Id<'comment'>
  /** The one that was read. */ version: number
  content: string
  userId: Id<'user'>
  at: Date
}

/**
 * Keeps what stands there and writes the other text over it. False when it is another version by
 * now.
 */
export async function replaceAnswer(tx: Tx, correction: Correction): Promise<boolean> {
  const { commentId, version, content, userId, at } = correction
  const existing = await tx
    .insertInto('comment_reply_versions')
    .columns(['comment_id', 'version', 'user_id', 'content', 'written_at'])
    .expression((query) =>
      query
        .selectFrom('comment_replies')
        .select(['comment_id', 'version', 'user_id', 'content'])
        .select((eb) => eb.fn.coalesce('edited_at', 'created_at').as('written_at'))
        .where('comment_id', '=', commentId)
        .where('version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  if (!existing) return false
  await tx
    .updateTable('comment_replies')
    .set({ content, user_id: userId, edited_at: at, version: version + 1 })
    .where('comment_id', '=', commentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return true
}
