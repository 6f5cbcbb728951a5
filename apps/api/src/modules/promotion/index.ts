export {
  addCardCoupon,
  findCardCoupon,
  findCards,
  findCardUses,
  withdrawCardCoupon,
} from './card-coupon.store.ts'
export { presentCoupon, presentRunning } from './promotion.present.ts'
export { findCoupons } from './promotion.queries.ts'
export { promotionRoutes } from './promotion.routes.ts'
export {
  addUses,
  forgetUses,
  holdAgain,
  holdCoupon,
  moveUses,
  releaseHeld,
  restoreUses,
  useHeld,
} from './promotion.store.ts'
export type { Coupon, GiftGoods, NewUse, ShopPromotion } from './promotion.types.ts'
export { describe } from './promotion.words.ts'
