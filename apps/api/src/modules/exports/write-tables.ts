import { toMajor, minorDigits, type Currency } from '@galleria/kernel/money'
import { csvLines, safeCell } from '#platform/csv.ts'
import { escapeXml } from '#platform/escape-xml.ts'
import type { Cell, Column, Row } from './exports.types.ts'

/**
 * Rows as they stand in the parts of a file: in CSV (RFC 4180), or as rows of an XLSX sheet
 * (ECMA-376).
 */

export function csvOf(columns: readonly Column[], rows: readonly Row[]): string {
  return csvLines(
    rows.map((row) =>
      columns.map(({ key, type }) => {
        const value = row[key] ?? ''
        if (type === 'amount' && typeof value === 'number')
          return major(value, row).toFixed(digits(row))
        return type === 'number' ? String(value) : safeCell(String(value))
      }),
    ),
  )
}

/** With the mark by which Excel knows UTF-8. */
export function csvHeading(headings: readonly string[]): string {
  return `\uFEFF${csvLines([headings])}`
}

/** Text is text in a cell of its own type, whatever it begins with; numbers are numbers. */
export function sheetRowsOf(columns: readonly Column[], rows: readonly Row[]): string {
  return rows
    .map((row) => sheetRow(columns.map(({ key, type }) => cellOf(row[key] ?? null, type, row))))
    .join('')
}

export function sheetHeading(headings: readonly string[]): string {
  return `${SHEET_BEGIN}${sheetRow(headings.map(textCell))}`
}
export const SHEET_END = '</sheetData></worksheet>'
const SHEET_BEGIN = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`

function sheetRow(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`
}

function cellOf(value: Cell, type: Column['type'], row: Row): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number' && type !== 'text')
    return `<c><v>${type === 'amount' ? major(value, row) : value}</v></c>`
  return textCell(String(value))
}

function textCell(text: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

const currencyOf = (row: Row) => String(row['currency']) as Currency
const digits = (row: Row) => minorDigits(currencyOf(row))
const major = (minor: number, row: Row) => toMajor({ minor, currency: currencyOf(row) })
