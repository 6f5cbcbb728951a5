export {
  addPaymentOrder,
  closePaymentOrders,
  findPaymentOrders,
  reopenPaymentOrder,
} from './payment-order.store.ts'
export { findDue } from './claims.rules.ts'
export { findSiteOfPayment } from './attempts/site-of-payment.ts'
export { sumDisputed } from './disputes/disputed-money.store.ts'
export { createPaymentRoutes } from './payment.routes.ts'
export { paymentFigures } from './payment.figures.ts'
export { paymentJobs } from './payment.jobs.ts'
export { paymentRounds, paymentSubscriptions } from './payment.listen.ts'
export type { PaidContract, PaymentDesk } from './payment-desk.ts'
export { movePayments } from './payment-owner.store.ts'
export type { Attempt, NewClaim, PaymentOrder, Refund } from './payment.types.ts'
