import { paymentJobs } from '#modules/payment/index.ts'
import type { Context } from '#platform/context.ts'
import { subscribe, type Round, type Subscription } from '#platform/jobs.ts'
import type { Senders } from '#modules/account/index.ts'
import { drawInvoice, drawUndrawn, forgetPersons, invoiceJobs } from '#modules/invoice/index.ts'
import { shippingJobs } from '#modules/shipping/index.ts'
import { renewSeals } from '#modules/voucher/index.ts'
import { finishDuePoints } from './benefits/earn-for-orders.ts'
import { expireCodes } from './codes/expire-codes.ts'
import { foldGoodsTallies, foldTallies } from './fold-tallies.ts'
import { forgetInvoices } from './invoices/forget-invoices.ts'
import { issueCodes, issueOverdue } from './codes/issue-codes.ts'
import { issueGiftCards } from './codes/issue-gift-cards.ts'
import { sendGiftCard } from './codes/gift-card-mail.ts'
import { mailHowToPay } from './mails/mail-how-to-pay.ts'
import { mailGuestCode } from './guests/mail-guest-code.ts'
import { mailGuestLink } from './guests/mail-guest-link.ts'
import { mailIssued } from './codes/voucher-mails.ts'
import { mailActedFor } from './desk/acted-for.ts'
import { mailDelayed } from './mails/mail-delayed.ts'
import { mailDelivered } from './mails/mail-delivered.ts'
import { mailLost } from './mails/mail-lost.ts'
import { mailOverdue } from './mails/mail-overdue.ts'
import { mailInvoice, sendInvoiceAgain } from './invoices/mail-invoice.ts'
import { mailMessage } from './messages/mail-message.ts'
import { mailReaddressed } from './mails/mail-readdressed.ts'
import { mailRerouted } from './mails/mail-rerouted.ts'
import { followRefusedCapture, takeBeforeItEnds } from './parcels/take-for-parcels.ts'
import { mailSold } from './mails/mail-sold.ts'
import { orderJobs } from './order.jobs.ts'
import { holdForPayment } from './payout/hold-shares.ts'
import { mailNotSent, mailReissued } from './reissue/mail-reissued.ts'
import { mailPickUp } from './codes/pick-up-mails.ts'
import { remindUnfetched } from './codes/remind-unfetched.ts'
import { confirmOverdue } from './receive-order.ts'
import { tellOverdue } from './parcels/tell-overdue.ts'
import {
  mailBalanceDue,
  mailCalledBack,
  mailComplete,
  mailContract,
  mailCorrected,
  mailFreeOrder,
  mailGroupBuy,
  mailRefunded,
  mailShipped,
} from './mails/send-mails.ts'

/** Who is written to about an order: its buyer at each step, its shops once it is paid. */
export function orderSubscriptions(
  own: () => Context,
  { mailer, sms }: Senders,
): readonly Subscription[] {
  return [
    subscribe(orderJobs.guestLink, (job) => mailGuestLink(own(), mailer, job)),
    subscribe(orderJobs.guestCode, (job) => mailGuestCode(own(), mailer, job)),
    subscribe(orderJobs.received, (job) => mailContract(own(), mailer, 'received', job.contractId)),
    subscribe(orderJobs.paid, (job) => mailContract(own(), mailer, 'paid', job.contractId)),
    subscribe(orderJobs.deposit, (job) => mailContract(own(), mailer, 'deposit', job.contractId)),
    subscribe(orderJobs.howToPay, (job) => mailHowToPay(own(), mailer, job)),
    subscribe(orderJobs.balanceDue, (job) => mailBalanceDue(own(), mailer, job)),
    subscribe(orderJobs.groupBuy, (job) => mailGroupBuy(own(), mailer, job)),
    subscribe(orderJobs.freeOrder, (job) => mailFreeOrder(own(), mailer, job)),
    subscribe(orderJobs.giftCard, (job) => sendGiftCard(own(), mailer, job)),
    subscribe(orderJobs.closed, (job) => mailContract(own(), mailer, 'closed', job.contractId)),
    subscribe(orderJobs.canceled, (job) => mailContract(own(), mailer, 'canceled', job.contractId)),
    subscribe(orderJobs.complete, (job) => mailComplete(own(), mailer, job)),
    subscribe(orderJobs.sold, (job) => mailSold(own(), mailer, job)),
    subscribe(orderJobs.readdressed, (job) => mailReaddressed(own(), mailer, job)),
    subscribe(invoiceJobs.draw, (job) => drawInvoice(own(), job)),
    subscribe(invoiceJobs.drawn, (job) => mailInvoice(own(), mailer, job)),
    subscribe(orderJobs.invoiceAgain, (job) => sendInvoiceAgain(own(), { mailer, sms }, job)),
    subscribe(orderJobs.issue, (job) => issueCodes(own(), job.contractId)),
    subscribe(orderJobs.issued, (job) => mailIssued(own(), mailer, job.orderId)),
    subscribe(orderJobs.pickUp, (job) => mailPickUp(own(), mailer, job)),
    subscribe(orderJobs.corrected, (job) => mailCorrected(own(), mailer, job)),
    subscribe(orderJobs.calledBack, (job) => mailCalledBack(own(), mailer, job)),
    subscribe(orderJobs.actedFor, (job) => mailActedFor(own(), mailer, job)),
    subscribe(orderJobs.delayed, (job) => mailDelayed(own(), mailer, job)),
    subscribe(orderJobs.overdue, (job) => mailOverdue(own(), mailer, job)),
    subscribe(shippingJobs.delivered, (job) => mailDelivered(own(), mailer, job)),
    subscribe(shippingJobs.lost, (job) => mailLost(own(), mailer, job)),
    subscribe(orderJobs.message, (job) => mailMessage(own(), mailer, job)),
    subscribe(orderJobs.reissued, (job) => mailReissued(own(), mailer, job)),
    subscribe(orderJobs.reissueCanceled, (job) => mailNotSent(own(), mailer, job)),
    subscribe(orderJobs.shipped, (job) => mailShipped(own(), mailer, job)),
    subscribe(paymentJobs.rerouted, (job) => mailRerouted(own(), mailer, job)),
    subscribe(paymentJobs.captureRefused, (job) => followRefusedCapture(own(), job)),
    subscribe(paymentJobs.disputeMoved, (job) => holdForPayment(own(), job)),
    subscribe(paymentJobs.promiseEnds, (job) => takeBeforeItEnds(own(), job)),
    subscribe(paymentJobs.refunded, (job) => mailRefunded(own(), mailer, job.refundId)),
  ]
}

/**
 * Receipts that nobody confirmed, points that become final, invoices that the tax office no longer
 * asks for or that were never drawn, and counts that are added up.
 */
export function orderClockRounds(own: () => Context): readonly Round[] {
  return [
    () => confirmOverdue(own()),
    () => finishDuePoints(own()),
    () => issueOverdue(own()),
    () => issueGiftCards(own()),
    () => expireCodes(own()),
    () => remindUnfetched(own()),
    () => tellOverdue(own()),
    () => renewSeals(own()),
    () => forgetInvoices(own()),
    () => forgetPersons(own()),
    () => drawUndrawn(own()),
    () => foldTallies(own()),
    () => foldGoodsTallies(own()),
  ]
}
