import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

/** What somebody may show of a company: a document, or a picture of one. */
const PURPOSES = ['document', 'company']

type Keeping = {
  readonly ownerId: Id<'user'>
  readonly ids: readonly Id<'file'>[]
  /** Fastened here before. */ readonly known: readonly Id<'file'>[]
  /** Needed no more: swept like any loose upload. */ readonly dropped: readonly Id<'file'>[]
}
export type Kept = 'kept' | 'waiting' | 'foreign'

/** Fastens uploads of an owner to a dossier that may change, and lets go of others. `foreign` when one is not the owner's, was refused, or belongs to something else; `waiting` when one has not been looked at yet. */
export async function keepDocuments(
  tx: Tx,
  { ownerId, ids, known, dropped }: Keeping,
): Promise<Kept> {
  const wanted = [...new Set(ids)]
  const rows = await runSql<{ status: string }>(
    tx,
    `update files set attached_at = coalesce(attached_at, mall_now())
    where id = any($1) and owner_id = $2 and purpose = any($3) and status <> 'REFUSED' and bytes > 0 and (attached_at is null or id = any($4)) returning status`,
    [wanted, ownerId, PURPOSES, known],
  )
  await runSql(
    tx,
    'update files set attached_at = null where id = any($1) and owner_id = $2 and held_at is null',
    [dropped, ownerId],
  )
  if (rows.length !== wanted.length) return 'foreign'
  return rows.every((row) => row.status === 'CLEAN') ? 'kept' : 'waiting'
}
