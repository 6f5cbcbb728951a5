import type { UploadPurpose } from '@galleria/contract/upload-rules'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type FileRow = {
  id: Id<'file'>
  ownerId: Id<'user'>
  isPublic: boolean
  sellerId: number | null
}

export async function findFile(db: Db, id: Id<'file'>): Promise<FileRow | undefined> {
  const [row] = await runSql<FileRow>(
    db,
    'select id, owner_id as "ownerId", is_public as "isPublic", seller_id as "sellerId" from files where id = $1 and purpose <> $2',
    [id, 'document'],
  )
  return row
}

export type NewFile = {
  id: Id<'file'>
  ownerId: Id<'user'>
  purpose: UploadPurpose
  bytes: number
  width: number
  height: number
  createdAt: Date
}

/** False, and nothing written, when the owner has `most` loose files already. Uploads of one owner are counted one after the other. */
export async function addLooseFile(tx: Tx, file: NewFile, most: number): Promise<boolean> {
  await runSql(tx, `select pg_advisory_xact_lock(hashtextextended('files:' || $1::text, 0))`, [
    file.ownerId,
  ])
  const rows = await runSql(
    tx,
    `insert into files (id, owner_id, purpose, content_type, bytes, width, height, created_at) select $1, $2, $3, 'image/webp', $4, $5, $6, $7
    where (select count(*) from files where owner_id = $2 and attached_at is null and purpose <> 'document') < $8 returning 1`,
    [
      file.id,
      file.ownerId,
      file.purpose,
      file.bytes,
      file.width,
      file.height,
      file.createdAt,
      most,
    ],
  )
  return rows.length === 1
}

type Attachment = {
  readonly ownerId: Id<'user'>
  readonly ids: readonly Id<'file'>[]
  readonly purpose: UploadPurpose
  readonly isPublic: boolean
  readonly sellerId: number | null
}

/** Fastens uploads to what they belong to. Only rows that are the owner's, of that purpose and still loose move; answers how many, so that the caller can refuse the rest. */
export async function attachFiles(
  tx: Tx,
  { ownerId, ids, purpose, isPublic, sellerId }: Attachment,
): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await runSql(
    tx,
    `update files set attached_at = mall_now(), is_public = $4, seller_id = $5
    where id = any($1) and owner_id = $2 and purpose = $3 and attached_at is null returning 1`,
    [ids, ownerId, purpose, isPublic, sellerId],
  )
  return rows.length
}

/** Takes up to `most` loose files older than `before` out of the table and keeps their rows locked, so that nothing can attach a picture that is being taken away. */
export async function removeLooseFiles(
  tx: Tx,
  before: Date,
  most: number,
): Promise<{ id: Id<'file'>; purpose: string }[]> {
  return runSql(
    tx,
    `delete from files where id in (
    select id from files where attached_at is null and held_at is null and created_at < $1 order by created_at limit $2 for update skip locked) returning id, purpose`,
    [before, most],
  )
}
