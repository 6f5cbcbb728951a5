import type { Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { PlannedPrice, PricePlan } from './price-plan.store.ts'

/**
 * What a version will cost at a storefront at a moment, as far as it is known today; the prices
 * that begin before are counted in.
 */
export type Foreseen = {
  readonly amount: number
  /** The price before, where it is announced as reduced. */ readonly was: number | null
  /** Since when it will have been sold there; null of what nobody can buy. */
  readonly soldSince: Date | null
  /** Of the 30 days before the moment. */ readonly lowest: number
}
type Held = { site: Site; amount: number; was: number | null; soldSince: Date | null }

/** Only where it is sold at that moment. */
export async function foresee(
  tx: Tx,
  skuId: number,
  plans: readonly PricePlan[],
  at: Date,
): Promise<Map<Site, Foreseen>> {
  const before = plans.filter(({ status, beginsAt }) => status === 'PLANNED' && beginsAt < at)
  const held = await findHeld(tx, skuId)
  const lowest = await findLowest(tx, skuId, at)
  const foreseen = new Map<Site, Omit<Foreseen, 'lowest'>>(held.map((one) => [one.site, one]))
  for (const { beginsAt, prices } of before)
    for (const price of prices) {
      const after = holdAfter(foreseen.get(price.site), price, beginsAt)
      if (after) foreseen.set(price.site, after)
      else foreseen.delete(price.site)
    }
  return new Map(
    [...foreseen].map(([site, price]) => [
      site,
      { ...price, lowest: Math.min(price.amount, lowest.get(site) ?? price.amount) },
    ]),
  )
}

function holdAfter(
  old: Omit<Foreseen, 'lowest'> | undefined,
  { amount, isReduced, isFirst }: PlannedPrice,
  beginsAt: Date,
): Omit<Foreseen, 'lowest'> | undefined {
  if (amount === null) return undefined
  // What is ended before it begins is not brought back by it.
  if (!old) return isFirst ? { amount, was: null, soldSince: beginsAt } : undefined
  return { amount, was: isReduced ? (old.was ?? old.amount) : null, soldSince: old.soldSince }
}

async function findHeld(tx: Tx, skuId: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select p.site, p.amount, p.was, p.sold_since as "soldSince" from sku_prices p where p.sku_id = ${skuId} and p.withdrawn_at is null`.execute(
    tx,
  )
  return rows
}

/** As `lowest_price` reads it from the history, with what is planned behind it. */
async function findLowest(tx: Tx, skuId: number, at: Date): Promise<Map<Site, number>> {
  const { rows } = await sql<{ site: Site; lowest: number }>`
    with known as (
      select h.site, h.amount, h.since, h.id from price_history h where h.sku_id = ${skuId}
      union all
      select x.site, x.amount, p.begins_at, 9223372036854775807 from price_plans p join planned_prices x on x.plan_id = p.id
      where p.sku_id = ${skuId} and p.status = 'PLANNED' and x.amount is not null
    ), held as (select site, amount, since, lead(since) over (partition by site order by since, id) as until from known)
    select site, min(amount)::bigint as lowest from (
      select site, amount from held where since < ${at} and (until is null or until > ${at}::timestamptz - interval '30 days')
      union all
      select f.site, f.amount from flash_sales f where f.sku_id = ${skuId} and f.starts_at < ${at} and f.ends_at > ${at}::timestamptz - interval '30 days'
    ) of_days group by site`.execute(tx)
  return new Map(rows.map(({ site, lowest }) => [site, lowest]))
}

/** Whether another version of its item is sold anywhere, or it is a draft, which needs no price. */
export async function isSoldElsewhere(tx: Tx, skuId: number): Promise<boolean> {
  const { rows } = await sql<{ isSold: boolean }>`
    select i.status = 'DRAFT' or exists (select from skus s join sku_prices p on p.sku_id = s.id
      where s.item_id = i.id and s.id <> k.id and p.withdrawn_at is null) as "isSold"
    from skus k join items i on i.id = k.item_id where k.id = ${skuId}`.execute(tx)
  return rows[0]?.isSold === true
}
