import { fill, type Part } from '#platform/write-mail.ts'
import type { Mail } from '#platform/mail.ts'
import type { ParcelRow } from '#modules/shipping/index.ts'
import {
  codes,
  compose,
  deliverTo,
  goods,
  orderLinks,
  pointsText,
  price,
  totalOf,
  wordsFor,
  type MailCase,
} from './mail-parts.ts'
import { groupFactsOf } from './group-buy-mails.ts'
import { lastAskingDay } from './order.rules.ts'
import { linesInParcel } from './order.present.ts'
import { factsOf, missedMail, partsOf } from './pre-sale-mails.ts'

/** The mails of an order in its buyer's language, as text and as HTML made from the same parts. Pure. */

export function receivedMail(one: MailCase): Mail {
  const { words, time } = wordsFor(one)
  const isInParts = hasDeposit(one)
  return compose(one, fill(words.mails.received.subject, { code: codes(one) }), [
    {
      kind: 'line',
      text: isInParts
        ? fill(words.mails.preSale.received, factsOf(one).facts)
        : fill(words.mails.received.intro, { deadline: time(one.contract.deadlineAt) }),
    },
    ...goods(one),
    {
      kind: 'rows',
      rows: [[words.mails.total, price(one, totalOf(one))], ...(isInParts ? partsOf(one) : [])],
    },
    // What stands in it was typed by whoever ordered.
    ...(one.mailbox.isProven ? deliverTo(one) : []),
  ])
}

export function paidMail(one: MailCase): Mail {
  const { words, amount } = wordsFor(one)
  return compose(one, fill(words.mails.paid.subject, { code: codes(one) }), [
    {
      kind: 'line',
      text:
        one.contract.needPay > 0
          ? fill(paidWords(one), {
              amount: amount(one.contract.needPay),
            })
          : fill(words.mails.points.paid, { points: pointsText(totalOf(one)) }),
    },
    ...goods(one),
    { kind: 'rows', rows: [[words.mails.total, price(one, totalOf(one))]] },
  ])
}

/** What happens next: something is sent, codes are made, or all of it is made ready to be fetched. */
function paidWords(one: MailCase): string {
  const { mails } = wordsFor(one).words
  if (one.orders.every(({ pickup }) => pickup)) return mails.pickUp.paid
  return isVouchers(one) ? mails.voucher.paid : mails.paid.intro
}

export function closedMail(one: MailCase): Mail {
  if (one.orders.some((order) => order.paid > 0)) return missedMail(one)
  const { words } = wordsFor(one)
  return compose(one, fill(words.mails.closed.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.closed.intro },
    ...goods(one),
  ])
}

export function canceledMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, fill(words.mails.canceled.subject, { code: codes(one) }), [
    {
      kind: 'line',
      text: one.orders.some((order) => order.paid > 0)
        ? whatGoesBack(one)
        : words.mails.canceled.intro,
    },
    ...goods(one),
  ])
}

/** Of an order that was paid, in part or whole, and that its buyer has cancelled before anything was sent. */
function whatGoesBack(one: MailCase): string {
  const { words } = wordsFor(one)
  return one.orders.some(({ groupBuy }) => groupBuy)
    ? fill(words.mails.groupBuy.left, groupFactsOf(one).facts)
    : fill(words.mails.preSale.withdrawn, factsOf(one).facts)
}

/** A guest's address that nobody has proven gets nothing of what was typed. */
export function readdressedMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, fill(words.mails.readdressed.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.readdressed.intro },
    ...(one.mailbox.isProven ? deliverTo(one) : []),
    ...orderLinks(one),
  ])
}

/** It was drawn; what of it goes back, and when. */
export function freeOrderMail(one: MailCase, amount: number): Mail {
  const { words, amount: sum } = wordsFor(one)
  return compose(one, fill(words.mails.freeOrder.subject, { code: codes(one) }), [
    { kind: 'line', text: fill(words.mails.freeOrder.intro, { amount: sum(amount) }) },
    { kind: 'line', text: words.mails.freeOrder.when },
    ...orderLinks(one),
  ])
}

