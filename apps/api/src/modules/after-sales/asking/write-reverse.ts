import type { ReverseReason, ReverseType } from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { newCode } from '#platform/new-code.ts'
import { findLocked } from '#platform/lock.ts'
import { findOrder, lockContract, type OrderRow, type ShopActor } from '#modules/order/index.ts'
import { giftsWith, unsentGifts, type Available } from '#modules/order/claims/index.ts'
import { sumUndecided } from '../reverse.queries.ts'
import {
  bringsGoodsBack,
  sumOf,
  takenQtyOf,
  type AskedUnits,
  type Share,
} from '../reverse.rules.ts'
import { addGifts, addReverse } from '../reverse.store.ts'
import type { HeldVersion } from '../exchange/exchange.types.ts'
import { surchargeBackOf } from '../exchange/surcharge.rules.ts'
import type { NewReverse, ReverseRow, Version } from '../reverse.types.ts'

/** The order that somebody asks about, under its contract's lock. */
export async function lockOrder(ctx: Context, tx: Tx, id: Id<'order'>): Promise<OrderRow> {
  const order = await findLocked(
    () => findOrder(tx, buyerOf(ctx), id),
    (found) => lockContract(tx, found.contractId),
  )
  if (!order) throw refuse('order.not_found')
  return order
}

/** Of one line: which version its goods are, and what comes instead. */
export type AskedVersions = {
  readonly goods: HeldVersion | undefined
  /** Of goods that stay: what of what they cost more goes back with all of this money. */
  readonly surchargeBack?: number
  readonly derivative?: {
    readonly skuId: number
    readonly version: Version
    /** What comes back beside it, because it costs less. */
    readonly difference: number
    /** What is to be paid beside it, because it costs more. */
    readonly surcharge: number
  }
}

export type NewRequest = {
  /** Who asks; the buyer where nothing is said. */ readonly by?: 'buyer' | ShopActor
  readonly type: ReverseType
  readonly reason: ReverseReason
  readonly remark: string
  readonly evidence: Id<'file'>[]
  readonly requestKey: string
  /** Once the time is over in which anything can be asked. */ readonly isGuarantee?: boolean
  readonly available: Available
  readonly share: Share
  readonly versions?: readonly AskedVersions[] | undefined
  /** Until when the shop answers, and when the mall looks at it first. */
  readonly answerBy: Date
  readonly nextStepAt: Date
  /** Of a withdrawal by law: by when its money is due. */
  readonly refundBy?: Date
}

/**
 * Writes an after-sales order and claims its units and money; what becomes of it is the caller's.
 */
export async function writeReverse(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { available, share, versions, by = 'buyer', ...request }: NewRequest,
): Promise<Id<'reverse'>> {
  const id = ctx.newId('reverse')
  const at = ctx.now()
  const goods = sumOf(share.goods, (part) => part)
  const units = [
    ...available.lines,
    ...(await findGifts(tx, order, { goods, named: namedBy(available) })),
  ]
  await addReverse(tx, order, {
    ...request,
    by: { actor: by, actorId: by === 'buyer' ? order.buyerId : buyerOf(ctx) },
    id,
    code: newReverseCode(at),
    appliedAt: at,
    goods,
    shipping: share.shipping,
    availableGoods: sumOf(available.lines, (one) => one.ceiling),
    availableShipping: available.shipping,
    lines: units.map((one, index) => ({
      ...claimOf(one, share.goods[index] ?? 0, request.type),
      ...columnsOf(one, versions?.[index], {
        isForMoney: !bringsGoodsBack(request.type),
        isAll: (share.goods[index] ?? 0) === one.ceiling,
      }),
    })),
  })
  return id
}

/** What people call a request by. */
export function newReverseCode(at: Date): string {
  return `R${newCode(at)}`
}

export function claimOf(
  one: AskedUnits,
  amount: number,
  type: ReverseType,
): NewReverse['lines'][number] {
  return {
    lineId: one.line.id,
    qty: one.qty,
    unsentQty: one.unsentQty,
    takenQty: takenQtyOf(one, type),
    available: one.ceiling,
    applyAmount: amount,
    unsentAmount: one.unsentAmount,
  }
}

/** What was ordered says nothing of itself. */
function columnsOf(
  { qty, unsentQty }: AskedUnits,
  versions: AskedVersions | undefined,
  { isForMoney, isAll }: { readonly isForMoney: boolean; readonly isAll: boolean },
) {
  const { goods, derivative } = versions ?? {}
  const back = versions?.surchargeBack ?? (goods ? surchargeBackOf(goods, qty - unsentQty) : 0)
  return {
    ...(goods?.goods ? { goodsSkuId: goods.skuId, goods: goods.goods } : {}),
    // A part of the money of goods that stay leaves what they cost more paid; should they come back
    // after all, it goes with them.
    ...(isForMoney && !isAll ? { askedSurchargeBack: back } : { surchargeBack: back }),
    ...(derivative
      ? {
          derivativeSkuId: derivative.skuId,
          derivative: derivative.version,
          difference: derivative.difference,
          surcharge: derivative.surcharge,
        }
      : {}),
  }
}

/**
 * Once a request is agreed to its money goes back for certain: now its gifts go with it where it is
 * the last of the goods'. While it was only asked for, another request may have been the last one,
 * and whoever keeps goods in the end keeps the gift.
 */
export async function takeGifts(tx: Tx, reverse: ReverseRow): Promise<void> {
  const order = await findOrder(tx, 'mall', reverse.orderId)
  // What this request asks for is claimed since it was written.
  const gifts = order ? await findGifts(tx, order, { goods: 0, named: reverse.lines }) : []
  if (gifts.length > 0)
    await addGifts(
      tx,
      reverse,
      gifts.map((one) => claimOf(one, 0, reverse.type)),
    )
}

/** For who holds the order's lock, on the newest amounts. */
async function findGifts(
  tx: Tx,
  order: OrderRow,
  request: { readonly goods: number; readonly named: readonly { readonly lineId: string }[] },
): Promise<AskedUnits[]> {
  if (unsentGifts(order).length === 0) return []
  return giftsWith(order, { ...request, undecided: await sumUndecided(tx, order.id) })
}

function namedBy({ lines }: Available): { lineId: string }[] {
  return lines.map(({ line }) => ({ lineId: line.id }))
}
