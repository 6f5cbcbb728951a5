import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ExportRow, Place } from './exports.types.ts'

export async function addExport(
  tx: Tx,
  row: Omit<ExportRow, 'status' | 'parts' | 'place' | 'rowCount' | 'bytes'> & {
    readonly userId: Id<'user'>
    readonly requestKey: string
  },
): Promise<boolean> {
  const added = await tx
    .insertInto('exports')
    .values({
      id: row.id,
      seller_id: row.sellerId,
      user_id: row.userId,
      request_key: row.requestKey,
      kind: row.kind,
      format: row.format,
      language: row.language,
      time_zone: row.timeZone,
      from_day: row.fromDay,
      to_day: row.toDay,
      created_at: row.createdAt,
      moved_at: row.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

function selectExports(db: Db | Tx) {
  return db
    .selectFrom('exports')
    .select([
      sql<Id<'export'>>`id`.as('id'),
      'seller_id as sellerId',
      sql<ExportRow['kind']>`kind`.as('kind'),
      sql<ExportRow['format']>`format`.as('format'),
      'language',
      'time_zone as timeZone',
      sql<string>`from_day`.as('fromDay'),
      sql<string>`to_day`.as('toDay'),
      sql<ExportRow['status']>`status`.as('status'),
      'parts',
      sql<Place | null>`place`.as('place'),
      'row_count as rowCount',
      'bytes',
      'created_at as createdAt',
    ])
}

export function findExport(db: Db, id: Id<'export'>): Promise<ExportRow | undefined> {
  return selectExports(db).where('id', '=', id).executeTakeFirst()
}

export function findExportByKey(
  db: Db | Tx,
  sellerId: number,
  requestKey: string,
): Promise<ExportRow> {
  return selectExports(db)
    .where('seller_id', '=', sellerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow()
}

export function findExports(db: Db, sellerId: number): Promise<ExportRow[]> {
  return selectExports(db)
    .where('seller_id', '=', sellerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

/** Notes the part that was just written; false when somebody else has written it meanwhile. */
export async function notePart(
  tx: Tx,
  { id, parts }: ExportRow,
  made: { readonly place: Place | null; readonly rows: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exports')
    .set({
      parts: parts + 1,
      place: JSON.stringify(made.place),
      row_count: sql`row_count + ${made.rows}`,
      moved_at: made.at,
    })
    .where('id', '=', id)
    .where('status', '=', 'PREPARING')
    .where('parts', '=', parts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function noteReady(
  db: Db,
  id: Id<'export'>,
  { bytes, at }: { readonly bytes: number; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('exports')
    .set({ status: 'READY', bytes, moved_at: at })
    .where('id', '=', id)
    .where('status', '=', 'PREPARING')
    .execute()
}

/** Gives up what has not come on since then. */
export async function failExports(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('exports')
    .set({ status: 'FAILED' })
    .where('status', '=', 'PREPARING')
    .where('moved_at', '<', before)
    .execute()
}

export async function findOldExports(db: Db, before: Date): Promise<ExportRow[]> {
  return selectExports(db).where('created_at', '<', before).limit(100).execute()
}

export async function removeExport(db: Db, id: Id<'export'>): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', id).execute()
}
