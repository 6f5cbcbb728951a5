import type { WireReverse } from '@galleria/contract/after-sales'
import type { Context } from '#platform/context.ts'
import { agreeAmounts } from './agree-amounts.ts'
import { askShop, type Application } from './ask-shop.ts'
import { readReverse } from '../read-reverse.ts'
import { readGoods } from '../read-versions.ts'

/**
 * Asks to send goods back (A1), and for their money, also where nothing is due. Units and money are
 * claimed from here on, so that nobody sends the same unit back twice; nothing has been promised
 * yet.
 */
export async function applyForReturn(ctx: Context, request: Application): Promise<WireReverse> {
  const id = await askShop(ctx, 'SALE_RETURN', request, {
    shareOf: (order, available) =>
      agreeAmounts(ctx, order, { ...request, type: 'SALE_RETURN' }, available),
    versionsOf: async (tx, _, available) =>
      (await readGoods(tx, request, available)).map((goods) => ({ goods })),
  })
  return readReverse(ctx, id)
}
