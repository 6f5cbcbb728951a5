import { reissueCalls } from '@galleria/contract/reissue'
import { bind, type Bound } from '#platform/bind.ts'
import { readSellersOrder } from '../desk/merchant-orders.ts'
import { callOffReissue } from './call-off-reissue.ts'
import { sendAtNoCharge } from './send-at-no-charge.ts'

export const reissueRoutes: readonly Bound[] = [
  bind(reissueCalls.reissueOrder, async (ctx, asked) => {
    await sendAtNoCharge(ctx, asked)
    return readSellersOrder(ctx, asked.orderId)
  }),
  bind(reissueCalls.cancelReissue, async (ctx, { id }) => {
    await callOffReissue(ctx, id)
    return readSellersOrder(ctx, id)
  }),
]
