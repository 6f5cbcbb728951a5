import type { PointReason } from '@galleria/contract/membership-rules'
import type { Id } from '@galleria/kernel/id'
import { sql, type AliasableExpression } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { giftReasons, type GiftReason } from './points.store.ts'

/** What somebody has, in hundredths, and when the next of what is pending is due. */
export type PointAccount = {
  readonly points: number
  readonly held: number
  readonly pending: number
  readonly growth: number
  readonly dueAt: Date | null
}

export async function findAccount(db: Db | Tx, userId: Id<'user'>): Promise<PointAccount> {
  const row = await db
    .selectFrom('point_accounts as a')
    .select(['a.points', 'a.held', 'a.pending', 'a.growth'])
    .select((eb) =>
      eb
        .selectFrom('earned_orders as o')
        .whereRef('o.user_id', '=', 'a.user_id')
        .where('o.is_final', '=', sql.lit(false))
        // An order whose points went back with its money is waited for in vain.
        .where((due) =>
          due(
            due
              .selectFrom('point_entries as e')
              .whereRef('e.order_id', '=', 'o.order_id')
              .where('e.pot', '=', sql.lit('PENDING'))
              .select(({ fn }) => fn.sum('e.delta').as('pending')),
            '>',
            sql.lit(0),
          ),
        )
        .select(({ fn }) => fn.min('o.due_at').as('dueAt'))
        .as('dueAt'),
    )
    .where('a.user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { points: 0, held: 0, pending: 0, growth: 0, dueAt: null }
}

/** A change of what somebody has, in hundredths. */
export type PointChange = {
  readonly reason: PointReason
  readonly at: Date
  readonly orderId: Id<'order'> | null
  readonly points: number
  readonly pending: number
  readonly growth: number
}

/**
 * What changed somebody's points, the newest first. What was set aside before and is taken now
 * changes nothing of what there is to spend, and is left out.
 */
export async function pageChanges(
  db: Db,
  userId: Id<'user'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PointChange[]; total: number }> {
  const grouped = db
    .selectFrom('point_entries')
    .where('user_id', '=', userId)
    .where('pot', '<>', 'HELD')
    .groupBy(['reason', 'ref', 'at', 'order_id'])
    .select(['reason', 'at', 'order_id as orderId'])
    .select((eb) => eb.fn.max('id').as('last'))
    .select([inPot('POINTS').as('points'), inPot('PENDING').as('pending')])
    .select(inPot('GROWTH').as('growth'))
  const [rows, { total }] = await Promise.all([
    grouped
      .orderBy('at', 'desc')
      .orderBy('last', 'desc')
      .limit(limit)
      .offset(offset)
      .$castTo<PointChange>()
      .execute(),
    db
      .selectFrom(grouped.as('g'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

function inPot(pot: 'POINTS' | 'PENDING' | 'GROWTH') {
  return sql<number>`coalesce(sum(delta) filter (where pot = ${sql.lit(pot)}), 0)::bigint`
}

/** How often somebody was given for each reason, and whether for one reference by now. */
export async function countGifts(
  db: Db | Tx,
  userId: Id<'user'>,
  ref: string,
): Promise<ReadonlyMap<GiftReason, { readonly times: number; readonly isGiven: boolean }>> {
  const rows = await db
    .selectFrom('point_entries')
    .where('user_id', '=', userId)
    .where('reason', 'in', giftReasons)
    .where('pot', '=', sql.lit('POINTS'))
    .groupBy('reason')
    .select(({ fn }) => [fn.countAll<number>().as('times')])
    .select(sql<boolean>`bool_or(ref = ${ref})`.as('isGiven'))
    .select('reason')
    .$castTo<{ reason: GiftReason; times: number; isGiven: boolean }>()
    .execute()
  return new Map(rows.map(({ reason, ...count }) => [reason, count]))
}

/** References that a module above finds, as a query. */
export type Refs = AliasableExpression<{ ref: string }>

/** Those of the references that nothing was given for yet. */
export async function findNotGiven(db: Db | Tx, reason: GiftReason, refs: Refs): Promise<string[]> {
  const rows = await notGiven(db, reason, refs).select('r.ref').execute()
  return rows.map(({ ref }) => ref)
}

export async function countNotGiven(db: Db | Tx, reason: GiftReason, refs: Refs): Promise<number> {
  const { open } = await notGiven(db, reason, refs)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return open
}

function notGiven(db: Db | Tx, reason: GiftReason, refs: Refs) {
  return db
    .selectFrom(refs.as('r'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('point_entries as e')
            .whereRef('e.ref', '=', 'r.ref')
            .where('e.reason', '=', reason)
            .where('e.pot', '=', sql.lit('POINTS'))
            .select('e.id'),
        ),
      ),
    )
}
