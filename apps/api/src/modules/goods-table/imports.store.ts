import type { RowAnswer } from '@galleria/contract/goods-table-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ImportedRow, ImportRow, PlannedRow } from './goods-table.types.ts'

type Import = Id<'goodsImport'>
const OPEN = ['RECEIVED', 'CHECKING', 'CHECKED', 'RUNNING']

/** False while the seller has another one open. */
export async function addImport(
  tx: Tx,
  row: Pick<ImportRow, 'id' | 'sellerId' | 'userId' | 'fileName' | 'language' | 'createdAt'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into goods_imports (id, seller_id, user_id, file_name, language, created_at, moved_at)
    values (${row.id}, ${row.sellerId}, ${row.userId}, ${row.fileName}, ${row.language}, ${row.createdAt}, ${row.createdAt})
    on conflict (seller_id) where status in ('RECEIVED', 'CHECKING', 'CHECKED', 'RUNNING') do nothing returning id`.execute(
    tx,
  )
  return rows.length > 0
}

const selectImports = (db: Db | Tx) =>
  db
    .selectFrom('goods_imports as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select([
      'g.id',
      'g.seller_id as sellerId',
      'g.user_id as userId',
      'u.nickname as person',
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
  await sql`
    insert into goods_import_rows (import_id, row_no, code, cells, plan, work, changes, faults, asks, item_key, sku_id)
    select ${id}, r."rowNo", r.code, r.cells, r.plan, r.work, r.changes, r.faults, r.asks, r."itemKey", r."skuId"
    from json_to_recordset(${JSON.stringify(rows)}::json) r("rowNo" int, code text, cells jsonb, plan text, work jsonb, changes jsonb, faults jsonb, asks jsonb, "itemKey" text, "skuId" int)`.execute(
    tx,
  )
  return true
}

const ROW = sql`r.row_no as "rowNo", r.code, r.cells, r.plan, r.work, r.changes, r.faults, r.asks, r.item_key as "itemKey", r.sku_id as "skuId", r.answer`

/** What rows above say of these articles and items. */
export async function findEarlier(
  db: Db | Tx,
  id: Import,
  { codes, keys }: { readonly codes: readonly string[]; readonly keys: readonly string[] },
): Promise<Pick<ImportedRow, 'rowNo' | 'code' | 'itemKey' | 'work'>[]> {
  const { rows } = await sql<Pick<ImportedRow, 'rowNo' | 'code' | 'itemKey' | 'work'>>`
    select r.row_no as "rowNo", r.code, r.item_key as "itemKey", r.work from goods_import_rows r
    where r.import_id = ${id} and (r.code = any(${codes}) or (r.item_key = any(${keys}) and r.work ?| array['begin', 'item']))
    order by r.row_no`.execute(db)
  return rows
}

export async function findLastRow(db: Db, id: Import): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(row_no), 0) as last from goods_import_rows where import_id = ${id}`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

export const rowViews = {
  ALL: sql`true`,
  NEW: sql`r.plan = 'NEW'`,
  CHANGE: sql`r.plan = 'CHANGE'`,
  SAME: sql`r.plan = 'SAME'`,
  FAULT: sql`r.plan = 'FAULT'`,
  ASK: sql`r.asks <> '[]'`,
  DONE: sql`r.answer = 'DONE'`,
  CONFLICT: sql`r.answer = 'CONFLICT'`,
  REFUSED: sql`r.answer = 'REFUSED'`,
  LEFT: sql`r.answer = 'LEFT'`,
  /** What was not taken over, or would not be. */
  NOT_DONE: sql`(r.plan = 'FAULT' or r.answer in ('CONFLICT', 'REFUSED', 'LEFT'))`,
} as const

export async function findRows(
  db: Db,
  id: Import,
  asked: {
    readonly view: keyof typeof rowViews
    readonly after?: number
    readonly offset: number
    readonly limit: number
  },
): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select ${ROW} from goods_import_rows r where r.import_id = ${id} and r.row_no > ${asked.after ?? 0} and ${rowViews[asked.view]}
    order by r.row_no limit ${asked.limit} offset ${asked.offset}`.execute(db)
  return rows
}

export type RowCount = {
  plan: ImportedRow['plan']
  answer: RowAnswer | null
  isAsked: boolean
  count: number
}
export async function countRows(db: Db | Tx, id: Import): Promise<RowCount[]> {
  const { rows } = await sql<RowCount>`
    select r.plan, r.answer, r.asks <> '[]' as "isAsked", count(*)::int as count from goods_import_rows r
    where r.import_id = ${id} group by 1, 2, 3`.execute(db)
  return rows
}

export async function countView(db: Db, id: Import, view: keyof typeof rowViews): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from goods_import_rows r where r.import_id = ${id} and ${rowViews[view]}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/**
 * Rows that are still to be taken over, those of goods that are there in the order in which shelves
 * are locked.
 */
export async function findWaiting(tx: Tx, id: Import, limit: number): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select ${ROW} from goods_import_rows r where r.import_id = ${id} and r.answer is null
    order by r.sku_id, r.row_no limit ${limit}`.execute(tx)
  return rows
}

/** Answers rows that are not to be taken over. */
export async function leaveRows(tx: Tx, id: Import, isSure: boolean): Promise<void> {
  await sql`
    update goods_import_rows r set answer = case when r.plan = 'SAME' then 'SAME' else 'LEFT' end
    where r.import_id = ${id} and r.answer is null and (r.plan in ('SAME', 'FAULT') or (not ${isSure}::boolean and r.asks <> '[]'))`.execute(
    tx,
  )
}

/** Answers all that still wait. */
export async function leaveTheRest(tx: Tx, id: Import): Promise<void> {
  await sql`update goods_import_rows set answer = 'LEFT' where import_id = ${id} and answer is null`.execute(
    tx,
  )
}

export type RowEnd = {
  readonly rowNo: number
  readonly answer: RowAnswer
  readonly faults?: ImportedRow['faults']
  readonly itemId?: number | undefined
  readonly leftVersion?: number | undefined
}

/** Once: what has its answer keeps it. */
export async function answerRows(tx: Tx, id: Import, ends: readonly RowEnd[]): Promise<void> {
  await sql`
    update goods_import_rows r set answer = e.answer, faults = coalesce(e.faults, r.faults), item_id = e."itemId", left_version = e."leftVersion"
    from json_to_recordset(${JSON.stringify(ends)}::json) e("rowNo" int, answer text, faults jsonb, "itemId" int, "leftVersion" int)
    where r.import_id = ${id} and r.row_no = e."rowNo" and r.answer is null`.execute(tx)
}

/** In which version this import itself has left an item; undefined while it has not touched it. */
export async function findLeftVersion(
  tx: Tx,
  id: Import,
  itemKey: string | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number | null }>`
    select max(left_version) as version from goods_import_rows where import_id = ${id} and item_key = ${itemKey}`.execute(
    tx,
  )
  return rows[0]?.version ?? undefined
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
