import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'

/**
 * A price at a storefront as its shop sets it, in minor units, null to sell there no longer; `seen`
 * is the one that was changed, null where it was not sold.
 */
export type NewPrice = {
  readonly site: Site
  readonly amount: number | null
  readonly seen: number | null
  /** Announced as a reduction of the price before. */
  readonly isReduced: boolean
}
/** Who sets a price, and for what: a bulk change, or to undo one. */
export type SetBy = {
  readonly actorId: Id<'user'>
  readonly bulk?: { readonly kind: 'CHANGE' | 'UNDO'; readonly id: Id<'priceChange'> } | undefined
}
export type SetPricesEnd =
  | 'set'
  /** Somebody else has changed one of them since it was read. */
  | 'stale'
  /** Nothing would be left that the item is sold for. */
  | 'last'
  /** What is announced at these storefronts is no reduction. */
  | { readonly notReduced: ReadonlyMap<Site, NoReduction> }
/**
 * It was not sold there for 30 days, at no price raised out of sight; or it cost no more in them.
 */
export type NoReduction = 'price_new' | 'price_no_reduction'

type OldPrice = {
  site: Site
  amount: number
  was: number | null
  /** Of the last 30 days, with this one. */ lowest: number
  isNew: boolean
  isSold: boolean
}

/**
 * Sets prices of a sku, all or none. What a reduced price was before is the price that it had, or,
 * when it is lowered further, what it had before the first reduction; the lowest of 30 days is read
 * from the history (Directive 98/6/EC, article 6a), and a price that is not below that one is no
 * reduction (CJEU C-330/23).
 */
export async function setPrices(
  tx: Tx,
  skuId: number,
  prices: readonly NewPrice[],
  by: SetBy,
): Promise<SetPricesEnd> {
  await lockRows(tx, 'sku_prices', 'site', {
    sku_id: skuId,
    site: prices.map(({ site }) => site),
  })
  const known = await findOldPrices(tx, skuId)
  const before = new Map(known.filter(({ isSold }) => isSold).map((row) => [row.site, row]))
  if (prices.some(({ site, seen }) => (before.get(site)?.amount ?? null) !== seen)) return 'stale'

  const notReduced = new Map(
    prices.flatMap((price) => {
      const why = whyNoReduction(price, before.get(price.site))
      return why ? [[price.site, why] as const] : []
    }),
  )
  if (notReduced.size > 0) return { notReduced }
  for (const price of prices) {
    const old = before.get(price.site)
    if (old && isChanged(price, old)) await changePrice(tx, skuId, { price, old, by })
  }
  const withdrawn = known.filter(({ isSold }) => !isSold).map(({ site }) => site)
  const fresh = prices.flatMap(({ site, amount }) =>
    amount === null || before.has(site) ? [] : [{ site, amount }],
  )
  await sellAgain(
    tx,
    skuId,
    fresh.filter(({ site }) => withdrawn.includes(site)),
    by,
  )
  const first = fresh.filter(({ site }) => !withdrawn.includes(site))
  if (!(await addPrices(tx, skuId, first, by.actorId))) return 'stale'
  return prices.some(({ amount }) => amount === null) && !(await isAnythingSold(tx, skuId))
    ? 'last'
    : 'set'
}

function findOldPrices(tx: Tx, skuId: number): Promise<OldPrice[]> {
  return tx
    .selectFrom('sku_prices as p')
    .where('p.sku_id', '=', skuId)
    .select((eb) => [
      'p.site',
      'p.amount',
      'p.was',
      sql<number>`least(p.amount, lowest_price(p.sku_id, p.site, mall_now()))::bigint`.as('lowest'),
      sql<boolean>`coalesce(p.sold_since > mall_now() - interval '30 days', true)`.as('isNew'),
      eb('p.withdrawn_at', 'is', null).$castTo<boolean>().as('isSold'),
    ])
    .$narrowType<{ site: Site }>()
    .execute()
}

const wasOf = ({ isReduced }: NewPrice, old: OldPrice) =>
  isReduced ? (old.was ?? old.amount) : null

/** The same price under the same announcement goes on: its 30 days began with it. */
const isChanged = (price: NewPrice, old: OldPrice) =>
  price.amount !== old.amount || wasOf(price, old) !== old.was

function whyNoReduction(price: NewPrice, old: OldPrice | undefined): NoReduction | undefined {
  if (!price.isReduced || price.amount === null) return undefined
  if (!old) return 'price_new'
  if (!isChanged(price, old)) return undefined
  if (price.amount >= old.lowest) return 'price_no_reduction'
  return old.isNew ? 'price_new' : undefined
}

/**
 * A price that is raised where nobody can buy for it is none that a reduction could begin from: it
 * counts once it is sold again.
 */
async function changePrice(
  tx: Tx,
  skuId: number,
  { price, old, by }: { readonly price: NewPrice; readonly old: OldPrice; readonly by: SetBy },
): Promise<void> {
  const was = wasOf(price, old)
  const { amount } = price
  await tx
    .updateTable('sku_prices')
    .set(
      amount === null
        ? { withdrawn_at: sql<Date>`mall_now()`, ...setFor(by) }
        : {
            amount,
            was,
            lowest_30: was === null ? null : old.lowest,
            since: sql<Date>`mall_now()`,
            ...setFor(by),
            ...(amount > old.amount
              ? { sold_since: ifOnSale(skuId, sql`sku_prices.sold_since`) }
              : {}),
          },
    )
    .where('sku_id', '=', skuId)
    .where('site', '=', price.site)
    .execute()
}

const setFor = ({ actorId, bulk }: SetBy) => ({
  set_by: actorId,
  set_for: bulk?.kind ?? null,
  change_id: bulk?.id ?? null,
})

/** The moment while its item is on sale, else none. */
const ifOnSale = (skuId: number, moment: RawBuilder<unknown>) =>
  sql<Date | null>`(select case when i.status = 'ON_SALE' then ${moment} end from skus k join items i on i.id = k.item_id where k.id = ${skuId})`

/** At a storefront where it was sold before: for buyers there it is new. */
async function sellAgain(
  tx: Tx,
  skuId: number,
  prices: readonly { readonly site: Site; readonly amount: number }[],
  by: SetBy,
): Promise<void> {
  for (const { site, amount } of prices)
    await tx
      .updateTable('sku_prices')
      .set({
        amount,
        was: null,
        lowest_30: null,
        since: sql<Date>`mall_now()`,
        sold_since: ifOnSale(skuId, sql`mall_now()`),
        withdrawn_at: null,
        ...setFor(by),
      })
      .where('sku_id', '=', skuId)
      .where('site', '=', site)
      .execute()
}

/** Whether the item of a sku has a price anywhere, in any version; a draft needs none. */
async function isAnythingSold(tx: Tx, skuId: number): Promise<boolean> {
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
              .where('p.withdrawn_at', 'is', null)
              .select('s.id'),
          ),
        ])
        .as('isSold'),
    )
    .executeTakeFirst()
  return row?.isSold === true
}

/** Prices at storefronts where the sku was not sold; false when somebody else was first. */
export async function addPrices(
  tx: Tx,
  skuId: number,
  prices: readonly { readonly site: Site; readonly amount: number }[],
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
        sold_since: ifOnSale(skuId, sql`mall_now()`),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('site')
    .execute()
  return added.length === prices.length
}
