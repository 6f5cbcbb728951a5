import type { RowAnswer } from '@galleria/contract/goods-table-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ImportedRow } from './goods-table.types.ts'

/** The rows of an import; `imports.store.ts` adds them. */

type Import = Id<'goodsImport'>

const rowsOf = (db: Db | Tx, id: Import) =>
  db
    .selectFrom('goods_import_rows as r')
    .where('r.import_id', '=', id)
    .select(['r.row_no as rowNo', 'r.code', 'r.cells', 'r.plan', 'r.work', 'r.changes', 'r.faults'])
    .select(['r.asks', 'r.item_key as itemKey', 'r.sku_id as skuId', 'r.answer'])
    .$castTo<ImportedRow>()

/** What rows above say of these articles and items. */
export function findEarlier(
  db: Db | Tx,
  id: Import,
  { codes, keys }: { readonly codes: readonly string[]; readonly keys: readonly string[] },
): Promise<Pick<ImportedRow, 'rowNo' | 'code' | 'itemKey' | 'work'>[]> {
  return db
    .selectFrom('goods_import_rows as r')
    .where('r.import_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('r.code', '=', sql<string>`any(${codes})`),
        eb.and([
          eb('r.item_key', '=', sql<string>`any(${keys})`),
          sql<boolean>`r.work ?| array['begin', 'item']`,
        ]),
      ]),
    )
    .select(['r.row_no as rowNo', 'r.code', 'r.item_key as itemKey', 'r.work'])
    .orderBy('r.row_no')
    .$narrowType<Pick<ImportedRow, 'work'>>()
    .execute()
}

export async function findLastRow(db: Db, id: Import): Promise<number> {
  const { last } = await db
    .selectFrom('goods_import_rows')
    .where('import_id', '=', id)
    .select((eb) => eb.fn.coalesce(eb.fn.max('row_no'), sql.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  return last
}

export const rowViews = {
  ALL: sql<boolean>`true`,
  NEW: sql<boolean>`r.plan = 'NEW'`,
  CHANGE: sql<boolean>`r.plan = 'CHANGE'`,
  SAME: sql<boolean>`r.plan = 'SAME'`,
  FAULT: sql<boolean>`r.plan = 'FAULT'`,
  ASK: sql<boolean>`r.asks <> '[]'`,
  DONE: sql<boolean>`r.answer = 'DONE'`,
  CONFLICT: sql<boolean>`r.answer = 'CONFLICT'`,
  REFUSED: sql<boolean>`r.answer = 'REFUSED'`,
  LEFT: sql<boolean>`r.answer = 'LEFT'`,
  /** What was not taken over, or would not be. */
  NOT_DONE: sql<boolean>`(r.plan = 'FAULT' or r.answer in ('CONFLICT', 'REFUSED', 'LEFT'))`,
} as const

export function findRows(
  db: Db,
  id: Import,
  asked: {
    readonly view: keyof typeof rowViews
    readonly after?: number
    readonly offset: number
    readonly limit: number
  },
): Promise<ImportedRow[]> {
  return rowsOf(db, id)
    .where('r.row_no', '>', asked.after ?? 0)
    .where(rowViews[asked.view])
    .orderBy('r.row_no')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
}

export type RowCount = {
  plan: ImportedRow['plan']
  answer: RowAnswer | null
  isAsked: boolean
  count: number
}
export function countRows(db: Db | Tx, id: Import): Promise<RowCount[]> {
  return db
    .selectFrom('goods_import_rows as r')
    .where('r.import_id', '=', id)
    .select((eb) => [
      'r.plan',
      'r.answer',
      rowViews.ASK.as('isAsked'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['r.plan', 'r.answer', 'isAsked'])
    .$narrowType<Pick<RowCount, 'plan' | 'answer'>>()
    .execute()
}

export async function countView(db: Db, id: Import, view: keyof typeof rowViews): Promise<number> {
  const { count } = await db
    .selectFrom('goods_import_rows as r')
    .where('r.import_id', '=', id)
    .where(rowViews[view])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Rows that are still to be taken over, those of goods that are there in the order in which shelves
 * are locked.
 */
export function findWaiting(tx: Tx, id: Import, limit: number): Promise<ImportedRow[]> {
  return rowsOf(tx, id)
    .where('r.answer', 'is', null)
    .orderBy('r.sku_id')
    .orderBy('r.row_no')
    .limit(limit)
    .execute()
}

/** Answers rows that are not to be taken over. */
export async function leaveRows(tx: Tx, id: Import, isSure: boolean): Promise<void> {
  await tx
    .updateTable('goods_import_rows as r')
    .set((eb) => ({
      answer: eb
        .case()
        .when('r.plan', '=', sql.lit('SAME'))
        .then(sql.lit('SAME'))
        .else(sql.lit('LEFT'))
        .end(),
    }))
    .where('r.import_id', '=', id)
    .where('r.answer', 'is', null)
    .where((eb) =>
      eb.or([
        eb('r.plan', 'in', [sql.lit('SAME'), sql.lit('FAULT')]),
        sql<boolean>`(not ${isSure}::boolean and ${rowViews.ASK})`,
      ]),
    )
    .execute()
}

/** Answers all that still wait. */
export async function leaveTheRest(tx: Tx, id: Import): Promise<void> {
  await tx
    .updateTable('goods_import_rows')
    .set({ answer: 'LEFT' })
    .where('import_id', '=', id)
    .where('answer', 'is', null)
    .execute()
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
  await tx
    .updateTable('goods_import_rows as r')
    .from(
      sql<RowEnd>`json_to_recordset(${JSON.stringify(ends)}::json)`.as<'e'>(
        sql`e("rowNo" int, answer text, faults jsonb, "itemId" int, "leftVersion" int)`,
      ),
    )
    .set((eb) => ({
      answer: eb.ref('e.answer'),
      faults: sql<string>`coalesce(e.faults, r.faults)`,
      item_id: eb.ref('e.itemId'),
      left_version: eb.ref('e.leftVersion'),
    }))
    .where('r.import_id', '=', id)
    .whereRef('r.row_no', '=', 'e.rowNo')
    .where('r.answer', 'is', null)
    .execute()
}

/** In which version this import itself has left an item; undefined while it has not touched it. */
export async function findLeftVersion(
  tx: Tx,
  id: Import,
  itemKey: string | null,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('goods_import_rows')
    .where('import_id', '=', id)
    .where('item_key', '=', itemKey)
    .select((eb) => eb.fn.max('left_version').as('version'))
    .executeTakeFirst()
  return row?.version ?? undefined
}
