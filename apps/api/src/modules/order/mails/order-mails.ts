import type { Texts } from '@galleria/i18n'
import { fill, type Part } from '#platform/write-mail.ts'
import type { Mail } from '#platform/mail.ts'
import type { ParcelRow } from '#modules/shipping/index.ts'
import {
  codes,
  compose,
  composeContract,
  laterOf,
  orderButton,
  orderLinks,
  pointsText,
  price,
  quietLink,
  subjectOf,
  totalOf,
  wordsFor,
  type MailCase,
} from './mail-parts.ts'
import {
  addresses,
  counted,
  fetchAt,
  goods,
  sellers,
  unsentLines,
  deliveredLines,
} from './mail-goods.ts'
import { groupFactsOf } from './group-buy-mails.ts'
import { guaranteeEnd, lastAskingDay } from '../asking/asking-time.rules.ts'
import { isSurcharge } from '../order.rules.ts'
import { linesInParcel } from '../present/order.present.ts'
import type { OrderRow } from '../order.types.ts'
import { factsOf, missedMail, partsOf } from './pre-sale-mails.ts'

/**
 * The mails of an order in its buyer's language, as text and as HTML made from the same parts.
 * Pure.
 */

export function receivedMail(one: MailCase): Mail {
  const { words, time } = wordsFor(one)
  const isInParts = hasDeposit(one)
  return composeContract(one, subjectOf(one, 'received'), [
    {
      kind: 'line',
      text: isInParts
        ? fill(words.mails.preSale.received, factsOf(one).facts)
        : fill(words.mails.received.intro, { deadline: time(one.contract.deadlineAt) }),
    },
    ...orderButton(one),
    ...goods(one),
    {
      kind: 'sums',
      rows: [[words.mails.total, price(one, totalOf(one))], ...(isInParts ? partsOf(one) : [])],
    },
    ...where(one),
  ])
}

export function paidMail(one: MailCase): Mail {
  const { words, amount } = wordsFor(one)
  return composeContract(one, subjectOf(one, 'paid'), [
    {
      kind: 'line',
      text:
        one.contract.needPay > 0
          ? fill(paidWords(one), {
              amount: amount(one.contract.needPay),
            })
          : fill(words.mails.points.paid, { points: pointsText(totalOf(one)) }),
    },
    ...orderButton(one),
    ...goods(one),
    {
      kind: 'sums',
      rows: [
        ...(one.paidBy ? [[words.mails.order.paidWith, one.paidBy] as const] : []),
        [words.mails.total, price(one, totalOf(one))],
      ],
    },
    ...where(one),
  ])
}

/**
 * Where it goes, which whoever ordered has typed and only a proven mailbox gets, or where it lies;
 * and whom it is bought from.
 */
function where(one: MailCase): Part[] {
  const isSent = !one.orders.every(isSurcharge)
  return [
    ...(isSent && one.mailbox.isProven ? addresses(one) : []),
    ...fetchAt(one),
    ...sellers(one),
  ]
}

/**
 * What happens next: something is sent, codes are made, or all of it is made ready to be fetched.
 */
function paidWords(one: MailCase): string {
  const { mails } = wordsFor(one).words
  if (one.orders.every(isSurcharge)) return mails.afterSales.surcharge.paid
  if (one.orders.every(({ pickup }) => pickup)) return mails.pickUp.paid
  return isVouchers(one) ? mails.voucher.paid : mails.paid.intro
}

export function closedMail(one: MailCase): Mail {
  if (one.orders.some((order) => order.paid > 0)) return missedMail(one)
  const { words } = wordsFor(one)
  return compose(one, subjectOf(one, 'closed'), [
    { kind: 'line', text: words.mails.closed.intro },
    ...orderButton(one),
    ...goods(one),
  ])
}

export function canceledMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, subjectOf(one, 'canceled'), [
    {
      kind: 'line',
      text: one.orders.some((order) => order.paid > 0)
        ? whatGoesBack(one)
        : words.mails.canceled.intro,
    },
    ...orderButton(one),
    ...goods(one),
  ])
}

/**
 * Of an order that was paid, in part or whole, and that its buyer has cancelled before anything was
 * sent.
 */
