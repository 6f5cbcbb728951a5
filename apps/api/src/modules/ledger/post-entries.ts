import { uuidv7 } from '#platform/uuid.ts'
import type { Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

/**
 * The only writer of the books. One call is one transaction of the ledger: its entries sum to zero,
 * which the database checks again at commit. Positive is what an account gains: `provider` holds
 * money for us, the others are owed it (and so go negative). `suspense` is owed what belongs to
 * nobody we know, and owes what was given twice; `outside` is what people moved without a provider,
 * `marketing` what the mall gave away, `disputed` what providers hold back until a dispute is
 * decided, `held` what a shop is not paid while something is disputed, `losses` what was lost that
 * way, `unpaid` what left and two persons agreed will never be paid.
 */
export type Entry = {
  readonly account:
    | 'provider'
    | 'buyer'
    | `seller:${number}`
    | `held:${number}`
    | 'commission'
    | 'fees'
    | 'tax'
    | 'points'
    | 'suspense'
    | 'outside'
    | 'marketing'
    | 'disputed'
    | 'losses'
    | 'unpaid'
  readonly minor: number
}

const addEntries = hotSql(
  'ledger.post',
  `insert into ledger_entries (txn_id, account, currency, amount, event, ref, at)
  select $1, account, $2, amount, $3, $4, $5 from unnest($6::text[], $7::bigint[]) e(account, amount)`,
)

export async function postEntries(
  tx: Tx,
  posting: {
    event: 'capture' | 'sale' | 'reversal' | 'refund' | 'settlement' | 'gift' | 'dispute' | 'hold'
    ref: string
    currency: string
    at: Date
    entries: readonly Entry[]
  },
): Promise<void> {
  const entries = posting.entries.filter((entry) => entry.minor !== 0)
  const sum = entries.reduce((total, entry) => total + entry.minor, 0)
  if (sum !== 0)
    throw new Error(
      `a ${posting.event} of ${posting.ref} would leave ${sum} minor units unexplained`,
    )
  if (entries.length === 0) return
  await runHot(tx, addEntries, [
    uuidv7(),
    posting.currency,
    posting.event,
    posting.ref,
    posting.at,
    entries.map((entry) => entry.account),
    entries.map((entry) => entry.minor),
  ])
}
