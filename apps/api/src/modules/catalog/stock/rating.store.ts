import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/**
 * Adds stars to items, each locked in the order of its id. Cards and filters read these sums; they
 * are those of the first reviews.
 */
/** Stars of a review that is not shown any more. */
export async function removeRating(
  tx: Tx,
  { itemId, rate }: { itemId: number; rate: number },
): Promise<void> {
  await sql`update items set rating_sum = rating_sum - ${rate}, rating_count = rating_count - 1 where id = ${itemId}`.execute(
    tx,
  )
}

export async function addRatings(
  tx: Tx,
  ratings: readonly { itemId: number; rate: number }[],
): Promise<void> {
  const ids = ratings.map((one) => one.itemId)
  await sql`
    with given as (
      select item_id, sum(rate)::int as stars, count(*)::int as n
      from unnest(${ids}::int[], ${ratings.map((one) => one.rate)}::int[]) r(item_id, rate) group by 1
    ),
    locked as (select id from items where id in (select item_id from given) order by id for update)
    update items i set rating_sum = i.rating_sum + g.stars, rating_count = i.rating_count + g.n
    from given g, locked l where i.id = g.item_id and l.id = i.id`.execute(tx)
}
