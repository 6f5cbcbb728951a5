import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, wireTime } from '../wire.ts'

export const prizeTypes = ['POINTS', 'NOTHING'] as const

const prize = z.object({ prizeType: z.enum(prizeTypes), points: z.number() })
const wireWin = z.object({
  ...prize.shape,
  prizeDrawId: z.string(),
  wonTime: wireTime,
  /**
   * Whether its points wait until nothing of the order can be given back, can be spent, or went
   * back with the order's money; null of nothing.
   */
  pointsStatus: z.nullable(z.enum(['PENDING', 'FINAL', 'FORFEITED'])),
})
export type WireWin = z.output<typeof wireWin>

const wirePrizeDraw = z.object({
  id: z.string(),
  drawStatus: z.enum(['OPEN', 'DRAWN', 'WITHDRAWN', 'EXPIRED']),
  /** Until when it can be drawn. */ drawEndTime: wireTime,
  /** What there is to win now. */ prizeList: z.array(prize),
})
export type WirePrizeDraw = z.output<typeof wirePrizeDraw>

export const prizeCalls = {
  drawPrizeContent: defineCall({
    call: 'POST /sapi/mall-marketing/prize/drawPrizeContent',
    who: 'buyer',
    about:
      "The prize draws that come with an order of the caller's own, each with what there is to win.",
    body: z.object({ id: idOf('order') }),
    reply: z.object({ prizeDrawList: z.array(wirePrizeDraw) }),
    refusals: ['order.not_found'],
  }),
  drawPrize: defineCall({
    call: 'POST /sapi/mall-marketing/prize/drawPrize',
    who: 'buyer',
    about:
      'Draws, once; whoever asks again gets the same answer. The order may come too late, or its money may be back.',
    body: z.object({ id: idOf('prizeDraw') }),
    reply: wireWin,
    refusals: ['prize.not_found', 'prize.over'],
  }),
  winningPrizes: defineCall({
    call: 'POST /sapi/mall-marketing/prize/winningPrizes',
    who: 'buyer',
    about: "What was drawn for an order of the caller's own, the earliest first.",
    body: z.object({ id: idOf('order') }),
    reply: z.array(wireWin),
    refusals: ['order.not_found'],
  }),
}
