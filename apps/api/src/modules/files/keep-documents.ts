import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

/** What somebody may show of a company: a document, or a picture of one. */
const PURPOSES = ['document', 'company']

type Keeping = { readonly ownerId: Id<'user'>; readonly ids: readonly Id<'file'>[]; /** Fastened here before. */ readonly known: readonly Id<'file'>[]; /** Needed no more: swept like any loose upload. */ readonly dropped: readonly Id<'file'>[] }

/** Fastens uploads of an owner to a dossier that may change, and lets go of others. False when one is not the owner's, not clean, or belongs to something else. */
export async function keepDocuments(tx: Tx, { ownerId, ids, known, dropped }: Keeping): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const rows = await runSql(tx, `update files set attached_at = coalesce(attached_at, mall_now())
    where id = any($1) and owner_id = $2 and purpose = any($3) and status = 'CLEAN' and bytes > 0 and (attached_at is null or id = any($4)) returning 1`, [wanted, ownerId, PURPOSES, known])
  await runSql(tx, 'update files set attached_at = null where id = any($1) and owner_id = $2 and held_at is null', [dropped, ownerId])
  return rows.length === wanted.length
}
