import { roundMinor } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Less } from './inspection.store.ts'
import { sumOf } from './reverse.rules.ts'
import { addReturnedParcel, type ReturnedParcel } from './returned-parcel.ts'
import { setApart, type Refusal } from './set-apart.ts'
import type { ReverseLineRow, ReverseRow } from './reverse.types.ts'

/** A19: units that were missing or not accepted, of goods of which the others were, and the parcel in which they go back to their buyer where there is one. */
export async function refusePart(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  rest: Less,
  refusal: Refusal & { readonly parcel: ReturnedParcel },
): Promise<void> {
  const { parcel } = refusal
  const lines = restOf(reverse, rest)
  const goods = sumOf(lines, ({ applyAmount }) => applyAmount)
  const { shipping } = rest
  const id = await setApart(
    ctx,
    tx,
    reverse,
    {
      type: reverse.type,
      goods,
      shipping,
      availableGoods: goods,
      availableShipping: shipping,
      // One to a request.
      requestKey: `rest-of-${reverse.id}`,
      lines,
    },
    {
      ...refusal,
      event: 'setApart',
      move: 'refuseRest',
      of: { split_from: reverse.id },
      set: { seller_sent_at: parcel.serviceCode === undefined ? null : ctx.now() },
    },
  )
  await addReturnedParcel(ctx, tx, { ...reverse, id }, parcel)
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
