import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'
import type { StrayParcelStatus } from './stray-parcel.flow.ts'
import type { StrayReason } from './stray-parcel.store.ts'

export type StrayRow = {
  id: Id<'strayParcel'>
  status: StrayParcelStatus
  reason: StrayReason
  carrierCode: string
  /** Null for a carrier that the mall does not know. */
  carrierName: string | null
  number: string
  orderCode: string | null
  shopName: string | null
  registeredAt: Date | null
  foundAt: Date
}

function selectStray(db: Db) {
  return db
    .selectFrom('stray_parcels as s')
    .leftJoin('carriers as c', 'c.code', 's.carrier_code')
    .leftJoin('orders as o', 'o.id', 's.order_id')
    .leftJoin('shops as h', 'h.id', 'o.shop_id')
    .select([
      's.id',
      's.status',
      's.reason',
      's.carrier_code as carrierCode',
      'c.name as carrierName',
      's.number',
      'o.code as orderCode',
      'h.name as shopName',
      's.registered_at as registeredAt',
      's.found_at as foundAt',
    ])
    .$castTo<StrayRow>()
}

export function findStrayParcel(db: Db, id: Id<'strayParcel'>): Promise<StrayRow | undefined> {
  return selectStray(db).where('s.id', '=', id).executeTakeFirst()
}

/** Open ones, the oldest first; or those that were dealt with, the latest first. */
export async function pageStrayParcels(
  db: Db,
  page: { isClosed: boolean; limit: number; offset: number },
): Promise<{ rows: StrayRow[]; total: number }> {
  const operator = page.isClosed ? '<>' : '='
  const [rows, count] = await Promise.all([
    selectStray(db)
      .where('s.status', operator, 'OPEN')
      .orderBy('s.closed_at', (order) => (page.isClosed ? order.desc() : order.asc()))
      .orderBy('s.found_at')
      .orderBy('s.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('stray_parcels')
      .where('status', operator, 'OPEN')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: count.n }
}

export type StrayStep = {
  strayId: Id<'strayParcel'>
  event: string
  to: string
  by: string | null
  at: Date
  facts: { readonly note?: string } | null
}

/** What was done about them, and by whom. */
export function findStraySteps(db: Db, ids: readonly Id<'strayParcel'>[]): Promise<StrayStep[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('transitions as t')
    .leftJoin('users as u', 'u.id', 't.actor_id')
    .where('t.entity', '=', 'strayParcel')
    .where('t.entity_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('t.entity_id')
    .orderBy('t.seq')
    .select([
      't.entity_id as strayId',
      't.event',
      't.to_state as to',
      nameOfUserIfAny('u').as('by'),
      't.at',
      't.facts',
    ])
    .$castTo<StrayStep>()
    .execute()
}
