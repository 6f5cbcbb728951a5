import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { flashSaleDeskCalls } from '@galleria/contract/flash-sale-desk'
import {
  LONGEST_SALE_DAYS,
  MOST_SALE_DAYS_AHEAD,
  MOST_SALES_SHOWN,
} from '@galleria/contract/flash-sale-rules'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { fromMajor } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { refuse } from '@galleria/contract/refusals'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { auditMoney, noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { sellerOf } from '#modules/merchant/index.ts'

type Plan = Parsed<typeof flashSaleDeskCalls.planFlashSale>
type Desk = Reply<typeof flashSaleDeskCalls.listFlashSales>
type Wrong = { readonly path: string; readonly code: string; readonly days?: number }

type SaleRow = {
  code: string
  name: string | null
  shopName: string
  from: Date
  until: Date
  prices: { site: Site; currency: string; amount: number; usual: number }[]
}

/** A sale is the rows of one article that begin and end together, at all their storefronts. */
export async function listFlashSales(ctx: Context): Promise<Desk> {
  const rows = await findSales(ctx)
  const now = ctx.now()
  return rows.map(({ code, name, shopName, from, until, prices }) => {
    const status = until <= now ? 'OVER' : from <= now ? 'RUNNING' : 'COMING'
    return {
      skuCode: code,
      name: name ?? code,
      shopName,
      startTime: from.toISOString(),
      endTime: until.toISOString(),
      priceList: prices.map(({ site, currency, amount, usual }) => ({
        site,
        salePrc: wireMoney(amount, currency),
        usualPrc: wireMoney(usual, currency),
      })),
      status,
      operationList: status === 'OVER' ? [] : ['end'],
    }
  })
}

function findSales(ctx: Context): Promise<SaleRow[]> {
  return (
    ctx.db
      .selectFrom('shops as h')
      .innerJoin('items as i', 'i.shop_id', 'h.id')
      .innerJoin('skus as k', 'k.item_id', 'i.id')
      .innerJoin('flash_sales as f', 'f.sku_id', 'k.id')
      .innerJoin('sku_prices as p', (join) =>
        join.onRef('p.sku_id', '=', 'f.sku_id').onRef('p.site', '=', 'f.site'),
      )
      .leftJoin('item_texts as t', (join) =>
        join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', ctx.language),
      )
      .where('h.seller_id', '=', sellerOf(ctx))
      .select((eb) => [
        'k.code',
        eb.fn.min('t.name').as('name'),
        eb.fn.min('h.name').as('shopName'),
        'f.starts_at as from',
        'f.ends_at as until',
        eb.fn
          .jsonAgg(
            jsonBuildObject({
              site: eb.ref('f.site').$castTo<Site>(),
              currency: eb.ref('p.currency'),
              amount: eb.ref('f.amount'),
              usual: eb.ref('p.amount'),
            }),
          )
          .orderBy('f.site')
          .as('prices'),
      ])
      .groupBy(['k.id', 'f.starts_at', 'f.ends_at'])
      // What can be ended is seen, however many came after it.
      .orderBy((eb) => eb('f.ends_at', '>', sql<Date>`mall_now()`), 'desc')
      .orderBy(sql`abs(extract(epoch from f.starts_at - mall_now()))`)
      .orderBy('k.code')
      .limit(MOST_SALES_SHOWN)
      .execute()
  )
}

/**
 * Under the article's lock: of two plans for the same time the second is told so at its field. What
 * is planned again is as it was.
 */
export async function planFlashSale(ctx: Context, plan: Plan): Promise<Desk> {
  const [from, until] = [new Date(plan.startTime), new Date(plan.endTime)]
  refuseWrong(wrongTimes(ctx, from, until))
  const prices = readPrices(plan.priceList)
  await ctx.inTransaction(async (tx) => {
    const skuId = await lockOwnGoods(tx, sellerOf(ctx), plan.skuCode)
    const known = await findAround(tx, skuId, from, until)
    if (isPlanned(known, prices, from, until)) return
    refuseWrong(
      prices.flatMap(({ site, amount }, index) => {
        const code = wrongPrice(known, { site, amount, from, until })
        if (code === 'sale_taken') return [{ path: 'startTime', code }]
        return code ? [{ path: `priceList.${index}.amount`, code }] : []
      }),
    )
    for (const { site, amount } of prices)
      noteChanges(
        tx,
        { kind: 'flashSale', id: skuId, name: plan.skuCode },
        {
          of: site,
          after: {
            reducedPrice: auditMoney(amount, storefronts[site].currency),
            startTime: plan.startTime,
            endTime: plan.endTime,
          },
        },
      )
    await tx
      .insertInto('flash_sales')
      .values(
        prices.map(({ site, amount }) => ({
          sku_id: skuId,
          site,
          amount,
          starts_at: from,
          ends_at: until,
        })),
      )
      .execute()
  })
  return listFlashSales(ctx)
}

function refuseWrong(wrong: readonly Wrong[]): void {
  const once = wrong.filter(
    (one, index) => wrong.findIndex(({ path }) => path === one.path) === index,
  )
  if (once.length > 0) throw refuse('price.refused', { errors: once })
}

function wrongTimes(ctx: Context, from: Date, until: Date): Wrong[] {
  const now = ctx.now().getTime()
  if (until <= from || until.getTime() <= now) return [{ path: 'endTime', code: 'presale_end' }]
  if (until.getTime() > now + MOST_SALE_DAYS_AHEAD * DAY)
    return [{ path: 'endTime', code: 'presale_far' }]
  return until.getTime() - from.getTime() > LONGEST_SALE_DAYS * DAY
    ? [{ path: 'endTime', code: 'sale_long', days: LONGEST_SALE_DAYS }]
    : []
}

/** In minor units of each storefront's currency, each storefront once. */
function readPrices(list: Plan['priceList']): { site: Site; amount: number }[] {
  if (new Set(list.map(({ site }) => site)).size < list.length) throw refuse('request.malformed')
  const read = list.map(({ site, amount }) => fromMajor(amount, storefronts[site].currency)?.minor)
  refuseWrong(
    read.flatMap((minor, index) =>
      minor
        ? []
        : [{ path: `priceList.${index}.amount`, code: minor === 0 ? 'price_missing' : 'decimals' }],
    ),
  )
  return list.map(({ site }, index) => ({ site, amount: read[index]! }))
}

/** Goods of an own shop that are or were on sale, for money. */
async function lockOwnGoods(tx: Tx, sellerId: number, code: string): Promise<number> {
  const skuId = await findOwnGoods(tx, sellerId, code)
  await lockRow(tx, 'skus', { id: skuId })
  // Whoever held the lock may have given them a price in points, or taken them off sale.
  return findOwnGoods(tx, sellerId, code)
}

async function findOwnGoods(tx: Tx, sellerId: number, code: string): Promise<number> {
  const sku = await tx
    .selectFrom('skus as k')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .where('k.code', '=', code)
    .where('h.seller_id', '=', sellerId)
    .where('i.voucher', 'is', null)
    .where('i.status', 'in', [sql.lit('ON_SALE'), sql.lit('PAUSED')])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('point_prices as m').whereRef('m.sku_id', '=', 'k.id').select('m.sku_id'),
        ),
      ),
    )
    .select('k.id')
    .executeTakeFirst()
  if (!sku) throw refuse('price.refused', { errors: [{ path: 'skuCode', code: 'item_number' }] })
  return sku.id
}

