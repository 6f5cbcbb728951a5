import { freeOrderCalls } from '@galleria/contract/free-order'
import { prizeCalls } from '@galleria/contract/prize'
import { bind, type Bound } from '#platform/bind.ts'
import { drawPrize, listWins, readPrizeDraws } from './draw-prize.ts'
import { listFreeOrders } from './list-free-orders.ts'

export const prizeRoutes: readonly Bound[] = [
  bind(prizeCalls.drawPrizeContent, readPrizeDraws),
  bind(prizeCalls.drawPrize, drawPrize),
  bind(prizeCalls.winningPrizes, listWins),
  bind(freeOrderCalls.freeOrders, listFreeOrders),
]
