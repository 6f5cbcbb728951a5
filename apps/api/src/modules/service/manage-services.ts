import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { merchantServiceCalls } from '@galleria/contract/merchant-service'
import { refuse } from '@galleria/contract/refusals'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { fromMajor } from '@galleria/kernel/money'
import { sql } from 'kysely'
import { refuseFields } from '#platform/bind.ts'
import { auditMoney, noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { sellerOf } from '#modules/merchant/index.ts'

type OwnServices = Reply<typeof merchantServiceCalls.listServices>

/** A shop has no more prices than this: so many are read on one page. */
const MOST_PRICES = 2_000

/** Delivery with assembly of the seller's shops. */
export async function listServices(ctx: Context): Promise<OwnServices> {
  const rows = await ctx.db
    .selectFrom('services as s')
    .innerJoin('shops as h', 'h.id', 's.shop_id')
    .where('h.seller_id', '=', sellerOf(ctx))
    .select(['s.id', 's.name', 's.shipping_name as shippingName', 's.is_open as isOpen'])
    .select(['h.id as shopId', 'h.name as shopName'])
    .select(
      sql<
        {
          itemId: number
          name: string
          code: string
          site: Site
          amount: number
          currency: string
        }[]
      >`coalesce((select json_agg(json_build_object('itemId', p.item_id, 'name', t.name, 'code', (select k.code from skus k where k.item_id = p.item_id order by k.position limit 1), 'site', p.site, 'amount', p.amount, 'currency', p.currency) order by t.name, p.site)
        from service_prices p join item_texts t on t.item_id = p.item_id and t.language = ${ctx.language} where p.service_id = s.id), '[]')`.as(
        'prices',
      ),
    )
    .orderBy('h.id')
    .execute()
  return rows.map((row) => ({
    shop: { id: row.shopId, name: row.shopName },
    serviceId: row.id,
    serviceType: 'DELIVERY_INSTALL',
    serviceName: row.name,
    shippingName: row.shippingName,
    isOpen: row.isOpen,
    priceList: row.prices.map(({ itemId, name, code, site, amount, currency }) => ({
      item: { id: itemId, name },
      itemCode: code,
      site,
      amount: wireMoney(amount, currency),
    })),
  }))
}

export async function saveService(
  ctx: Context,
  { shopId, serviceName, shippingName, isOpen }: Parsed<typeof merchantServiceCalls.saveService>,
): Promise<OwnServices> {
  await ctx.inTransaction(async (tx) => {
    await lockOwnShop(ctx, tx, shopId)
    const before = await tx
      .selectFrom('services')
      .where('shop_id', '=', shopId)
      .select(['name', 'shipping_name as shippingName', 'is_open as isOpen'])
      .executeTakeFirst()
    noteChanges(
      tx,
      { kind: 'service', id: shopId, name: serviceName },
      { ...(before ? { before } : {}), after: { name: serviceName, shippingName, isOpen } },
    )
    const columns = { name: serviceName, shipping_name: shippingName, is_open: isOpen }
    await tx
      .insertInto('services')
      .values({ shop_id: shopId, ...columns })
      .onConflict((on) => on.column('shop_id').doUpdateSet(columns))
      .execute()
  })
  return listServices(ctx)
}

/** Sets what it costs for an item of the shop at a storefront, or takes it off the offer. */
export async function priceService(
  ctx: Context,
  { shopId, itemCode, site, amount }: Parsed<typeof merchantServiceCalls.priceService>,
): Promise<OwnServices> {
  const { currency } = storefronts[site]
  const minor = amount === null ? null : fromMajor(amount, currency)?.minor
  if (minor === undefined || minor === 0)
    throw refuseFields([{ path: 'amount', code: minor === 0 ? 'required' : 'decimals' }])
  await ctx.inTransaction(async (tx) => {
    await lockOwnShop(ctx, tx, shopId)
    const service = await tx
      .selectFrom('services as s')
      .where('s.shop_id', '=', shopId)
      .select('s.id')
      .select(
        sql<number>`(select count(*)::int from service_prices p where p.service_id = s.id)`.as(
          'prices',
        ),
      )
      .executeTakeFirst()
    if (!service) throw refuse('service.not_found')
    const itemId = await findItem(tx, shopId, itemCode)
    const before = await tx
      .selectFrom('service_prices')
      .where('item_id', '=', itemId)
      .where('site', '=', site)
      .select('amount')
      .executeTakeFirst()
    noteChanges(
      tx,
      { kind: 'service', id: shopId, name: itemCode },
      {
        of: site,
        before: { price: before && auditMoney(before.amount, currency) },
        after: { price: minor === null ? null : auditMoney(minor, currency) },
      },
    )
    if (minor === null) {
      await tx
        .deleteFrom('service_prices')
        .where('item_id', '=', itemId)
        .where('site', '=', site)
        .execute()
      return
    }
    // One that is changed is counted already.
    if (service.prices > MOST_PRICES) throw refuse('service.too_many', { most: MOST_PRICES })
    const columns = { service_id: service.id, currency, amount: minor }
    await tx
      .insertInto('service_prices')
      .values({ item_id: itemId, site, ...columns })
      .onConflict((on) => on.columns(['item_id', 'site']).doUpdateSet(columns))
      .execute()
  })
  return listServices(ctx)
}

/** Two forms come one after the other. */
async function lockOwnShop(ctx: Context, tx: Tx, shopId: number): Promise<void> {
  if (!(await lockRow(tx, 'shops', { id: shopId, seller_id: sellerOf(ctx) })))
    throw refuse('shop.not_found')
}

/** Goods of the shop that are or were on sale, by the piece and sent. */
async function findItem(tx: Tx, shopId: number, code: string): Promise<number> {
  const item = await tx
    .selectFrom('skus as k')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .where('k.code', '=', code)
    .where('i.shop_id', '=', shopId)
    .where('i.status', 'in', ['ON_SALE', 'PAUSED'])
    .where('i.voucher', 'is', null)
    .where('i.measure', 'is', null)
    .select('i.id')
    .executeTakeFirst()
  if (!item) throw refuseFields([{ path: 'itemCode', code: 'item_number' }])
  return item.id
}
