import type { Id } from '@galleria/kernel/id'
import { roundMinor } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims, findOrder, type ShopActor } from '#modules/order/index.ts'
import type { Less } from './inspection.store.ts'
import { sumOf } from './reverse.rules.ts'
import { addReverse, claimsOf, moveReverse } from './reverse.store.ts'
import { addReturnedParcel, type ReturnedParcel } from './returned-parcel.ts'
import { newReverseCode } from './write-reverse.ts'
import type { NewReverse, ReverseLineRow, ReverseRow } from './reverse.types.ts'

/** Who did not accept it, why, what is shown of it, and the parcel in which it goes back to its buyer where there is one. */
export type Refusal = {
  readonly by: {
    readonly actor: ShopActor
    readonly actorId: Id<'user'>
    readonly facts?: object
  }
  readonly reason: string
  readonly photos: readonly Id<'file'>[]
  readonly parcel: ReturnedParcel
}

/**
 * A19: units that were missing or not accepted, of goods of which the others were. They are a request of their own from here on, declined: it claims nothing, does not count among those of its
 * lines, and its buyer can ask the mall about it as about any other.
 */
export async function refusePart(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  rest: Less,
  { by, reason, photos, parcel }: Refusal,
): Promise<void> {
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('a request without its order')
  const one = restOf(ctx, reverse, rest)
  await addReverse(tx, order, { ...one, event: 'setApart', by })
  const at = one.appliedAt
  await moveReverse(tx, one.id, {
    move: 'refuseRest',
    ...by,
    at,
    set: {
      next_step_at: null,
      split_from: reverse.id,
      audited_at: reverse.auditedAt,
      posted_back_at: reverse.postedBackAt,
      checked_at: at,
      stopped_at: at,
      return_address: reverse.returnAddress && JSON.stringify(reverse.returnAddress),
      qc_reject_reason: reason,
      qc_photos: [...photos],
      seller_sent_at: parcel.serviceCode === undefined ? null : at,
    },
  })
  await changeClaims(tx, claimsOf({ ...one, orderId: order.id }), 'takenBack')
  await addReturnedParcel(ctx, tx, { ...reverse, id: one.id }, parcel)
}

function restOf(
  ctx: Context,
  { id, type, reason, remark, evidence, lines: asked }: ReverseRow,
  { shipping, lines }: Less,
): Omit<NewReverse, 'by'> {
  const at = ctx.now()
  const left = asked.flatMap((line) => {
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
  const goods = sumOf(left, ({ applyAmount }) => applyAmount)
  return {
    id: ctx.newId('reverse'),
    code: newReverseCode(at),
    type,
    reason,
    remark,
    evidence,
    goods,
    shipping,
    availableGoods: goods,
    availableShipping: shipping,
    // One to a request.
    requestKey: `rest-of-${id}`,
    answerBy: at,
    nextStepAt: at,
    appliedAt: at,
    lines: left,
  }
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
