import { stringify } from 'csv-stringify/sync'

/** Tables as text (RFC 4180). */

/**
 * What a spreadsheet would take for a formula, it takes for text behind an apostrophe (OWASP, CSV
 * injection); a text that has one of its own there gets a second one, so that it can be told what
 * to take away.
 */
const FORMULA = /^'*[=+\-@\t\r]/
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function csvLines(cells: readonly (readonly string[])[], delimiter = ','): string {
  if (cells.length === 0) return ''
  return stringify(cells as string[][], {
    delimiter,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
}

/** A whole file of texts, with the mark by which Excel knows UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvLines(rows.map((row) => row.map(safeCell)))}`
}

/**
 * The cells of a file; the sign between them is the one of its first line, because spreadsheets
 * write another one by country. Empty lines at its end are none.
 */
export function readCsv(content: string): string[][] {
  const text = content.replace(/^\uFEFF/, '')
  const separator = separatorOf(text.split(/\r?\n/, 1)[0] ?? '')
  // A quoted cell, or what stands until the next separator; then what ends it.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'gy',
  )
  const rows: string[][] = [[]]
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  const isEmpty = (row: readonly string[] | undefined) => row?.every((one) => one.trim() === '')
  while (rows.length > 0 && isEmpty(rows.at(-1))) rows.pop()
  return rows.map((row) => row.map((one) => one.trim()))
}

function separatorOf(line: string): string {
  return [';', '\t'].find((sign) => line.includes(sign)) ?? ','
}
