import { attributeDeskCalls } from '@galleria/contract/attribute-desk'
import { categoryDeskCalls } from '@galleria/contract/category-desk'
import { flashSaleDeskCalls } from '@galleria/contract/flash-sale-desk'
import { itemCalls } from '@galleria/contract/item'
import { preSaleDeskCalls } from '@galleria/contract/pre-sale-desk'
import { setDeskCalls } from '@galleria/contract/set-desk'
import { pointPriceDeskCalls } from '@galleria/contract/point-price-desk'
import { refuse } from '@galleria/contract/refusals'
import { bind, type Bound } from '#platform/bind.ts'
import { pictures } from '#platform/picture-urls.ts'
import { presentCard, presentSet, presentShop } from './catalog.present.ts'
import {
  findBestOfShop,
  findCards,
  findCategories,
  findCompanions,
  findPublicPaths,
  findSet,
  findShop,
  findShops,
  findSimilar,
} from './catalog.queries.ts'
import { askEnergyLabel } from './categories/ask-energy-label.ts'
import {
  addAttribute,
  listAttributes,
  orderAttributes,
  saveAttribute,
} from './categories/manage-attributes.ts'
import {
  listDeskCategories,
  nameCategory,
  orderCategories,
} from './categories/manage-categories.ts'
import { addCategory, moveCategory } from './categories/place-categories.ts'
import { endFlashSale, listFlashSales, planFlashSale } from './selling/plan-flash-sales.ts'
import { endPreSale, listPreSales, planPreSale } from './selling/plan-pre-sales.ts'
import { listForPoints } from './selling/list-for-points.ts'
import { endPointPrices, savePointPrices, listPointPrices } from './selling/manage-point-prices.ts'
import { listSets } from './sets/list-sets.ts'
import { forgetSet, saveSet, putSetAway, sellSet } from './sets/put-sets-together.ts'
import { retireCategory } from './categories/retire-categories.ts'
import { showItem } from './show-item.ts'
import { searchCatalog } from './search/search-catalog.ts'
import { suggest } from './search/suggest.queries.ts'

export const catalogRoutes: readonly Bound[] = [
  bind(categoryDeskCalls.listDeskCategories, listDeskCategories),
  bind(categoryDeskCalls.nameCategory, nameCategory),
  bind(categoryDeskCalls.orderCategories, orderCategories),
  bind(categoryDeskCalls.addCategory, addCategory),
  bind(categoryDeskCalls.moveCategory, moveCategory),
  bind(categoryDeskCalls.retireCategory, retireCategory),
  bind(categoryDeskCalls.askEnergyLabel, askEnergyLabel),
  bind(attributeDeskCalls.listAttributes, listAttributes),
  bind(attributeDeskCalls.addAttribute, addAttribute),
  bind(attributeDeskCalls.saveAttribute, saveAttribute),
  bind(attributeDeskCalls.orderAttributes, orderAttributes),
  bind(flashSaleDeskCalls.listFlashSales, listFlashSales),
  bind(flashSaleDeskCalls.planFlashSale, planFlashSale),
  bind(flashSaleDeskCalls.endFlashSale, endFlashSale),
  bind(preSaleDeskCalls.listPreSales, listPreSales),
  bind(preSaleDeskCalls.planPreSale, planPreSale),
  bind(preSaleDeskCalls.endPreSale, endPreSale),
  bind(pointPriceDeskCalls.listPointPrices, listPointPrices),
  bind(pointPriceDeskCalls.savePointPrices, savePointPrices),
  bind(pointPriceDeskCalls.endPointPrices, endPointPrices),
  bind(setDeskCalls.listSets, listSets),
  bind(setDeskCalls.saveSet, saveSet),
  bind(setDeskCalls.sellSet, sellSet),
  bind(setDeskCalls.putSetAway, putSetAway),
  bind(setDeskCalls.removeSet, forgetSet),
  bind(itemCalls.searchItems, searchCatalog),
  bind(itemCalls.itemsForPoints, listForPoints),
  bind(itemCalls.suggestItems, async (ctx, { keyword }) =>
    (await suggest(ctx.db, ctx.site, ctx.language, keyword)).map((row) => ({
      kind: row.kind,
      label: row.label,
      image: row.picture && pictures.url(row.picture, 160),
      href:
        row.kind === 'category'
          ? `/search?category=${row.urlKey}`
          : row.kind === 'shop'
            ? `/shop/${row.id}`
            : `/item/${row.urlKey}-${row.shopId}-${row.id}`,
    })),
  ),
  bind(itemCalls.itemDetail, showItem),
  bind(itemCalls.itemCombined, async (ctx, { id }) => {
    const parts = await findSet(ctx.db, ctx.site, id)
    return presentSet(
      parts,
      parts.length > 0
        ? await findCards(
            ctx.db,
            ctx.site,
            ctx.language,
            parts.map((part) => part.id),
          )
        : [],
    )
  }),
  bind(itemCalls.recommend, async (ctx, { id, itemSize }) =>
    (await findCompanions(ctx.db, ctx.site, ctx.language, id, itemSize)).map((card) =>
      presentCard(card),
    ),
  ),
  bind(itemCalls.itemCards, async (ctx, { ids }) =>
    (await findCards(ctx.db, ctx.site, ctx.language, ids)).map((card) => presentCard(card)),
  ),
  bind(itemCalls.similarItems, async (ctx, { id, itemSize }) =>
    (await findSimilar(ctx.db, ctx.site, ctx.language, id, itemSize)).map((card) =>
      presentCard(card),
    ),
  ),
  bind(itemCalls.recommendByItem, async (ctx, { itemShopId, itemSize }) =>
    (await findBestOfShop(ctx.db, ctx.site, ctx.language, itemShopId, itemSize)).map((card) =>
      presentCard(card),
    ),
  ),
  bind(itemCalls.categories, async (ctx) =>
    (await findCategories(ctx.db, ctx.language)).map(({ picture, ...category }) => ({
      ...category,
      image: pictures.url(picture, 960),
      tint: pictures.tint(picture),
    })),
  ),
  bind(itemCalls.shops, async (ctx) =>
    (await findShops(ctx.db, ctx.site)).map((shop) => ({
      ...presentShop(shop, ctx.language),
      image: pictures.url(shop.picture ?? 'room-hero'),
    })),
  ),
  bind(itemCalls.shopDetail, async (ctx, { id }) => {
    const shop = await findShop(ctx.db, id)
    if (!shop) throw refuse('shop.not_found')
    return { ...presentShop(shop, ctx.language), seller: shop.seller }
  }),
  bind(itemCalls.siteMap, async (ctx) => {
    const [items, categories, shops] = await Promise.all([
      findPublicPaths(ctx.db),
      findCategories(ctx.db, ctx.language),
      findShops(ctx.db, ctx.site),
    ])
    const start = items
      .reduce(
        (latest, item) => (item.onSaleSince > latest ? item.onSaleSince : latest),
        new Date(0),
      )
      .toISOString()
    return [
      { path: '/', changedAt: start },
      ...categories
        .filter(({ itemCount }) => itemCount > 0)
        .map(({ key }) => ({ path: `/search?category=${key}`, changedAt: start })),
      ...shops.map(({ id }) => ({ path: `/shop/${id}`, changedAt: start })),
      ...items.map((item) => ({
        path: `/item/${item.urlKey}-${item.shopId}-${item.id}`,
        changedAt: item.onSaleSince.toISOString(),
      })),
    ]
  }),
]
