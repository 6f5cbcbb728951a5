export { presentGroupChoice, presentPart, sendsFrom } from './cart.present.ts'
export { findPromotionsForCart } from './cart-promotions.queries.ts'
export { cartRoutes } from './cart.routes.ts'
export {
  findCart,
  findRatesForCart,
  forgetCart,
  lockLines,
  moveCart,
  removeLines,
  type CartRow,
  type PartRow,
} from './cart.store.ts'
