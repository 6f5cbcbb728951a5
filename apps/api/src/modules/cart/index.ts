export { presentGroupChoice, presentPart, sendsFrom } from './cart.present.ts'
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
