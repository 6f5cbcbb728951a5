import { ASK_MALL_WITHIN_DAYS } from '@galleria/contract/after-sales-dispute-rules'
import { SELLER_ANSWERS_WITHIN_HOURS } from '@galleria/contract/after-sales-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { fill, formatsFor, writeMail, type Part } from '#platform/write-mail.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { findUser } from '#modules/account/index.ts'
import { findContract } from '#modules/order/index.ts'
import { guestToken } from '#modules/order/guests/index.ts'
import { findMailbox } from '#modules/order/mails/index.ts'
import { findRefund } from '#modules/payment/refunds/index.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { endOfWithdrawal } from '../deadlines.rules.ts'
import { surchargeIn } from '../exchange/surcharge.rules.ts'
import { differenceLines, surchargeLines } from './mail-beside.ts'
import { factsOf, isUsable } from '../reverse.facts.ts'
import { findReverseForMall } from '../reverse.queries.ts'
import { bringsGoodsBack, isExchange } from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'
import {
  addressLines,
  goods,
  isGift,
  readerOf,
  whatGoesBack,
  type ExchangeWords,
} from './reverse-mail-parts.ts'
import { closedLines, findWhyClosed, rulingLines } from '../disputes/mail-ruling.ts'
import { guestAsksParts } from './mail-guest-asks.ts'
import { labelLines } from '../way-back/mail-label.ts'
import { offerLines } from '../offers/mail-offer.ts'
import { needsDecision } from '../asking/own-purchase.ts'
import { findMallsDeed, type MallsDeed } from '../shops/malls-deed.ts'
import type { BuyersMail } from '../after-sales.jobs.ts'

/**
 * Mails leave from the queue, after the transaction that caused them. This one tells the buyer that
 * the request is there, or what came of it.
 */
export async function mailReverse(ctx: Context, mailer: Mailer, job: BuyersMail): Promise<void> {
  const reverse = await findReverseForMall(ctx.db, job.reverseId)
  const contract = reverse && (await findContract(ctx.db, 'mall', reverse.contractId))
  const mailbox = contract && (await findMailbox(ctx, contract))
  if (!reverse || !mailbox || !isStillSo(reverse, job)) return
  const guestPath = await findGuestPath(ctx, reverse)
  const refund =
    job.kind === 'refunded' ? await findRefund(ctx.db, { reverseId: reverse.id }) : undefined
  const told = {
    ...reverse,
    isOtherWay: refund !== undefined && reverse.isOtherWay,
    released: refund?.released ?? 0,
    given: refund ? refund.amount - refund.released : 0,
    closedFor: await findWhyClosed(ctx, job),
    mallsDeed: await findMallsDeed(ctx, reverse, job.kind),
    guestPath,
  }
  await mailer.send(buyersMail(told, job.kind, mailbox, ctx.env.origin))
}

async function findGuestPath(
  ctx: Context,
  { id, type, buyerId, orderId }: ReverseRow,
): Promise<string | undefined> {
  const user = await findUser(ctx.db, buyerId)
  if (user?.kind === 'member') return undefined
  const token = guestToken(ctx.env.secret, orderId, ctx.now())
  const path = `/guest-order?token=${token}`
  return bringsGoodsBack(type) ? `${path}&request=${toWireId('reverse', id)}` : path
}

/**
 * An offer can be answered, or have ended, before its mail leaves; another one has a mail of its
 * own. What was late can have been ruled.
 */
function isStillSo(reverse: ReverseRow, job: BuyersMail): boolean {
  const { offer, status, label } = reverse
  if (job.kind === 'approved') return underWay.includes(status)
  if (job.kind === 'goodsArrived') return status === 'WAITING_FOR_QC_DONE'
  if (job.kind === 'receiptReminder') return status === 'WAITING_FOR_BUYER_CONFIRMED'
  if (job.kind === 'askMallReminder') return factsOf(reverse).mayAskMall
  if (job.kind === 'replacementLost') return status === 'WAITING_FOR_BUYER_CONFIRMED'
  if (job.kind === 'labelGiven') return isUsable(label) && status === 'WAITING_FOR_BUYER_RETURN'
  if (toldInDispute.includes(job.kind)) return status === 'IN_DISPUTE'
  return !('offerId' in job) || (offer?.id === job.offerId && offer.isOpen)
}

const underWay: readonly ReverseRow['status'][] = ['WAITING_FOR_REFUND', 'REFUND_PENDING']
const toldInDispute: readonly BuyersMail['kind'][] = [
  'rulingLate',
  'proofAdded',
  'lostDisputed',
  'noLabel',
  'emptyDisputed',
]
/** Who decided, and why. */
function deedLines({ mallsDeed, shopName }: ReverseRow & Told, language: Language): Part[] {
  if (!mallsDeed) return []
  const facts = { shop: shopName, reason: mallsDeed.reason }
  return [{ kind: 'line', text: fill(texts[language].mails.actedFor.decided, facts) }]
}

