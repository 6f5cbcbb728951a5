import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { KnownScript } from './inventory.ts'

export type SeenScript = Pick<KnownScript, 'provider' | 'address'> & {
  readonly sha384: string
  readonly bytes: number
}

/**
 * Remembers what a vendor's script is today. Answers what it is now that it was not before: true
 * for another content at an address that is known, false for the same and for a new address.
 */
export async function noteScript(
  tx: Tx,
  { provider, address, sha384, bytes }: SeenScript,
  at: Date,
): Promise<boolean> {
  const known = await tx
    .selectFrom('pay_scripts')
    .where('address', '=', address)
    .select('sha384')
    .execute()
  await tx
    .insertInto('pay_scripts')
    .values({ provider, address, sha384, bytes, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['address', 'sha384']).doUpdateSet({ last_seen_at: at }),
    )
    .execute()
  return known.length > 0 && !known.some((one) => one.sha384 === sha384)
}

/** The causes of what is open of these pages. */
export async function findOpenFindings(db: Db): Promise<readonly string[]> {
  const open = await db
    .selectFrom('money_matters')
    .where('status', '=', sql.lit('OPEN'))
    .where('kind', '=', 'PAY_PAGE_CHANGED')
    .select('cause')
    .execute()
  return open.map(({ cause }) => cause)
}
