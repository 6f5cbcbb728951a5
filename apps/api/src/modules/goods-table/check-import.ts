import type { Parsed } from '@galleria/contract/define-call'
import type { goodsTableCalls, WireGoodsImport } from '@galleria/contract/goods-table'
import { MOST_IMPORT_ROWS, type TableField } from '@galleria/contract/goods-table-rules'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { isRefusal } from '@galleria/kernel/refusal'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { findOwnShops } from '#modules/goods/index.ts'
import { goodsTableJobs } from './goods-table.jobs.ts'
import type { ImportRow, PlannedRow } from './goods-table.types.ts'
import { openImport } from './import-files.ts'
import { ownImport, showImport } from './import.present.ts'
import { findEarlier, findLastRow } from './import-rows.store.ts'
import { addRows, beginCheck, findImport, moveImport } from './imports.store.ts'
import {
  findAskedAttributes,
  findKnownItems,
  findKnownVersions,
  findRetiredRooms,
  findRoomNames,
} from './known.queries.ts'
import {
  itemKeyOf,
  keyOfItem,
  planRow,
  type EarlierRow,
  type Surroundings,
} from './plan-row.rules.ts'
import { isBlank, readRecords } from './read-table.ts'
import { readCells } from './cells.rules.ts'

const AT_ONCE = 250
/** A job that takes half a minute is thought lost, and is begun a second time. */
const BATCHES = 40

type Pace = { readonly atOnce?: number; readonly batches?: number }

/** Begins to look at all rows of a table, with these columns; the look before is forgotten. */
export async function checkImport(
  ctx: Context,
  { id, separator, decimalSign, fieldList }: Parsed<typeof goodsTableCalls.checkImport>,
): Promise<WireGoodsImport> {
  const row = await ownImport(ctx, id)
  const named = fieldList.filter((field) => field !== null)
  if (!named.includes('sku') || new Set(named).size < named.length) throw refuse('import.columns')
  const columns = await columnsOf(ctx, { ...row, separator }, fieldList)
  await ctx.inTransaction(async (tx) => {
    const attempt = await beginCheck(tx, { id, separator, decimalSign, columns }, ctx.now())
    if (attempt === undefined) throw refuse('import.state')
    noteChanges(
      tx,
      { kind: 'table', id, name: row.fileName },
      { before: { state: row.status }, after: { state: 'CHECKING' } },
    )
    await ctx.jobs.send(tx, goodsTableJobs.check, { importId: id, attempt })
  })
  return showImport(ctx, id)
}

/** The columns as they are under this separator: another one than was recognised makes others. */
async function columnsOf(
  ctx: Context,
  row: ImportRow,
  fields: readonly (TableField | null)[],
): Promise<ImportRow['columns']> {
  for await (const headings of readRecords(await openImport(ctx, row), row)) {
    if (headings.length < fields.length) throw refuse('import.columns')
    return headings.map((heading, index) => ({
      heading: heading.trim().slice(0, 100),
      samples: row.columns[index]?.samples ?? [],
      field: fields[index] ?? null,
    }))
  }
  throw refuse('import.columns')
}

/**
 * Looks at the next rows of a table. May be killed anywhere and run twice at once: rows are noted
 * together with their number, once; a look that somebody has begun anew meanwhile ends.
 */
export async function checkRows(
  ctx: Context,
  { importId, attempt }: { readonly importId: Id<'goodsImport'>; readonly attempt: number },
  { atOnce = AT_ONCE, batches = BATCHES }: Pace = {},
): Promise<void> {
  const row = await findImport(ctx.db, importId)
  if (row?.status !== 'CHECKING' || row.attempt !== attempt) return
  try {
    await checkSlice(ctx, row, { atOnce, batches })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // What cannot be read to its end is said, and can be sent again.
    const stoppedBy = { code: error.code, facts: error.facts }
    await moveImport(ctx.db, importId, {
      from: ['CHECKING'],
      to: 'FAILED',
      at: ctx.now(),
      attempt,
      stoppedBy,
    })
  }
}

