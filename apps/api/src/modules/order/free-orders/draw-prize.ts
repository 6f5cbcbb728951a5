import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { prizeCalls, WireWin } from '@galleria/contract/prize'
import { wirePoints } from '@galleria/contract/points-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import {
  findPrizeDraw,
  findPrizeDraws,
  findPrizes,
  isLeft,
  takePrize,
  type PrizeDraw,
} from '#modules/campaign/index.ts'
import { findEarned, winPoints } from '#modules/points/index.ts'
import { findOrder } from '../order.queries.ts'
import { lockContract } from '../order.store.ts'

/**
 * Draws for an order of the caller's own. The right to draw is used up, the prize counted out and
 * its points given in one transaction under the lock of the order's contract, which a refund of the
 * order takes, too. Whoever presses again, or never got the answer, is told what was drawn then.
 */
export function drawPrize(
  ctx: Context,
  { id }: Parsed<typeof prizeCalls.drawPrize>,
): Promise<Reply<typeof prizeCalls.drawPrize>> {
  return ctx.inTransaction(async (tx) => {
    const buyerId = buyerOf(ctx)
    const seen = await findPrizeDraw(tx, id)
    const order = seen && (await findOrder(tx, buyerId, seen.orderId))
    if (!order || !(await lockContract(tx, order.contractId))) throw refuse('prize.not_found')
    const before = await findPrizeDraw(tx, id)
    if (before?.status === 'OPEN') {
      const prize = await takePrize(tx, before, { buyerId, at: ctx.now() })
      if (prize === null) throw refuse('prize.over')
      if (prize && prize.points > 0)
        await winPoints(
          tx,
          { userId: buyerId, orderId: order.id, drawId: id, points: prize.points },
          ctx.now(),
        )
    }
    const drawn = await findPrizeDraw(tx, id)
    if (drawn?.status !== 'DRAWN') throw refuse('prize.over')
    return presentWin(drawn, (await findEarned(tx, order.id))?.isFinal === true)
  })
}

export async function readPrizeDraws(
  ctx: Context,
  { id }: Parsed<typeof prizeCalls.drawPrizeContent>,
): Promise<Reply<typeof prizeCalls.drawPrizeContent>> {
  const draws = await drawsOf(ctx, id)
  const prizes = await findPrizes(
    ctx.db,
    draws.map(({ campaignId }) => campaignId),
  )
  return {
    prizeDrawList: draws.map((draw) => ({
      id: toWireId('prizeDraw', draw.id),
      drawStatus: isOver(draw, ctx.now()) ? 'EXPIRED' : draw.status,
      drawEndTime: draw.drawUntil.toISOString(),
      prizeList: prizes
        .filter((prize) => prize.campaignId === draw.campaignId && isLeft(prize))
        .map(({ kind, points }) => ({ prizeType: kind, points: wirePoints(points) })),
    })),
  }
}

/** Its time is over, whether or not the clock has said so. */
function isOver({ status, drawUntil }: PrizeDraw, now: Date): boolean {
  return status === 'OPEN' && drawUntil <= now
}

export async function listWins(
  ctx: Context,
  { id }: Parsed<typeof prizeCalls.winningPrizes>,
): Promise<Reply<typeof prizeCalls.winningPrizes>> {
  const drawn = (await drawsOf(ctx, id)).filter(({ drawnAt }) => drawnAt !== null)
  if (drawn.length === 0) return []
  const isFinal = (await findEarned(ctx.db, id))?.isFinal === true
  return drawn.map((draw) => presentWin(draw, isFinal))
}

/** Of an order of the caller's own; most orders say themselves that there are none. */
async function drawsOf(ctx: Context, orderId: Id<'order'>): Promise<PrizeDraw[]> {
  const order = await findOrder(ctx.db, buyerOf(ctx), orderId)
  if (!order) throw refuse('order.not_found')
  return order.hasBenefits ? findPrizeDraws(ctx.db, [orderId]) : []
}

function presentWin(draw: PrizeDraw, isFinal: boolean): WireWin {
  const awardStatus = isFinal ? 'FINAL' : 'PENDING'
  return {
    prizeDrawId: toWireId('prizeDraw', draw.id),
    prizeType: draw.prizeKind ?? 'NOTHING',
    points: wirePoints(draw.points),
    wonTime: (draw.drawnAt ?? draw.drawUntil).toISOString(),
    pointsStatus:
      draw.points === 0 ? null : draw.status === 'WITHDRAWN' ? 'FORFEITED' : awardStatus,
  }
}