function introOf(
  reverse: ReverseRow & Told,
  mailWords: { readonly intro: string },
  language: Language,
): string {
  const { mails } = texts[language]
  if (reverse.isOtherWay) return mails.rerouted.done
  // All of the money of what came back is kept.
  return reverse.loss && reverse.goods + reverse.shipping === 0
    ? mails.afterSales.lossOfValue.nothing
    : mailWords.intro
}

type Told = {
  readonly isOtherWay: boolean
  /** What of the refund was only promised and is not taken, and the rest of it; in minor units. */
  readonly released: number
  readonly given: number
  readonly closedFor: string
  /** The mall did it, in the place of a shop that was removed. */ readonly mallsDeed:
    | MallsDeed
    | undefined
  /** Of a guest, who has no account to sign in to: what leads to the request by the order. */
  readonly guestPath: string | undefined
}

function buyersMail(
  reverse: ReverseRow & Told,
  kind: BuyersMail['kind'],
  mailbox: { readonly to: string; readonly name: string; readonly wayOut: readonly Part[] },
  origin: string,
): Mail {
  const { language, site } = readerOf(reverse)
  const words = texts[language].mails.afterSales
  const mailWords = words[isGift(reverse) ? 'giftCanceled' : wordsOf(reverse, kind)]
  const { time, dayOf, amount } = formatsFor(language, site, reverse.currency)
  const { released } = texts[language].mails
  const decider = reverse.mallsDeed
    ? fill(texts[language].mails.actedFor.name, { shop: reverse.shopName })
    : reverse.shopName
  const isReleased = reverse.released > 0 && reverse.given === 0
  const facts = {
    amount: whatGoesBack(reverse, language, site),
    surcharge: amount(surchargeIn(reverse)),
    code: reverse.orderCode,
    shop: kind === 'goodsArrived' ? answererOf(reverse, language) : decider,
    askUntil: time(endOfAsking(reverse)),
    number: reverse.code,
    // Of what was asked a while ago somebody else may be waited for by now.
    deadline: time(kind === 'received' ? shopsFirstEnd(reverse) : reverse.answerBy),
    due: dayOf(reverse.refundBy ?? reverse.answerBy),
    closes: dayOf(endOfWithdrawal(reverse.appliedAt)),
    ruled: reverse.dispute ? time(new Date(reverse.dispute.ruleUntil)) : '',
    carrier: reverse.label?.carrierName ?? '',
    tracking: reverse.label?.number ?? '',
  }
  return writeMail({
    to: mailbox.to,
    language,
    subject: fill(isReleased ? released.subject : mailWords.subject, facts),
    name: mailbox.name,
    parts: [
      {
        kind: 'line',
        text: fill(isReleased ? released.whole : introOf(reverse, mailWords, language), facts),
      },
      ...(reverse.released > 0 && !isReleased
        ? [
            {
              kind: 'line',
              text: fill(released.part, { amount: amount(reverse.released) }),
            } as const,
          ]
        : []),
      ...closedLines(reverse),
      ...deedLines(reverse, language),
      ...(kind === 'received'
        ? [
            ...differenceLines(reverse, words.difference.asked, { language, site }),
            ...surchargeLines(reverse, words.surcharge.asked, { language, site }),
          ]
        : []),
      ...(kind === 'replacementSent'
        ? differenceLines(reverse, words.difference.sent, { language, site })
        : []),
      ...reasonLines(reverse, kind),
      ...(kind === 'passed' || kind === 'partlyPassed'
        ? lossLines(reverse, { language, site, shop: decider, origin })
        : []),
      ...(kind === 'ruled' ? rulingLines(reverse, language, facts) : []),
      ...(kind === 'offered' || kind === 'offerReminder'
        ? offerLines(reverse, { language, site })
        : []),
      ...(saysWhereTo.includes(kind) ||
      (reverse.dispute?.ruling === 'RETURN' && (kind === 'ruled' || kind === 'givenIn'))
        ? addressLines(reverse.returnAddress, language)
        : []),
      ...labelLines(reverse, kind, { language, shop: answererOf(reverse, language) }),
      ...goods(reverse, words.unsent, { language, site, origin }),
      ...linksTo(reverse, kind, { language, origin }),
      ...mailbox.wayOut,
    ],
  })
}

