import { columnName } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { csvLines, safeCell } from '#platform/csv.ts'
import { headingOf } from './columns.ts'
import { plainCell } from './cells.rules.ts'
import type { ImportRow, Remark } from './goods-table.types.ts'
import { findRows } from './import-rows.store.ts'
import { sentenceOf } from './import.present.ts'

const AT_ONCE = 500

/**
 * The rows that were not taken over as they came, with why not in front: a table to mend and to
 * send once more.
 */
export async function* writeErrors(ctx: Context, row: ImportRow): AsyncGenerator<string> {
  const { separator, columns } = row
  const why = [columnName('Row', ctx.language), columnName('Why', ctx.language)]
  const headings = [...why, ...columns.map(({ heading }) => heading)]
  yield `\uFEFF${csvLines([headings.map(safeCell)], separator)}`
  for (let after = 0; ;) {
    const rows = await findRows(ctx.db, row.id, {
      view: 'NOT_DONE',
      after,
      offset: 0,
      limit: AT_ONCE,
    })
    if (rows.length > 0)
      yield csvLines(
        rows.map(({ rowNo, faults, asks, cells }) => [
          String(rowNo),
          safeCell([...faults, ...asks].map((one) => remarkText(ctx, one, columns)).join(' ')),
          ...cells.map((cell) => safeCell(plainCell(cell))),
        ]),
        separator,
      )
    after = rows.at(-1)?.rowNo ?? after
    if (rows.length < AT_ONCE) return
  }
}

function remarkText(ctx: Context, remark: Remark, columns: ImportRow['columns']): string {
  const { field } = remark
  const sentence = sentenceOf(ctx, remark)
  if (field === undefined) return sentence
  const heading =
    columns.find((column) => column.field === field)?.heading ?? headingOf(field, ctx.language)
  return `${heading}: ${sentence}`
}
