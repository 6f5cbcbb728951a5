import { readCsv } from '#platform/csv.ts'

export type TableRow = {
  readonly lineNo: number
  readonly order: string
  readonly carrier: string
  readonly number: string
}

/** What stands first in a table without a heading. */
const CODE = /^\d{12}$/

/**
 * The lines of a table of tracking numbers below its heading; those without a number are not filled
 * in yet. A code stands behind `#` in our own tables, because a spreadsheet rounds twelve figures;
 * people type it without.
 */
export function readTable(content: string): TableRow[] {
  return readCsv(content)
    .map(([order = '', carrier = '', number = ''], index) => ({
      lineNo: index + 1,
      order: plain(order).replace(/^#/, ''),
      carrier: plain(carrier),
      number: plain(number),
    }))
    .filter(({ lineNo, order, number }) => number !== '' && (lineNo > 1 || CODE.test(order)))
}

/** The apostrophe that keeps a spreadsheet from calculating is no part of a text. */
function plain(text: string): string {
  return text.replace(/^'/, '').trim()
}
