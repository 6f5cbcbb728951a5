import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { pointPriceDeskCalls } from '@galleria/contract/point-price-desk'
import { MOST_POINT_PRICES_SHOWN } from '@galleria/contract/point-price-rules'
import { refuse } from '@galleria/contract/refusals'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { fromMajor } from '@galleria/kernel/money'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { auditMoney, noteChanges } from '#platform/audit-log.ts'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { lockOwnPieces } from './own-goods.queries.ts'

type Body = Parsed<typeof pointPriceDeskCalls.savePointPrices>
type Desk = Reply<typeof pointPriceDeskCalls.listPointPrices>
type PointPrice = { readonly site: Site; readonly points: number; readonly amount: number }
type Wrong = { readonly path: string; readonly code: string }

export async function listPointPrices(ctx: Context): Promise<Desk> {
  const rows = await ctx.db
    .selectFrom('shops as h')
    .innerJoin('items as i', 'i.shop_id', 'h.id')
    .innerJoin('skus as k', 'k.item_id', 'i.id')
    .innerJoin('point_prices as m', 'm.sku_id', 'k.id')
    .innerJoin('sku_prices as p', (join) =>
      join.onRef('p.sku_id', '=', 'm.sku_id').onRef('p.site', '=', 'm.site'),
    )
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', ctx.language),
    )
    .where('h.seller_id', '=', sellerOf(ctx))
    .select((eb) => [
      'k.code',
      't.name',
      'h.name as shopName',
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            site: eb.ref('m.site').$castTo<Site>(),
            points: eb.ref('m.points'),
            amount: eb.ref('m.amount'),
            usual: eb.ref('p.amount'),
          }),
        )
        .orderBy('m.site')
        .as('prices'),
    ])
    .groupBy(['k.id', 't.name', 'h.name'])
    .orderBy('k.code')
    .limit(MOST_POINT_PRICES_SHOWN)
    .execute()
  return rows.map(({ code, name, shopName, prices }) => ({
    skuCode: code,
    name: name ?? code,
    shopName,
    priceList: prices.map(({ site, points, amount, usual }) => ({
      site,
      points,
      besidePrc: wireMoney(amount, storefronts[site].currency),
      usualPrc: wireMoney(usual, storefronts[site].currency),
    })),
    fingerprint: fingerprintOf(prices),
  }))
}

/**
 * Under the article's lock: of two people who change the prices at once the second reads that they
 * have changed. Who has a bill open is told, because a price in points is part of it.
 */
export async function savePointPrices(ctx: Context, body: Body): Promise<Desk> {
  const prices = readPrices(body.priceList)
  await ctx.inTransaction(async (tx) => {
    const skuId = await lockOwnPieces(tx, sellerOf(ctx), body.skuCode, { forPoints: true })
    const known = await findPointPrices(tx, skuId)
    if (fingerprintOf(known) === fingerprintOf(prices)) return
    if (known.length > 0 && body.fingerprint === undefined)
      throw refuseFields([{ path: 'skuCode', code: 'points_taken' }])
    if (body.fingerprint !== undefined && fingerprintOf(known) !== body.fingerprint)
      throw refuse('pointprice.changed')
    refuseWrong(await wrongPrices(tx, skuId, prices))
    const why = await whySoldOtherwise(tx, skuId)
    if (why) refuseWrong([{ path: 'skuCode', code: why }])
    await tx.deleteFrom('point_prices').where('sku_id', '=', skuId).execute()
    await tx
      .insertInto('point_prices')
      .values(prices.map((price) => ({ sku_id: skuId, ...price })))
      .execute()
    noteEach(tx, { skuId, code: body.skuCode }, known, prices)
  })
  return listPointPrices(ctx)
}

/** Asked for again it is as it was. */
export async function endPointPrices(
  ctx: Context,
  { skuCode, fingerprint }: Parsed<typeof pointPriceDeskCalls.endPointPrices>,
): Promise<Desk> {
  await ctx.inTransaction(async (tx) => {
    const own = await tx
      .selectFrom('skus as k')
      .innerJoin('items as i', 'i.id', 'k.item_id')
      .innerJoin('shops as h', 'h.id', 'i.shop_id')
      .where('k.code', '=', skuCode)
      .where('h.seller_id', '=', sellerOf(ctx))
      .select('k.id')
      .forUpdate('k')
      .executeTakeFirst()
    if (!own) throw refuse('sku.not_found')
    const known = await findPointPrices(tx, own.id)
    if (known.length === 0) return
    if (fingerprintOf(known) !== fingerprint) throw refuse('pointprice.changed')
    await tx.deleteFrom('point_prices').where('sku_id', '=', own.id).execute()
    noteEach(tx, { skuId: own.id, code: skuCode }, known, [])
  })
  return listPointPrices(ctx)
}

