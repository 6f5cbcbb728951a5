export { channelsFor, type Channel } from './channels.rules.ts'
export { keepCapture } from './keep-capture.ts'
export { findKnownCaptures } from './capture.store.ts'
export { bounceRefund } from './end-try.ts'
export { openMatter, resolveMatters } from './matter.store.ts'
export { matterFlow } from './matter.flow.ts'
export { moneyRoutes } from './money.routes.ts'
export { createMockpay } from './mockpay.ts'
export { openPayments, type PaymentSetup } from './payment-setup.ts'
export { attemptFlow, liveAttempts, refundFlow, type AttemptStatus } from './payment.flow.ts'
export {
  addAttempt,
  addPaymentOrder,
  claimDueAttempts,
  findAttempt,
  findAttemptByKey,
  findAttemptByRef,
  findAttempts,
  findPaymentOrders,
  finishEvent,
  moveAttempt,
  movePaymentOrder,
  movePayments,
  type PaymentOrder,
} from './payment.store.ts'
export {
  logUnanswered,
  ProviderRefused,
  type PaymentProvider,
  type ProviderCapture,
  type ProviderPayment,
  type Providers,
} from './payment-provider.ts'
export type { Attempt, Refund } from './payment.types.ts'
export { findRefund, findRefundOfReverse } from './refund.store.ts'
export { isUuid } from './refund-try.store.ts'
export { reserveRefund } from './reserve-refund.ts'
export { hearOfRefunds, sendDueRefunds, sendRefund } from './send-refund.ts'
export { findUnread, forgetUnread, keepUnread } from './unread.store.ts'
export { addWebhookRoutes } from './webhook.ts'
export { paymentJobs, type Bounce } from './payment.jobs.ts'
