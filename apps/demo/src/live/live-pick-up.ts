import type { Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { HAMBURG_SITE, pickUpSku } from '../pickup-sites.ts'
import { HOUSE_SHOP } from '../shops.ts'
import { buySkus } from './buy-skus.ts'
import type { Act, Stage, Staff } from './stage.ts'

/**
 * Something of the house shop that she has bought before and now fetches herself; since yesterday
 * it lies ready.
 */
export function planPickUp(
  stage: Stage,
  purchases: readonly Purchase[],
  staff: Staff,
  now: number,
): Act[] {
  const [first] = purchases
  const skuId = pickUpSku(purchases.flatMap(({ orders }) => orders))?.id
  if (!first || skuId === undefined) return []
  let orderId = ''
  return [
    {
      at: now - 2 * DAY - 6 * HOUR,
      run: async () => {
        const call = await stage.as(first.buyer)
        await call('POST /sapi/mall-order/cartline/chooseSite', {
          shopId: HOUSE_SHOP,
          siteId: HAMBURG_SITE,
        })
        orderId = await buySkus(stage, first.buyer, [{ skuId, qty: 1 }], {
          after: ['voucher.issue'],
        })
      },
    },
    {
      at: now - DAY - HOUR,
      run: async () => {
        const call = await stage.as(staff(HOUSE_SHOP))
        await call('POST /sapi/mall-merchant/order/ready', { id: orderId })
      },
    },
  ]
}
