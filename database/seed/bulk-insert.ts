import type pg from 'pg'

export type Row = Readonly<Record<string, unknown>>

/** Small enough for one message, large enough that the round trips do not count. */
const ROWS_AT_ONCE = 5_000

/**
 * Rows into a table, thousands per statement. The keys of the first row are the columns; `expressions` says in SQL how a column
 * is made from what the row holds (`{ words: 'plain_text(words)' }`). Table and columns come from this folder, never from outside.
 */
export async function bulkInsert(client: pg.ClientBase, table: string, rows: readonly Row[], expressions: Readonly<Record<string, string>> = {}): Promise<void> {
  if (rows.length === 0) return
  const columns = [...new Set([...Object.keys(rows[0]!), ...Object.keys(expressions)])]
  const values = columns.map((column) => expressions[column] ?? `"${column}"`)
  const statement = `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) select ${values.join(', ')} from json_populate_recordset(null::${table}, $1::json)`
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await client.query(statement, [JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))])
  }
}
