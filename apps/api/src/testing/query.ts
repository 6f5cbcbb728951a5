import { CompiledQuery } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/**
 * What a test asks of the database, or does to it, by a text of its own; `Row` is taken at its
 * word.
 */
export async function query<Row>(
  db: Db | Tx,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
