import { buyerCouponCalls } from '@galleria/contract/buyer-coupons'
import { freeOrderCalls } from '@galleria/contract/free-order'
import { giftCardCalls } from '@galleria/contract/gift-card'
import { prizeCalls } from '@galleria/contract/prize'
import { bind, type Bound } from '#platform/bind.ts'
import { drawPrize, listWins, readPrizeDraws } from './draw-prize.ts'
import { listGiftCards, mailGiftCard, readGiftCardCode } from '../codes/gift-cards.ts'
import { listCoupons } from '../codes/list-coupons.ts'
import { listFreeOrders } from './list-free-orders.ts'

export const prizeRoutes: readonly Bound[] = [
  bind(prizeCalls.drawPrizeContent, readPrizeDraws),
  bind(prizeCalls.drawPrize, drawPrize),
  bind(prizeCalls.winningPrizes, listWins),
  bind(freeOrderCalls.freeOrders, listFreeOrders),
  bind(buyerCouponCalls.ownCoupons, listCoupons),
  bind(giftCardCalls.giftCards, listGiftCards),
  bind(giftCardCalls.giftCardCode, readGiftCardCode),
  bind(giftCardCalls.mailGiftCard, mailGiftCard),
]
