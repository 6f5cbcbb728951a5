import type { TaxRates } from '@galleria/contract/vat'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { cacheFor } from '#platform/cache-for.ts'
import { ratesAt, type DatedRate } from './tax.rules.ts'
import { selectTaxRates } from './tax.store.ts'

/**
 * A process reads the table again after five seconds. What is open for change begins a minute later
 * at the earliest (`SETTLED_MS`), so nobody is charged by a rate that a process has not heard of.
 */
const cache = cacheFor<readonly DatedRate[]>(5_000)

/**
 * The rates of all countries, as they are or were at a time. Within a transaction `db` is that one:
 * a second connection would wait for a place while the first holds one.
 */
export async function findTaxRates(
  ctx: Pick<Context, 'db' | 'now'>,
  { db = ctx.db, at = ctx.now() }: { readonly db?: Db | Tx; readonly at?: Date } = {},
): Promise<TaxRates> {
  return ratesAt(await cache.read(ctx.db, () => selectTaxRates(db)), at)
}

/** The process that changes a rate shows it at once. */
export function forgetTaxRates(ctx: Pick<Context, 'db'>): void {
  cache.forget(ctx.db)
}
