import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

type Voice = { readonly commentId: Id<'comment'>; readonly userId: Id<'user'> }

/**
 * A first review, which is what voices are about; its row waits for whoever gives one at the same
 * time.
 */
export function findReviewForVoice(
  tx: Tx,
  id: Id<'comment'>,
): Promise<{ authorId: Id<'user'>; sellerId: number } | undefined> {
  return tx
    .selectFrom('comments')
    .select(['author_id as authorId', 'seller_id as sellerId'])
    .where('id', '=', id)
    .where('kind', '=', 'FIRST')
    .where('status', '=', 'SHOWN')
    .forNoKeyUpdate()
    .$castTo<{ authorId: Id<'user'>; sellerId: number }>()
    .executeTakeFirst()
}

/** Answers how many found it helpful now. */
export async function addVoice(tx: Tx, { commentId, userId }: Voice): Promise<number> {
  const added = await tx
    .insertInto('comment_voices')
    .values({ comment_id: commentId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
    .returning('comment_id')
    .executeTakeFirst()
  return changeCount(tx, commentId, added ? 1 : 0)
}

export async function removeVoice(tx: Tx, { commentId, userId }: Voice): Promise<number> {
  const removed = await tx
    .deleteFrom('comment_voices')
    .where('comment_id', '=', commentId)
    .where('user_id', '=', userId)
    .returning('comment_id')
    .executeTakeFirst()
  return changeCount(tx, commentId, removed ? -1 : 0)
}

async function changeCount(tx: Tx, id: Id<'comment'>, by: number): Promise<number> {
  const { count } = await tx
    .updateTable('comments')
    .set({ helpful_count: sql`helpful_count + ${by}` })
    .where('id', '=', id)
    .returning('helpful_count as count')
    .executeTakeFirstOrThrow()
  return count
}

/** All voices of somebody who leaves: what was counted of them is not counted any more. */
export async function forgetVoices(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx
    .with('gone', (cte) =>
      cte.deleteFrom('comment_voices').where('user_id', '=', userId).returning('comment_id'),
    )
    .updateTable('comments as c')
    .from('gone')
    .set((eb) => ({ helpful_count: eb('c.helpful_count', '-', 1) }))
    .whereRef('c.id', '=', 'gone.comment_id')
    .execute()
}
