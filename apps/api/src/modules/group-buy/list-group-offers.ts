import type { Reply } from '@galleria/contract/define-call'
import { priceInGroup } from '@galleria/contract/group-buy'
import type { groupOfferDeskCalls } from '@galleria/contract/group-offer-desk'
import { MOST_GROUP_OFFERS_SHOWN } from '@galleria/contract/group-offer-rules'
import type { Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
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
  const { rows } = await sql<OfferRow>`
    select o.id, k.code, t.name, h.name as "shopName", o.starts_at as "from", o.ends_at as until, o.open_hours as "openHours",
      (select coalesce(json_agg(json_build_object('size', s.size, 'percentOff', s.percent_off) order by s.size), '[]') from group_buy_sizes s where s.offer_id = o.id) as sizes,
      (select coalesce(json_agg(json_build_object('site', p.site, 'currency', p.currency, 'amount', p.amount) order by p.site), '[]') from current_prices p where p.sku_id = o.sku_id) as prices,
      g."full", g.open, g.waiting, g."lastClose"
    from shops h join items i on i.shop_id = h.id join skus k on k.item_id = i.id join group_buy_offers o on o.sku_id = k.id
      left join item_texts t on t.item_id = i.id and t.language = ${ctx.language}
      cross join lateral (
        select (count(*) filter (where b.status = 'FULL'))::int as "full", (count(*) filter (where b.status in ('STARTING', 'OPEN')))::int as open,
          coalesce(sum(b.paid) filter (where b.status = 'OPEN'), 0)::int as waiting, max(b.ends_at) filter (where b.status = 'OPEN') as "lastClose"
        from group_buys b where b.sku_id = o.sku_id and b.started_at >= o.starts_at and b.started_at <= o.ends_at) g
    where h.seller_id = ${sellerOf(ctx)}
    -- What can be ended is seen, however many came after it.
    order by (o.ends_at > mall_now()) desc, o.starts_at desc, o.id desc limit ${MOST_GROUP_OFFERS_SHOWN}`.execute(
    ctx.db,
  )
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