/** What the shop says of why it does not agree, or of a box that was empty. */
function reasonLines(
  { rejectReason, qcRejectReason }: ReverseRow,
  kind: BuyersMail['kind'],
): Part[] {
  if (kind === 'rejected') return [{ kind: 'line', text: rejectReason }]
  if (kind !== 'goodsRefused' && kind !== 'emptyDisputed') return []
  return [{ kind: 'line', text: qcRejectReason }]
}

/** Who answers for the seller from here on: the shop, or the mall in its place. */
function answererOf({ isSellerGone, shopName }: ReverseRow, language: Language): string {
  return isSellerGone ? fill(texts[language].mails.actedFor.name, { shop: shopName }) : shopName
}

/**
 * The request; to a guest the order, and what comes back once the order's address is proven. Where
 * there is something to ask the mall, a guest reads how first.
 */
function linksTo(
  reverse: ReverseRow & Told,
  kind: BuyersMail['kind'],
  { language, origin }: { language: Language; origin: string },
): Part[] {
  const { id, guestPath } = reverse
  const view = viewOf(reverse, language)
  const path = guestPath ?? `/buyer/as/detail/${toWireId('reverse', id)}`
  return [
    ...(kind === 'askMallReminder' && guestPath !== undefined
      ? guestAsksParts(reverse, { language, origin, view })
      : []),
    { kind: 'button', text: view, href: origin + path },
  ]
}

function viewOf(
  { code, orderCode, type, guestPath }: ReverseRow & Told,
  language: Language,
): string {
  const { mails } = texts[language]
  return guestPath === undefined || bringsGoodsBack(type)
    ? `${mails.afterSales.received.link} ${code}`
    : `${mails.viewOrder} ${orderCode}`
}

/**
 * Each reminder of a withdrawal says the address again: whoever has no account would have to ask
 * for a code to read it.
 */
const saysWhereTo: readonly BuyersMail['kind'][] = [
  'sendBack',
  'addressNamed',
  'changedToReturn',
  'withdrawnSent',
  'withdrawnReminder',
  'withdrawnLast',
]

/** Until when the shop was to answer, before anybody had done anything. */
function shopsFirstEnd({ appliedAt }: ReverseRow): Date {
  return new Date(appliedAt.getTime() + SELLER_ANSWERS_WITHIN_HOURS * HOUR)
}

/**
 * What of the money the shop keeps because the goods have lost that much in value, why, and how
 * that goes to the mall.
 */
function lossLines(
  reverse: ReverseRow & Told,
  {
    language,
    site,
    shop,
    origin,
  }: { language: Language; site: Site; shop: string; origin: string },
): Part[] {
  const { loss, currency, checkedAt, qcRejectReason, guestPath } = reverse
  if (!loss || !checkedAt) return []
  const words = texts[language].mails.afterSales.lossOfValue
  const { amount, time } = formatsFor(language, site, currency)
  const facts = {
    shop,
    loss: amount(loss.goods),
    lossNumber: loss.code,
    askUntil: time(new Date(checkedAt.getTime() + ASK_MALL_WITHIN_DAYS * DAY)),
  }
  const about = { orderId: reverse.orderId, id: loss.id }
  return [
    { kind: 'line', text: fill(words.withheld, facts) },
    { kind: 'line', text: qcRejectReason },
    { kind: 'line', text: fill(guestPath === undefined ? words.ask : words.guest, facts) },
    ...(guestPath === undefined
      ? []
      : guestAsksParts(about, { language, origin, view: viewOf(reverse, language) })),
  ]
}

/** Until when the mall can be asked about a no. */
function endOfAsking({ stoppedAt, answerBy }: ReverseRow): Date {
  return stoppedAt ? new Date(stoppedAt.getTime() + ASK_MALL_WITHIN_DAYS * DAY) : answerBy
}

function wordsOf(reverse: ReverseRow, kind: BuyersMail['kind']) {
  // Of an own purchase nobody accepts anything by saying nothing.
  if (kind === 'goodsArrived' && needsDecision(reverse)) return 'goodsArrivedDecided'
  if (kind === 'approved' && reverse.isAuto) return 'approvedBySilence'
  if (kind === 'partlyPassed' && reverse.surcharge) return 'partlyPassedDearer'
  if (isExchange(reverse)) return buyersExchange[kind] ?? kind
  return kind === 'received' && bringsGoodsBack(reverse.type) ? 'receivedReturn' : kind
}

/** What is said otherwise where goods come instead of money. */
const buyersExchange: Partial<Record<BuyersMail['kind'], ExchangeWords>> = {
  received: 'receivedExchange',
  sendBack: 'sendBackExchange',
  passed: 'passedExchange',
  partlyPassed: 'partlyPassedExchange',
  goodsArrived: 'goodsArrivedExchange',
}
