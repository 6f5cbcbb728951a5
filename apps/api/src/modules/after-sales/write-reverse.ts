import { randomInt } from 'node:crypto'
import type { ReverseReason, ReverseType } from '@galleria/contract/after-sales-rules'
import { readableCode, type Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import {
  findOrder,
  giftsWith,
  lockContract,
  type Available,
  type OrderRow,
} from '#modules/order/index.ts'
import { sumOf, type Share } from './reverse.rules.ts'
import { addReverse } from './reverse.store.ts'

/** The order that somebody asks about, under its contract's lock. */
export async function lockOrder(ctx: Context, tx: Tx, id: Id<'order'>): Promise<OrderRow> {
  const order = await findLocked(
    () => findOrder(tx, buyerOf(ctx), id),
    (found) => lockContract(tx, found.contractId),
  )
  if (!order) throw refuse('order.not_found')
  return order
}

export type NewRequest = {
  /** Who asks; the buyer where nothing is said. */ readonly by?: 'buyer' | 'merchant'
  readonly type: ReverseType
  readonly reason: ReverseReason
  readonly remark: string
  readonly evidence: Id<'file'>[]
  readonly requestKey: string
  readonly available: Available
  readonly share: Share
  /** Until when the shop answers, and when the mall looks at it first. */
  readonly answerBy: Date
  readonly nextStepAt: Date
}

/** Writes an after-sales order and claims its units and money; what becomes of it is the caller's. */
export async function writeReverse(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { available, share, by = 'buyer', ...request }: NewRequest,
): Promise<Id<'reverse'>> {
  const id = ctx.newId('reverse')
  const at = ctx.now()
  const goods = sumOf(share.goods, (part) => part)
  const units = [...available.lines, ...giftsWith(order, { goods, named: available.lines })]
  await addReverse(tx, order, {
    ...request,
    by: { actor: by, actorId: buyerOf(ctx) },
    id,
    code: `R${readableCode(at, () => randomInt(1_000_000) / 1_000_000)}`,
    appliedAt: at,
    goods,
    shipping: share.shipping,
    availableGoods: sumOf(available.lines, (one) => one.ceiling),
    availableShipping: available.shipping,
    lines: units.map((one, index) => ({
      lineId: one.line.id,
      qty: one.qty,
      unsentQty: one.unsentQty,
      // Goods that stay take no units out of the line.
      takenQty: one.unsentQty,
      available: one.ceiling,
      applyAmount: share.goods[index] ?? 0,
      unsentAmount: one.unsentAmount,
    })),
  })
  return id
}
