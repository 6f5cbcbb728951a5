import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import { findParcels, type ParcelRow } from '#modules/shipping/index.ts'

/** One parcel of an order; a parcel of another one is not there. */
export async function findSentParcel(
  db: Db | Tx,
  { orderId, parcelId }: { orderId: Id<'order'>; parcelId: Id<'parcel'> },
): Promise<ParcelRow> {
  const parcel = (await findParcels(db, orderId)).find(({ id }) => id === parcelId)
  if (!parcel) throw refuse('parcel.not_found')
  return parcel
}
