export { channelsFor, type Channel } from './channels.rules.ts'
export { findKnownCaptures } from './capture.store.ts'
export { bounceRefund } from './end-try.ts'
export { keepCapture } from './keep-capture.ts'
export { openMatter } from './matter.store.ts'
export { moneyRoutes } from './money.routes.ts'
export { paymentFlows } from './flows.ts'
export { liveAttempts } from './payment.flow.ts'
export { paymentJobs, type Bounce } from './payment.jobs.ts'
export {
  logUnanswered,
  ProviderRefused,
  type PaymentProvider,
  type ProviderPayment,
  type Providers,
} from './payment-provider.ts'
export { openPayments, type PaymentSetup } from './payment-setup.ts'
export {
  addAttempt,
  addPaymentOrder,
  claimDueAttempts,
  findAttempt,
  findAttemptByKey,
  findAttemptByRef,
  findAttemptMeant,
  findAttempts,
  findPaymentOrders,
  finishEvent,
  moveAttempt,
  movePaymentOrder,
  movePayments,
  type PaymentOrder,
} from './payment.store.ts'
export type { Attempt, Refund } from './payment.types.ts'
export { reconcileCaptures, type Reconciliation } from './reconcile.ts'
export { findRefund, findRefundOfReverse } from './refund.store.ts'
export { reserveRefund } from './reserve-refund.ts'
export { hearOfRefunds, sendDueRefunds, sendRefund } from './send-refund.ts'
export { addWebhookRoutes } from './webhook.ts'
