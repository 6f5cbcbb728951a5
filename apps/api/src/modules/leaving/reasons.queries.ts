import type { WireDestroyReason } from '@galleria/contract/account'
import { statusesOf, underWayStatuses } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

type Kind = WireDestroyReason['kind']

export type DestroyReason = {
  kind: Kind
  orderId: Id<'order'> | null
  code: string | null
}

/**
 * Orders unpaid or on their way, or sent and not charged yet, after-sales orders and refunds not at
 * their end; a seller's staff and the operators are let go by others.
 */
export function findDestroyReasons(db: Db | Tx, id: Id<'user'>): Promise<DestroyReason[]> {
  const unpaid = statusesOf('PENDING_PAY')
  const open = [...unpaid, ...underWayStatuses]
  return db
    .selectFrom('orders as o')
    .select([
      sql<Kind>`case when o.status = any(${unpaid}) then 'UNPAID' else 'UNDELIVERED' end`.as(
        'kind',
      ),
      sql<string | null>`o.id`.as('orderId'),
      sql<string | null>`o.code`.as('code'),
    ])
    .where('o.buyer_id', '=', id)
    .where('o.status', '=', sql<string>`any(${open})`)
    .unionAll((eb) =>
      eb
        .selectFrom('orders as o')
        .innerJoin('parcel_captures as p', 'p.order_id', 'o.id')
        .select([sql.lit<Kind>('UNPAID').as('kind'), 'o.id as orderId', 'o.code'])
        .distinct()
        .where('o.buyer_id', '=', id)
        .where('p.status', 'not in', CHARGED)
        .where('o.status', '<>', sql<string>`all(${open})`),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('reverse_orders as r')
        .innerJoin('orders as o', 'o.id', 'r.order_id')
        .select([sql.lit<Kind>('AFTER_SALES').as('kind'), 'o.id as orderId', 'o.code'])
        .where('r.buyer_id', '=', id)
        .where('r.status', 'not in', ENDED),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('refunds as f')
        .innerJoin('contracts as c', 'c.id', 'f.contract_id')
        .innerJoin('orders as o', (join) =>
          join
            .onRef('o.contract_id', '=', 'c.id')
            .on(({ eb: on, or, ref }) =>
              or([on('f.order_id', 'is', null), on('f.order_id', '=', ref('o.id'))]),
            ),
        )
        .select([sql.lit<Kind>('REFUND').as('kind'), 'o.id as orderId', 'o.code'])
        .distinct()
        .where('c.buyer_id', '=', id)
        .where('f.status', '<>', sql.lit('DONE')),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('seller_staff')
        .select([
          sql.lit<Kind>('MERCHANT').as('kind'),
          sql<null>`null`.as('orderId'),
          sql<null>`null`.as('code'),
        ])
        .where('user_id', '=', id),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('operators')
        .select([
          sql.lit<Kind>('OPERATOR').as('kind'),
          sql<null>`null`.as('orderId'),
          sql<null>`null`.as('code'),
        ])
        .where('user_id', '=', id),
    )
    .limit(sql.lit(50))
    .$castTo<DestroyReason>()
    .execute()
}
const CHARGED = ['DONE', 'DROPPED', 'WRITTEN_OFF'].map((status) => sql.lit(status))
const ENDED = ['REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE'].map((status) => sql.lit(status))
