import type { Db } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import type { Entry } from './post-entries.ts'

const owedOf = hotSql<'ledger.owed', { owed: number }>(
  'ledger.owed',
  'select coalesce(-sum(amount), 0)::bigint as owed from ledger_entries where ref = $1 and account = $2',
)

/** What an account is owed of a contract by the books, in minor units; 0 before there is money. */
export async function findOwed(db: Db, account: Entry['account'], ref: string): Promise<number> {
  const [row] = await runHot(db, owedOf, [ref, account])
  return row?.owed ?? 0
}