function noteEach(
  tx: Tx,
  { skuId, code }: { readonly skuId: number; readonly code: string },
  before: readonly PointPrice[],
  after: readonly PointPrice[],
): void {
  const show = (price: PointPrice | undefined) =>
    price
      ? `${price.points} P + ${auditMoney(price.amount, storefronts[price.site].currency)}`
      : null
  for (const site of new Set([...before, ...after].map((price) => price.site))) {
    const at = (prices: readonly PointPrice[]) => prices.find((price) => price.site === site)
    noteChanges(
      tx,
      { kind: 'sku', id: skuId, name: code },
      { of: site, before: { price: show(at(before)) }, after: { price: show(at(after)) } },
    )
  }
}

function fingerprintOf(prices: readonly PointPrice[]): string {
  return prices
    .toSorted((one, other) => one.site.localeCompare(other.site))
    .map(({ site, points, amount }) => `${site} ${points}+${amount}`)
    .join(' ')
}

function findPointPrices(db: Db | Tx, skuId: number): Promise<PointPrice[]> {
  return db
    .selectFrom('point_prices')
    .where('sku_id', '=', skuId)
    .select(['site', 'points', 'amount'])
    .$castTo<PointPrice>()
    .execute()
}

function refuseWrong(wrong: readonly Wrong[]): void {
  if (wrong.length > 0) throw refuseFields([...wrong])
}

/**
 * In minor units of each storefront's currency, each storefront once, and only where points are
 * spent.
 */
function readPrices(list: Body['priceList']): PointPrice[] {
  if (new Set(list.map(({ site }) => site)).size < list.length) throw refuse('request.malformed')
  refuseWrong(
    list.flatMap(({ site, amount }, index) => {
      if (!storefronts[site].hasPointsMall)
        return [{ path: `priceList.${index}.points`, code: 'points_site' }]
      return fromMajor(amount, storefronts[site].currency)
        ? []
        : [{ path: `priceList.${index}.amount`, code: 'decimals' }]
    }),
  )
  return list.map(({ site, points, amount }) => ({
    site,
    points,
    amount: fromMajor(amount, storefronts[site].currency)?.minor ?? 0,
  }))
}

/** It is sold there, and what is paid beside the points is less than what it costs without any. */
async function wrongPrices(
  tx: Tx,
  skuId: number,
  prices: readonly PointPrice[],
): Promise<readonly Wrong[]> {
  const usual = await tx
    .selectFrom('sku_prices')
    .where('sku_id', '=', skuId)
    .where('withdrawn_at', 'is', null)
    .select(['site', 'amount'])
    .execute()
  return prices.flatMap(({ site, amount }, index) => {
    const there = usual.find((one) => one.site === site)
    if (!there) return [{ path: `priceList.${index}.points`, code: 'points_not_sold' }]
    return amount >= there.amount
      ? [{ path: `priceList.${index}.amount`, code: 'points_no_less' }]
      : []
  })
}

/** What is planned on other terms has to be over: whoever planned it meant money. */
async function whySoldOtherwise(tx: Tx, skuId: number): Promise<string | undefined> {
  const planned = <Table extends 'pre_sales' | 'group_buy_offers' | 'flash_sales'>(
    table: Table,
    code: string,
  ) =>
    tx
      .selectFrom<'pre_sales' | 'group_buy_offers' | 'flash_sales'>(table)
      .where('sku_id', '=', skuId)
      .where('ends_at', '>', sql<Date>`mall_now()`)
      .select(sql.lit(code).as('code'))
  const found = await planned('pre_sales', 'presale_taken')
    .unionAll(planned('group_buy_offers', 'group_taken'))
    .unionAll(planned('flash_sales', 'sale_taken'))
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found?.code
}
