import type { Id } from '@galleria/kernel/id'
import { recordTransitions } from '#platform/transitions.ts'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRows, nextVersion } from '#platform/mover.ts'
import { parcelFlow } from './parcel.flow.ts'

export type TrackEntry = { time: string; area: string; text: string }
export type ParcelRow = {
  id: Id<'parcel'>
  orderId: Id<'order'>
  buyerId: Id<'user'>
  carrierId: number
  carrierCode: string
  carrierName: string
  trackingUrl: string
  number: string
  status: 'SEND_DELIVERY' | 'SIGN_IN' | 'CANCEL'
  shippedAt: Date
  deliveredAt: Date | null
  confirmBy: Date
  lines: { lineId: Id<'orderLine'>; qty: number; name: string; picture: string }[]
  entries: TrackEntry[]
  checkedAt: Date | null
}

const PARCEL = `select p.id, p.order_id as "orderId", p.buyer_id as "buyerId", c.id as "carrierId", c.code as "carrierCode", c.name as "carrierName", c.tracking_url as "trackingUrl", p.number, p.status,
  p.shipped_at as "shippedAt", p.delivered_at as "deliveredAt", p.confirm_by as "confirmBy", coalesce(t.entries, '[]') as entries, t.checked_at as "checkedAt",
  coalesce((select json_agg(json_build_object('lineId', l.line_id, 'qty', l.qty, 'name', o.snapshot->>'name', 'picture', o.snapshot->>'picture') order by o.position) from parcel_lines l join order_lines o on o.id = l.line_id where l.parcel_id = p.id), '[]') as lines
  from parcels p join carriers c on c.id = p.carrier_id left join parcel_tracks t on t.parcel_id = p.id`

export function findParcels(db: Db | Tx, orderId: Id<'order'>): Promise<ParcelRow[]> {
  return runSql(db, `${PARCEL} where p.order_id = $1 order by p.shipped_at, p.id limit 200`, [
    orderId,
  ])
}

export async function findParcel(db: Db | Tx, id: Id<'parcel'>): Promise<ParcelRow | undefined> {
  const [row] = await runSql<ParcelRow>(db, `${PARCEL} where p.id = $1`, [id])
  return row
}

export function findCarriers(db: Db): Promise<{ id: number; code: string; name: string }[]> {
  return runSql(db, 'select id, code, name from carriers order by name', [])
}

export type NewParcel = {
  id: Id<'parcel'>
  buyerId: Id<'user'>
  orderId: Id<'order'>
  carrierId: number
  number: string
  confirmBy: Date
  at: Date
  sellerId: number
  lines: readonly { id: Id<'orderLine'>; qty: number }[]
}

/** `unknown_carrier` and `number_taken` leave nothing written. */
export async function addParcel(
  tx: Tx,
  parcel: NewParcel,
): Promise<'added' | 'unknown_carrier' | 'number_taken'> {
  const carriers = await runSql(tx, 'select 1 from carriers where id = $1', [parcel.carrierId])
  if (carriers.length === 0) return 'unknown_carrier'
  const added = await runSql(
    tx,
    `insert into parcels (id, buyer_id, order_id, carrier_id, number, status, shipped_at, confirm_by) values ($1, $2, $3, $4, $5, 'SEND_DELIVERY', $6, $7)
    on conflict (carrier_id, number) do nothing returning 1`,
    [
      parcel.id,
      parcel.buyerId,
      parcel.orderId,
      parcel.carrierId,
      parcel.number,
      parcel.at,
      parcel.confirmBy,
    ],
  )
  if (added.length === 0) return 'number_taken'
  await runSql(
    tx,
    'insert into parcel_lines (parcel_id, line_id, qty) select $1, id, qty from unnest($2::uuid[], $3::int[]) l(id, qty)',
    [parcel.id, parcel.lines.map((line) => line.id), parcel.lines.map((line) => line.qty)],
  )
  await runSql(tx, 'insert into parcel_tracks (parcel_id) values ($1)', [parcel.id])
  await recordTransitions(tx, [
    {
      entity: 'parcel',
      entityId: parcel.id,
      from: null,
      to: 'SEND_DELIVERY',
      event: 'send',
      actor: 'merchant',
      facts: { sellerId: parcel.sellerId },
      at: parcel.at,
    },
  ])
  return 'added'
}

const parcelLifeCycle = defineLifeCycle({
  entity: 'parcel',
  table: 'parcels',
  flow: parcelFlow,
  stamps: ({ at }) => ({ version: nextVersion, signed_at: at }),
})

/** Signs for parcels that are under way; answers with those that moved. */
export async function signParcels(
  tx: Tx,
  ids: readonly Id<'parcel'>[],
  by: { actor: 'buyer' | 'clock'; actorId?: string | undefined; at: Date },
): Promise<Id<'parcel'>[]> {
  return (await moveRows(tx, parcelLifeCycle, ids, { move: 'sign', ...by })).map(({ id }) => id)
}

export function findParcelsDue(
  db: Db,
  now: Date,
): Promise<{ id: Id<'parcel'>; orderId: Id<'order'> }[]> {
  // Not while an after-sales order on something in the parcel is open (O15).
  return runSql(
    db,
    `select p.id, p.order_id as "orderId" from parcels p where p.status = 'SEND_DELIVERY' and p.confirm_by <= $1
    and not exists (select 1 from parcel_lines c join order_lines l on l.id = c.line_id where c.parcel_id = p.id and l.open_requests > 0) order by p.confirm_by limit 200`,
    [now],
  )
}

export function findParcelsToTrack(db: Db, before: Date): Promise<{ id: Id<'parcel'> }[]> {
  return runSql(
    db,
    `select p.id from parcel_tracks t join parcels p on p.id = t.parcel_id where p.status = 'SEND_DELIVERY' and p.delivered_at is null and (t.checked_at is null or t.checked_at < $1)
    order by t.checked_at nulls first limit 50`,
    [before],
  )
}

/** What the carrier says; once delivered, receipt is taken as confirmed at `confirmBy`. */
export async function keepTrack(
  tx: Tx,
  id: Id<'parcel'>,
  track: {
    entries: readonly TrackEntry[] | undefined
    deliveredAt: Date | undefined
    confirmBy: Date | undefined
    at: Date
  },
): Promise<void> {
  await runSql(
    tx,
    'update parcel_tracks set checked_at = $2, entries = coalesce($3::jsonb, entries) where parcel_id = $1',
    [id, track.at, track.entries ? JSON.stringify(track.entries) : null],
  )
  if (track.deliveredAt)
    await runSql(
      tx,
      `update parcels set delivered_at = $2, confirm_by = $3 where id = $1 and delivered_at is null and status = 'SEND_DELIVERY'`,
      [id, track.deliveredAt, track.confirmBy],
    )
}

/** Parcels of orders that have got another owner. */
export async function moveParcels(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await runSql(tx, 'update parcels set buyer_id = $2 where order_id = any($1)', [orderIds, to])
}
