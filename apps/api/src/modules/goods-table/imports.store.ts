import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { nameOfUser } from '#modules/account/index.ts'
import type { ImportRow, PlannedRow } from './goods-table.types.ts'

type Import = Id<'goodsImport'>
const OPEN = ['RECEIVED', 'CHECKING', 'CHECKED', 'RUNNING']

/** False while the seller has another one open. */
export async function addImport(
  tx: Tx,
  row: Pick<ImportRow, 'id' | 'sellerId' | 'userId' | 'fileName' | 'language' | 'createdAt'>,
): Promise<boolean> {
  const added = await tx
    .insertInto('goods_imports')
    .values({
      id: row.id,
      seller_id: row.sellerId,
      user_id: row.userId,
      file_name: row.fileName,
      language: row.language,
      created_at: row.createdAt,
      moved_at: row.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('seller_id')
        .where(
          'status',
          'in',
          OPEN.map((status) => sql.lit(status)),
        )
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

const selectImports = (db: Db | Tx) =>
  db
    .selectFrom('goods_imports as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select([
      'g.id',
      'g.seller_id as sellerId',
      'g.user_id as userId',
      nameOfUser('u').as('person'),
      'g.file_name as fileName',
      'g.status',
      'g.is_here as isHere',
      'g.language',
      'g.encoding',
      'g.separator',
      'g.decimal_sign as decimalSign',
      'g.columns',
      'g.row_count as rowCount',
      'g.attempt',
      'g.mode',
      'g.stopped_by as stoppedBy',
      'g.created_at as createdAt',
    ])
    .$castTo<ImportRow>()

export const findImport = (db: Db | Tx, id: Import): Promise<ImportRow | undefined> =>
  selectImports(db).where('g.id', '=', id).executeTakeFirst()

export const findImports = (db: Db, sellerId: number, limit: number): Promise<ImportRow[]> =>
  selectImports(db)
    .where('g.seller_id', '=', sellerId)
    .where('g.is_here', '=', true)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit)
    .execute()

/** The file has come, and this is what it looks like. */
export async function noteArrival(
  db: Db,
  row: Pick<ImportRow, 'id' | 'encoding' | 'separator' | 'decimalSign' | 'columns'>,
): Promise<void> {
  await db
    .updateTable('goods_imports')
    .set({
      is_here: true,
      encoding: row.encoding,
      separator: row.separator,
      decimal_sign: row.decimalSign,
      columns: JSON.stringify(row.columns),
    })
    .where('id', '=', row.id)
    .execute()
}

export async function removeImport(db: Db, id: Import): Promise<void> {
  await db.deleteFrom('goods_imports').where('id', '=', id).execute()
}

/** Moves an import on from one of these states; false when it is in none of them any more. */
export async function moveImport(
  tx: Tx | Db,
  id: Import,
  {
    from,
    to,
    at,
    ...set
  }: {
    readonly from: readonly ImportRow['status'][]
    readonly to: ImportRow['status']
    readonly at: Date
    readonly attempt?: number
    readonly mode?: ImportRow['mode']
    readonly stoppedBy?: ImportRow['stoppedBy']
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods_imports')
    .set({
      status: to,
      moved_at: at,
      ...(set.mode === undefined ? {} : { mode: set.mode }),
      ...(set.stoppedBy ? { stopped_by: JSON.stringify(set.stoppedBy) } : {}),
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .$if(set.attempt !== undefined, (query) => query.where('attempt', '=', set.attempt ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Begins a look at the rows, and forgets the one before; the number of this look, undefined when
 * there can be none.
 */
export async function beginCheck(
  tx: Tx,
  row: Pick<ImportRow, 'id' | 'separator' | 'decimalSign' | 'columns'>,
  at: Date,
): Promise<number | undefined> {
  const begun = await tx
    .updateTable('goods_imports')
    .set({
      status: 'CHECKING',
      separator: row.separator,
      decimal_sign: row.decimalSign,
      columns: JSON.stringify(row.columns),
      row_count: 0,
      attempt: sql`attempt + 1`,
      moved_at: at,
    })
    .where('id', '=', row.id)
    .where('status', 'in', ['RECEIVED', 'CHECKING', 'CHECKED'])
    .where('is_here', '=', true)
    .returning('attempt')
    .executeTakeFirst()
  if (!begun) return undefined
  await tx.deleteFrom('goods_import_rows').where('import_id', '=', row.id).execute()
  return begun.attempt
}

/** Adds what was looked at; false when somebody else has, or it is not wanted any more. */
export async function addRows(
  tx: Tx,
  { id, attempt, rowCount }: Pick<ImportRow, 'id' | 'attempt' | 'rowCount'>,
  rows: readonly PlannedRow[],
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods_imports')
    .set({ row_count: rowCount + rows.length, moved_at: at })
    .where('id', '=', id)
    .where('status', '=', 'CHECKING')
    .where('attempt', '=', attempt)
    .where('row_count', '=', rowCount)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('goods_import_rows')
    .columns([
      'import_id',
      'row_no',
      'code',
      'cells',
      'plan',
      'work',
      'changes',
      'faults',
      'asks',
      'item_key',
      'sku_id',
    ])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<PlannedRow>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'r'>(
            sql`r("rowNo" int, code text, cells jsonb, plan text, work jsonb, changes jsonb, faults jsonb, asks jsonb, "itemKey" text, "skuId" int)`,
          ),
        )
        .select([sql<string>`${id}::uuid`.as('id'), 'r.rowNo', 'r.code', 'r.cells', 'r.plan'])
        .select(['r.work', 'r.changes', 'r.faults', 'r.asks', 'r.itemKey', 'r.skuId']),
    )
    .execute()
  return true
}

/** The open ones that have not come on since then: their job was lost. */
export async function findStuck(db: Db, before: Date): Promise<ImportRow[]> {
  return selectImports(db)
    .where('g.status', 'in', ['CHECKING', 'RUNNING'])
    .where('g.moved_at', '<', before)
    .execute()
}

/**
 * Those that never came, those that nobody decided about, and those whose time to be looked at is
 * over.
 */
export async function findOver(
  db: Db,
  { broken, unused, old }: { readonly broken: Date; readonly unused: Date; readonly old: Date },
): Promise<ImportRow[]> {
  return selectImports(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('g.is_here', '=', false), eb('g.created_at', '<', broken)]),
        eb.and([eb('g.status', 'in', ['RECEIVED', 'CHECKED']), eb('g.moved_at', '<', unused)]),
        eb.and([eb('g.status', 'not in', OPEN), eb('g.created_at', '<', old)]),
      ]),
    )
    .limit(100)
    .execute()
}
