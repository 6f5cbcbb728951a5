import { DAY, HOUR } from '@galleria/kernel/time'
import type { Desk } from '../operator-desk.ts'
import type { Buyer } from '../people.ts'
import { REDUCED_FROM, REDUCING_SHOP } from '../promotions.ts'
import { buySkus } from './buy-skus.ts'
import type { Act, Stage, Staff } from './stage.ts'

/** Who buys what with them. */
export type PromotionsMall = { readonly anna: Buyer; readonly skuId: number | undefined }
type People = { readonly desk: Desk; readonly staff: Staff }

const COUPON = 'HEARTH25'

/**
 * A shop's promotion, a coupon that everybody is shown, and an order that was made with both; all
 * of it in the German storefront.
 */
export function planPromotions(
  stage: Stage,
  { anna, skuId }: PromotionsMall,
  { desk, staff }: People,
  now: number,
): Act[] {
  const begun = now - 2 * DAY - 4 * HOUR
  const terms = {
    site: 'DE' as const,
    startTime: new Date(begun).toISOString(),
    endTime: new Date(now + 180 * DAY).toISOString(),
  }
  const begin: Act = {
    at: begun,
    run: async () => {
      const shop = await stage.as(staff(REDUCING_SHOP))
      const promotion = await shop('POST /sapi/mall-merchant/promotion/save', {
        ...terms,
        shopId: REDUCING_SHOP,
        name: 'Werkstattwochen',
        kind: 'PERCENT',
        percentOff: 8,
        from: REDUCED_FROM,
      })
      await shop('POST /sapi/mall-merchant/promotion/start', { id: promotion.id })
      const operator = await stage.as(desk.operator)
      const coupon = await operator('POST /sapi/mall-operator/coupon/save', {
        ...terms,
        name: 'Willkommen zu Hause',
        kind: 'AMOUNT',
        amountOff: 25,
        from: 250,
        code: COUPON,
        isShown: true,
        most: 5000,
        mostEach: 1,
      })
      await operator('POST /sapi/mall-operator/coupon/start', { id: coupon.id })
    },
  }
  if (skuId === undefined) return [begin]
  return [
    begin,
    {
      at: begun + HOUR,
      run: () => buySkus(stage, anna, [{ skuId, qty: 1 }], { couponCode: COUPON }),
    },
  ]
}
