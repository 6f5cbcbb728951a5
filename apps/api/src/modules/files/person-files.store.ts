import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { attachFiles } from './file.store.ts'

/**
 * A person's own picture: the new one is fastened, private; the earlier one goes with the next
 * sweep. False when the new one is not his, or not meant for it.
 */
export async function attachAvatar(
  tx: Tx,
  ownerId: Id<'user'>,
  { from, to }: { from: Id<'file'> | null; to: Id<'file'> | null },
): Promise<boolean> {
  if (
    to &&
    (await attachFiles(tx, {
      ownerId,
      ids: [to],
      purpose: 'avatar',
      isPublic: false,
      sellerId: null,
    })) !== 1
  )
    return false
  if (from) await loosenFiles(tx).where('id', '=', from).execute()
  return true
}

/**
 * Everything a person has sent but the pictures of reviews, which stay with their text; the next
 * sweep takes rows and files.
 */
export async function forgetFiles(tx: Tx, ownerId: Id<'user'>): Promise<void> {
  await loosenFiles(tx).where('owner_id', '=', ownerId).where('purpose', '<>', 'review').execute()
  await tx.updateTable('files').set({ name: '' }).where('owner_id', '=', ownerId).execute()
}

/** What these were attached to is gone; the next sweep takes rows and files. */
export async function forgetAttached(tx: Tx, ids: readonly Id<'file'>[]): Promise<void> {
  if (ids.length === 0) return
  await loosenFiles(tx)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}

/** Nobody's any more, and old enough for the next sweep. */
function loosenFiles(tx: Tx) {
  return tx.updateTable('files').set({
    attached_at: null,
    is_public: false,
    seller_id: null,
    name: '',
    created_at: new Date(0),
  })
}
