export { presentGroupChoice, presentPart, sendsFrom } from './cart.present.ts'
export { findPromotionsForCart } from './cart-promotions.queries.ts'
export { forgetCart, moveCart } from './cart-owner.store.ts'
export { cartRoutes } from './cart.routes.ts'
export { forgetServices } from './cart-service.store.ts'
export { forgetSites } from './cart-site.store.ts'
export {
  findCart,
  findRatesForCart,
  lockLines,
  removeLines,
  type CartRow,
  type PartRow,
} from './cart.store.ts'
