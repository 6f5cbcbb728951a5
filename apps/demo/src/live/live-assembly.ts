import type { Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { HOUSE_SHOP } from '../shops.ts'
import { orderAndPay } from './order-and-pay.ts'
import type { Act, Stage } from './stage.ts'

/** Yesterday she ordered a desk with assembly and with the mall's cover; it is still to be sent. */
export function planAssembly(
  stage: Stage,
  buyer: Purchase['buyer'],
  skuId: number,
  now: number,
): Act {
  return {
    at: now - DAY - 3 * HOUR,
    run: async () => {
      const call = await stage.as(buyer)
      await call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: 1 })
      await call('POST /sapi/mall-order/cartline/chooseService', {
        shopId: HOUSE_SHOP,
        service: {
          contactNumber: buyer.address.phone,
          remark: 'Second floor, there is a lift.',
        },
      })
      const { cartLineList } = await call('POST /sapi/mall-order/cartline/list', {})
      const lines = cartLineList.filter(({ sku }) => sku.id === skuId).map(({ id }) => id)
      for (const id of lines)
        await call('POST /sapi/mall-order/cartline/update', { id, isInsured: true })
      await orderAndPay(stage, call, buyer, { cartLineIds: lines })
    },
  }
}
