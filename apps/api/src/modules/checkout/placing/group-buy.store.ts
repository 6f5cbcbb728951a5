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
  const { rows } = await sql<{ id: Id<'groupBuy'> }>`
    select g.id from group_buys g where g.id in (
      select o.group_buy_id from orders o where o.status = 'PENDING_MEMBERS'
      union select o.group_buy_id from orders o where o.group_buy_id is not null and o.status = any(${statusesOf('PENDING_PAY')}) and o.deadline_at > ${now})
      and g.status in ('FULL', 'CLOSED')
    order by g.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The contracts of those who have not heard yet how their group ended. */
export async function findMembers(
  db: Db,
  id: Id<'groupBuy'>,
  now: Date,
): Promise<Id<'contract'>[]> {
  const { rows } = await sql<{ id: Id<'contract'> }>`
    select o.contract_id as id from orders o where o.group_buy_id = ${id}
      and (o.status = 'PENDING_MEMBERS' or (o.status = any(${statusesOf('PENDING_PAY')}) and o.deadline_at > ${now}))
    order by o.ordered_at`.execute(db)
  return rows.map((row) => row.id)
}
