export {
  cancelAmount,
  cancelableQty,
  heldAmount,
  heldQty,
  isAskedOut,
  reversibleQty,
  shippingWith,
} from './claims.rules.ts'
export {
  addClaims,
  cancelUnsent,
  countRefunded,
  freeClaims,
  uncountRefunded,
  type Claims,
} from './claims.store.ts'
export { createGuestRoomRoutes } from './guest-room.routes.ts'
export { forgetInvoices } from './forget-invoices.ts'
export { guestToken } from './guest-link.ts'
export { mailSold } from './mail-sold.ts'
export { mailGuestLink } from './mail-guest-link.ts'
export { findOrderCodes } from './order-codes.queries.ts'
export { forgetContracts, moveContracts } from './order-owner.store.ts'
export { countOpenOrders } from './open-orders.queries.ts'
export { orderFlow, type OrderFacts, type OrderStatus } from './order.flow.ts'
export {
  findContract,
  findContractForMall,
  findContractOrders,
  findOrder,
  findOrderForMall,
  findOrders,
  hasKeyword,
} from './order.queries.ts'
export { linesInParcel, presentHistory, presentLine, presentOrderRow } from './order.present.ts'
export { orderRoutes } from './order.routes.ts'
export { factsOf, operationsOf, orderCode } from './order.rules.ts'
export {
  addContract,
  lockContract,
  lockOrders,
  markReviewed,
  moveOrders,
  setDeadline,
} from './order.store.ts'
export type {
  ContractRow,
  LineSnapshot,
  NewOrder,
  OrderLineRow,
  OrderRow,
  StoredAddress,
} from './order.types.ts'
export { confirmOverdue } from './receive-order.ts'
export { orderJobs } from './order.jobs.ts'
