import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './db.ts'
import type { HotRows } from './hot-rows.ts'

/** A constant text with the rows it answers. */
export type HotSql<Row> = { readonly name: string; readonly text: string; readonly row?: Row }

const registered = new Map<string, HotSql<unknown>>()

/**
 * One of the few texts that the benchmark counts: written out, because building it anew costs more
 * than running it. Its columns are those that PostgreSQL described to `npm run generate`
 * (`hot-rows.ts`, held by a test); `Row` may say less than that of a column (a brand, one of a few
 * words, never null), not something else. Every value must bear to be null: that is how the text is
 * asked for its columns.
 */
export function hotSql<const Name extends keyof HotRows, Row extends HotRows[Name] = HotRows[Name]>(
  name: Name,
  text: string,
): HotSql<Row> {
  if (registered.has(name)) throw new Error(`two texts are called ${name}`)
  const query = { name, text }
  registered.set(name, query)
  return query
}

export async function runHot<Row>(
  db: Db | Tx,
  query: HotSql<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(query.text, [...values]))).rows
}

export function listHotSql(): HotSql<unknown>[] {
  return [...registered.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
