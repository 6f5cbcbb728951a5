import type { UploadPurpose } from '@galleria/contract/upload-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Shape } from './models/model.types.ts'

export type FileRow = {
  id: Id<'file'>
  ownerId: Id<'user'>
  isPublic: boolean
  sellerId: number | null
  purpose: UploadPurpose
}

export function findFile(db: Db, id: Id<'file'>): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .select(['id', 'owner_id as ownerId', 'is_public as isPublic', 'seller_id as sellerId'])
    .select('purpose')
    .where('id', '=', id)
    .where('purpose', '<>', 'document')
    .$castTo<FileRow>()
    .executeTakeFirst()
}

export type NewFile = {
  id: Id<'file'>
  ownerId: Id<'user'>
  purpose: UploadPurpose
  bytes: number
  createdAt: Date
} & (Picture | { contentType: 'model/gltf-binary'; shape: Shape })
type Picture = { contentType: 'image/webp'; width: number; height: number }

/**
 * False, and nothing written, when the owner has `most` loose files already. Uploads of one owner
 * are counted one after the other.
 */
export async function addLooseFile(tx: Tx, file: NewFile, most: number): Promise<boolean> {
  await lockUploads(tx, file.ownerId)
  const { loose } = await tx
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('loose'))
    .where('owner_id', '=', file.ownerId)
    .where('attached_at', 'is', null)
    .where('purpose', '<>', 'document')
    .executeTakeFirstOrThrow()
  if (loose >= most) return false
  await tx
    .insertInto('files')
    .values({
      id: file.id,
      owner_id: file.ownerId,
      purpose: file.purpose,
      content_type: file.contentType,
      bytes: file.bytes,
      ...('shape' in file
        ? { shape: JSON.stringify(file.shape) }
        : { width: file.width, height: file.height }),
      created_at: file.createdAt,
    })
    .execute()
  return true
}

/** Of everybody: what no thing has attached and no order holds. */
export async function countLooseBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('attached_at', 'is', null)
    .where('held_at', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

/**
 * Uploads of one owner come one after the other until the end of the transaction, so that what is
 * counted is all there is.
 */
export async function lockUploads(tx: Tx, ownerId: Id<'user'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('files:' || ${ownerId}::text, 0))`.execute(
    tx,
  )
}

/** Takes an upload back that came to nothing; one that belongs to something already stays. */
export async function removeLooseFile(db: Db, id: Id<'file'>): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).where('attached_at', 'is', null).execute()
}

type Attachment = {
  readonly ownerId: Id<'user'>
  readonly ids: readonly Id<'file'>[]
  readonly purpose: UploadPurpose
  readonly isPublic: boolean
  readonly sellerId: number | null
}

/**
 * Fastens uploads to what they belong to. Only rows that are the owner's, of that purpose and still
 * loose move; answers how many, so that the caller can refuse the rest.
 */
export async function attachFiles(
  tx: Tx,
  { ownerId, ids, purpose, isPublic, sellerId }: Attachment,
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ attached_at: sql`mall_now()`, is_public: isPublic, seller_id: sellerId })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('attached_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Pictures of reviews, for everybody or for their owner and the mall only. */
export async function showReviewPictures(
  tx: Tx,
  ids: readonly Id<'file'>[],
  isPublic: boolean,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('files')
    .set({ is_public: isPublic })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('purpose', '=', 'review')
    .where('attached_at', 'is not', null)
    .execute()
}

/** Whether this is a picture of a review, shown or not: the mall decides about those. */
export async function isReviewPicture(db: Db, id: Id<'file'>): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('purpose', '=', 'review')
    .where('attached_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Takes up to `most` loose files older than `before` out of the table and keeps their rows locked,
 * so that nothing can attach a picture that is being taken away.
 */
export function removeLooseFiles(
  tx: Tx,
  before: Date,
  most: number,
): Promise<{ id: Id<'file'>; purpose: string }[]> {
  return tx
    .deleteFrom('files')
    .where('id', 'in', (query) =>
      query
        .selectFrom('files')
        .select('id')
        .where('attached_at', 'is', null)
        .where('held_at', 'is', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'purpose'])
    .$castTo<{ id: Id<'file'>; purpose: string }>()
    .execute()
}
