import type { TestMall, Visitor } from './open-test-mall.ts'
import { addAddress, payFor, type Contract } from './shop-steps.ts'
import { skus } from './small-catalogue.ts'

/**
 * A set of the tests' shelves: the desk and two lamps, 7 % less than singly (308.80, so 287.18).
 */
export async function offerSet(t: TestMall): Promise<void> {
  await t.sql(
    'insert into set_parts (main_id, part_id, shop_id, position, qty) values (1001, 1003, 5, 1, 2)',
  )
  await t.sql('insert into set_prices (main_id, percent_off) values (1001, 7)')
}

export const deskAndLamps = [{ sku: { id: skus.lamp } }, { sku: { id: skus.desk } }]

/** Puts so many sets into the cart; the ids of all lines of the cart. */
export async function addSets(visitor: Visitor, qty = 1): Promise<string[]> {
  const cart = await visitor.call('POST /sapi/mall-order/cartline/create', {
    skuId: skus.desk,
    skuQty: qty,
    diySkuLineList: deskAndLamps,
  })
  return cart.cartLineList.map(({ id }) => id)
}

export async function orderSets(
  t: TestMall,
  visitor: Visitor,
  qty = 1,
  isPaid = true,
): Promise<Contract> {
  const cartLineIds = await addSets(visitor, qty)
  const addressId = await addAddress(visitor)
  const { quoteId } = await visitor.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  const contract = await visitor.call('POST /sapi/mall-order/web/order/createTradeContract', {
    cartLineIds,
    addressId,
    quoteId,
  })
  if (isPaid) await payFor(t, visitor, contract.id)
  return contract
}
