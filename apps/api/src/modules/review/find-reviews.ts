import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'

/** Somebody's first reviews, but for those that are hidden, as a query to look into. */
export function findReviews(db: Db | Tx, authorId: Id<'user'>) {
  return db
    .selectFrom('comments')
    .select(({ cast }) => cast<string>('id', 'text').as('ref'))
    .where('author_id', '=', authorId)
    .where('kind', '=', 'FIRST')
    .where('status', '=', 'SHOWN')
}
