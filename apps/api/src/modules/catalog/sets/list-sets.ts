import type { Reply } from '@galleria/contract/define-call'
import type { setDeskCalls } from '@galleria/contract/set-desk'
import { MOST_SETS_SHOWN } from '@galleria/contract/set-desk-rules'
import { priceOfSet } from '@galleria/contract/sets'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { fingerprintOf } from './set.rules.ts'
import { findOwnSets, type OwnSet } from './set.store.ts'

type Desk = Reply<typeof setDeskCalls.listSets>

type ItemRow = {
  id: number
  code: string
  name: string | null
  shopName: string
  isListed: boolean
  free: number
  prices: Partial<Record<Site, number>>
}

export async function listSets(ctx: Context): Promise<Desk> {
  const sets = await findOwnSets(ctx.db, sellerOf(ctx), { limit: MOST_SETS_SHOWN })
  const ids = [...new Set(sets.flatMap(({ id, parts }) => [id, ...parts.map((p) => p.partId)]))]
  const items = new Map((await findItems(ctx, ids)).map((item) => [item.id, item]))
  return sets.map((set) => presentOwnSet(set, items))
}

/**
 * With what buyers can have now: the cheapest version for money in each storefront, and how many
 * there are of the most plentiful.
 */
function findItems(ctx: Context, ids: readonly number[]): Promise<ItemRow[]> {
  return ctx.db
    .selectFrom('items as i')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', ctx.language),
    )
    .where('i.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select((eb) => {
      const pieces = eb
        .selectFrom('skus as k')
        .innerJoin('stock as q', 'q.sku_id', 'k.id')
        .whereRef('k.item_id', '=', 'i.id')
        .where(sql<boolean>`not exists (select from running_pre_sales r where r.sku_id = k.id)`)
        .select((of) => of.fn.max(of('q.on_hand', '-', of.ref('q.reserved'))).as('n'))
      const cheapest = eb
        .selectFrom('skus as k')
        .innerJoin(currentPrices, 'p.sku_id', 'k.id')
        .whereRef('k.item_id', '=', 'i.id')
        .where('p.points', '=', sql.lit(0))
        .groupBy('p.site')
        .select((of) => ['p.site', of.fn.min('p.amount').as('amount')])
        .as('c')
      return [
        'i.id',
        eb
          .selectFrom('skus as k')
          .whereRef('k.item_id', '=', 'i.id')
          .select('k.code')
          .orderBy('k.position')
          .orderBy('k.id')
          .limit(sql.lit(1))
          .as('code'),
        't.name',
        'h.name as shopName',
        'i.is_listed as isListed',
        eb.fn.coalesce(pieces, sql.lit(0)).as('free'),
        eb.fn
          .coalesce(
            eb
              .selectFrom(cheapest)
              .select(sql<ItemRow['prices']>`json_object_agg(c.site, c.amount)`.as('prices')),
            sql<ItemRow['prices']>`'{}'`,
          )
          .as('prices'),
      ]
    })
    .$narrowType<{ code: string }>()
    .execute()
}
const currentPrices = sql<{
  sku_id: number
  site: Site
  amount: number
  points: number
}>`current_prices`.as('p')

function presentOwnSet(set: OwnSet, items: ReadonlyMap<number, ItemRow>): Desk[number] {
  const goods = [{ partId: set.id, qty: 1 }, ...set.parts].flatMap(({ partId, qty }) => {
    const item = items.get(partId)
    return item ? [{ ...item, qty }] : []
  })
  return {
    id: set.id,
    shopName: goods[0]?.shopName ?? '',
    percentOff: set.percentOff,
    itemList: goods.map(({ code, name, qty, isListed }) => ({
      skuCode: code,
      name: name ?? code,
      qty,
      isListed,
    })),
    priceList: sites.flatMap((site) => {
      const amounts = goods.map(({ prices, qty }) => (prices[site] ?? 0) * qty)
      if (amounts.some((amount) => amount === 0)) return []
      const single = amounts.reduce((sum, amount) => sum + amount, 0)
      const { currency } = storefronts[site]
      return [
        {
          site,
          setPrc: wireMoney(priceOfSet(single, set.percentOff), currency),
          singlePrc: wireMoney(single, currency),
        },
      ]
    }),
    availableQty: goods.every(({ isListed }) => isListed)
      ? Math.max(0, Math.min(...goods.map(({ free, qty }) => Math.floor(free / qty))))
      : 0,
    status: set.isOnSale ? 'ON_SALE' : 'PUT_AWAY',
    operationList: set.isOnSale ? ['change', 'putAway'] : ['change', 'sell', 'remove'],
    fingerprint: fingerprintOf(set),
  }
}
