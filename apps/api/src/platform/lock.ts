import { sql, type Selectable } from 'kysely'
import type { Tx } from './db.ts'
import type { DB } from './tables.ts'

type Row<Table extends keyof DB> = Selectable<DB[Table]>

/**
 * Columns and what they must be; a list means any of them, and a column that is left undefined does
 * not matter.
 */
type Which<Table extends keyof DB> = {
  readonly [Column in keyof Row<Table>]?:
    | Row<Table>[Column]
    | readonly Row<Table>[Column][]
    | undefined
}

/**
 * Locks one row until the end of the transaction, to be read in a later statement: only that one
 * sees what others wrote before. False when there is none.
 */
export async function lockRow<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  which: Which<Table>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${conditions(which)} for update`.execute(tx)
  return rows.length > 0
}

/**
 * Locks rows in the order of their keys, so that two who want the same ones never wait for each
 * other in a circle. Answers with the keys that are there.
 */
export async function lockRows<
  Table extends keyof DB,
  Key extends keyof Row<Table> & string,
  Value extends Row<Table>[Key] = Row<Table>[Key],
>(
  tx: Tx,
  table: Table,
  key: Key,
  which: Which<Table> & { readonly [Column in Key]?: Value | readonly Value[] | undefined },
): Promise<Value[]> {
  const { rows } = await sql<{ key: Value }>`
    select ${sql.ref(key)} as key from ${sql.table(table)} where ${conditions(which)}
    order by ${sql.ref(key)} for update`.execute(tx)
  return rows.map((row) => row.key)
}

/**
 * Finds a row, locks what it hangs on (its order, its contract), and finds it again as it is under
 * that lock: in between somebody may have changed it, given it to another owner, or taken it away.
 */
export async function findLocked<Found>(
  find: () => Promise<Found | undefined>,
  lock: (found: Found) => Promise<boolean>,
): Promise<Found | undefined> {
  const found = await find()
  return found && (await lock(found)) ? find() : undefined
}

function conditions(which: object) {
  const given = Object.entries(which).filter(([, value]) => value !== undefined)
  if (given.length === 0) throw new Error('a lock on every row of a table')
  return sql.join(
    given.map(([column, value]) =>
      Array.isArray(value)
        ? sql`${sql.ref(column)} = any(${value})`
        : sql`${sql.ref(column)} = ${value}`,
    ),
    sql` and `,
  )
}
