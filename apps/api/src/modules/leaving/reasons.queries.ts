import type { WireDestroyReason } from '@galleria/contract/account'
import { statusesOf, underWayStatuses } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type DestroyReason = {
  kind: WireDestroyReason['kind']
  orderId: Id<'order'> | null
  code: string | null
}

/**
 * Orders unpaid or on their way, or sent and not charged yet, after-sales orders and refunds not at
 * their end; a seller's staff and the operators are let go by others.
 */
export async function findDestroyReasons(db: Db | Tx, id: Id<'user'>): Promise<DestroyReason[]> {
  const unpaid = statusesOf('PENDING_PAY')
  const { rows } = await sql<DestroyReason>`
    select case when o.status = any(${unpaid}) then 'UNPAID' else 'UNDELIVERED' end as kind,
      o.id as "orderId", o.code
    from orders o
    where o.buyer_id = ${id} and o.status = any(${[...unpaid, ...underWayStatuses]})
    union all
    select distinct 'UNPAID', o.id, o.code from orders o join parcel_captures p on p.order_id = o.id
    where o.buyer_id = ${id} and p.status not in ('DONE', 'DROPPED', 'WRITTEN_OFF') and o.status <> all(${[...unpaid, ...underWayStatuses]})
    union all
    select 'AFTER_SALES', o.id, o.code from reverse_orders r join orders o on o.id = r.order_id
    where r.buyer_id = ${id} and r.status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE')
    union all
    select distinct 'REFUND', o.id, o.code
    from refunds f
      join contracts c on c.id = f.contract_id
      join orders o on o.contract_id = c.id and (f.order_id is null or f.order_id = o.id)
    where c.buyer_id = ${id} and f.status <> 'DONE'
    union all
    select 'MERCHANT', null, null from seller_staff where user_id = ${id}
    union all
    select 'OPERATOR', null, null from operators where user_id = ${id}
    limit 50`.execute(db)
  return rows
}
