import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { recordTransitions } from '#platform/transitions.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { defineLifeCycle, moveRow, moveRows, nextVersion } from '#platform/mover.ts'
import { parcelFlow } from './parcel.flow.ts'
import { moveReverseParcels } from './reverse-parcels.store.ts'
import type { TrackEntry } from './track-words.ts'

/** Decisions section 6. */
export const POSTPONED_BY_DAYS = 7

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
  /** Since when its carrier has called it lost, without having delivered it since. */
  lostAt: Date | null
  confirmBy: Date
  /** When its buyer asked for more time; once. */
  postponedAt: Date | null
  /** When its carrier first had it in hand, as far as was asked. */
  scannedAt: Date | null
  /** Why its shop called it back. */
  callBackReason: string | null
  /** Of which order lines, and how many units of each; what they are called, the order knows. */
  lines: { lineId: Id<'orderLine'>; qty: number }[]
  entries: readonly TrackEntry[]
  checkedAt: Date | null
}

const PARCEL = `select p.id, p.order_id as "orderId", p.buyer_id as "buyerId", c.id as "carrierId", c.code as "carrierCode", c.name as "carrierName", c.tracking_url as "trackingUrl", p.number, p.status,
  p.shipped_at as "shippedAt", p.delivered_at as "deliveredAt", case when p.delivered_at is null then p.lost_at end as "lostAt", p.confirm_by as "confirmBy", p.postponed_at as "postponedAt", p.scanned_at as "scannedAt", p.call_back_reason as "callBackReason", coalesce(t.entries, '[]') as entries, t.checked_at as "checkedAt",
  coalesce((select json_agg(json_build_object('lineId', l.line_id, 'qty', l.qty)) from parcel_lines l where l.parcel_id = p.id), '[]') as lines
  from parcels p join carriers c on c.id = p.carrier_id left join parcel_tracks t on t.parcel_id = p.id`

const parcelsOfOrder = hotSql<'shipping.parcels', ParcelRow>(
  'shipping.parcels',
  `${PARCEL} where p.order_id = $1 order by p.shipped_at, p.id limit 200`,
)
const parcelById = hotSql<'shipping.parcel', ParcelRow>(
  'shipping.parcel',
  `${PARCEL} where p.id = $1`,
)

export function findParcels(db: Db | Tx, orderId: Id<'order'>): Promise<ParcelRow[]> {
  return runHot(db, parcelsOfOrder, [orderId])
}

export async function findParcel(db: Db | Tx, id: Id<'parcel'>): Promise<ParcelRow | undefined> {
  return (await runHot(db, parcelById, [id]))[0]
}

/** A buyer's own parcel, as carriers name it; somebody else's is not there. */
export async function findWaybill(
  db: Db,
  buyerId: Id<'user'>,
  { carrierCode, number }: { readonly carrierCode: string; readonly number: string },
): Promise<ParcelRow | undefined> {
  const found = await db
    .selectFrom('parcels as p')
    .innerJoin('carriers as c', 'c.id', 'p.carrier_id')
    .where('p.buyer_id', '=', buyerId)
    .where('p.number', '=', number)
    .where('c.code', '=', carrierCode)
    // A number that was called back may be another parcel's by now.
    .orderBy('p.called_back_at', (order) => order.desc().nullsFirst())
    .select('p.id')
    .executeTakeFirst()
  return found && findParcel(db, found.id as Id<'parcel'>)
}

/** Also those that are switched off: parcels under way keep them. */
export function findCarriers(db: Db | Tx): Promise<{ id: number; code: string; name: string }[]> {
  return db.selectFrom('carriers').select(['id', 'code', 'name']).orderBy('name').execute()
}

/** Those that a new parcel can go with. */
export function findOpenCarriers(db: Db | Tx): ReturnType<typeof findCarriers> {
  return db
    .selectFrom('carriers')
    .select(['id', 'code', 'name'])
    .where('is_on', '=', true)
    .orderBy('name')
    .execute()
}

/** Which of these the books know, by carrier and number. */
export async function findKnownNumbers(
  db: Db | Tx,
  parcels: readonly { readonly carrierCode: string; readonly number: string }[],
): Promise<(parcel: { readonly carrierCode: string; readonly number: string }) => boolean> {
  const numbers = parcels.map(({ number }) => number)
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('parcels')
        .select(['carrier_id', 'number'])
        .unionAll(eb.selectFrom('reverse_parcels').select(['carrier_id', 'number']))
        .as('p'),
    )
    .innerJoin('carriers as c', 'c.id', 'p.carrier_id')
    .select(['c.code', 'p.number'])
    .where('p.number', '=', sql<string>`any(${numbers})`)
    .execute()
  return ({ carrierCode, number }) =>
    rows.some((row) => row.code === carrierCode && row.number === number)
}

/**
 * When the latest parcel that the books know of was sent, of those up to an instant; undefined
 * without any.
 */
