import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'

/** A price at a storefront as its shop sets it, in minor units; `seen` is the one that was changed, null where it was not sold. */
export type NewPrice = {
  readonly site: Site
  readonly amount: number
  readonly seen: number | null
  /** Announced as a reduction of the price before. */
  readonly isReduced: boolean
}
export type SetPricesEnd =
  | 'set'
  /** Somebody else has changed one of them since it was read. */
  | 'stale'
  /** At these storefronts it cost no more in the last 30 days. */
  | { readonly notReduced: readonly Site[] }

/**
 * Sets prices of a sku, all or none. What a reduced price was before is the price that it had, or, when it is lowered further, what it had before the first
 * reduction; the lowest of 30 days is read from the history (Directive 98/6/EC, article 6a), and a price that is not below that one is no reduction (CJEU C-330/23).
 */
export async function setPrices(
  tx: Tx,
  skuId: number,
  prices: readonly NewPrice[],
  actorId: Id<'user'>,
): Promise<SetPricesEnd> {
  await lockRows(tx, 'sku_prices', 'site', {
    sku_id: skuId,
    site: prices.map(({ site }) => site),
  })
  const { rows: known } = await sql<{
    site: Site
    amount: number
    was: number | null
    lowest: number
  }>`
    select p.site, p.amount, p.was, coalesce(lowest_price(p.sku_id, p.site, mall_now()), p.amount)::bigint as lowest
    from sku_prices p where p.sku_id = ${skuId}`.execute(tx)
  const before = new Map(known.map((row) => [row.site, row]))
  if (prices.some(({ site, seen }) => (before.get(site)?.amount ?? null) !== seen)) return 'stale'

  const first = prices.filter(({ site }) => !before.has(site))
  const notSold = first.filter(({ isReduced }) => isReduced).map(({ site }) => site)
  if (notSold.length > 0) return { notReduced: notSold }
  if (!(await addPrices(tx, skuId, first, actorId))) return 'stale'

  const changed = prices.flatMap((price) => {
    const old = before.get(price.site)
    if (!old) return []
    const was = price.isReduced ? (old.was ?? old.amount) : null
    // The same price under the same announcement goes on: its 30 days began with it.
    return price.amount === old.amount && was === old.was
      ? []
      : [{ ...price, was, lowest: Math.min(old.lowest, old.amount) }]
  })
  const notReduced = changed
    .filter(({ was, lowest, amount }) => was !== null && amount >= Math.min(was, lowest))
    .map(({ site }) => site)
  if (notReduced.length > 0) return { notReduced }
  for (const { site, amount, was, lowest } of changed)
    await tx
      .updateTable('sku_prices')
      .set({
        amount,
        was,
        lowest_30: was === null ? null : Math.min(lowest, was),
        since: sql<Date>`mall_now()`,
        set_by: actorId,
      })
      .where('sku_id', '=', skuId)
      .where('site', '=', site)
      .execute()
  return 'set'
}

/** Prices at storefronts where the sku was not sold; false when somebody else was first. */
async function addPrices(
  tx: Tx,
  skuId: number,
  prices: readonly NewPrice[],
  actorId: Id<'user'>,
): Promise<boolean> {
  if (prices.length === 0) return true
  const added = await tx
    .insertInto('sku_prices')
    .values(
      prices.map(({ site, amount }) => ({
        sku_id: skuId,
        site,
        currency: storefronts[site].currency,
        amount,
        set_by: actorId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('site')
    .execute()
  return added.length === prices.length
}