/** Received, as its buyer said or as the clock took it; until when something can still be asked about it. */
export function completeMail(one: MailCase, by: 'buyer' | 'clock'): Mail {
  const { words, time } = wordsFor(one)
  const until = lastAskingDay(one.orders[0]?.completedAt ?? one.setting.now)
  return compose(one, fill(words.mails.complete.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.complete[by] },
    { kind: 'line', text: fill(words.mails.complete.until, { deadline: time(until) }) },
    ...orderLinks(one),
  ])
}

export function shippedMail(one: MailCase, parcel: ParcelRow): Mail {
  return parcelMail(one, parcel, 'shipped')
}

/** Its number was typed wrongly before: the one that holds, with what is in the parcel. */
export function correctedMail(one: MailCase, parcel: ParcelRow): Mail {
  return parcelMail(one, parcel, 'corrected')
}

/** It has not left its shop; why, and what was in it. Nothing leads to its carrier any more. */
export function calledBackMail(one: MailCase, parcel: ParcelRow): Mail {
  const { words } = wordsFor(one)
  const facts = {
    shop: one.orders[0]?.shopName ?? '',
    carrier: parcel.carrierName,
    number: parcel.number,
    reason: parcel.callBackReason ?? '',
  }
  return compose(one, fill(words.mails.calledBack.subject, { code: codes(one) }), [
    { kind: 'line', text: fill(words.mails.calledBack.intro, facts) },
    { kind: 'line', text: fill(words.mails.calledBack.reason, facts) },
    ...contentsOf(one, parcel),
    ...orderLinks(one),
  ])
}

function contentsOf(one: MailCase, parcel: ParcelRow): Part[] {
  const { words, times } = wordsFor(one)
  return [
    { kind: 'heading', text: words.mails.shipped.contents },
    {
      kind: 'rows',
      rows: one.orders
        .flatMap((shipped) => linesInParcel(shipped, parcel))
        .map(({ line, qty }) => [line.snapshot.name, times(qty, line.snapshot.measure)] as const),
    },
  ]
}

function parcelMail(one: MailCase, parcel: ParcelRow, kind: 'shipped' | 'corrected'): Mail {
  const { words } = wordsFor(one)
  const [order] = one.orders
  return compose(one, fill(words.mails[kind].subject, { code: codes(one) }), [
    {
      kind: 'line',
      text: fill(words.mails[kind].intro, {
        shop: order?.shopName ?? '',
        carrier: parcel.carrierName,
        number: parcel.number,
      }),
    },
    ...contentsOf(one, parcel),
    {
      kind: 'link',
      text: `${parcel.carrierName} ${parcel.number}`,
      href: parcel.trackingUrl.replace('{number}', encodeURIComponent(parcel.number)),
    },
    ...orderLinks(one),
  ])
}

/** Which sentence explains a refund without an after-sales order. */
const whyRefunded: Readonly<Record<string, 'duplicate' | 'late' | 'amount' | 'deposit'>> = {
  deposit: 'deposit',
  duplicate: 'duplicate',
  amount: 'amount',
}

export function refundedMail(one: MailCase, refund: { amount: number; reason: string }): Mail {
  const { words, amount } = wordsFor(one)
  const sum = amount(refund.amount)
  return compose(one, fill(words.mails.refunded.subject, { code: codes(one), amount: sum }), [
    {
      kind: 'line',
      text: fill(
        refund.reason === 'group_buy'
          ? words.mails.groupBuy.refunded
          : refund.reason === 'free_order'
            ? words.mails.freeOrder.refunded
            : words.mails.refunded[whyRefunded[refund.reason] ?? 'late'],
        { amount: sum },
      ),
    },
    ...orderLinks(one),
  ])
}

/** Nothing of it is packed. */
function isVouchers({ orders }: MailCase): boolean {
  return orders.every(({ handover }) => handover === 'voucher')
}

function hasDeposit({ orders }: MailCase): boolean {
  return orders.some(({ deposit }) => deposit > 0)
}
