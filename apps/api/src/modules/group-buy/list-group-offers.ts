import type { Reply } from '@galleria/contract/define-call'
import { priceInGroup } from '@galleria/contract/group-buy'
import type { groupOfferDeskCalls } from '@galleria/contract/group-offer-desk'
import { MOST_GROUP_OFFERS_SHOWN } from '@galleria/contract/group-offer-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { sellerOf } from '#modules/merchant/index.ts'

type Desk = Reply<typeof groupOfferDeskCalls.listGroupOffers>

type OfferRow = {
  id: number
  code: string
  name: string | null
  shopName: string
  from: Date
  until: Date
  openHours: number
  sizes: { size: number; percentOff: number }[]
  prices: { site: Site; currency: string; amount: number }[]
  full: number
  open: number
  waiting: number
  lastClose: Date | null
}

/**
 * What a seller's shops offer to groups, with what came of it: a group belongs to the offer in
 * whose time it was begun.
 */
export async function listGroupOffers(ctx: Context): Promise<Desk> {
  const rows = await findOffers(ctx.db, sellerOf(ctx), ctx.language)
  const now = ctx.now()
  return rows.map((row) => {
    const status = row.until <= now ? 'OVER' : row.from <= now ? 'RUNNING' : 'COMING'
    return {
      id: row.id,
      skuCode: row.code,
      name: row.name ?? row.code,
      shopName: row.shopName,
      startTime: row.from.toISOString(),
      endTime: row.until.toISOString(),
      openHours: row.openHours,
      sizeList: row.sizes.map(({ size, percentOff }) => ({
        size,
        percentOff,
        priceList: row.prices.map(({ site, amount, currency }) => ({
          site,
          groupPrc: wireMoney(priceInGroup(amount, percentOff), currency),
        })),
      })),
      fullQty: row.full,
      openQty: row.open,
      waitingQty: row.waiting,
      lastCloseTime: row.lastClose?.toISOString() ?? null,
      status,
      operationList: status === 'OVER' ? [] : ['end'],
    }
  })
}

function findOffers(db: Db, sellerId: number, language: Language): Promise<OfferRow[]> {
  return (
    db
      .selectFrom('shops as h')
      .innerJoin('items as i', 'i.shop_id', 'h.id')
      .innerJoin('skus as k', 'k.item_id', 'i.id')
      .innerJoin('group_buy_offers as o', 'o.sku_id', 'k.id')
      .leftJoin('item_texts as t', (join) =>
        join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', language),
      )
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('group_buys as b')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('b.status', '=', sql.lit('FULL')).as('full'),
            fn
              .countAll<number>()
              .filterWhere('b.status', 'in', [sql.lit('STARTING'), sql.lit('OPEN')])
              .as('open'),
            fn
              .coalesce(
                fn.sum<number>('b.paid').filterWhere('b.status', '=', sql.lit('OPEN')),
                sql.lit(0),
              )
              .as('waiting'),
            fn.max('b.ends_at').filterWhere('b.status', '=', sql.lit('OPEN')).as('lastClose'),
          ])
          .whereRef('b.sku_id', '=', 'o.sku_id')
          .whereRef('b.started_at', '>=', 'o.starts_at')
          .whereRef('b.started_at', '<=', 'o.ends_at')
          .as('g'),
      )
      .select(['o.id', 'k.code', 't.name', 'h.name as shopName'])
      .select(['o.starts_at as from', 'o.ends_at as until', 'o.open_hours as openHours'])
      .select([
        sql`(select coalesce(json_agg(json_build_object('size', s.size, 'percentOff', s.percent_off) order by s.size), '[]') from group_buy_sizes s where s.offer_id = o.id)`.as(
          'sizes',
        ),
        sql`(select coalesce(json_agg(json_build_object('site', p.site, 'currency', p.currency, 'amount', p.amount) order by p.site), '[]') from current_prices p where p.sku_id = o.sku_id)`.as(
          'prices',
        ),
      ])
      .select(['g.full', 'g.open', 'g.waiting', 'g.lastClose'])
      .where('h.seller_id', '=', sellerId)
      // What can be ended is seen, however many came after it.
      .orderBy(sql`o.ends_at > mall_now()`, 'desc')
      .orderBy('o.starts_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(MOST_GROUP_OFFERS_SHOWN)
      .$castTo<OfferRow>()
      .execute()
  )
}
