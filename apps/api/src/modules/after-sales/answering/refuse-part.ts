import type { Id } from '@galleria/kernel/id'
import { roundMinor } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Less } from './inspection.store.ts'
import { addReturnedParcel, type ReturnedParcel } from '../way-back/returned-parcel.ts'
import { setApart, type Refusal } from '../beside/set-apart.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

export type RefusedPart = Refusal & {
  /** In which they go back to their buyer, where there is one. */
  readonly parcel: ReturnedParcel
}

/** A19: units that were missing or not accepted, of goods of which the others were. */
export async function refusePart(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  rest: Less,
  refusal: RefusedPart,
): Promise<Id<'reverse'>> {
  const { parcel } = refusal
  const { type, returnAddress } = reverse
  const set = {
    return_address: returnAddress && JSON.stringify(returnAddress),
    seller_sent_at: parcel.serviceCode === undefined ? null : ctx.now(),
  }
  const part = { type, shipping: rest.shipping, lines: restOf(reverse, rest), set }
  const id = await setApart(ctx, tx, reverse, 'rest', part, refusal)
  await addReturnedParcel(ctx, tx, { ...reverse, id }, parcel)
  return id
}

function restOf({ lines: asked }: ReverseRow, { lines }: Less) {
  return asked.flatMap((line) => {
    const {
      takenQty = 0,
      unsentQty = 0,
      applyAmount = 0,
    } = lines.find(({ lineId }) => lineId === line.lineId) ?? {}
    const qty = takenQty - unsentQty
    return qty > 0
      ? [
          {
            ...lineOf(line),
            qty,
            takenQty: qty,
            available: applyAmount,
            applyAmount,
            surchargeBack: roundMinor((line.surchargeBack * qty) / line.takenQty),
          },
        ]
      : []
  })
}

/** What it is of, and what was asked for instead. */
function lineOf({ lineId, skuId, goods, derivativeSkuId, derivative }: ReverseLineRow) {
  return {
    lineId,
    unsentQty: 0,
    unsentAmount: 0,
    ...(goods ? { goodsSkuId: skuId, goods } : {}),
    ...(derivative ? { derivativeSkuId, derivative } : {}),
  }
}
