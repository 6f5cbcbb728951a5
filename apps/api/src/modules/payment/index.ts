export { reconcileWith } from './check-attempt.ts'
export {
  addPaymentOrder,
  closePaymentOrders,
  findPaymentOrders,
  reopenPaymentOrder,
} from './payment-order.store.ts'
export { findDue } from './claims.rules.ts'
export { leastPayable, usedMethod } from './channels.rules.ts'
export { closeAttempts, refuseWhileLive } from './close-attempt.ts'
export { bounceRefund } from './end-try.ts'
export { findAgreedRoute } from './agreed-route.ts'
export { findAttempt } from './attempt.store.ts'
export { forgetCards } from './cards/end-cards.ts'
export { followProvider } from './follow-provider.ts'
export { createPaymentRoutes } from './payment.routes.ts'
export { paymentFigures } from './payment.figures.ts'
export { paymentJobs } from './payment.jobs.ts'
export { paymentRounds, paymentSubscriptions } from './payment.listen.ts'
export type { PaidContract, PaymentDesk } from './payment-desk.ts'
export { movePayments } from './payment-owner.store.ts'
export type { PayInstructions } from './pay-widget.ts'
export type { ProviderPayment, Providers } from './payment-provider.ts'
export { openPayments, pageSourcesOf, type PaymentSetup } from './payment-setup.ts'
export type { Attempt, NewClaim, PaymentOrder, Refund } from './payment.types.ts'
export type { LineGivenBack, Purchase, PurchaseAddress, PurchaseLine } from './purchase.ts'
export { isGivenOtherWay } from './refund.rules.ts'
export { findRefund } from './refund.store.ts'
export {
  dropParcelCaptures,
  findEndingPromise,
  reserveParcelCapture,
  type PlannedCapture,
  type TakenBefore,
} from './reserve-parcel-capture.ts'
export { isStillToBeTaken, reserveRefund } from './reserve-refund.ts'
export { findLostSubject } from './stray-refund.ts'
export { payWithPromise, refusePromise, takeParcelCapture } from './take-authorisation.ts'
export { findNewCaptures, payWithCapture, returnCapture } from './take-capture.ts'
export { addWebhookRoutes } from './webhook.ts'
