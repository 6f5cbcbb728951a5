export { checkAttempt, checkDueAttempts, reconcile, takeEvent } from './check-attempt.ts'
export { channelsFor, type Channel } from './channels.rules.ts'
export { addClaim, closeClaims, findClaims } from './claim.store.ts'
export { closeAttempt, closeAttempts } from './close-attempt.ts'
export { bounceRefund } from './end-try.ts'
export { findAttempt, findAttempts } from './attempt.store.ts'
export { followProvider } from './follow-provider.ts'
export { createMoneyRoutes } from './money.routes.ts'
export { isLive } from './payment.flow.ts'
export { paymentJobs, type Bounce } from './payment.jobs.ts'
export type { PaymentDesk } from './payment-desk.ts'
export { movePayments } from './payment-owner.store.ts'
export type { ProviderPayment, Providers } from './payment-provider.ts'
export { openPayments, type PaymentSetup } from './payment-setup.ts'
export type { Attempt, Claim, Refund } from './payment.types.ts'
export { findRefund } from './refund.store.ts'
export { reserveRefund } from './reserve-refund.ts'
export { sendDueRefunds, sendRefund } from './send-refund.ts'
export { startAttempt } from './start-attempt.ts'
export {
  findNewCaptures,
  payClaim,
  returnCapture,
  type Capture,
  type ReturnReason,
} from './take-capture.ts'
export { addWebhookRoutes } from './webhook.ts'
