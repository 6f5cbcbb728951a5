import { sql } from 'kysely'
import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

/** What an order has earned, in hundredths. */
export type Earned = {
  readonly userId: Id<'user'>
  readonly perMille: number
  /** Of the level that its buyer had, in hundredths. */
  readonly factor: number
  readonly dueAt: Date
  readonly isFinal: boolean
  readonly points: number
  readonly growth: number
}

const earnedByOrder = hotSql<'points.earned', Earned>(
  'points.earned',
  `select o.user_id as "userId", o.per_mille as "perMille", o.factor, o.due_at as "dueAt", o.is_final as "isFinal",
  coalesce(sum(e.delta) filter (where e.pot = 'PENDING'), 0)::bigint as points, coalesce(sum(e.delta) filter (where e.pot = 'GROWTH'), 0)::bigint as growth
  from earned_orders o left join point_entries e on e.order_id = o.order_id and e.reason in ('EARNED', 'UNDONE', 'RESTORED')
  where o.order_id = $1 group by o.order_id`,
)

/** Undefined for an order that has not earned anything: not complete yet, or a guest's. */
export async function findEarned(db: Db | Tx, orderId: Id<'order'>): Promise<Earned | undefined> {
  return (await runHot(db, earnedByOrder, [orderId]))[0]
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
  pots: readonly ('PENDING' | 'POINTS' | 'GROWTH')[],
  reason: 'UNDONE' | 'RESTORED' | 'GIVEN_BACK',
  { orderId, reverseId }: { readonly orderId: Id<'order'>; readonly reverseId: Id<'reverse'> },
): Promise<number> {
  const { turns } = await tx
    .selectFrom('point_entries')
    .where('order_id', '=', orderId)
    .where('pot', 'in', pots)
    .where('reason', '=', reason)
    .where('ref', 'like', `${reverseId}:%`)
    .select((eb) => eb.fn.count<number>('ref').distinct().as('turns'))
    .executeTakeFirstOrThrow()
  return turns
}

/** What of an order's points was given back so far. */
export async function sumGivenBack(tx: Tx, orderId: Id<'order'>): Promise<number> {
  const { sum } = await sumEntries(tx, orderId)
    .where('reason', '=', sql.lit('GIVEN_BACK'))
    .executeTakeFirstOrThrow()
  return sum
}

/** What was won with an order and still waits, in hundredths. */
export async function sumWon(tx: Tx, orderId: Id<'order'>): Promise<number> {
  const { sum } = await sumEntries(tx, orderId)
    .where('pot', '=', sql.lit('PENDING'))
    .where('reason', 'in', [sql.lit('WON'), sql.lit('FORFEITED')])
    .executeTakeFirstOrThrow()
  return sum
}

function sumEntries(tx: Tx, orderId: Id<'order'>) {
  return tx
    .selectFrom('point_entries')
    .select(({ cast, fn }) =>
      cast<number>(fn.coalesce(fn.sum('delta'), sql.lit(0)), 'bigint').as('sum'),
    )
    .where('order_id', '=', orderId)
}

/** What somebody can spend, in hundredths. */
export async function findBalance(db: Db | Tx, userId: Id<'user'>): Promise<number> {
  const row = await db
    .selectFrom('point_accounts')
    .where('user_id', '=', userId)
    .select('points')
    .executeTakeFirst()
  return row?.points ?? 0
}
