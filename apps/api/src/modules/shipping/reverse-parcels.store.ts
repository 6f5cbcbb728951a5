import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Track } from './carrier.ts'

/**
 * Parcels between a buyer and a shop after the sale: what goes back (`USER`), and what comes out
 * again (`SELLER`). An after-sales order has one each way, and a second one where goods that were
 * not accepted come back once more.
 */
export type ReverseParcelRow = {
  id: Id<'reverseParcel'>
  reverseId: Id<'reverse'>
  orderId: Id<'order'>
  buyerId: Id<'user'>
  operator: 'USER' | 'SELLER'
  carrierId: number
  carrierCode: string
  carrierName: string
  number: string
  sentAt: Date
  /** When its carrier first had it in hand, as far as was asked. */
  scannedAt: Date | null
  deliveredAt: Date | null
  /** Since when its carrier has called it lost. */
  lostAt: Date | null
  /** The shop has given its label, at its cost and risk. */
  isShopsLabel: boolean
  labelFile: Id<'file'> | null
  entries: Track['entries']
}

/** One that nothing was heard of for so long is not asked about any more. */
const TRACKED_FOR_DAYS = 90

function selectParcels(db: Db | Tx) {
  return db
    .selectFrom('reverse_parcels as p')
    .innerJoin('carriers as c', 'c.id', 'p.carrier_id')
    .select([
      'p.id',
      'p.reverse_id as reverseId',
      'p.order_id as orderId',
      'p.buyer_id as buyerId',
      'p.operator',
      'p.carrier_id as carrierId',
      'c.code as carrierCode',
      'c.name as carrierName',
      'p.number',
      'p.sent_at as sentAt',
      'p.scanned_at as scannedAt',
      'p.delivered_at as deliveredAt',
      'p.lost_at as lostAt',
      'p.is_shops_label as isShopsLabel',
      'p.label_file as labelFile',
      'p.entries',
    ])
    .$castTo<ReverseParcelRow>()
}

export function findReverseParcel(
  db: Db | Tx,
  id: Id<'reverseParcel'>,
): Promise<ReverseParcelRow | undefined> {
  return selectParcels(db).where('p.id', '=', id).executeTakeFirst()
}

/**
 * Of these after-sales orders, by their ids; the way back first, and of two the older one. A label
 * that nobody has used is no parcel yet.
 */
export async function findReverseParcels(
  db: Db | Tx,
  reverseIds: readonly Id<'reverse'>[],
): Promise<Map<Id<'reverse'>, ReverseParcelRow[]>> {
  if (reverseIds.length === 0) return new Map()
  const rows = await selectParcels(db)
    .where('p.reverse_id', '=', sql<string>`any(${reverseIds})`)
    .where(sql<boolean>`not (p.is_shops_label and p.handed_in_at is null)`)
    .orderBy('p.operator', 'desc')
    .orderBy('p.round')
    .execute()
  return Map.groupBy(rows, ({ reverseId }) => reverseId)
}

/** A buyer's own, as carriers name it; somebody else's is not there. */
export function findReverseWaybill(
  db: Db,
  buyerId: Id<'user'>,
  { carrierCode, number }: { readonly carrierCode: string; readonly number: string },
): Promise<ReverseParcelRow | undefined> {
  return selectParcels(db)
    .where('p.buyer_id', '=', buyerId)
    .where('p.number', '=', number.toUpperCase())
    .where('c.code', '=', carrierCode)
    .executeTakeFirst()
}

export type NewReverseParcel = Pick<
  ReverseParcelRow,
  'id' | 'reverseId' | 'orderId' | 'buyerId' | 'operator' | 'carrierId' | 'number'
> & { readonly at: Date }

/**
 * `unknown_carrier` and `number_taken` leave nothing written. A number belongs to one parcel of a
 * carrier, whichever way that goes: who names another's would read where that is.
 */
