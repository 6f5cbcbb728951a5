import type { ReverseReason, ReverseType } from '@galleria/contract/after-sales-rules'
import type { OrderState } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { ReverseStatus } from '../reverse.flow.ts'

/**
 * What stands beside a request for who answers it. Its times are text, from JSON; amounts are in
 * minor units.
 */
export type BesideRequest = {
  readonly orderStatus: OrderState
  readonly paid: number
  readonly refunded: number
  readonly parcels: readonly {
    readonly number: string
    readonly carrierName: string
    readonly status: 'SEND_DELIVERY' | 'SIGN_IN' | 'CANCEL'
    readonly shippedAt: string
    readonly deliveredAt: string | null
    readonly lastEntry: { readonly time: string; readonly text: string } | null
  }[]
  readonly earlier: readonly {
    readonly id: Id<'reverse'>
    readonly code: string
    readonly type: ReverseType
    readonly status: ReverseStatus
    readonly isChangedToReturn: boolean
    readonly reason: ReverseReason
    readonly amount: number
    readonly currency: string
    readonly appliedAt: string
  }[]
}

/**
 * How its order stands, and what the same person asked of the same shop before. What was set apart
 * from another request is not one that a person has made; of somebody who has left nothing is
 * shown.
 */
export async function findBesideRequest(db: Db, id: Id<'reverse'>): Promise<BesideRequest> {
  const { rows } = await sql<BesideRequest>`
    select o.status as "orderStatus", o.paid, o.refunded,
      (select coalesce(json_agg(json_build_object('number', p.number, 'carrierName', h.name, 'status', p.status, 'shippedAt', p.shipped_at, 'deliveredAt', p.delivered_at, 'lastEntry', t.entries->0) order by p.shipped_at, p.id), '[]')
        from parcels p join carriers h on h.id = p.carrier_id left join parcel_tracks t on t.parcel_id = p.id where p.order_id = o.id) as parcels,
      (select coalesce(json_agg(e order by e."appliedAt" desc, e.id desc), '[]') from (
        select x.id, x.code, x.type, x.status, x.is_changed_to_return as "isChangedToReturn", x.reason, x.goods + x.shipping as amount, x.currency, x.applied_at as "appliedAt"
        from reverse_orders x join contracts k on k.id = x.contract_id
        where x.buyer_id = r.buyer_id and x.shop_id = r.shop_id and (x.applied_at, x.id) < (r.applied_at, r.id)
          and x.split_from is null and x.loss_of is null and x.difference_of is null and x.surcharge_back_of is null and k.email <> '' and c.email <> ''
        order by x.applied_at desc, x.id desc limit 10) e) as earlier
    from reverse_orders r join orders o on o.id = r.order_id join contracts c on c.id = r.contract_id where r.id = ${id}`.execute(
    db,
  )
  return rows[0]!
}
