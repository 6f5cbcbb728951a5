import type { WireReverse } from '@galleria/contract/after-sales'
import type { Context } from '#platform/context.ts'
import { agreeAmounts } from './agree-amounts.ts'
import { askShop, type Application } from './ask-shop.ts'
import { readReverse } from '../read-reverse.ts'
import { wholeOf } from '../reverse.rules.ts'

/**
 * Asks the shop to cancel all that was not sent (SALE_CANCEL_BEFORE_DELIVERY). Whether a piece lies
 * packed already only the shop knows, so it decides; until then the units cannot be sent, and the
 * contract's lock says which came first, the request or the parcel. An amount that the page sends
 * along has to be all of their money.
 */
export async function cancelUndelivered(ctx: Context, request: Application): Promise<WireReverse> {
  const hasAmount =
    request.applyRefundAmt ??
    request.reverseTradeOrderLineList.every(({ applyRefundAmt }) => applyRefundAmt)
  const id = await askShop(ctx, 'SALE_CANCEL_BEFORE_DELIVERY', request, {
    shareOf: (order, available) =>
      hasAmount
        ? agreeAmounts(ctx, order, { ...request, type: 'SALE_CANCEL_BEFORE_DELIVERY' }, available)
        : wholeOf(available),
  })
  return readReverse(ctx, id)
}
