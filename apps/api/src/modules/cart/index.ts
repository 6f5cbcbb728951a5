export { cartRoutes } from './cart.routes.ts'
export { forgetCart } from './forget-cart.ts'
export { findCart, lockLines, moveCart, removeLines, type CartRow } from './cart.store.ts'
