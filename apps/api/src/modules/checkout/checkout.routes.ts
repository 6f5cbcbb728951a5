import { orderCalls } from '@galleria/contract/order'
import type { Providers } from '#modules/payment/providers/index.ts'
import { bind, type Bound } from '#platform/bind.ts'
import { cancelUnpaid } from './ending/close-contract.ts'
import { placeOrder } from './placing/place-order.ts'
import { renderBill } from './bill/render-bill.ts'

export function createCheckoutRoutes(providers: Providers): readonly Bound[] {
  return [
    bind(orderCalls.renderContract, renderBill),
    bind(orderCalls.createContract, placeOrder),
    bind(orderCalls.cancelBeforePay, async (ctx, { id }) => {
      await cancelUnpaid(ctx, providers, id)
      return {}
    }),
  ]
}