function whatGoesBack(one: MailCase): string {
  const { words } = wordsFor(one)
  return one.orders.some(({ groupBuy }) => groupBuy)
    ? fill(words.mails.groupBuy.left, groupFactsOf(one).facts)
    : fill(words.mails.preSale.withdrawn, factsOf(one).facts)
}

/** A guest's address that nobody has proven gets nothing of what was typed. */
export function readdressedMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, subjectOf(one, 'readdressed'), [
    { kind: 'line', text: words.mails.readdressed.intro },
    ...(one.mailbox.isProven ? addresses(one) : []),
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

/**
 * Received, as its buyer said or as the clock took it; until when something can still be asked
 * about it.
 */
export function completeMail(one: MailCase, by: 'buyer' | 'clock'): Mail {
  const { words, time, dayOf } = wordsFor(one)
  const until = lastAskingDay(one.orders[0]?.completedAt ?? one.setting.now)
  const later = laterOf(one.orders[0], words)
  return compose(one, fill(words.mails.complete.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.complete[by] },
    ...(later
      ? [{ kind: 'line' as const, text: later }]
      : [
          {
            kind: 'line' as const,
            text: fill(words.mails.complete.until, { deadline: time(until) }),
          },
          ...(one.orders[0] ? defectsLine(one.orders[0], words, dayOf) : []),
        ]),
    ...orderLinks(one),
    ...counted(
      one,
      one.orders.flatMap(({ lines }) => deliveredLines(lines)),
    ),
  ])
}

/** Until when defects that show later can be reported; of what is no goods nothing. */
function defectsLine(order: OrderRow, words: Texts, dayOf: (at: Date) => string): Part[] {
  const end = guaranteeEnd(order)
  return end
    ? [{ kind: 'line', text: fill(words.mails.complete.defects, { deadline: dayOf(end) }) }]
    : []
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
  const { words } = wordsFor(one)
  return [
    { kind: 'heading', text: words.mails.shipped.contents },
    ...counted(
      one,
      one.orders.flatMap((shipped) => linesInParcel(shipped, parcel)),
    ),
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
    { kind: 'button', text: words.mails.order.track, href: trackingOf(parcel) },
    ...contentsOf(one, parcel),
    ...(kind === 'shipped' ? stillToCome(one) : []),
    ...one.orders.map((each) => quietLink(one, each)),
  ])
}

function trackingOf({ trackingUrl, number }: ParcelRow): string {
  return trackingUrl.replace('{number}', encodeURIComponent(number))
}

/**
 * What its shop has not sent yet, as it is when the mail is written: with the last parcel, that
 * there is nothing.
 */
function stillToCome(one: MailCase): Part[] {
  const { words } = wordsFor(one)
  const left = one.orders.flatMap(({ lines }) => unsentLines(lines))
  if (left.length === 0) return [{ kind: 'note', text: words.mails.order.last }]
  return [{ kind: 'heading', text: words.mails.order.rest }, ...counted(one, left)]
}

/** Which sentence explains a refund without an after-sales order. */
const whyRefunded: Readonly<Record<string, 'duplicate' | 'late' | 'amount' | 'deposit'>> = {
  deposit: 'deposit',
  duplicate: 'duplicate',
  amount: 'amount',
}

export function refundedMail(
  one: MailCase,
  refund: { amount: number; released: number; reason: string; isOtherWay: boolean },
): Mail {
  const { words, amount } = wordsFor(one)
  const { released } = words.mails
  if (refund.released === refund.amount) {
    const facts = { amount: amount(refund.amount), code: codes(one) }
    return compose(one, fill(released.subject, facts), [
      { kind: 'line', text: fill(released.whole, facts) },
    ])
  }
  const sum = amount(refund.amount - refund.released)
  return compose(one, subjectOf(one, 'refunded', { amount: sum }), [
    {
      kind: 'line',
      text: fill(
        refund.isOtherWay
          ? words.mails.rerouted.done
          : refund.reason === 'group_buy'
            ? words.mails.groupBuy.refunded
            : refund.reason === 'free_order'
              ? words.mails.freeOrder.refunded
              : words.mails.refunded[whyRefunded[refund.reason] ?? 'late'],
        { amount: sum, code: codes(one) },
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
