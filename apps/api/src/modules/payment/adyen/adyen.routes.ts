import { adyenCalls } from '@galleria/contract/adyen'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { takeAdyenDetails } from './adyen-calls.ts'

export function createAdyenRoutes(desk: PaymentDesk): readonly Bound[] {
  return [
    bind(adyenCalls.adyenDetails, async (ctx, request) => {
      await countAgainst(ctx, `adyen:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return takeAdyenDetails(ctx, desk, request)
    }),
  ]
}
