export { finishSurcharge, placeSurcharge, tellExchange, type SurchargeLine } from './surcharge.ts'
export { countOpenOrders } from './open-orders.queries.ts'
export { findOrderCodes } from './order-codes.queries.ts'
export { forgetContracts, lockContracts, moveContracts } from './order-owner.store.ts'
export { orderFigures } from './order.figures.ts'
export { orderJobs } from './order.jobs.ts'
export { orderClockRounds, orderSubscriptions } from './order.listen.ts'
export { findContract, findOrder, findOrders, isInGroupBuy } from './order.queries.ts'
export { createOrderRoutes } from './order.routes.ts'
export {
  allowsBuyer,
  asShop,
  countedOf,
  isAllBack,
  isGoodsBack,
  isForgotten,
  isSurcharge,
  operationsOf,
  reasonOf,
  type ForShop,
  type ShopActor,
} from './order.rules.ts'
export {
  addContract,
  lockContract,
  markReviewed,
  moveOrders,
  closeSoon,
  putOffClosing,
  setDeadline,
} from './order.store.ts'
export type {
  ContractRow,
  FrozenActivity,
  FrozenPreSale,
  FrozenService,
  Handover,
  LineSnapshot,
  NewOrder,
  OrderLineRow,
  OrderRow,
  StoredAddress,
} from './order.types.ts'
export { storeAddress } from './stored-address.ts'
