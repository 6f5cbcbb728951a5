export { hasActivities, presentActivities } from './activities.present.ts'
export {
  askableQty,
  heldAmount,
  availableOf,
  cancelableQty,
  findAskedUnits,
  findAvailable,
  heldQty,
  giftsWith,
  namesGift,
  unsentGifts,
  type Available,
} from './claims.rules.ts'
export { changeClaims, markGifted } from './claims.store.ts'
export { adjustEarnings } from './earn-for-orders.ts'
export { COMMISSION_RATE } from './commission.rules.ts'
export { finishSurcharge, placeSurcharge, tellExchange, type SurchargeLine } from './surcharge.ts'
export { endOfPeriod, exemptionOf, isInPeriod, withdrawableQty } from './withdrawable.rules.ts'
export { countOpenOrders } from './open-orders.queries.ts'
export { forgetContracts, moveContracts } from './order-owner.store.ts'
export { orderFigures } from './order.figures.ts'
export { orderJobs } from './order.jobs.ts'
export { orderClockRounds, orderSubscriptions } from './order.listen.ts'
export { presentOrderLines, presentOrderRow } from './order.present.ts'
export { endBenefits, markBenefits, tellFree } from './order-benefits.ts'
export { findContract, findOrder, findOrders, isInGroupBuy } from './order.queries.ts'
export { createOrderRoutes } from './order.routes.ts'
export {
  AFTER_SALES_DAYS,
  allowsBuyer,
  askingTime,
  asShop,
  countedOf,
  faultsUntil,
  isAllBack,
  isGoodsBack,
  isForgotten,
  isInAfterSalesTime,
  isSurcharge,
  operationsOf,
  reasonOf,
  type ForShop,
  type ShopActor,
  type TimesOfAsking,
} from './order.rules.ts'
export {
  addContract,
  lockContract,
  markReviewed,
  moveOrders,
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
