import { sql } from 'kysely'
import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'

/** What an order has earned, in hundredths. */
export type Earned = {
  readonly userId: Id<'user'>
  readonly perMille: number
  readonly dueAt: Date
  readonly isFinal: boolean
  readonly points: number
  readonly growth: number
}

/** Undefined for an order that has not earned anything: not complete yet, or a guest's. */
export async function findEarned(db: Db | Tx, orderId: Id<'order'>): Promise<Earned | undefined> {
  const { rows } = await sql<Earned>`
    select o.user_id as "userId", o.per_mille as "perMille", o.due_at as "dueAt", o.is_final as "isFinal",
      coalesce(sum(e.delta) filter (where e.pot = 'PENDING'), 0)::bigint as points, coalesce(sum(e.delta) filter (where e.pot = 'GROWTH'), 0)::bigint as growth
    from earned_orders o left join point_entries e on e.order_id = o.order_id and e.reason in ('EARNED', 'UNDONE', 'RESTORED')
    where o.order_id = ${orderId} group by o.order_id`.execute(db)
  return rows[0]
}

/** Orders whose points are due to become final, those that have waited longest first. */
export function findDue(db: Db, at: Date, limit = 100): Promise<Id<'order'>[]> {
  return db
    .selectFrom('earned_orders')
    .select('order_id as id')
    .where('is_final', '=', sql.lit(false))
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .$castTo<{ id: Id<'order'> }>()
    .execute()
    .then((rows) => rows.map(({ id }) => id))
}

/** How often a refund has done this to points already. */
export async function countTurns(
  tx: Tx,
  reason: 'UNDONE' | 'RESTORED',
  reverseId: Id<'reverse'>,
): Promise<number> {
  const { turns } = await tx
    .selectFrom('point_entries')
    .where('pot', '=', 'PENDING')
    .where('reason', '=', reason)
    .where('ref', 'like', `${reverseId}:%`)
    .select((eb) => eb.fn.countAll<number>().as('turns'))
    .executeTakeFirstOrThrow()
  return turns
}
