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
  /** What is announced at these storefronts is no reduction. */
  | { readonly notReduced: ReadonlyMap<Site, NoReduction> }
/** It was not sold there for 30 days, at no price raised out of sight; or it cost no more in them. */
export type NoReduction = 'price_new' | 'price_no_reduction'

type OldPrice = {
  site: Site
  amount: number
  was: number | null
  /** Of the last 30 days, with this one. */ lowest: number
  isNew: boolean
}

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
  const before = await findOldPrices(tx, skuId)
  if (prices.some(({ site, seen }) => (before.get(site)?.amount ?? null) !== seen)) return 'stale'

  const notReduced = new Map(
    prices.flatMap((price) => {
      const why = whyNoReduction(price, before.get(price.site))
      return why ? [[price.site, why] as const] : []
    }),
  )
  if (notReduced.size > 0) return { notReduced }
  const first = prices.filter(({ site }) => !before.has(site))
  if (!(await addPrices(tx, skuId, first, actorId))) return 'stale'
  for (const price of prices) {
    const old = before.get(price.site)
    if (old && isChanged(price, old)) await changePrice(tx, skuId, { price, old, actorId })
  }
  return 'set'
}

async function findOldPrices(tx: Tx, skuId: number): Promise<Map<Site, OldPrice>> {
  const { rows } = await sql<OldPrice>`
    select p.site, p.amount, p.was, least(p.amount, lowest_price(p.sku_id, p.site, mall_now()))::bigint as lowest,
      coalesce(p.sold_since > mall_now() - interval '30 days', true) as "isNew"
    from sku_prices p where p.sku_id = ${skuId}`.execute(tx)
  return new Map(rows.map((row) => [row.site, row]))
}

const wasOf = ({ isReduced }: NewPrice, old: OldPrice) =>
  isReduced ? (old.was ?? old.amount) : null

/** The same price under the same announcement goes on: its 30 days began with it. */
const isChanged = (price: NewPrice, old: OldPrice) =>
  price.amount !== old.amount || wasOf(price, old) !== old.was

function whyNoReduction(price: NewPrice, old: OldPrice | undefined): NoReduction | undefined {
  if (!price.isReduced) return undefined
  if (!old) return 'price_new'
  if (!isChanged(price, old)) return undefined
  if (price.amount >= old.lowest) return 'price_no_reduction'
  return old.isNew ? 'price_new' : undefined
}

/** A price that is raised where nobody can buy for it is none that a reduction could begin from: it counts once it is sold again. */
async function changePrice(
  tx: Tx,
  skuId: number,
  {
    price,
    old,
    actorId,
  }: { readonly price: NewPrice; readonly old: OldPrice; readonly actorId: Id<'user'> },
): Promise<void> {
  const was = wasOf(price, old)
  await tx
    .updateTable('sku_prices')
    .set({
      amount: price.amount,
      was,
      lowest_30: was === null ? null : old.lowest,
      since: sql<Date>`mall_now()`,
      set_by: actorId,
      ...(price.amount > old.amount
        ? {
            sold_since: sql<Date | null>`(select case when i.status = 'ON_SALE' then sku_prices.sold_since end from skus k join items i on i.id = k.item_id where k.id = sku_id)`,
          }
        : {}),
    })
    .where('sku_id', '=', skuId)
    .where('site', '=', price.site)
    .execute()
}

/** Prices at storefronts where the sku was not sold; false when somebody else was first. */
export async function addPrices(
  tx: Tx,
  skuId: number,
  prices: readonly Pick<NewPrice, 'site' | 'amount'>[],
  actorId: Id<'user'>,
): Promise<boolean> {
  if (prices.length === 0) return true
  const added = await tx
    .insertInto('sku_prices')
    .values((eb) =>
      prices.map(({ site, amount }) => ({
        sku_id: skuId,
        site,
        currency: storefronts[site].currency,
        amount,
        set_by: actorId,
        sold_since: eb
          .selectFrom('skus as k')
          .innerJoin('items as i', 'i.id', 'k.item_id')
          .where('k.id', '=', skuId)
          .select(sql<Date | null>`case when i.status = 'ON_SALE' then mall_now() end`.as('since')),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('site')
    .execute()
  return added.length === prices.length
}