export async function addReverseParcel(
  tx: Tx,
  parcel: NewReverseParcel,
): Promise<'added' | 'unknown_carrier' | 'number_taken'> {
  const refused = await findObstacle(tx, parcel)
  if (refused) return refused
  const added = await tx
    .insertInto('reverse_parcels')
    .values({
      id: parcel.id,
      reverse_id: parcel.reverseId,
      order_id: parcel.orderId,
      buyer_id: parcel.buyerId,
      operator: parcel.operator,
      carrier_id: parcel.carrierId,
      number: parcel.number,
      sent_at: parcel.at,
      round: sql`(select count(*) + 1 from reverse_parcels where reverse_id = ${parcel.reverseId} and operator = ${parcel.operator})`,
    })
    .onConflict((conflict) => conflict.columns(['carrier_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? 'added' : 'number_taken'
}

/**
 * Another carrier and number for one that its carrier has not had in hand. Anything but `corrected`
 * ends the transaction; `moved_on`: it has been scanned or corrected meanwhile.
 */
export async function correctReverseParcel(
  tx: Tx,
  parcel: Pick<ReverseParcelRow, 'id' | 'carrierId' | 'number'>,
  to: { readonly carrierId: number; readonly number: string },
): Promise<'corrected' | 'unknown_carrier' | 'number_taken' | 'moved_on'> {
  const refused = await findObstacle(tx, to, parcel.carrierId)
  if (refused) return refused
  const corrected = await tx
    .updateTable('reverse_parcels')
    .set({
      carrier_id: to.carrierId,
      number: to.number,
      entries: '[]',
      checked_at: null,
      lost_at: null,
      // Under another number it is its buyer's own.
      is_shops_label: false,
      label_code: null,
      label_file: null,
      handed_in_at: null,
    })
    .where('id', '=', parcel.id)
    .where('carrier_id', '=', parcel.carrierId)
    .where('number', '=', parcel.number)
    .where('scanned_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return corrected ? 'corrected' : 'moved_on'
}

async function findObstacle(
  tx: Tx,
  { carrierId, number }: { readonly carrierId: number; readonly number: string },
  /** The carrier that it has already, which may have been switched off since. */
  currentId: number | null = null,
): Promise<'unknown_carrier' | 'number_taken' | undefined> {
  // Two who name one number at once come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('waybill:' || ${carrierId}::text || ':' || ${number}::text, 0))`.execute(
    tx,
  )
  const { isKnown, isTaken } = await tx
    .selectNoFrom(({ exists, or, selectFrom }) => [
      exists(
        selectFrom('carriers')
          .where('id', '=', carrierId)
          .where(or([sql<boolean>`is_on`, sql<boolean>`id = ${currentId}`])),
      ).as('isKnown'),
      or([
        exists(
          selectFrom('parcels').where('carrier_id', '=', carrierId).where('number', '=', number),
        ),
        exists(
          selectFrom('reverse_parcels')
            .where('carrier_id', '=', carrierId)
            .where('number', '=', number),
        ),
      ]).as('isTaken'),
    ])
    .executeTakeFirstOrThrow()
  if (!isKnown) return 'unknown_carrier'
  return isTaken ? 'number_taken' : undefined
}

export function findReverseParcelsToTrack(
  db: Db,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<ReverseParcelRow[]> {
  return selectParcels(db)
    .where('p.delivered_at', 'is', null)
    .where('p.sent_at', '>', new Date(now.getTime() - TRACKED_FOR_DAYS * DAY))
    .where((eb) => eb.or([eb('p.checked_at', 'is', null), eb('p.checked_at', '<', before)]))
    .orderBy('p.checked_at', (order) => order.asc().nullsFirst())
    .limit(50)
    .execute()
}

/**
 * What the carrier knows; true when that is news for who waits: its carrier has the parcel now, or
 * has delivered, lost or found it. Nothing where the number was corrected since it was asked about.
 */
export async function saveReverseTrack(
  tx: Tx,
  { id, carrierId, number }: Pick<ReverseParcelRow, 'id' | 'carrierId' | 'number'>,
  track: {
    readonly entries: Track['entries'] | undefined
    readonly isScanned: boolean
    /** Undefined where the carrier has not answered. */
    readonly isLost: boolean | undefined
    readonly deliveredAt: Date | undefined
    readonly at: Date
  },
): Promise<boolean> {
  const before = await tx
    .with('before', (cte) =>
      cte
        .selectFrom('reverse_parcels')
        .select(['id', 'scanned_at', 'delivered_at', 'lost_at'])
        .where('id', '=', id)
        .where('carrier_id', '=', carrierId)
        .where('number', '=', number)
        .forNoKeyUpdate(),
    )
    .updateTable('reverse_parcels as p')
    .from('before as b')
    .set({
      checked_at: track.at,
      entries: sql`coalesce(${track.entries ? JSON.stringify(track.entries) : null}::jsonb, p.entries)`,
      scanned_at: sql`coalesce(p.scanned_at, ${track.isScanned ? track.at : null}::timestamptz)`,
      lost_at: lostAfter(track),
      delivered_at: sql`coalesce(p.delivered_at, ${track.deliveredAt ?? null}::timestamptz)`,
    })
    .whereRef('b.id', '=', 'p.id')
    .returning((eb) => [
      eb('b.delivered_at', 'is not', null).as('hadArrived'),
      eb('b.lost_at', 'is not', null).as('wasLost'),
      eb('b.scanned_at', 'is not', null).as('wasScanned'),
    ])
    .executeTakeFirst()
  if (!before || before.hadArrived) return false
  return (
    track.deliveredAt !== undefined ||
    (track.isScanned && !before.wasScanned) ||
    (track.isLost !== undefined && track.isLost !== before.wasLost)
  )
}

function lostAfter({ isLost, at }: { readonly isLost: boolean | undefined; readonly at: Date }) {
  if (isLost === undefined) return sql<Date | null>`p.lost_at`
  return isLost ? sql<Date>`coalesce(p.lost_at, ${at}::timestamptz)` : null
}

/** Of orders that have got another owner. */
export async function moveReverseParcels(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await tx
    .updateTable('reverse_parcels')
    .set({ buyer_id: to })
    .where(sql<boolean>`order_id = any(${orderIds})`)
    .execute()
}
