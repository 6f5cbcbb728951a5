import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * Parcels whose time to be confirmed is over (O15); not those that their carrier calls lost, as
 * long as not all of what is in them was given back, and not while an after-sales order on
 * something in the parcel is open.
 */
export function findParcelsDue(
  db: Db,
  now: Date,
): Promise<{ id: Id<'parcel'>; orderId: Id<'order'> }[]> {
  return db
    .selectFrom('parcels as p')
    .where('p.status', '=', 'SEND_DELIVERY')
    .where('p.confirm_by', '<=', now)
    .where((eb) =>
      eb.or([
        eb('p.lost_at', 'is', null),
        eb('p.delivered_at', 'is not', null),
        sql<boolean>`exists (select from parcel_lines c join order_lines l on l.id = c.line_id where c.parcel_id = p.id and l.need_pay > 0)
        and not exists (select from parcel_lines c join order_lines l on l.id = c.line_id where c.parcel_id = p.id and l.refunded * l.qty < l.need_pay * c.qty)`,
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcel_lines as c')
            .innerJoin('order_lines as l', 'l.id', 'c.line_id')
            .whereRef('c.parcel_id', '=', 'p.id')
            .where('l.open_requests', '>', 0)
            .select('l.id'),
        ),
      ),
    )
    .orderBy('p.confirm_by')
    .limit(200)
    .select(['p.id', 'p.order_id as orderId'])
    .$castTo<{ id: Id<'parcel'>; orderId: Id<'order'> }>()
    .execute()
}
