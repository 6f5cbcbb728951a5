import type pg from 'pg'
import { copyRows, copyValue } from './copy-rows.ts'

export type Row = Readonly<Record<string, unknown>>

const ROWS_PER_CHUNK = 2_000

/**
 * Thousands of rows into a table at once. The keys of the first row are the columns; `expressions`
 * says in SQL how a column is made from what the rows hold (`{ words: 'plain_text(words)' }`).
 * Table and columns come from this folder, never from outside.
 */
export async function bulkInsert(
  client: pg.ClientBase,
  table: string,
  rows: readonly Row[],
  expressions: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (rows.length === 0) return
  const given = Object.keys(rows[0]!)
  const copyInto = (target: string) =>
    copyRows(
      client,
      `copy ${target} (${given.map(quote).join(', ')}) from stdin`,
      chunksOf(rows, given),
    )
  if (Object.keys(expressions).length === 0) return copyInto(table)

  const columns = [...new Set([...given, ...Object.keys(expressions)])]
  await client.query(`create temp table staged as table ${table} with no data`)
  await copyInto('staged')
  await client.query(
    `insert into ${table} (${columns.map(quote).join(', ')}) select ${columns.map((column) => expressions[column] ?? quote(column)).join(', ')} from staged`,
  )
  await client.query('drop table staged')
}

function* chunksOf(rows: readonly Row[], columns: readonly string[]): Generator<Buffer> {
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    const lines = rows
      .slice(start, start + ROWS_PER_CHUNK)
      .map((row) => columns.map((column) => copyValue(row[column])).join('\t'))
    yield Buffer.from(`${lines.join('\n')}\n`)
  }
}

function quote(column: string): string {
  return `"${column}"`
}
