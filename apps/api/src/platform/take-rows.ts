import { isRefusal, type Refusal } from '@galleria/kernel/refusal'
import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Rows that wait for the same thing to be done with each of them, some in one transaction with
 * their answers: a killed process goes on behind the last ones that were answered, and a row that
 * is refused takes back what it has done, and nothing else.
 */
export type RowWork<Row, End> = {
  /**
   * Does it; earlier ends of the same transaction are known. What it throws as a refusal is the
   * row's.
   */
  readonly take: (row: Row, ends: readonly End[]) => Promise<End>
  readonly refused: (row: Row, refusal: Refusal) => End | Promise<End>
}

export class RowRefused<Row> extends Error {
  readonly row: Row
  readonly refusal: Refusal
  constructor(row: Row, refusal: Refusal) {
    super('a row was refused')
    this.row = row
    this.refusal = refusal
  }
}

/**
 * Because most rows are not refused, a part is first tried without a way back for each of its rows.
 */
export async function tryTwice<T>(part: (isApart: boolean) => Promise<T>): Promise<T> {
  try {
    return await part(false)
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    return part(true)
  }
}

/** Each row with a way back. */
export async function takeApart<Row, End>(
  tx: Tx,
  rows: readonly Row[],
  { take, refused }: RowWork<Row, End>,
): Promise<End[]> {
  const ends: End[] = []
  for (const row of rows) {
    await sql`savepoint row_of_many`.execute(tx)
    try {
      const end = await take(row, ends)
      await sql`release savepoint row_of_many`.execute(tx)
      ends.push(end)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await sql`rollback to savepoint row_of_many`.execute(tx)
      ends.push(await refused(row, error))
    }
  }
  return ends
}

/** All of them; the first that is refused ends it, and is named. */
export async function takeOrThrow<Row, End>(
  rows: readonly Row[],
  { take }: Pick<RowWork<Row, End>, 'take'>,
): Promise<End[]> {
  const ends: End[] = []
  for (const row of rows)
    try {
      ends.push(await take(row, ends))
    } catch (error) {
      throw isRefusal(error) ? new RowRefused(row, error) : error
    }
  return ends
}
