import type { ReplyOf } from '@galleria/contract/client'
import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { addAddress, payFor } from './shop-steps.ts'

/** Of the house shop: an hour of work for 49.00, and a card of 50.00, both good for 30 days. */
export const voucherSkus = { service: 21, card: 22 } as const

export async function sellVouchers(t: TestMall): Promise<void> {
  await t.sql(`
    insert into items (id, shop_id, category_id, url_key, proper_name, model, manufacturer, responsible_person, freight, on_sale_since, voucher, voucher_days) values
      (2001, 5, 1, 'assembly', 'Assembly', '', 'Galleria House GmbH', 'Galleria House GmbH', 'parcel', '2026-01-01', 'service', 30),
      (2002, 5, 1, 'shopping-card', 'Card', '', 'Galleria House GmbH', 'Galleria House GmbH', 'parcel', '2026-01-01', 'shopping_card', 30)`)
  await t.sql(`
    insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values
      (21, 2001, 'GH-S', 'hour', '', '', 0, 0, 0, 0, 'desk-slim--oak', 1), (22, 2002, 'GH-C', 'fifty', '', '', 0, 0, 0, 0, 'desk-slim--oak', 1)`)
  await t.sql(`insert into stock (sku_id, on_hand) values (21, 100), (22, 100)`)
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) values (21, 100, 0, 'receipt'), (22, 100, 0, 'receipt')`,
  )
  for (const language of languages)
    await t.sql(
      `insert into item_texts (item_id, language, name, noun, description, details, words, document)
      select i.id, $1, i.proper_name, i.url_key, 'Good.', '[]', plain_text(i.proper_name), '' from items i where i.voucher is not null`,
      [language],
    )
  for (const site of sites)
    await t.sql(
      `insert into sku_prices (sku_id, site, currency, amount) values (21, $1, $2, 4900), (22, $1, $2, 5000)`,
      [site, storefronts[site].currency],
    )
}

type Placed = ReplyOf<'POST /sapi/mall-order/web/order/createTradeContract'>

/** Orders so many of each, alone or beside goods, and pays; the codes are not made yet. */
export async function buySkus(
  t: TestMall,
  visitor: Visitor,
  quantities: readonly (readonly [skuId: number, qty: number])[],
): Promise<Placed> {
  for (const [skuId, skuQty] of quantities)
    await visitor.call('POST /sapi/mall-order/cartline/create', { skuId, skuQty })
  const { cartLineList } = await visitor.call('POST /sapi/mall-order/cartline/list', {})
  const asked = {
    cartLineIds: cartLineList.map(({ id }) => id),
    addressId: await addAddress(visitor),
  }
  const { quoteId } = await visitor.call(
    'POST /sapi/mall-order/web/order/renderTradeContract',
    asked,
  )
  const placed = await visitor.call('POST /sapi/mall-order/web/order/createTradeContract', {
    ...asked,
    quoteId,
  })
  await payFor(t, visitor, placed.id)
  return placed
}

/**
 * From an empty cart to codes; answers with the order's id and the codes as its buyer reads them.
 */
export async function buyCodes(
  t: TestMall,
  visitor: Visitor,
  skuId: number,
  qty: number,
): Promise<{
  orderId: string
  codes: ReplyOf<'POST /sapi/mall-order/web/coupon/page'>['data']
}> {
  const placed = await buySkus(t, visitor, [[skuId, qty]])
  await t.drain()
  const orderId = placed.tradeOrderList[0]?.id ?? ''
  const { data } = await visitor.call('POST /sapi/mall-order/web/coupon/page', {
    tradeOrderId: orderId,
  })
  return { orderId, codes: data }
}