type Known = {
  site: Site
  amount: number
  /** The lowest of the 30 days before the sale, as far as it is known today. */
  lowest: number
  /** Whether it will not have been sold for 30 days as the sale begins. */
  isNew: boolean
  /** Its other sales, from 30 days before to 30 days after. */
  sales: { amount: number; from: string; until: string }[]
}

function findAround(tx: Tx, skuId: number, from: Date, until: Date): Promise<Known[]> {
  return tx
    .selectFrom('sku_prices as p')
    .where('p.sku_id', '=', skuId)
    .where('p.withdrawn_at', 'is', null)
    .select((eb) => [
      'p.site',
      'p.amount',
      sql<number>`least(p.amount, lowest_price(p.sku_id, p.site, ${from}))::bigint`.as('lowest'),
      sql<boolean>`coalesce(p.sold_since > ${from}::timestamptz - interval '30 days', true)`.as(
        'isNew',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('flash_sales as f')
          .whereRef('f.sku_id', '=', 'p.sku_id')
          .whereRef('f.site', '=', 'p.site')
          .where('f.starts_at', '<', sql<Date>`${until}::timestamptz + interval '30 days'`)
          .where('f.ends_at', '>', from)
          .select(['f.amount', 'f.starts_at as from', 'f.ends_at as until']),
      ).as('sales'),
    ])
    .$narrowType<{ site: Site }>()
    .execute()
}