export async function findLastSent(db: Db, upTo: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('parcels')
    .where('shipped_at', '<=', upTo)
    .select((eb) => eb.fn.max('shipped_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? undefined
}

export type NewParcel = {
  id: Id<'parcel'>
  buyerId: Id<'user'>
  orderId: Id<'order'>
  carrierId: number
  /** It is on the road already, so that its carrier may have been switched off since. */
  isOnTheRoad?: true | undefined
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
  const carrier = await tx
    .selectFrom('carriers')
    .where('id', '=', parcel.carrierId)
    .select('is_on as isOn')
    .executeTakeFirst()
  if (!carrier || !(carrier.isOn || parcel.isOnTheRoad)) return 'unknown_carrier'
  const added = await tx
    .insertInto('parcels')
    .values({
      id: parcel.id,
      buyer_id: parcel.buyerId,
      order_id: parcel.orderId,
      carrier_id: parcel.carrierId,
      number: parcel.number,
      status: parcelFlow.start,
      shipped_at: parcel.at,
      confirm_by: parcel.confirmBy,
    })
    .onConflict((conflict) => conflict.columns(['carrier_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return 'number_taken'
  await tx
    .insertInto('parcel_lines')
    .columns(['parcel_id', 'line_id', 'qty'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ id: string; qty: number }>`
            unnest(${parcel.lines.map((line) => line.id)}::uuid[], ${parcel.lines.map((line) => line.qty)}::int[])`.as<'l'>(
            sql`l(id, qty)`,
          ),
        )
        .select([sql<string>`${parcel.id}::uuid`.as('parcel_id'), 'l.id', 'l.qty']),
    )
    .execute()
  await tx.insertInto('parcel_tracks').values({ parcel_id: parcel.id }).execute()
  await recordTransitions(tx, [
    {
      entity: 'parcel',
      entityId: parcel.id,
      from: null,
      to: parcelFlow.start,
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
  stamps: ({ to, at }) => ({
    version: nextVersion,
    ...(to === 'SIGN_IN' ? { signed_at: at } : {}),
  }),
})

/** Signs for parcels that are under way; answers with those that moved. */
export async function signParcels(
  tx: Tx,
  ids: readonly Id<'parcel'>[],
  by: { actor: 'buyer' | 'clock'; actorId?: string | undefined; at: Date },
): Promise<Id<'parcel'>[]> {
  return (await moveRows(tx, parcelLifeCycle, ids, { move: 'sign', ...by })).map(({ id }) => id)
}

/** Whether a shop can still put its number right. */
export function canCorrect(parcel: ParcelRow): boolean {
  return mayShop(parcel, 'correct')
}
/** Whether it is still at the shop, as far as anybody knows. */
export function canCallBack(parcel: ParcelRow): boolean {
  return mayShop(parcel, 'callBack')
}
function mayShop({ status, deliveredAt, scannedAt }: ParcelRow, move: 'correct' | 'callBack') {
  const facts = { isDelivered: deliveredAt !== null, isScanned: scannedAt !== null }
  return allows(parcelFlow, move, { state: status, actor: 'merchant', facts })
}

/**
 * Calls a parcel back; false when it is not under way any more, or its carrier has it meanwhile.
 */
export async function callParcelBack(
  tx: Tx,
  id: Id<'parcel'>,
  { actorId, reason, at }: { actorId: string; reason: string; at: Date },
): Promise<boolean> {
  const from = await moveRow(tx, parcelLifeCycle, id, {
    move: 'callBack',
    actor: 'merchant',
    actorId,
    facts: { reason },
    at,
    set: { called_back_at: at, call_back_reason: reason },
    where: sql<boolean>`t.scanned_at is null and t.delivered_at is null`,
  })
  return from !== undefined
}

/**
 * Another carrier and number for a parcel under way, with nothing of what was reported under the
 * old ones. Anything but `corrected` ends the transaction; `moved_on`: it has been delivered,
 * signed for or corrected meanwhile.
 */
export async function correctParcel(
  tx: Tx,
  parcel: ParcelRow,
  to: {
    carrierId: number
    number: string
    actor: 'merchant' | 'operator'
    actorId: string
    at: Date
  },
): Promise<'corrected' | 'number_taken' | 'moved_on'> {
  try {
    const moved = await moveRow(tx, parcelLifeCycle, parcel.id, {
      move: 'correct',
      actor: to.actor,
      actorId: to.actorId,
      facts: {
        carrierId: to.carrierId,
        number: to.number,
        before: { carrierId: parcel.carrierId, number: parcel.number },
      },
      at: to.at,
      // What was scanned may have been somebody else's parcel: of this one its carrier has said
      // nothing yet. One that was lost has as long to come as one that was just sent.
      set: {
        carrier_id: to.carrierId,
        number: to.number,
        scanned_at: null,
        lost_at: null,
        confirm_by: sql<Date>`case when t.lost_at is null then t.confirm_by else greatest(t.confirm_by, ${to.at}::timestamptz + make_interval(days => 21)) end`,
      },
      where: sql<boolean>`t.delivered_at is null and t.carrier_id = ${parcel.carrierId} and t.number = ${parcel.number}`,
    })
    if (!moved) return 'moved_on'
  } catch (error) {
    if (isNumberTaken(error)) return 'number_taken'
    throw error
  }
  await tx
    .updateTable('parcel_tracks')
    .set({ entries: '[]', checked_at: null })
    .where('parcel_id', '=', parcel.id)
    .execute()
  return 'corrected'
}

function isNumberTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && constraint === 'parcels_carrier_id_number_key'
}

/**
 * Puts off the day on which these parcels count as received; those that are here already, or were
 * put off before, stay as they are. Answers how many moved.
 */
export async function postponeParcels(
  tx: Tx,
  ids: readonly Id<'parcel'>[],
  at: Date,
): Promise<number> {
  const moved = await tx
    .updateTable('parcels')
    .set({
      postponed_at: at,
      confirm_by: sql<Date>`confirm_by + make_interval(days => ${POSTPONED_BY_DAYS})`,
    })
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'SEND_DELIVERY')
    .where('postponed_at', 'is', null)
    .where('confirm_by', '>', at)
    .returning('id')
    .execute()
  return moved.length
}

/** Parcels of orders that have got another owner, and those that went back. */
export async function moveParcels(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await moveReverseParcels(tx, orderIds, to)
  await tx
    .updateTable('parcels')
    .set({ buyer_id: to })
    .where(sql<boolean>`order_id = any(${orderIds})`)
    .execute()
}