async function checkSlice(
  ctx: Context,
  row: ImportRow,
  { atOnce, batches }: Required<Pace>,
): Promise<void> {
  const choices = {
    shops: await findOwnShops(ctx.db, row.sellerId),
    rooms: await findRoomNames(ctx.db),
    retired: await findRetiredRooms(ctx.db),
    attributes: await findAskedAttributes(ctx.db),
  }
  const last = await findLastRow(ctx.db, row.id)
  let [rowNo, rowCount, noted] = [0, row.rowCount, 0]
  let batch: { rowNo: number; cells: string[] }[] = []
  const note = async () => {
    const planned = await planRows(ctx, row, batch, choices)
    const isOurs = await ctx.inTransaction((tx) =>
      addRows(tx, { ...row, rowCount }, planned, ctx.now()),
    )
    rowCount += batch.length
    batch = []
    return isOurs
  }
  for await (const cells of readRecords(await openImport(ctx, row), row)) {
    rowNo += 1
    if (rowNo <= Math.max(last, 1) || isBlank(cells)) continue
    batch.push({ rowNo, cells })
    if (rowCount + batch.length > MOST_IMPORT_ROWS)
      throw refuse('import.too_long', { most: MOST_IMPORT_ROWS })
    if (batch.length < atOnce) continue
    if (!(await note())) return
    noted += 1
    if (noted === batches)
      return ctx.jobs.send(ctx.db, goodsTableJobs.check, { importId: row.id, attempt: row.attempt })
  }
  if (batch.length > 0 && !(await note())) return
  if (rowCount === 0) throw refuse('import.empty')
  await moveImport(ctx.db, row.id, {
    from: ['CHECKING'],
    to: 'CHECKED',
    at: ctx.now(),
    attempt: row.attempt,
  })
}

/**
 * Looks at some rows at once: what they name is read in a few statements, and each is held against
 * it in its turn.
 */
async function planRows(
  ctx: Context,
  row: ImportRow,
  batch: readonly { readonly rowNo: number; readonly cells: readonly string[] }[],
  choices: Pick<Surroundings['reader'], 'shops' | 'rooms' | 'retired' | 'attributes'>,
): Promise<PlannedRow[]> {
  const fields = row.columns.map(({ field }) => field)
  const reader = { ...choices, decimalSign: row.decimalSign }
  const at = fields.indexOf('sku')
  const codes = batch.map(({ cells }) => (cells[at] ?? '').trim())
  const versions = await findKnownVersions(ctx.db, row.sellerId, codes)
  const keys = batch.map(({ cells }, index) => {
    const known = versions.get(codes[index] ?? '')
    return known
      ? keyOfItem(known.itemId)
      : itemKeyOf(readCells(cells, fields, reader, {}).facts, codes[index] ?? '', { reader })
  })
  const items = await findKnownItems(ctx.db, row.sellerId, {
    ids: keys.flatMap((key) => (key.startsWith('item ') ? [Number(key.slice(5))] : [])),
    requestKeys: keys.map((key) => key.split(' ')[1] ?? ''),
  })
  const earlierRows = await findEarlier(ctx.db, row.id, { codes, keys })
  const seen = new Map<string, number>()
  const earlier = new Map<string, EarlierRow[]>()
  const remember = (one: Pick<PlannedRow, 'rowNo' | 'code' | 'itemKey' | 'work'>) => {
    if (!seen.has(one.code)) seen.set(one.code, one.rowNo)
    const facts = one.work?.begin?.facts ?? one.work?.item?.facts
    if (one.itemKey && facts)
      earlier.set(one.itemKey, [
        ...(earlier.get(one.itemKey) ?? []),
        { rowNo: one.rowNo, facts, begin: one.work?.begin },
      ])
  }
  earlierRows.forEach(remember)
  const around: Surroundings = {
    reader,
    fields,
    versions,
    items: new Map([
      ...items.map((item) => [keyOfItem(item.itemId), item] as const),
      ...items.map((item) => [`${item.shopId} ${item.requestKey}`, item] as const),
    ]),
    codes: seen,
    earlier,
  }
  return batch.map(({ rowNo, cells }) => {
    const planned = planRow(rowNo, cells, around)
    remember(planned)
    return planned
  })
}
