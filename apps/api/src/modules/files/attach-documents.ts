import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** What somebody may show of a company: a document, or a picture of one. */
const PURPOSES = ['document', 'company']

type AttachRequest = {
  readonly ownerId: Id<'user'>
  readonly ids: readonly Id<'file'>[]
  /** Attached here before. */ readonly known: readonly Id<'file'>[]
  /** Needed no more: swept like any loose upload. */ readonly dropped: readonly Id<'file'>[]
}
export type AttachOutcome = 'attached' | 'waiting' | 'foreign'

/**
 * Attaches uploads of an owner to a dossier that may change, and detaches others. `foreign` when
 * one is not the owner's, was refused, or belongs to something else; `waiting` when one has not
 * been looked at yet.
 */
export async function attachDocuments(
  tx: Tx,
  { ownerId, ids, known, dropped }: AttachRequest,
): Promise<AttachOutcome> {
  const wanted = [...new Set(ids)]
  const rows = await tx
    .updateTable('files')
    .set({ attached_at: sql`coalesce(attached_at, mall_now())` })
    .where('id', '=', sql<string>`any(${wanted})`)
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', PURPOSES)
    .where('status', '<>', 'REFUSED')
    .where('bytes', '>', 0)
    .where((eb) =>
      eb.or([eb('attached_at', 'is', null), eb('id', '=', sql<string>`any(${known})`)]),
    )
    .returning('status')
    .execute()
  await tx
    .updateTable('files')
    .set({ attached_at: null })
    .where('id', '=', sql<string>`any(${dropped})`)
    .where('owner_id', '=', ownerId)
    .where('held_at', 'is', null)
    .execute()
  if (rows.length !== wanted.length) return 'foreign'
  return rows.every((row) => row.status === 'CLEAN') ? 'attached' : 'waiting'
}
