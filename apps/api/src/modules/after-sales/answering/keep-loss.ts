import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { reduceReverse } from './inspection.store.ts'
import { acceptedQty, type FoundLine } from '../reverse.rules.ts'
import { setApart, type Refusal } from '../beside/set-apart.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * What goods that were withdrawn from have lost in value by more than trying them stays with their
 * shop (Directive 2011/83/EU, article 14 (2); decision 259): the withdrawal gives that much less
 * back, and it is a request of its own, for that money only, which its buyer can take to the mall.
 */
export async function keepLoss(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  found: readonly FoundLine[],
  refusal: Refusal,
): Promise<void> {
  const lines = found.flatMap(({ line, found: units, loss }) =>
    loss > 0
      ? [
          {
            lineId: line.lineId,
            qty: acceptedQty(units),
            unsentQty: 0,
            takenQty: 0,
            available: loss,
            applyAmount: loss,
            unsentAmount: 0,
            ...(line.goods ? { goodsSkuId: line.skuId, goods: line.goods } : {}),
          },
        ]
      : [],
  )
  if (lines.length === 0) return
  await reduceReverse(tx, reverse, { shipping: 0, lines })
  // Nothing is to be sent any more: no address.
  const part = { type: 'SALE_REFUND' as const, shipping: 0, lines }
  await setApart(ctx, tx, reverse, 'loss', part, refusal)
}
