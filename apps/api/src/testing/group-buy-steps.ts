import { DAY } from '@galleria/kernel/time'
import type { Contract } from './shop-steps.ts'
import { addAddress } from './shop-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'

/** Groups of two cost a tenth less, of three a fifth; they wait a day for their members. */
export const GROUPS = { openHours: 24, sizes: { 2: 10, 3: 20 } } as const

/** From yesterday on for ten days; an offer of the sku that was there is over. */
export async function offerGroups(t: TestMall, skuId: number): Promise<void> {
  const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY)
  await t.sql('delete from group_buy_offers where sku_id = $1', [skuId])
  const [offer] = await t.sql<{ id: number }>(
    'insert into group_buy_offers (sku_id, starts_at, ends_at, open_hours) values ($1, $2, $3, $4) returning id',
    [skuId, at(-1), at(10), GROUPS.openHours],
  )
  for (const [size, percent] of Object.entries(GROUPS.sizes))
    await t.sql('insert into group_buy_sizes values ($1, $2, $3)', [
      offer?.id,
      Number(size),
      percent,
    ])
}

type Choice = { readonly groupBuySize?: number; readonly groupBuyId?: string }

/**
 * Puts it into the cart to begin a group of so many, or to join one; answers the id of its line.
 */
export async function chooseGroup(
  visitor: Visitor,
  skuId: number,
  choice: Choice,
  skuQty = 1,
): Promise<string> {
  const cart = await visitor.call('POST /sapi/mall-order/cartline/create', {
    skuId,
    skuQty,
    ...choice,
  })
  return cart.cartLineList.find((line) => line.groupBuy)?.id ?? ''
}

/** Ordered in a group and not paid. */
export async function orderInGroup(
  visitor: Visitor,
  skuId: number,
  choice: Choice,
  skuQty = 1,
): Promise<Contract> {
  const cartLineIds = [await chooseGroup(visitor, skuId, choice, skuQty)]
  const addressId = await addAddress(visitor)
  const { quoteId } = await visitor.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  return visitor.call('POST /sapi/mall-order/web/order/createTradeContract', {
    cartLineIds,
    addressId,
    quoteId,
  })
}
