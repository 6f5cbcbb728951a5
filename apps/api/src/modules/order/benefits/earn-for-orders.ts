import { earnedFor, pointsPerMille, wirePoints } from '@galleria/contract/points-rules'
import type { WireOrder } from '@galleria/contract/order'
import type { Currency } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { factorOf } from '#modules/membership/index.ts'
import {
  earnPoints,
  findDue,
  findEarned,
  finishPoints,
  adjustEarned,
  giveBackPoints,
  putOffPoints,
  type Earned,
} from '#modules/points/index.ts'
import { findOrder } from '../order.queries.ts'
import { endBenefits } from './order-benefits.ts'
import { isInAfterSalesTime, lastAskingDay } from '../asking/asking-time.rules.ts'
import { countedOf, isGoodsBack, isPaidWhole, isReissue } from '../order.rules.ts'
import type { OrderRow } from '../order.types.ts'
import { withdrawGiftCards } from '../codes/withdraw-gift-cards.ts'

/** What was paid for goods and is not given back; delivery earns nothing. */
function netPaidOf({ needPay, shipping, lines }: OrderRow): number {
  return lines.reduce((left, line) => left - line.refunded, needPay - shipping)
}

/**
 * Orders are complete: their members earn points, which are final when nothing can be asked back
 * any more.
 */
export async function earnForOrders(tx: Tx, ids: readonly Id<'order'>[], at: Date): Promise<void> {
  for (const id of ids) {
    const order = await findOrder(tx, 'mall', id)
    // What is sent at no charge earns nothing, and there is nothing to take back of it.
    if (!order?.isMembers || isReissue(order)) continue
    await earnPoints(tx, {
      orderId: id,
      userId: order.buyerId,
      netPaid: netPaidOf(order),
      perMille: pointsPerMille[order.currency as Currency],
      factor: await factorOf(tx, order.buyerId),
      dueAt: lastAskingDay(at),
      at,
    })
  }
}

/**
 * Money of an order went back, or came back from the bank. For who holds the contract's lock and
 * has counted it.
 */
export async function adjustEarnings(
  tx: Tx,
  orderId: Id<'order'>,
  { reverseId, at }: { readonly reverseId: Id<'reverse'>; readonly at: Date },
): Promise<void> {
  const order = await findOrder(tx, 'mall', orderId)
  if (!order) throw new Error('an after-sales order without its order')
  // Before the points: that is the order in which placing locks them.
  if (order.hasBenefits && isGoodsBack(order)) await endBenefits(tx, [orderId], at)
  else if (order.hasBenefits)
    await withdrawGiftCards(tx, [{ id: orderId, counted: countedOf(order) }], at)
  await adjustEarned(tx, { orderId, netPaid: netPaidOf(order), reverseId, at })
  if (order.points > 0)
    await giveBackPoints(tx, order, { back: pointsBackOf(order), reverseId, at })
}

/**
 * Points that went back with an order's money: each line's in the same proportion, so that all of
 * the one is all of the other. Of goods without money, those of the units that will not be sent.
 */
function pointsBackOf({ lines }: Pick<OrderRow, 'lines'>): number {
  return lines.reduce((sum, line) => {
    const share = line.needPay > 0 ? line.refunded / line.needPay : line.reversedQty / line.qty
    return sum + Math.floor(line.points * share)
  }, 0)
}

export function presentPoints(
  order: OrderRow,
): Pick<
  WireOrder,
  | 'tradeType'
  | 'actualNeedPayPoints'
  | 'actualPaidPoints'
  | 'pointDiscountAmount'
  | 'refundedPoints'
> {
  return {
    tradeType: order.points > 0 ? 'NORMAL_POINT_REDEEM' : 'NORMAL',
    actualNeedPayPoints: wirePoints(order.points),
    pointDiscountAmount: wirePoints(order.points),
    actualPaidPoints: isPaidWhole(order) ? wirePoints(order.points) : 0,
    refundedPoints: wirePoints(pointsBackOf(order)),
  }
}

/**
 * The clock's round (O17): points whose window is over become final, unless somebody still asks
 * about the order.
 */
export async function finishDuePoints(ctx: Context): Promise<void> {
  const at = ctx.now()
  for (const orderId of await findDue(ctx.db, at))
    await ctx.inTransaction(async (tx) => {
      const seen = await findOrder(tx, 'mall', orderId)
      if (!seen || !(await lockRow(tx, 'contracts', { id: seen.contractId }))) return
      const order = await findOrder(tx, 'mall', orderId)
      if (order && (order.openRequests > 0 || isReopened(order, at)))
        await putOffPoints(tx, orderId, new Date(at.getTime() + DAY))
      else await finishPoints(tx, orderId, at)
    })
}

/** With a replacement the time to ask begins anew, and its money may still go back. */
function isReopened(order: OrderRow, at: Date): boolean {
  return order.exchangedAt !== null && isInAfterSalesTime(order, at)
}

/** It is a member's, is not over, and was not sent at no charge. */
export function isToEarn(order: OrderRow): boolean {
  const isOver = ['CANCELED', 'CLOSED', 'COMPLETE'].includes(order.status)
  return !isOver && order.isMembers && !isReissue(order)
}

/**
 * What an order has earned, or will when it is complete; nothing for a guest, or when it ended
 * before.
 */
function earningOf(
  order: OrderRow,
  earned: Earned | undefined,
  factor: number,
): { status: WireOrder['earnPointsStatus']; points: number; growth: number } {
  if (earned)
    return {
      status: earned.isFinal ? 'FINAL' : 'PENDING',
      points: earned.points,
      growth: earned.growth,
    }
  if (!isToEarn(order)) return { status: null, points: 0, growth: 0 }
  const paid = netPaidOf(order)
  const perMille = pointsPerMille[order.currency as Currency]
  return {
    status: 'EXPECTED',
    points: earnedFor(paid, perMille, factor),
    growth: earnedFor(paid, perMille),
  }
}

export function presentEarned(
  order: OrderRow,
  earned: Earned | undefined,
  factor: number,
): Pick<WireOrder, 'earnPoints' | 'earnPointsStatus' | 'earnPointsFinalTime'> {
  const { status, points } = earningOf(order, earned, factor)
  return {
    earnPoints: wirePoints(points),
    earnPointsStatus: status,
    earnPointsFinalTime:
      status === 'PENDING' ? (finalTime(order, earned)?.toISOString() ?? null) : null,
  }
}

function finalTime({ exchangedAt }: OrderRow, earned: Earned | undefined): Date | undefined {
  const reopenedUntil = exchangedAt && lastAskingDay(exchangedAt)
  if (!earned || !reopenedUntil) return earned?.dueAt
  return reopenedUntil > earned.dueAt ? reopenedUntil : earned.dueAt
}

/** The growth of an order of the caller's own; whoever names another customer finds nothing. */
export async function readGrowth(
  ctx: Context,
  { orderId, customerId }: { orderId: Id<'order'>; customerId: Id<'user'> },
): Promise<{ growthValue: number }> {
  const order =
    customerId === buyerOf(ctx) ? await findOrder(ctx.db, buyerOf(ctx), orderId) : undefined
  if (!order) throw refuse('order.not_found')
  // Growth knows no level.
  const { growth } = earningOf(order, await findEarned(ctx.db, orderId), 100)
  return { growthValue: wirePoints(growth) }
}
