import { merchantPickUpCalls } from '@galleria/contract/merchant-pick-up'
import { pickUpCalls } from '@galleria/contract/pick-up-calls'
import { bind, type Bound } from '#platform/bind.ts'
import { handOver } from './hand-over.ts'
import { readSellersOrder } from '../desk/merchant-orders.ts'
import { readVerifyCode } from './read-verify-code.ts'
import { makeReady } from './make-ready.ts'

export const pickUpRoutes: readonly Bound[] = [
  bind(pickUpCalls.queryVerifyCode, readVerifyCode),
  bind(merchantPickUpCalls.readyForPickUp, async (ctx, { id }) => {
    await makeReady(ctx, id)
    return readSellersOrder(ctx, id)
  }),
  bind(merchantPickUpCalls.handOver, async (ctx, typed) => {
    await handOver(ctx, typed)
    return readSellersOrder(ctx, typed.id)
  }),
]
