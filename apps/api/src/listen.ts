import {
  accountJobs,
  sendAccountMail,
  sweepAccounts,
  type Senders,
} from '#modules/account/index.ts'
import {
  afterSalesJobs,
  mailReverse,
  mailShop,
  stepDueReverses,
  stepReverse,
  takeBackRefund,
} from '#modules/after-sales/index.ts'
import {
  checkDuePayments,
  checkoutJobs,
  checkPayment,
  closeOther,
  expireContract,
  expireDueContracts,
  mailContract,
  mailRefunded,
  mailShipped,
  reconcile,
  sweepQuotes,
  takeEvent,
} from '#modules/checkout/index.ts'
import { judgeWaiting, sweepLooseFiles, type Scanner } from '#modules/files/index.ts'
import { mailApplication, mailApplied, mailSeller, merchantJobs } from '#modules/merchant/index.ts'
import {
  confirmOverdue,
  forgetInvoices,
  mailGuestLink,
  mailSold,
  orderJobs,
} from '#modules/order/index.ts'
import { paymentJobs, sendDueRefunds, sendRefund, type Providers } from '#modules/payment/index.ts'
import { checkParcelsUnderWay, followParcel, shippingJobs } from '#modules/shipping/index.ts'
import type { Context } from '#platform/context.ts'
import { subscribe, type Subscription } from '#platform/jobs.ts'
import { sweepRateLimits } from '#platform/rate-limit.ts'
import { sweepMailsSent } from '#platform/send-once.ts'

/** Who listens to what: every job of the mall and the use case that answers it. */
export function listSubscriptions(
  own: () => Context,
  providers: Providers,
  senders: Senders,
): readonly Subscription[] {
  const { mailer } = senders
  return [
    subscribe(paymentJobs.event, (job) => takeEvent(own(), providers, job)),
    subscribe(paymentJobs.close, (job) => closeOther(own(), providers, job.attemptId)),
    subscribe(paymentJobs.check, (job) => checkPayment(own(), providers, job.attemptId)),
    subscribe(paymentJobs.sendRefund, (job) => sendRefund(own(), providers, job.refundId)),
    subscribe(paymentJobs.refundBounced, (job) => takeBackRefund(own(), job)),
    subscribe(paymentJobs.refundMoved, (job) => stepReverse(own(), job.reverseId)),
    subscribe(afterSalesJobs.step, (job) => stepReverse(own(), job.reverseId)),
    subscribe(afterSalesJobs.mail, (job) => mailReverse(own(), mailer, job)),
    subscribe(afterSalesJobs.mailShop, (job) => mailShop(own(), mailer, job)),
    subscribe(merchantJobs.mailApplication, (job) => mailApplication(own(), mailer, job)),
    subscribe(merchantJobs.mailApplied, (job) => mailApplied(own(), mailer, job)),
    subscribe(merchantJobs.mailSeller, (job) => mailSeller(own(), mailer, job)),
    subscribe(checkoutJobs.expire, (job) => expireContract(own(), providers, job.contractId)),
    subscribe(shippingJobs.follow, (job) => followParcel(own(), job)),
    subscribe(accountJobs.mail, (job) => sendAccountMail(own(), senders, job)),
    subscribe(orderJobs.guestLink, (job) => mailGuestLink(own(), mailer, job)),
    subscribe(checkoutJobs.received, (job) =>
      mailContract(own(), mailer, 'received', job.contractId),
    ),
    subscribe(checkoutJobs.paid, (job) => mailContract(own(), mailer, 'paid', job.contractId)),
    subscribe(checkoutJobs.closed, (job) => mailContract(own(), mailer, 'closed', job.contractId)),
    subscribe(orderJobs.sold, (job) => mailSold(own(), mailer, job)),
    subscribe(orderJobs.shipped, (job) => mailShipped(own(), mailer, job)),
    subscribe(paymentJobs.refunded, (job) => mailRefunded(own(), mailer, job.refundId)),
  ]
}

type Round = () => Promise<unknown>

/** What the clock does each minute: the rows that are due, whether or not their job was lost. Each is harmless to run twice, or in two processes at once. */
export function listClockRounds(
  own: () => Context,
  providers: Providers,
  scan: Scanner,
): readonly Round[] {
  return [
    () => expireDueContracts(own(), providers),
    () => confirmOverdue(own()),
    () => reconcile(own(), providers),
    () => checkParcelsUnderWay(own()),
    () => sweepRateLimits(own()),
    () => sweepMailsSent(own()),
    () => sweepAccounts(own()),
    () => forgetInvoices(own()),
    () => sweepLooseFiles(own()),
    () => judgeWaiting(own(), scan),
    () => sweepQuotes(own().db, new Date(own().now().getTime() - 86_400_000)),
  ]
}

/** What the poller does every two seconds, because a buyer is waiting: payments, refunds and after-sales orders whose next look is due. */
export function listPollRounds(own: () => Context, providers: Providers): readonly Round[] {
  return [
    () => checkDuePayments(own(), providers),
    () => sendDueRefunds(own(), providers),
    () => stepDueReverses(own()),
  ]
}

/**
 * Runs the rounds one after the other, at once and then again after each pause. In the process itself rather than as a job: what a killed
 * process left half-way is found within seconds of the next start, and no lock of the dead one is waited for. Answers with a function that stops it.
 */
export function repeat(
  rounds: readonly Round[],
  everyMs: number,
  log: Context['log'],
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  async function run(): Promise<void> {
    for (const round of rounds)
      if (!isStopped)
        await round().catch((error: unknown) =>
          log.error({ err: error }, 'a round of the clock failed'),
        )
    if (!isStopped)
      timer = setTimeout(() => {
        running = run()
      }, everyMs)
  }
  let running = run()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
