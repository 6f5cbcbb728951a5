import type { WireGoodsImport, WireImportRow } from '@galleria/contract/goods-table'
import {
  IMPORT_DAYS,
  IMPORT_HOURS,
  openStatuses,
  rowAnswers,
  rowPlans,
} from '@galleria/contract/goods-table-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { describeCode } from '#platform/problem.ts'
import type { Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { headingOf } from './columns.ts'
import type { ImportedRow, ImportRow, Remark } from './goods-table.types.ts'
import { countRows, type RowCount } from './import-rows.store.ts'
import { findImport } from './imports.store.ts'

/** An import of the caller's seller; anybody else's is not found. */
export async function ownImport(ctx: Context, id: Id<'goodsImport'>): Promise<ImportRow> {
  const row = await findImport(ctx.db, id)
  if (!row || row.sellerId !== sellerOf(ctx) || !row.isHere) throw refuse('import.not_found')
  return row
}

export async function showImport(ctx: Context, id: Id<'goodsImport'>): Promise<WireGoodsImport> {
  const row = await ownImport(ctx, id)
  return presentImport(ctx, row, await countRows(ctx.db, id))
}

export function presentImport(
  ctx: Context,
  row: ImportRow,
  counts: readonly RowCount[],
): WireGoodsImport {
  const sum = (fits: (one: RowCount) => boolean) =>
    counts.filter(fits).reduce((total, { count }) => total + count, 0)
  const isOpen = openStatuses.includes(row.status)
  const hours = isOpen ? IMPORT_HOURS : IMPORT_DAYS * 24
  const id = toWireId('goodsImport', row.id)
  const isLeft = sum(({ plan, answer }) => plan === 'FAULT' || isNotDone(answer)) > 0
  return {
    id,
    fileName: row.fileName,
    status: row.status,
    sentence:
      row.stoppedBy && describeCode(row.stoppedBy.code, row.stoppedBy.facts ?? {}, ctx.language),
    separator: row.separator,
    decimalSign: row.decimalSign,
    columnList: row.columns.map(({ heading, samples, field }) => ({
      heading,
      sampleList: [...samples],
      field,
    })),
    rowCount: row.rowCount,
    planCount: Object.fromEntries(
      rowPlans.map((plan) => [plan, sum((one) => one.plan === plan)]),
    ) as WireGoodsImport['planCount'],
    askCount: sum(({ isAsked }) => isAsked),
    answerCount: Object.fromEntries(
      rowAnswers.map((answer) => [answer, sum((one) => one.answer === answer)]),
    ) as WireGoodsImport['answerCount'],
    mode: row.mode,
    person: row.person,
    createdTime: row.createdAt.toISOString(),
    expirationTime: new Date(row.createdAt.getTime() + hours * HOUR).toISOString(),
    errorsUrl: isLeft && row.status !== 'CHECKING' ? `/goods-table/${id}.csv` : null,
  }
}

const isNotDone = (answer: RowCount['answer']) =>
  answer === 'CONFLICT' || answer === 'REFUSED' || answer === 'LEFT'

export function presentRow(
  ctx: Context,
  row: ImportedRow,
  columns: ImportRow['columns'],
): WireImportRow {
  const remarks = (list: readonly Remark[]) =>
    list.map((remark) => ({
      field: remark.field ?? null,
      heading: headingOfRemark(ctx, remark, columns),
      sentence: sentenceOf(ctx, remark),
    }))
  return {
    rowNo: row.rowNo,
    skuCode: row.code.slice(0, 100),
    plan: row.plan,
    answer: row.answer,
    changeList: row.changes.map((change) => ({
      ...change,
      before: change.before?.slice(0, 200) ?? null,
      after: change.after.slice(0, 200),
    })),
    errorList: remarks(row.faults),
    askList: remarks(row.asks),
  }
}

/** As the table calls the column, or as our own tables do where it has none. */
function headingOfRemark(
  { language }: Context,
  { field }: Remark,
  columns: ImportRow['columns'],
): string | null {
  if (field === undefined) return null
  return columns.find((column) => column.field === field)?.heading ?? headingOf(field, language)
}

export function sentenceOf(
  { language }: Pick<Context, 'language'>,
  { code, facts }: Remark,
): string {
  return describeCode(code, facts ?? {}, language)
}
