import type { Id } from '@galleria/kernel/id'
import { mailReverse, stepDueReverses, stepReverse, type ReverseMailKind } from '#modules/after-sales/index.ts'
import { checkDuePayments, checkPayment, expireContract, expireDueContracts, mailContract, mailRefunded, mailShipped, reconcile, sweepQuotes, takeEvent } from '#modules/checkout/index.ts'
import { sweepLooseFiles } from '#modules/files/index.ts'
import { confirmOverdue } from '#modules/order/index.ts'
import { sendDueRefunds, sendRefund, type Providers } from '#modules/payment/index.ts'
import { checkParcelsUnderWay, followParcel } from '#modules/shipping/index.ts'
import type { Context } from '#platform/context.ts'
import type { Clockwork, Subscription } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { sweepRateLimits } from '#platform/rate-limit.ts'

/** Who listens to what: every job of the mall and the use case that answers it. */
export function listSubscriptions(own: () => Context, providers: Providers, mailer: Mailer): readonly Subscription[] {
  return [
    { name: 'payment.event', run: (job: { provider: string; eventId: string; paymentRef: string }) => takeEvent(own(), providers, job) },
    { name: 'payment.check', run: (job: { attemptId: Id<'attempt'> }) => checkPayment(own(), providers, job.attemptId) },
    { name: 'refund.send', run: (job: { refundId: Id<'refund'> }) => sendRefund(own(), providers, job.refundId) },
    { name: 'refund.moved', run: (job: { reverseId: Id<'reverse'> }) => stepReverse(own(), job.reverseId) },
    { name: 'reverse.step', run: (job: { reverseId: Id<'reverse'> }) => stepReverse(own(), job.reverseId) },
    { name: 'mail.reverse', run: (job: { reverseId: Id<'reverse'>; kind: ReverseMailKind }) => mailReverse(own(), mailer, job) },
    { name: 'order.expire', run: (job: { contractId: Id<'contract'> }) => expireContract(own(), providers, job.contractId) },
    { name: 'parcel.follow', run: (job: { parcelId: Id<'parcel'>; country: string; language: string }) => followParcel(own(), job) },
    { name: 'mail.received', run: (job: { contractId: Id<'contract'> }) => mailContract(own(), mailer, 'received', job.contractId) },
    { name: 'mail.paid', run: (job: { contractId: Id<'contract'> }) => mailContract(own(), mailer, 'paid', job.contractId) },
    { name: 'mail.closed', run: (job: { contractId: Id<'contract'> }) => mailContract(own(), mailer, 'closed', job.contractId) },
    { name: 'mail.shipped', run: (job: { orderId: Id<'order'>; parcelId: Id<'parcel'> }) => mailShipped(own(), mailer, job) },
    { name: 'mail.refunded', run: (job: { refundId: Id<'refund'> }) => mailRefunded(own(), mailer, job.refundId) },
  ]
}

export const jobNames = ['payment.event', 'payment.check', 'refund.send', 'refund.moved', 'reverse.step', 'mail.reverse', 'order.expire', 'parcel.follow', 'mail.received', 'mail.paid', 'mail.closed', 'mail.shipped', 'mail.refunded'] as const

/** What the clock does each minute: the rows that are due, whether or not their job was lost. */
export function listClockworks(own: () => Context, providers: Providers): readonly Clockwork[] {
  return [
    { name: 'clock.orders', run: () => expireDueContracts(own(), providers) },
    { name: 'clock.receipts', run: () => confirmOverdue(own()) },
    { name: 'clock.refunds', run: () => sendDueRefunds(own(), providers) },
    { name: 'clock.reverses', run: () => stepDueReverses(own()) },
    { name: 'clock.reconcile', async run() { await reconcile(own(), providers) } },
    { name: 'clock.parcels', run: () => checkParcelsUnderWay(own()) },
    { name: 'clock.sweep', async run() {
      const ctx = own()
      await sweepRateLimits(ctx)
      await sweepLooseFiles(ctx)
      await sweepQuotes(ctx.db, new Date(ctx.now().getTime() - 86_400_000))
    } },
  ]
}

/** The payment poller runs more often than the clock: a buyer is waiting. Answers with a function that stops it. */
export function startPaymentPoller(own: () => Context, providers: Providers, everyMs = 2000): () => Promise<void> {
  let isStopped = false
  let round: Promise<void> = Promise.resolve()
  async function run(): Promise<void> {
    const ctx = own()
    await checkDuePayments(ctx, providers).catch((error: unknown) => ctx.log.error({ err: error }, 'the payment poller failed'))
    if (!isStopped) timer = setTimeout(() => { round = run() }, everyMs)
  }
  let timer = setTimeout(() => { round = run() }, everyMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await round
  }
}
