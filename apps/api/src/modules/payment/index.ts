export { channelsFor } from './channels.rules.ts'
export { createMockpay } from './mockpay.ts'
export { attemptFlow, refundFlow, type AttemptStatus } from './payment.flow.ts'
export {
  addAttempt,
  addCapture,
  addStrayCapture,
  addPaymentOrder,
  claimDueAttempts,
  findAttempt,
  findAttemptByKey,
  findAttemptByRef,
  findAppliedCapture,
  findAttempts,
  findKnownCaptures,
  findPaymentOrders,
  finishEvent,
  moveAttempt,
  movePaymentOrder,
  movePayments,
  type PaymentOrder,
} from './payment.store.ts'
export {
  ProviderRefused,
  type Attempt,
  type PaymentProvider,
  type ProviderCapture,
  type ProviderPayment,
  type Providers,
  type Refund,
} from './payment.types.ts'
export {
  addRefund,
  findDoneRefunds,
  findOpenRefunds,
  findRefund,
  findRefundOfReverse,
} from './refund.store.ts'
export { askAfterRefund, bounceRefund, sendDueRefunds, sendRefund } from './send-refund.ts'
export { addWebhookRoutes } from './webhook.ts'
export { paymentJobs, type Bounce } from './payment.jobs.ts'