function isPlanned(
  known: readonly Known[],
  prices: readonly { site: Site; amount: number }[],
  from: Date,
  until: Date,
): boolean {
  return prices.every(({ site, amount }) =>
    known
      .find((one) => one.site === site)
      ?.sales.some(
        (sale) =>
          sale.amount === amount &&
          new Date(sale.from).getTime() === from.getTime() &&
          new Date(sale.until).getTime() === until.getTime(),
      ),
  )
}

/**
 * Why a price cannot be that of a sale: it would be none, or another one would be none any more
 * (CJEU C-330/23).
 */
function wrongPrice(
  known: readonly Known[],
  sale: { site: Site; amount: number; from: Date; until: Date },
): string | undefined {
  const there = known.find(({ site }) => site === sale.site)
  if (!there) return 'price_missing'
  const others = there.sales.map((one) => ({
    ...one,
    from: new Date(one.from),
    until: new Date(one.until),
  }))
  if (others.some((one) => one.from < sale.until && one.until > sale.from)) return 'sale_taken'
  if (sale.amount >= there.lowest) return 'price_no_reduction'
  if (there.isNew) return 'price_new'
  return others.some((one) => one.from >= sale.until && one.amount >= sale.amount)
    ? 'sale_near'
    : undefined
}

/**
 * By conditional statements: of two presses the second finds it over. What has not begun leaves no
 * trace, since nobody has bought in it.
 */
export async function endFlashSale(
  ctx: Context,
  { skuCode, startTime }: Parsed<typeof flashSaleDeskCalls.endFlashSale>,
): Promise<Desk> {
  await ctx.inTransaction(async (tx) => {
    const from = new Date(startTime)
    const sku = await tx
      .selectFrom('skus as k')
      .innerJoin('items as i', 'i.id', 'k.item_id')
      .innerJoin('shops as h', 'h.id', 'i.shop_id')
      .where('k.code', '=', skuCode)
      .where('h.seller_id', '=', sellerOf(ctx))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('flash_sales as f')
            .whereRef('f.sku_id', '=', 'k.id')
            .where('f.starts_at', '=', from)
            .select('f.sku_id'),
        ),
      )
      .select('k.id')
      .executeTakeFirst()
    if (!sku) throw refuse('sku.not_found')
    await lockRow(tx, 'skus', { id: sku.id })
    const ended = await tx
      .updateTable('flash_sales')
      .set({ ends_at: sql<Date>`mall_now()` })
      .where('sku_id', '=', sku.id)
      .where('starts_at', '=', from)
      .where('starts_at', '<', sql<Date>`mall_now()`)
      .where('ends_at', '>', sql<Date>`mall_now()`)
      .executeTakeFirst()
    noteChanges(
      tx,
      { kind: 'flashSale', id: sku.id, name: skuCode },
      { after: { startTime, endTime: ctx.now().toISOString() } },
    )
    if (ended.numUpdatedRows > 0n) return
    const taken = await tx
      .deleteFrom('flash_sales')
      .where('sku_id', '=', sku.id)
      .where('starts_at', '=', from)
      .where('starts_at', '>=', sql<Date>`mall_now()`)
      .executeTakeFirst()
    if (taken.numDeletedRows === 0n) throw refuse('sale.over')
  })
  return listFlashSales(ctx)
}
