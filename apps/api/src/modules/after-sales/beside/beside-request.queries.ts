import type { ReverseReason, ReverseType } from '@galleria/contract/after-sales-rules'
import type { OrderState } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db.ts'
import type { TrackEntry } from '#modules/shipping/index.ts'
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
    readonly lastEntry: Omit<TrackEntry, 'area'> | null
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
export function findBesideRequest(db: Db, id: Id<'reverse'>): Promise<BesideRequest> {
  return db
    .selectFrom('reverse_orders as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('contracts as c', 'c.id', 'r.contract_id')
    .where('r.id', '=', id)
    .select((eb) => [
      'o.status as orderStatus',
      'o.paid',
      'o.refunded',
      jsonArrayFrom(
        eb
          .selectFrom('parcels as p')
          .innerJoin('carriers as h', 'h.id', 'p.carrier_id')
          .leftJoin('parcel_tracks as t', 't.parcel_id', 'p.id')
          .whereRef('p.order_id', '=', 'o.id')
          .select(['p.number', 'h.name as carrierName', 'p.status', 'p.shipped_at as shippedAt'])
          .select(['p.delivered_at as deliveredAt', sql<unknown>`t.entries->0`.as('lastEntry')])
          .orderBy('p.shipped_at')
          .orderBy('p.id'),
      ).as('parcels'),
      jsonArrayFrom(
        eb
          .selectFrom('reverse_orders as x')
          .innerJoin('contracts as k', 'k.id', 'x.contract_id')
          .whereRef('x.buyer_id', '=', 'r.buyer_id')
          .whereRef('x.shop_id', '=', 'r.shop_id')
          .where(sql<boolean>`(x.applied_at, x.id) < (r.applied_at, r.id)`)
          .where('x.split_from', 'is', null)
          .where('x.loss_of', 'is', null)
          .where('x.difference_of', 'is', null)
          .where('x.surcharge_back_of', 'is', null)
          .where('k.email', '<>', sql.lit(''))
          .where('c.email', '<>', sql.lit(''))
          .select(['x.id', 'x.code', 'x.type', 'x.status', 'x.reason', 'x.currency'])
          .select((of) => [
            'x.is_changed_to_return as isChangedToReturn',
            of('x.goods', '+', of.ref('x.shipping')).as('amount'),
            'x.applied_at as appliedAt',
          ])
          .orderBy('x.applied_at', 'desc')
          .orderBy('x.id', 'desc')
          .limit(sql.lit(10)),
      ).as('earlier'),
    ])
    .$castTo<BesideRequest>()
    .executeTakeFirstOrThrow()
}
