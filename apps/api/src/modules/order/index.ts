export { addDeliveryNoteRoutes } from './delivery-note.routes.ts'
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
export { disownToken, guestToken, readDisownToken, readGuestToken } from './guest-link.ts'
export { COMMISSION_RATE } from './commission.rules.ts'
export { finishSurcharge, placeSurcharge, tellExchange, type SurchargeLine } from './surcharge.ts'
export { endOfPeriod, exemptionOf, isInPeriod, withdrawableQty } from './withdrawable.rules.ts'
export { KEEP_YEARS } from './keep-years.rules.ts'
export { variantOf } from './invoice-draft.rules.ts'
export { takeForParcels } from './take-for-parcels.ts'
export { lockSellersOrder } from './lock-sellers-order.ts'
export { variantDetails } from './mail-goods.ts'
export { findMailbox } from './mailbox.ts'
export { countOpenOrders } from './open-orders.queries.ts'
export { isShownInMessage, readMessages, writeToBuyer, writeToShop } from './order-messages.ts'
export { findOrderCodes } from './order-codes.queries.ts'
export { readSellersOrder } from './merchant-orders.ts'
export { readAnyOrder } from './operator-orders.ts'
export { pageAllOrders } from './operator-orders.queries.ts'
export { tellActedFor } from './acted-for.ts'
export { forgetOrderViews } from './order-views.ts'
export { forgetContracts, moveContracts } from './order-owner.store.ts'
export { orderFigures } from './order.figures.ts'
export { orderJobs } from './order.jobs.ts'
export { orderClockRounds, orderSubscriptions } from './order.listen.ts'
export { presentOrderLines, presentOrderRow } from './order.present.ts'
export { issueGiftCards } from './issue-gift-cards.ts'
export { withdrawGiftCards } from './withdraw-gift-cards.ts'
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
export { tellOverdue } from './tell-overdue.ts'
export { storeAddress } from './stored-address.ts'
export { reconcileParcels } from './reconcile-parcels.ts'
export { writeCreditNote, writeDepositInvoice, writeDepositReturn } from './write-invoice.ts'
