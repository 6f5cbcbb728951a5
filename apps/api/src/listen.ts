import type { Id } from '@galleria/kernel/id'
import {
  sendAccountLetter,
  sweepAccounts,
  type LetterJob,
  type Senders,
} from '#modules/account/index.ts'
import {
  mailReverse,
  stepDueReverses,
  stepReverse,
  takeBackRefund,
  type ReverseMailKind,
} from '#modules/after-sales/index.ts'
import {
  checkDuePayments,
  checkPayment,
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
import {
  mailApplication,
  mailSeller,
  type ApplicationMailKind,
  type SellerMailKind,
} from '#modules/merchant/index.ts'
import {
  confirmOverdue,
  forgetInvoices,
  mailGuestLink,
  type GuestLinkJob,
} from '#modules/order/index.ts'
import { sendDueRefunds, sendRefund, type Bounce, type Providers } from '#modules/payment/index.ts'
import { checkParcelsUnderWay, followParcel } from '#modules/shipping/index.ts'
import type { Context } from '#platform/context.ts'
import type { Subscription } from '#platform/jobs.ts'
import { sweepRateLimits } from '#platform/rate-limit.ts'

/** Who listens to what: every job of the mall and the use case that answers it. */
export function listSubscriptions(
  own: () => Context,
  providers: Providers,
  senders: Senders,
): readonly Subscription[] {
  const { mailer } = senders
  return [
    {
      name: 'payment.event',
      run: (job: { provider: string; eventId: string; paymentRef: string }) =>
        takeEvent(own(), providers, job),
    },
    {
      name: 'payment.check',
      run: (job: { attemptId: Id<'attempt'> }) => checkPayment(own(), providers, job.attemptId),
    },
    {
      name: 'refund.send',
      run: (job: { refundId: Id<'refund'> }) => sendRefund(own(), providers, job.refundId),
    },
    { name: 'refund.bounced', run: (job: Bounce) => takeBackRefund(own(), job) },
    {
      name: 'refund.moved',
      run: (job: { reverseId: Id<'reverse'> }) => stepReverse(own(), job.reverseId),
    },
    {
      name: 'reverse.step',
      run: (job: { reverseId: Id<'reverse'> }) => stepReverse(own(), job.reverseId),
    },
    {
      name: 'mail.reverse',
      run: (job: { reverseId: Id<'reverse'>; kind: ReverseMailKind }) =>
        mailReverse(own(), mailer, job),
    },
    {
      name: 'mail.application',
      run: (job: { applicationId: Id<'application'>; kind: ApplicationMailKind }) =>
        mailApplication(own(), mailer, job),
    },
    {
      name: 'mail.seller',
      run: (job: { sellerId: number; kind: SellerMailKind }) => mailSeller(own(), mailer, job),
    },
    {
      name: 'order.expire',
      run: (job: { contractId: Id<'contract'> }) =>
        expireContract(own(), providers, job.contractId),
    },
    {
      name: 'parcel.follow',
      run: (job: { parcelId: Id<'parcel'>; country: string; language: string }) =>
        followParcel(own(), job),
    },
    { name: 'account.letter', run: (job: LetterJob) => sendAccountLetter(own(), senders, job) },
    { name: 'guest.link', run: (job: GuestLinkJob) => mailGuestLink(own(), mailer, job) },
    {
      name: 'mail.received',
      run: (job: { contractId: Id<'contract'> }) =>
        mailContract(own(), mailer, 'received', job.contractId),
    },
    {
      name: 'mail.paid',
      run: (job: { contractId: Id<'contract'> }) =>
        mailContract(own(), mailer, 'paid', job.contractId),
    },
    {
      name: 'mail.closed',
      run: (job: { contractId: Id<'contract'> }) =>
        mailContract(own(), mailer, 'closed', job.contractId),
    },
    {
      name: 'mail.shipped',
      run: (job: { orderId: Id<'order'>; parcelId: Id<'parcel'> }) =>
        mailShipped(own(), mailer, job),
    },
    {
      name: 'mail.refunded',
      run: (job: { refundId: Id<'refund'> }) => mailRefunded(own(), mailer, job.refundId),
    },
  ]
}

export const jobNames = [
  'payment.event',
  'payment.check',
  'refund.send',
  'refund.bounced',
  'refund.moved',
  'reverse.step',
  'mail.reverse',
  'mail.application',
  'mail.seller',
  'order.expire',
  'parcel.follow',
  'account.letter',
  'guest.link',
  'mail.received',
  'mail.paid',
  'mail.closed',
  'mail.shipped',
  'mail.refunded',
] as const

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
