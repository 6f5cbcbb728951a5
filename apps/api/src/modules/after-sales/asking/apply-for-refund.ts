import type { WireReverse } from '@galleria/contract/after-sales'
import type { Context } from '#platform/context.ts'
import { agreeAmounts } from './agree-amounts.ts'
import { askShop, type Application } from './ask-shop.ts'
import { readReverse } from '../read-reverse.ts'
import { readDearest } from '../read-versions.ts'

/**
 * Asks for money back (A1): for goods that stay, and for goods that then will not be sent. The
 * money, and units that were not sent, are claimed under the contract's lock, so that two
 * applications can never ask for the same cent; nothing has been promised yet.
 */
export async function applyForRefund(ctx: Context, request: Application): Promise<WireReverse> {
  const id = await askShop(ctx, 'SALE_REFUND', request, {
    shareOf: (order, available) =>
      agreeAmounts(ctx, order, { ...request, type: 'SALE_REFUND' }, available),
    versionsOf: (tx, _, available) => readDearest(tx, available),
  })
  return readReverse(ctx, id)
}
