import { delayCalls } from '@galleria/contract/delay'
import { bind, type Bound } from '#platform/bind.ts'
import { delayOrder, delayOrders } from './delay-orders.ts'
import { readSellersOrder } from '../desk/merchant-orders.ts'

export const delayRoutes: readonly Bound[] = [
  bind(delayCalls.delayOrder, async (ctx, { id, ...notice }) => {
    await delayOrder(ctx, id, notice)
    return readSellersOrder(ctx, id)
  }),
  bind(delayCalls.delayOrders, delayOrders),
]
