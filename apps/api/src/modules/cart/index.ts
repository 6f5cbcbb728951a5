export { cartRoutes } from './cart.routes.ts'
export { findCart, moveCart, removeLines, type CartRow } from './cart.store.ts'
