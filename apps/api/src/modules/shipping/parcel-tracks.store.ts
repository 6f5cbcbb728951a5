import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { POSTPONED_BY_DAYS, type ParcelRow } from './shipping.store.ts'
import type { TrackEntry } from './track-words.ts'

/** What carriers say of the parcels of orders. */

/** Decisions section 6. */
export const CONFIRM_AFTER_DISPATCH_DAYS = 21

export function findParcelsToTrack(
  db: Db,
  before: Date,
): Promise<Pick<ParcelRow, 'id' | 'carrierId' | 'number'>[]> {
  return db
    .selectFrom('parcel_tracks as t')
    .innerJoin('parcels as p', 'p.id', 't.parcel_id')
    .where('p.status', '=', 'SEND_DELIVERY')
    .where('p.delivered_at', 'is', null)
    .where((eb) => eb.or([eb('t.checked_at', 'is', null), eb('t.checked_at', '<', before)]))
    .orderBy('t.checked_at', (order) => order.asc().nullsFirst())
    .limit(50)
    .select(['p.id', 'p.carrier_id as carrierId', 'p.number'])
    .$castTo<Pick<ParcelRow, 'id' | 'carrierId' | 'number'>>()
    .execute()
}

/**
 * What the carrier knows; once delivered, receipt is taken as confirmed at `confirmBy`, and while
 * it is lost never. Nothing where the number was corrected, or the parcel called back, since it was
 * asked about. Says what of it is news.
 */
export async function saveTrack(
  tx: Tx,
  { id, carrierId, number }: Pick<ParcelRow, 'id' | 'carrierId' | 'number'>,
  track: {
    entries: readonly TrackEntry[] | undefined
    isScanned: boolean
    /** Undefined where the carrier has not answered. */
    isLost: boolean | undefined
    delivery: { readonly deliveredAt: Date; readonly confirmBy: Date } | undefined
    at: Date
  },
): Promise<'delivered' | 'lost' | undefined> {
  const asked = await tx
    .selectFrom('parcels')
    .where('id', '=', id)
    .where('carrier_id', '=', carrierId)
    .where('number', '=', number)
    .where('status', '<>', 'CANCEL')
    .select(['id', 'lost_at as lostAt', 'delivered_at as deliveredAt'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!asked) return undefined
  await tx
    .updateTable('parcel_tracks')
    .set({
      checked_at: track.at,
      ...(track.entries ? { entries: JSON.stringify(track.entries) } : {}),
    })
    .where('parcel_id', '=', id)
    .execute()
  if (track.isScanned)
    await tx
      .updateTable('parcels')
      .set({ scanned_at: track.at })
      .where('id', '=', id)
      .where('scanned_at', 'is', null)
      .execute()
  if (track.delivery) return (await saveDelivery(tx, id, track.delivery)) ? 'delivered' : undefined
  if (track.isLost === undefined || asked.deliveredAt || track.isLost === (asked.lostAt !== null))
    return undefined
  return saveLoss(tx, id, { isLost: track.isLost, at: track.at })
}

async function saveDelivery(
  tx: Tx,
  id: Id<'parcel'>,
  delivery: { readonly deliveredAt: Date; readonly confirmBy: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcels')
    .set({
      delivered_at: delivery.deliveredAt,
      // More time that was asked for before it came is not lost.
      confirm_by: sql<Date>`${delivery.confirmBy}::timestamptz + case when postponed_at is null then interval '0' else make_interval(days => ${POSTPONED_BY_DAYS}) end`,
    })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where('status', '=', 'SEND_DELIVERY')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** One that was found has as much time to be there as one that was just sent. */
async function saveLoss(
  tx: Tx,
  id: Id<'parcel'>,
  { isLost, at }: { readonly isLost: boolean; readonly at: Date },
): Promise<'lost' | undefined> {
  await tx
    .updateTable('parcels')
    .set(
      isLost
        ? { lost_at: at }
        : {
            lost_at: null,
            confirm_by: sql<Date>`greatest(confirm_by, ${at}::timestamptz + make_interval(days => ${CONFIRM_AFTER_DISPATCH_DAYS}))`,
          },
    )
    .where('id', '=', id)
    .where('status', '=', 'SEND_DELIVERY')
    .execute()
  return isLost ? 'lost' : undefined
}
