import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'

/** Somebody's first reviews, but for those that are hidden. */
export async function findReviews(db: Db | Tx, authorId: Id<'user'>): Promise<Id<'comment'>[]> {
  const rows = await db
    .selectFrom('comments')
    .select('id')
    .where('author_id', '=', authorId)
    .where('kind', '=', 'FIRST')
    .where('status', '=', 'SHOWN')
    .$castTo<{ id: Id<'comment'> }>()
    .execute()
  return rows.map(({ id }) => id)
}
