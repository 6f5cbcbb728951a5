import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** Stars of a review that is not shown any more. */
export async function removeRating(
  tx: Tx,
  { itemId, rate }: { itemId: number; rate: number },
): Promise<void> {
  await tx
    .updateTable('items')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '-', rate),
      rating_count: eb('rating_count', '-', 1),
    }))
    .where('id', '=', itemId)
    .execute()
}

/**
 * Adds stars to items, each locked in the order of its id. Cards and filters read these sums; they
 * are those of the first reviews.
 */
export async function addRatings(
  tx: Tx,
  ratings: readonly { itemId: number; rate: number }[],
): Promise<void> {
  const ids = ratings.map((one) => one.itemId)
  const rates = ratings.map((one) => one.rate)
  await tx
    .with('given', (db) =>
      db
        .selectFrom(
          sql<{ item_id: number; rate: number }>`unnest(${ids}::int[], ${rates}::int[])`.as<'r'>(
            sql`r(item_id, rate)`,
          ),
        )
        .select((eb) => [
          'item_id',
          eb.cast<number>(eb.fn.sum('rate'), 'integer').as('stars'),
          eb.cast<number>(eb.fn.countAll(), 'integer').as('n'),
        ])
        .groupBy('item_id'),
    )
    .with('locked', (db) =>
      db
        .selectFrom('items')
        .where('id', 'in', (eb) => eb.selectFrom('given').select('item_id'))
        .select('id')
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('items as i')
    .from(['given as g', 'locked as l'])
    .set((eb) => ({
      rating_sum: eb('i.rating_sum', '+', eb.ref('g.stars')),
      rating_count: eb('i.rating_count', '+', eb.ref('g.n')),
    }))
    .whereRef('i.id', '=', 'g.item_id')
    .whereRef('l.id', '=', 'i.id')
    .execute()
}
