import { DAY } from '@galleria/kernel/time'
import {
  accountSubscriptions,
  resealSecondFactors,
  sweepAccounts,
  type Senders,
} from '#modules/account/index.ts'
import {
  afterSalesJobs,
  mayStillGoToMall,
  stepDueReverses,
  stepReverse,
} from '#modules/after-sales/index.ts'
import { approveByRule } from '#modules/after-sales/answering/index.ts'
import { mailDispute } from '#modules/after-sales/disputes/index.ts'
import { mailReverse, mailShop } from '#modules/after-sales/mails/index.ts'
import { takeBackRefund } from '#modules/after-sales/steps/index.ts'
import { expireDueDraws, finishCampaigns } from '#modules/campaign/index.ts'
import { recordMisses, recountWords } from '#modules/catalog/search/index.ts'
import { checkoutJobs, deskFor, sweepQuotes } from '#modules/checkout/index.ts'
import {
  catchUpEndings,
  endDueGroupBuys,
  endGroupBuy,
  expireContract,
  expireDueContracts,
} from '#modules/checkout/ending/index.ts'
import { payFreeOrders } from '#modules/checkout/placing/index.ts'
import { exportJobs, makeExport, sweepExports } from '#modules/exports/index.ts'
import { judgeWaiting, sweepLooseFiles, type Scanner } from '#modules/files/index.ts'
import { merchantSubscriptions, sweepInvitations } from '#modules/merchant/index.ts'
import { beginPlannedPrices, goodsSubscriptions, tellLowStock } from '#modules/goods/index.ts'
import { changePrices, priceChangeJobs, sweepPriceChanges } from '#modules/price-changes/index.ts'
import { checkRows, goodsTableJobs, importRows, sweepImports } from '#modules/goods-table/index.ts'
import { catalogJobs } from '#modules/catalog/index.ts'
import { moveRetiredGoods } from '#modules/catalog/categories/index.ts'
import { foldListed } from '#modules/catalog/stock/index.ts'
import { closeSoon, orderClockRounds, orderJobs, orderSubscriptions } from '#modules/order/index.ts'
import { tellFree } from '#modules/order/benefits/index.ts'
import { paymentJobs, paymentRounds, paymentSubscriptions } from '#modules/payment/index.ts'
import type { Providers } from '#modules/payment/providers/index.ts'
import { proposalRounds, proposalSubscriptions } from '#modules/proposals/index.ts'
import { restockSubscriptions, sweepAlerts, tellRestocked } from '#modules/restock/index.ts'
import {
  mailDecided,
  mailReporter,
  reviewJobs,
  mailReminder,
  remindToReview,
} from '#modules/review/index.ts'
import {
  checkParcelsUnderWay,
  checkReverseParcels,
  followParcel,
  followReverseParcel,
  shippingJobs,
} from '#modules/shipping/index.ts'
import {
  resealWebhooks,
  sendDue,
  sweepWebhooks,
  webhookSubscriptions,
} from '#modules/webhooks/index.ts'
import { forgetWithdrawals, withdrawalSubscriptions } from '#modules/withdrawal/index.ts'
import { sweepAuditOrigins } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { defineCounter } from '#platform/counters.ts'
import { subscribe, type Round, type Subscription } from '#platform/jobs.ts'
import { sweepMailNotes } from '#platform/mail-notes.ts'
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
    ...paymentSubscriptions(own, deskFor(providers)),
    subscribe(paymentJobs.answersAgain, (job) => closeSoon(own().db, job.contractIds)),
    subscribe(paymentJobs.closedByHand, (job) => expireContract(own(), providers, job.contractId)),
    subscribe(paymentJobs.refundBounced, (job) => takeBackRefund(own(), job)),
    subscribe(paymentJobs.refundMoved, (job) => stepReverse(own(), job.reverseId)),
    subscribe(afterSalesJobs.step, (job) => stepReverse(own(), job.reverseId)),
    subscribe(afterSalesJobs.rule, (job) => approveByRule(own(), job.reverseId)),
    subscribe(orderJobs.surcharge, (job) => stepReverse(own(), job.reverseId)),
    subscribe(afterSalesJobs.mail, (job) => mailReverse(own(), mailer, job)),
    subscribe(afterSalesJobs.mailDispute, (job) => mailDispute(own(), mailer, job)),
    subscribe(afterSalesJobs.mailShop, (job) => mailShop(own(), mailer, job)),
    ...merchantSubscriptions(own, mailer),
    ...goodsSubscriptions(own, mailer),
    ...proposalSubscriptions(own, mailer),
    ...restockSubscriptions(own, mailer),
    subscribe(reviewJobs.mailDecided, (job) => mailDecided(own(), mailer, job)),
    subscribe(reviewJobs.remind, (job) => mailReminder(own(), mailer, job)),
    subscribe(reviewJobs.mailReporter, (job) => mailReporter(own(), mailer, job)),
    subscribe(checkoutJobs.expire, (job) => expireContract(own(), providers, job.contractId)),
    subscribe(checkoutJobs.endGroupBuy, (job) => endGroupBuy(own(), job.groupBuyId)),
    subscribe(shippingJobs.follow, (job) => followParcel(own(), job)),
    subscribe(shippingJobs.followReverse, (job) => followReverseParcel(own(), job)),
    subscribe(shippingJobs.reverseNews, (job) => stepReverse(own(), job.reverseId)),
    ...accountSubscriptions(own, senders, mailer),
    ...orderSubscriptions(own, senders),
    ...webhookSubscriptions(own, mailer),
    ...withdrawalSubscriptions(own, mailer),
    subscribe(catalogJobs.moveRetired, () => moveRetiredGoods(own())),
    subscribe(exportJobs.make, (job) => makeExport(own(), job)),
    subscribe(priceChangeJobs.run, (job) => changePrices(own(), job)),
    subscribe(goodsTableJobs.check, (job) => checkRows(own(), job)),
    subscribe(goodsTableJobs.run, (job) => importRows(own(), job)),
  ]
}

