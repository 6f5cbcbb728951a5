import type { Purchase } from '../anna.ts'
import { orderAndPay, type Bank } from './order-and-pay.ts'
import type { Stage } from './stage.ts'

/**
 * Somebody puts these into the cart, orders nothing else, and pays; with a coupon or without; then
 * the mall does `after`. Answers with the order's id, the first where there are several.
 */
export async function buySkus(
  stage: Stage,
  buyer: Purchase['buyer'],
  wanted: readonly { readonly skuId: number; readonly qty: number }[],
  {
    after = [],
    couponCode,
    bank,
  }: {
    readonly after?: Parameters<Stage['work']>[0]
    readonly couponCode?: string
    readonly bank?: Bank | undefined
  } = {},
): Promise<string> {
  const call = await stage.as(buyer)
  for (const { skuId, qty } of wanted)
    await call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: qty })
  const { cartLineList } = await call('POST /sapi/mall-order/cartline/list', {})
  const lines = cartLineList
    .filter(({ sku }) => wanted.some(({ skuId }) => skuId === sku.id))
    .map(({ id }) => id)
  const orderId = await orderAndPay(stage, call, buyer, { cartLineIds: lines, couponCode, bank })
  if (after.length > 0) await stage.work(after)
  return orderId
}
