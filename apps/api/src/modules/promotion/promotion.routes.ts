import { promotionCalls } from '@galleria/contract/promotion'
import { bind, type Bound } from '#platform/bind.ts'
import { listPromotions, saveCoupon, savePromotion, stepPromotion } from './manage-promotions.ts'
import { presentOffer } from './promotion.present.ts'
import { findOffersOfItem } from './promotion.queries.ts'

export const promotionRoutes: readonly Bound[] = [
  bind(promotionCalls.listOffers, async (ctx, { itemId }) => {
    const offers = await findOffersOfItem(ctx.db, {
      itemId,
      site: ctx.site,
      language: ctx.language,
    })
    return offers.map((offer) => presentOffer(ctx, offer))
  }),
  bind(promotionCalls.listPromotions, (ctx) => listPromotions(ctx, 'merchant')),
  bind(promotionCalls.savePromotion, savePromotion),
  bind(promotionCalls.startPromotion, (ctx, { id }) =>
    stepPromotion(ctx, 'merchant', { id, move: 'start' }),
  ),
  bind(promotionCalls.endPromotion, (ctx, { id }) =>
    stepPromotion(ctx, 'merchant', { id, move: 'end' }),
  ),
  bind(promotionCalls.listCoupons, (ctx) => listPromotions(ctx, 'operator')),
  bind(promotionCalls.saveCoupon, saveCoupon),
  bind(promotionCalls.startCoupon, (ctx, { id }) =>
    stepPromotion(ctx, 'operator', { id, move: 'start' }),
  ),
  bind(promotionCalls.endCoupon, (ctx, { id }) =>
    stepPromotion(ctx, 'operator', { id, move: 'end' }),
  ),
]