/**
 * What the clock does each minute: the rows that are due, whether or not their job was lost. Each
 * is harmless to run twice, or in two processes at once.
 */
export function listClockRounds(
  own: () => Context,
  providers: Providers,
  scan: Scanner,
): readonly Round[] {
  return [
    () => endDueGroupBuys(own()),
    () => expireDueContracts(own(), providers),
    () => finishCampaigns(own(), (tx, orderIds) => tellFree(own(), tx, orderIds)),
    () => payFreeOrders(own(), mayStillGoToMall),
    () => expireDueDraws(own()),
    () => catchUpEndings(own()),
    ...orderClockRounds(own),
    () => foldListed(own()),
    () => recountWords(own()),
    () => moveRetiredGoods(own()),
    ...paymentRounds(own, deskFor(providers)).clock,
    ...proposalRounds(own),
    () => checkParcelsUnderWay(own()),
    () => checkReverseParcels(own()),
    () => sweepRateLimits(own()),
    () => sweepMailsSent(own()),
    () => sweepMailNotes(own()),
    () => sweepAccounts(own()),
    () => resealSecondFactors(own()),
    () => resealWebhooks(own()),
    () => sendDue(own()),
    () => sweepWebhooks(own()),
    () => sweepInvitations(own()),
    () => sweepAuditOrigins(own()),
    () => recordMisses(own()),
    () => sweepAlerts(own()),
    () => tellRestocked(own()),
    () => remindToReview(own()),
    () => tellLowStock(own()),
    () => sweepLooseFiles(own()),
    () => own().files.sweepDrafts(own().now()),
    () => judgeWaiting(own(), scan),
    () => sweepExports(own()),
    () => sweepImports(own()),
    () => sweepPriceChanges(own()),
    () => forgetWithdrawals(own()),
    () => sweepQuotes(own().db, new Date(own().now().getTime() - DAY)),
  ]
}

/**
 * What the poller does every two seconds, because somebody is waiting: payments, refunds and
 * after-sales orders whose next look is due, and prices that begin.
 */
export function listPollRounds(own: () => Context, providers: Providers): readonly Round[] {
  return [
    ...paymentRounds(own, deskFor(providers)).poller,
    () => stepDueReverses(own()),
    () => beginPlannedPrices(own()),
  ]
}

export type Repeated = {
  readonly name: string
  /** Since all rounds last ended well, one after the other; before that since the first began. */
  secondsSinceDone(): number
  stop(): Promise<void>
}

const failures = defineCounter({
  name: 'mall_round_failures_total',
  help: 'Rounds of the clock, the poller and the looks at the clock and at the pages where one pays that ended with an error',
  labels: ['round'],
  begin: ['clock', 'poller', 'time', 'pages'].map((round) => ({ round })),
})

/**
 * Runs the rounds one after the other, at once and then again after each pause. In the process
 * itself rather than as a job: what a killed process left half-way is found within seconds of the
 * next start, and no lock of the dead one is waited for.
 */
export function repeat(
  name: 'clock' | 'poller' | 'time' | 'pages',
  rounds: readonly Round[],
  everyMs: number,
  log: Context['log'],
): Repeated {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let doneAt = performance.now()
  async function run(): Promise<void> {
    let hasFailed = false
    for (const round of rounds)
      if (!isStopped)
        await round().catch((error: unknown) => {
          hasFailed = true
          failures.add({ round: name })
          log.error({ err: error }, 'a round of the clock failed')
        })
    if (!hasFailed) doneAt = performance.now()
    if (!isStopped)
      timer = setTimeout(() => {
        running = run()
      }, everyMs)
  }
  let running = run()
  return {
    name,
    secondsSinceDone: () => (performance.now() - doneAt) / 1000,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
