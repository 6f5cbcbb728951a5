import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockUploads } from './file.store.ts'

export type DocumentStatus = 'QUARANTINE' | 'CLEAN' | 'REFUSED'
export type DocumentRow = {
  id: Id<'file'>
  ownerId: Id<'user'>
  name: string
  status: DocumentStatus
}

/**
 * Before its first byte is there: a row without a file is swept, a file without a row would stay
 * for ever.
 */
export async function addDocument(
  db: Db,
  document: { id: Id<'file'>; ownerId: Id<'user'>; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: document.id,
      owner_id: document.ownerId,
      purpose: 'document',
      content_type: 'application/pdf',
      bytes: 0,
      status: 'QUARANTINE',
      created_at: document.createdAt,
    })
    .execute()
}

/**
 * Notes what has come; false when the owner would then have sent more than `most` bytes since a
 * moment. Uploads of one owner are counted one after the other.
 */
export async function noteArrival(
  tx: Tx,
  {
    id,
    ownerId,
    name,
    bytes,
  }: { id: Id<'file'>; ownerId: Id<'user'>; name: string; bytes: number },
  since: Date,
  most: number,
): Promise<boolean> {
  await lockUploads(tx, ownerId)
  const sent = await countSentBytes(tx, ownerId, since)
  if (sent + bytes > most) return false
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ name, bytes })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countSentBytes(
  db: Db | Tx,
  ownerId: Id<'user'>,
  since: Date,
): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'document')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return bytes
}

export function findDocument(db: Db | Tx, id: Id<'file'>): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('files')
    .select(['id', 'owner_id as ownerId', 'name', 'status'])
    .where('id', '=', id)
    .where('purpose', '=', 'document')
    .$castTo<DocumentRow>()
    .executeTakeFirst()
}

/** A scanner has looked at it: its readers may open it. */
export async function isClean(tx: Tx, id: Id<'file'> | undefined): Promise<boolean> {
  return id !== undefined && (await findDocument(tx, id))?.status === 'CLEAN'
}

/** Once: what was refused is never clean again. */
export async function judgeDocument(
  db: Db,
  id: Id<'file'>,
  verdict: 'CLEAN' | 'REFUSED',
): Promise<void> {
  await db
    .updateTable('files')
    .set({ status: verdict })
    .where('id', '=', id)
    .where('status', '=', 'QUARANTINE')
    .execute()
}

/** What arrived and was not looked at. One that is still arriving has no bytes yet. */
export function findUnjudged(
  db: Db,
  before: Date,
  most: number,
): Promise<{ id: Id<'file'>; bytes: number }[]> {
  return db
    .selectFrom('files')
    .select(['id', 'bytes'])
    .where('status', '=', 'QUARANTINE')
    .where('bytes', '>', 0)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .$castTo<{ id: Id<'file'>; bytes: number }>()
    .execute()
}

/**
 * Fastens a loose document of its owner to the address that names it; false when there is none that
 * may be.
 */
export async function attachDocument(
  tx: Tx,
  ownerId: Id<'user'>,
  id: Id<'file'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ attached_at: sql`mall_now()` })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'document')
    .where('attached_at', 'is', null)
    .where('bytes', '>', 0)
    .where('status', '<>', 'REFUSED')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The address that named it names it no longer: it is swept, unless an order needs it. */
export async function loosenDocument(tx: Tx, id: Id<'file'>): Promise<void> {
  await tx
    .updateTable('files')
    .set({ attached_at: null })
    .where('id', '=', id)
    .where('held_at', 'is', null)
    .execute()
}

/** An order was placed with it: tax law keeps it as long as the order. */
export async function holdDocument(tx: Tx, id: Id<'file'>): Promise<void> {
  await tx
    .updateTable('files')
    .set({ held_at: sql`mall_now()` })
    .where('id', '=', id)
    .where('held_at', 'is', null)
    .execute()
}

/** No order needs them any more: what no address names either is swept. */
export async function releaseDocuments(tx: Tx, ids: readonly Id<'file'>[]): Promise<void> {
  await tx
    .updateTable('files')
    .set({ held_at: null })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('purpose', '=', 'document')
    .execute()
}

/** A guest's documents become the member's, with the addresses that name them. */
export async function moveDocuments(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await tx
    .updateTable('files')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('purpose', '=', 'document')
    .execute()
}
