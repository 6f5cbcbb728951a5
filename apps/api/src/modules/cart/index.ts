export { cartRoutes } from './cart.routes.ts'
export {
  findCart,
  findRatesForCart,
  forgetCart,
  lockLines,
  moveCart,
  removeLines,
  type CartRow,
} from './cart.store.ts'
