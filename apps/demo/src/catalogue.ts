import type pg from 'pg'
import { bulkInsert } from '../../../database/bulk-insert.ts'
import { carrierRows } from '../../../database/reference/carriers.ts'
import { insertAttributes } from '../../../database/reference/attributes.ts'
import { categoryRows, categoryTextRows } from '../../../database/reference/categories.ts'
import { insertGroupOffers } from './group-offers.ts'
import { itemAttributeRows, itemAttributeTextRows } from './item-attributes.ts'
import { itemRows, skuRows, type Item } from './items.ts'
import { itemTextExpressions, itemTextRows } from './item-texts.ts'
import {
  measuredItemRows,
  measuredPriceRows,
  measuredSkuRows,
  measuredTextRows,
} from './measured.ts'
import { pointPriceRows } from './point-goods.ts'
import { preSaleRows } from './pre-sales.ts'
import { earlierPriceRows, priceRows, type PriceList } from './prices.ts'
import type { Ratings } from './record-reviews.ts'
import { saleRows } from './sales.ts'
import { setPriceRows, setRows } from './sets.ts'
import { pickupSiteRows } from './pickup-sites.ts'
import { servicePriceRows, serviceRows } from './services.ts'
import { shippingRateRows } from './shipping.ts'
import { sellerRows, shopRows } from './shops.ts'
import { voucherItemRows, voucherPriceRows, voucherSkuRows, voucherTextRows } from './vouchers.ts'

type Popularity = { sold: ReadonlyMap<number, number>; ratings: Ratings }

/** All that is on show: shops and what they charge for sending, rooms, goods and prices. */
export async function insertCatalogue(
  client: pg.ClientBase,
  items: readonly Item[],
  prices: PriceList,
  { sold, ratings }: Popularity,
  now: number,
): Promise<void> {
  await bulkInsert(client, 'sellers', sellerRows())
  await bulkInsert(client, 'shops', shopRows())
  await bulkInsert(client, 'pickup_sites', pickupSiteRows())
  // Those that shops add come after them.
  await client.query(`select setval(pg_get_serial_sequence('pickup_sites', 'id'), 100)`)
  await bulkInsert(client, 'shipping_rates', shippingRateRows())
  await bulkInsert(client, 'carriers', carrierRows())
  await bulkInsert(client, 'categories', categoryRows())
  await bulkInsert(client, 'category_texts', categoryTextRows())
  await insertAttributes(client)
  await bulkInsert(client, 'items', itemRows(items, sold, ratings))
  await bulkInsert(client, 'item_texts', itemTextRows(items), itemTextExpressions)
  await bulkInsert(client, 'item_attributes', itemAttributeRows(items))
  await bulkInsert(client, 'item_attribute_texts', itemAttributeTextRows(items))
  await bulkInsert(client, 'skus', skuRows(items))
  await bulkInsert(client, 'services', serviceRows())
  await client.query(`select setval(pg_get_serial_sequence('services', 'id'), 100)`)
  await bulkInsert(client, 'service_prices', servicePriceRows(items))
  await bulkInsert(client, 'sku_prices', priceRows(prices, items, now))
  await bulkInsert(client, 'price_history', earlierPriceRows(prices, items, now))
  await bulkInsert(client, 'flash_sales', saleRows(items, prices, now))
  await bulkInsert(client, 'pre_sales', preSaleRows(items, now))
  await insertGroupOffers(client, items, now)
  await bulkInsert(client, 'point_prices', pointPriceRows(items, prices))
  await bulkInsert(client, 'set_parts', setRows(items))
  await bulkInsert(client, 'set_prices', setPriceRows(items))
  await bulkInsert(client, 'items', voucherItemRows(now))
  await bulkInsert(client, 'item_texts', voucherTextRows(), itemTextExpressions)
  await bulkInsert(client, 'skus', voucherSkuRows())
  await bulkInsert(client, 'sku_prices', voucherPriceRows())
  await bulkInsert(client, 'items', measuredItemRows(now))
  await bulkInsert(client, 'item_texts', measuredTextRows(), itemTextExpressions)
  await bulkInsert(client, 'skus', measuredSkuRows())
  await bulkInsert(client, 'sku_prices', measuredPriceRows())
}
