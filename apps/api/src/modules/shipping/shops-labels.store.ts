import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import {
  addReverseParcel,
  correctReverseParcel,
  type NewReverseParcel,
} from './reverse-parcels.store.ts'

/**
 * Labels that shops give for what comes back: parcels that nobody has sent yet. Every function runs
 * under the contract's lock.
 */

export type ShopsLabel = Omit<NewReverseParcel, 'operator'> & {
  readonly code: string | null
  readonly fileId: Id<'file'> | null
}
/** The one that was given before and is not used. */
type Given = {
  readonly id: Id<'reverseParcel'>
  readonly carrierId: number
  readonly number: string
}

/**
 * A label, or another one instead of it. Anything but `added` and `corrected` ends the transaction;
 * `moved_on`: its carrier has the parcel.
 */
export async function giveShopsLabel(
  tx: Tx,
  label: ShopsLabel,
  before: Given | undefined,
): Promise<'added' | 'corrected' | 'unknown_carrier' | 'number_taken' | 'moved_on'> {
  const id = before?.id ?? label.id
  const isSame = before?.carrierId === label.carrierId && before.number === label.number
  const end = !before
    ? await addReverseParcel(tx, { ...label, operator: 'USER' })
    : isSame
      ? ('corrected' as const)
      : await correctReverseParcel(tx, before, label)
  if (end !== 'added' && end !== 'corrected') return end
  const { numUpdatedRows } = await tx
    .updateTable('reverse_parcels')
    .set({
      is_shops_label: true,
      label_code: label.code,
      label_file: label.fileId,
      sent_at: label.at,
    })
    .where('id', '=', id)
    .where('scanned_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? end : 'moved_on'
}

/** The goods are on their way with it. */
export async function useShopsLabel(tx: Tx, id: Id<'reverseParcel'>, at: Date): Promise<void> {
  await tx
    .updateTable('reverse_parcels')
    .set({ handed_in_at: at, sent_at: at })
    .where('id', '=', id)
    .execute()
}

/** They go with another parcel; false when its carrier has this one. */
export async function dropShopsLabel(tx: Tx, id: Id<'reverseParcel'>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reverse_parcels')
    .where('id', '=', id)
    .where('scanned_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
