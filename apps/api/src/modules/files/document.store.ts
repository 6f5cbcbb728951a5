import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type DocumentStatus = 'QUARANTINE' | 'CLEAN' | 'REFUSED'
export type DocumentRow = {
  id: Id<'file'>
  ownerId: Id<'user'>
  name: string
  status: DocumentStatus
}

/** Before its first byte is there: a row without a file is swept, a file without a row would stay for ever. */
export async function addDocument(
  db: Db,
  document: { id: Id<'file'>; ownerId: Id<'user'>; createdAt: Date },
): Promise<void> {
  await runSql(
    db,
    `insert into files (id, owner_id, purpose, content_type, bytes, status, created_at) values ($1, $2, 'document', 'application/pdf', 0, 'QUARANTINE', $3)`,
    [document.id, document.ownerId, document.createdAt],
  )
}

/** Notes what has come; false when the owner would then have sent more than `most` bytes since a moment. Uploads of one owner are counted one after the other. */
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
  await runSql(tx, `select pg_advisory_xact_lock(hashtextextended('files:' || $1::text, 0))`, [
    ownerId,
  ])
  const rows = await runSql(
    tx,
    `update files set name = $2, bytes = $3 where id = $1
    and $3 + (select coalesce(sum(bytes), 0) from files where owner_id = $4 and purpose = 'document' and created_at > $5) <= $6 returning 1`,
    [id, name, bytes, ownerId, since, most],
  )
  return rows.length === 1
}

export async function countSentBytes(db: Db, ownerId: Id<'user'>, since: Date): Promise<number> {
  const [row] = await runSql<{ bytes: number }>(
    db,
    `select coalesce(sum(bytes), 0)::bigint as bytes from files where owner_id = $1 and purpose = 'document' and created_at > $2`,
    [ownerId, since],
  )
  return row?.bytes ?? 0
}

export async function findDocument(db: Db, id: Id<'file'>): Promise<DocumentRow | undefined> {
  const [row] = await runSql<DocumentRow>(
    db,
    `select id, owner_id as "ownerId", name, status from files where id = $1 and purpose = 'document'`,
    [id],
  )
  return row
}

/** Once: what was refused is never clean again. */
export async function judgeDocument(
  db: Db,
  id: Id<'file'>,
  verdict: 'CLEAN' | 'REFUSED',
): Promise<void> {
  await runSql(db, `update files set status = $2 where id = $1 and status = 'QUARANTINE'`, [
    id,
    verdict,
  ])
}

export async function removeDocument(db: Db, id: Id<'file'>): Promise<void> {
  await runSql(
    db,
    `delete from files where id = $1 and purpose = 'document' and attached_at is null`,
    [id],
  )
}

/** What arrived and was not looked at. One that is still arriving has no bytes yet. */
export function findUnjudged(
  db: Db,
  before: Date,
  most: number,
): Promise<{ id: Id<'file'>; bytes: number }[]> {
  return runSql(
    db,
    `select id, bytes from files where status = 'QUARANTINE' and bytes > 0 and created_at < $1 order by created_at limit $2`,
    [before, most],
  )
}

/** Fastens a loose document of its owner to the address that names it; false when there is none that may be. */
export async function attachDocument(
  tx: Tx,
  ownerId: Id<'user'>,
  id: Id<'file'>,
): Promise<boolean> {
  const rows = await runSql(
    tx,
    `update files set attached_at = mall_now() where id = $1 and owner_id = $2 and purpose = 'document' and attached_at is null and bytes > 0 and status <> 'REFUSED' returning 1`,
    [id, ownerId],
  )
  return rows.length === 1
}

/** The address that named it names it no longer: it is swept, unless an order needs it. */
export async function loosenDocument(tx: Tx, id: Id<'file'>): Promise<void> {
  await runSql(tx, 'update files set attached_at = null where id = $1 and held_at is null', [id])
}

/** An order was placed with it: tax law keeps it as long as the order. */
export async function holdDocument(tx: Tx, id: Id<'file'>): Promise<void> {
  await runSql(tx, 'update files set held_at = mall_now() where id = $1 and held_at is null', [id])
}

/** No order needs them any more: what no address names either is swept. */
export async function releaseDocuments(tx: Tx, ids: readonly Id<'file'>[]): Promise<void> {
  await runSql(tx, `update files set held_at = null where id = any($1) and purpose = 'document'`, [
    ids,
  ])
}
