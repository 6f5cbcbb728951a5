import { statusesOf } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * Groups that have ended while an order in them still waits for members, or for money that would
 * come for nothing.
 */
export async function findEndedGroupBuys(
  db: Db,
  now: Date,
  limit: number,
): Promise<Id<'groupBuy'>[]> {
  const rows = await db
    .selectFrom('group_buys as g')
    .select('g.id')
    .where('g.id', 'in', (eb) =>
      eb
        .selectFrom('orders as o')
        .select('o.group_buy_id')
        .where('o.status', '=', sql.lit('PENDING_MEMBERS'))
        .union(
          eb
            .selectFrom('orders as o')
            .select('o.group_buy_id')
            .where('o.group_buy_id', 'is not', null)
            .where('o.status', '=', unpaid)
            .where('o.deadline_at', '>', now),
        ),
    )
    .where('g.status', 'in', [sql.lit('FULL'), sql.lit('CLOSED')])
    .orderBy('g.id')
    .limit(limit)
    .$castTo<{ id: Id<'groupBuy'> }>()
    .execute()
  return rows.map(({ id }) => id)
}
const unpaid = sql<string>`any(${statusesOf('PENDING_PAY')})`

/** The contracts of those who have not heard yet how their group ended. */
export async function findMembers(
  db: Db,
  id: Id<'groupBuy'>,
  now: Date,
): Promise<Id<'contract'>[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select('o.contract_id as id')
    .where('o.group_buy_id', '=', id)
    .where(({ and, eb, or }) =>
      or([
        eb('o.status', '=', sql.lit('PENDING_MEMBERS')),
        and([eb('o.status', '=', unpaid), eb('o.deadline_at', '>', now)]),
      ]),
    )
    .orderBy('o.ordered_at')
    .$castTo<{ id: Id<'contract'> }>()
    .execute()
  return rows.map((row) => row.id)
}
