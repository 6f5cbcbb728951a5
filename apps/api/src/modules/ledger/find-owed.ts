import { runSql, type Db } from '#platform/db.ts'
import type { Entry } from './post-entries.ts'

/** What an account is owed of a contract by the books, in minor units; 0 before there is money. */
export async function findOwed(db: Db, account: Entry['account'], ref: string): Promise<number> {
  const [row] = await runSql<{ owed: number }>(
    db,
    'select coalesce(-sum(amount), 0)::bigint as owed from ledger_entries where ref = $1 and account = $2',
    [ref, account],
  )
  return row?.owed ?? 0
}
