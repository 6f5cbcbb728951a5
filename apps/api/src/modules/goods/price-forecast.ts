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

function findHeld(tx: Tx, skuId: number): Promise<Held[]> {
  return tx
    .selectFrom('sku_prices as p')
    .where('p.sku_id', '=', skuId)
    .where('p.withdrawn_at', 'is', null)
    .select(['p.site', 'p.amount', 'p.was', 'p.sold_since as soldSince'])
    .$narrowType<{ site: Site }>()
    .execute()
}

/** As `lowest_price` reads it from the history, with what is planned behind it. */
async function findLowest(tx: Tx, skuId: number, at: Date): Promise<Map<Site, number>> {
  const before = sql<Date>`${at}::timestamptz - interval '30 days'`
  const rows = await tx
    .with('known', (db) =>
      db
        .selectFrom('price_history as h')
        .where('h.sku_id', '=', skuId)
        .select(['h.site', 'h.amount', 'h.since', 'h.id'])
        .unionAll(
          db
            .selectFrom('price_plans as p')
            .innerJoin('planned_prices as x', 'x.plan_id', 'p.id')
            .where('p.sku_id', '=', skuId)
            .where('p.status', '=', sql.lit('PLANNED'))
            .where('x.amount', 'is not', null)
            .select([
              'x.site',
              sql<number>`x.amount`.as('amount'),
              'p.begins_at as since',
              sql<number>`9223372036854775807`.as('id'),
            ]),
        ),
    )
    .with('held', (db) =>
      db.selectFrom('known').select((eb) => [
        'site',
        'amount',
        'since',
        eb.fn
          .agg<Date | null>('lead', ['since'])
          .over((over) => over.partitionBy('site').orderBy('since').orderBy('id'))
          .as('until'),
      ]),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('held')
        .where('since', '<', at)
        .where((of) => of.or([of('until', 'is', null), of('until', '>', before)]))
        .select(['site', 'amount'])
        .unionAll(
          eb
            .selectFrom('flash_sales as f')
            .where('f.sku_id', '=', skuId)
            .where('f.starts_at', '<', at)
            .where('f.ends_at', '>', before)
            .select(['f.site', 'f.amount']),
        )
        .as('of_days'),
    )
    .select((eb) => ['site', eb.fn.min('amount').as('lowest')])
    .groupBy('site')
    .$narrowType<{ site: Site }>()
    .execute()
  return new Map(rows.map(({ site, lowest }) => [site, lowest]))
}

/** Whether another version of its item is sold anywhere, or it is a draft, which needs no price. */
export async function isSoldElsewhere(tx: Tx, skuId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('skus as k')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .where('k.id', '=', skuId)
    .select((eb) =>
      eb
        .or([
          eb('i.status', '=', sql.lit('DRAFT')),
          eb.exists(
            eb
              .selectFrom('skus as s')
              .innerJoin('sku_prices as p', 'p.sku_id', 's.id')
              .whereRef('s.item_id', '=', 'i.id')
              .whereRef('s.id', '<>', 'k.id')
              .where('p.withdrawn_at', 'is', null)
              .select('s.id'),
          ),
        ])
        .as('isSold'),
    )
    .executeTakeFirst()
  return row?.isSold === true
}
