import type { Context } from '#platform/context.ts'
import { subscribe, type Round, type Subscription } from '#platform/jobs.ts'
import { endCards } from './cards/end-cards.ts'
import { checkAttempt, checkDueAttempts, reconcile, takeEvent } from './attempts/check-attempt.ts'
import { closeAttempt } from './attempts/close-attempt.ts'
import { checkDispute, checkDueDisputes } from './disputes/answer-dispute.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { paymentJobs } from './payment.jobs.ts'
import { forgetPayloads } from './providers/forget-payloads.ts'
import { sendDueParcelCaptures, sendParcelCapture } from './captures/send-parcel-capture.ts'
import { sendDueRefunds, sendRefund } from './refunds/send-refund.ts'
import { giveUpPromise } from './captures/take-authorisation.ts'
import { probeSilent } from './reconciling/silent-provider.ts'
import { forgetTries } from './tries/limit-tries.ts'

/**
 * What payment answers by itself, given the desk behind which the orders are; whatever it finds out
 * ends in the desk's `settle`.
 */
export function paymentSubscriptions(
  own: () => Context,
  desk: PaymentDesk,
): readonly Subscription[] {
  return [
    subscribe(paymentJobs.event, (job) => takeEvent(own(), desk, job)),
    // Another attempt has paid its payment order: nobody shall pay this one, too. What was paid for
    // it meanwhile is found by asking and goes back.
    subscribe(paymentJobs.close, async (job) => {
      await closeAttempt(own(), desk, job.attemptId)
    }),
    subscribe(paymentJobs.check, (job) => checkAttempt(own(), desk, job.attemptId)),
    subscribe(paymentJobs.endCards, () => endCards(own(), desk.providers)),
    subscribe(paymentJobs.checkDispute, (job) =>
      checkDispute(own(), desk.providers, job.disputeId),
    ),
    subscribe(paymentJobs.takeForParcel, (job) => sendParcelCapture(own(), desk, job.captureId)),
    subscribe(paymentJobs.giveUp, (job) => giveUpPromise(own(), desk, job.attemptId)),
    subscribe(paymentJobs.sendRefund, (job) =>
      sendRefund(own(), desk.providers, job.refundId, desk.linesGivenBack),
    ),
  ]
}

/**
 * What is due. A buyer waits for the poller: payments and refunds whose next look has come. The
 * clock holds the books beside the providers' own lists.
 */
export function paymentRounds(
  own: () => Context,
  desk: PaymentDesk,
): { readonly poller: readonly Round[]; readonly clock: readonly Round[] } {
  return {
    poller: [
      () => probeSilent(own(), desk.providers),
      () => checkDueAttempts(own(), desk),
      () => sendDueParcelCaptures(own(), desk),
      () => sendDueRefunds(own(), desk.providers, desk.linesGivenBack),
    ],
    clock: [
      () => reconcile(own(), desk),
      () => endCards(own(), desk.providers),
      () => checkDueDisputes(own(), desk.providers),
      () => forgetPayloads(own()),
      () => forgetTries(own()),
    ],
  }
}
