import type { ReplyOf } from '@galleria/contract/client'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { addAddress, payFor } from './shop-steps.ts'
import { skus } from './small-catalogue.ts'

/** A site of the house shop in Hamburg, one in Vienna, and a closed one. */
export const sites = { hamburg: 1, vienna: 2, closed: 3 } as const

export async function openSites(t: TestMall): Promise<void> {
  await t.sql(`
    insert into pickup_sites (id, shop_id, name, street, house_no, postal_code, city, country, phone, opening_hours, hold_days, is_open) values
      (1, 5, 'Galleria Hamburg', 'Am Sandtorkai', '30', '20457', 'Hamburg', 'DE', '+49 40 123456', 'Mo-Fr 10-18', 14, true),
      (2, 5, 'Galleria Wien', 'Mariahilfer Straße', '1', '1060', 'Wien', 'AT', '', 'Mo-Sa 9-17', 7, true),
      (3, 5, 'Galleria Kiel', 'Sophienblatt', '2', '24103', 'Kiel', 'DE', '', 'never', 14, false)`)
  await t.sql(`select setval('pickup_sites_id_seq', 10)`)
}

export type Placed = ReplyOf<'POST /sapi/mall-order/web/order/createTradeContract'>

/**
 * From the cart to an order that is paid and fetched at a site; its code is made with the next
 * `drain`.
 */
export async function orderToFetch(
  t: TestMall,
  visitor: Visitor,
  skuQtys: readonly (readonly [skuId: number, qty: number])[],
  siteId: number = sites.hamburg,
): Promise<{ id: string; code: string; contractId: string }> {
  for (const [skuId, skuQty] of skuQtys)
    await visitor.call('POST /sapi/mall-order/cartline/create', { skuId, skuQty })
  await visitor.call('POST /sapi/mall-order/cartline/chooseSite', { shopId: 5, siteId })
  const placed = await placeAll(visitor)
  await payFor(t, visitor, placed.id)
  const [order] = placed.tradeOrderList
  return { id: order?.id ?? '', code: order?.tradeOrderCode ?? '', contractId: placed.id }
}

/** Orders all of the cart. */
export async function placeAll(visitor: Visitor): Promise<Placed> {
  const { cartLineList } = await visitor.call('POST /sapi/mall-order/cartline/list', {})
  const asked = {
    cartLineIds: cartLineList.map(({ id }) => id),
    addressId: await addAddress(visitor),
  }
  const { quoteId } = await visitor.call(
    'POST /sapi/mall-order/web/order/renderTradeContract',
    asked,
  )
  return visitor.call('POST /sapi/mall-order/web/order/createTradeContract', { ...asked, quoteId })
}

export async function codeOf(visitor: Visitor, id: string): Promise<string> {
  const { verifyCode } = await visitor.call('POST /sapi/mall-order/web/order/queryVerifyCode', {
    id,
  })
  return verifyCode ?? ''
}

/** One order waits to be fetched, and one was. */
export async function fetchOne(t: TestMall, buyer: Visitor, merchant: Visitor): Promise<void> {
  await openSites(t)
  await orderToFetch(t, buyer, [[skus.lamp, 1]])
  const { id } = await orderToFetch(t, buyer, [[skus.lamp, 1]])
  await t.drain()
  await merchant.call('POST /sapi/mall-merchant/order/handOver', {
    id,
    verifyCode: await codeOf(buyer, id),
  })
}
