import { ASK_MALL_WITHIN_DAYS, type Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { SELLER_ANSWERS_WITHIN_HOURS } from '@galleria/contract/after-sales-rules'
import { isLanguage, isSite, type Language, type Site } from '@galleria/contract/storefronts'
import { toWireId, type Id } from '@galleria/kernel/id'
import { texts, type Texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { fill, formatsFor, writeMail, type Part } from '#platform/write-mail.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { findUser } from '#modules/account/index.ts'
import { findContract, findMailbox, guestToken } from '#modules/order/index.ts'
import { findProposals } from '#modules/proposals/index.ts'
import { findRefund } from '#modules/payment/index.ts'
import { DAY, endOfWithdrawal, HOUR } from './deadlines.rules.ts'
import { askedOf, isOnceMore, isRuledPart } from './dispute.rules.ts'
import { surchargeIn } from './surcharge.rules.ts'
import { differenceLines, surchargeLines } from './mail-beside.ts'
import { findReverseForMall } from './reverse.queries.ts'
import { bringsGoodsBack, isExchange } from './reverse.rules.ts'
import type { ReverseRow } from './reverse.types.ts'
import { findAnswerers } from './write-to-shop.ts'
import { addressLines, goods, isGift, whatGoesBack } from './reverse-mail-parts.ts'
import { ruledByItself, shopsWordsOf } from './mail-by-itself.ts'
import { labelLines } from './mail-label.ts'
import { offerLines } from './mail-offer.ts'
import { findMallsDeed, type MallsDeed } from './malls-deed.ts'
import type { BuyersMail, ShopsMail } from './after-sales.jobs.ts'

/** Mails leave from the queue, after the transaction that caused them. This one tells the buyer that the request is there, or what came of it. */
export async function mailReverse(ctx: Context, mailer: Mailer, job: BuyersMail): Promise<void> {
  const reverse = await findReverseForMall(ctx.db, job.reverseId)
  const contract = reverse && (await findContract(ctx.db, 'mall', reverse.contractId))
  const mailbox = contract && (await findMailbox(ctx, contract))
  if (!reverse || !mailbox || !isStillSo(reverse, job)) return
  const refund =
    job.kind === 'refunded' ? await findRefund(ctx.db, { reverseId: reverse.id }) : undefined
  const said = {
    ...reverse,
    isOtherWay: refund !== undefined && reverse.isOtherWay,
    released: refund?.released ?? 0,
    given: refund ? refund.amount - refund.released : 0,
    closedFor: await findWhyClosed(ctx, job),
    mallsDeed: await findMallsDeed(ctx, reverse, job.kind),
    guestPath: await findGuestPath(ctx, reverse),
  }
  await mailer.send(buyersMail(said, job.kind, mailbox, ctx.env.origin))
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

/** An offer can be answered, or have ended, before its mail leaves; another one has a mail of its own. What was late can have been ruled. */
function isStillSo({ offer, status, label }: ReverseRow, job: BuyersMail): boolean {
  if (job.kind === 'replacementLost') return status === 'WAITING_FOR_BUYER_CONFIRMED'
  if (job.kind === 'labelGiven') return label !== null && status === 'WAITING_FOR_BUYER_RETURN'
  if (toldInDispute.includes(job.kind)) return status === 'IN_DISPUTE'
  return !('offerId' in job) || (offer?.id === job.offerId && offer.isOpen)
}

/** And this one asks one of the shop's mailboxes for its answer. Who has left the shop since, or may not answer any more, gets none. */
export async function mailShop(
  ctx: Context,
  mailer: Mailer,
  job: ShopsMail & { readonly reverseId: Id<'reverse'>; readonly to: Id<'user'> | null },
): Promise<void> {
  const reverse = await findReverseForMall(ctx.db, job.reverseId)
  if (!reverse || !isStillAsked(reverse, job)) return
  const mailboxes = await findAnswerers(ctx.db, reverse)
  const mailbox = mailboxes.find(({ userId }) => userId === job.to)
  const closedFor = await findWhyClosed(ctx, job)
  if (mailbox)
    await mailer.send(shopsMail({ ...reverse, closedFor }, job.kind, mailbox, ctx.env.origin))
}

/** Whether the shop still has to do what the mail asks for. */
function isStillAsked({ status, dispute, offer }: ReverseRow, job: ShopsMail): boolean {
  const { kind } = job
  if (kind === 'canceled' || kind === 'ruledShop' || kind === 'offerAccepted') return true
  if (kind === 'forceClosedShop' || kind === 'lostPaidShop') return true
  if (kind === 'replacementLostShop') return status === 'WAITING_FOR_BUYER_CONFIRMED'
  if (aboutDispute.includes(kind)) return status === 'IN_DISPUTE'
  if (kind === 'disputedReminder') return dispute?.isAnswerOpen ?? false
  if (kind === 'toReplace' || kind === 'surchargePaid') return status === 'WAITING_FOR_SELLER_SHIP'
  if (kind === 'sentBack' || kind === 'inspectReminder') return status === 'WAITING_FOR_QC_DONE'
  // While an offer has no answer it is not the shop's turn, and of several only the newest matters.
  const isAboutNewest = !('offerId' in job) || offer?.id === job.offerId
  return status === 'WAITING_FOR_AUDIT_BY_SELLER' && offer?.answer !== null && isAboutNewest
}

const toldInDispute: readonly BuyersMail['kind'][] = [
  'rulingLate',
  'proofAdded',
  'lostDisputed',
  'noLabel',
]
const aboutDispute: readonly ShopsMail['kind'][] = [
  'disputed',
  'noLabelShop',
  'lostDisputedShop',
  'rulingLateShop',
  'proofAddedShop',
]

/** What the mall says to both of why it has closed a request by force. */
async function findWhyClosed(
  ctx: Context,
  { reverseId, kind }: { readonly reverseId: Id<'reverse'>; readonly kind: string },
): Promise<string> {
  if (kind !== 'forceClosed' && kind !== 'forceClosedShop') return ''
  const proposals = await findProposals(ctx.db, 'FORCE_CLOSE', [reverseId])
  return proposals.get(reverseId)?.reason ?? ''
}

function shopsMail(
  reverse: ReverseRow & { readonly closedFor: string },
  kind: ShopsMail['kind'],
  to: { email: string; language: string },
  origin: string,
): Mail {
  const { language, site } = readerOf({ site: reverse.site, language: to.language })
  const words = texts[language].mails.afterSales
  const said = words[shopsWordsOf(reverse, kind, shopsExchange)]
  const { time, dayOf, amount } = formatsFor(language, site, reverse.currency)
  const facts = {
    buyer: reverse.buyerName,
    amount: whatGoesBack(reverse, language, site),
    surcharge: amount(surchargeIn(reverse)),
    code: reverse.orderCode,
    deadline: time(reverse.answerBy),
    due: dayOf(reverse.refundBy ?? reverse.answerBy),
    ruled: reverse.dispute ? time(new Date(reverse.dispute.ruleUntil)) : '',
  }
  return writeMail({
    to: to.email,
    language,
    subject: fill(said.subject, facts),
    name: reverse.sellerName,
    parts: [
      { kind: 'line', text: fill(said.intro, facts) },
      ...(kind === 'ruledShop' ? rulingLines(reverse, language, facts) : []),
      ...closedLines(reverse),
      ...(kind === 'applied' || kind === 'toReplace'
        ? [
            ...differenceLines(reverse, words.difference.shop, { language, site }),
            ...(kind === 'applied'
              ? surchargeLines(reverse, words.surcharge.shop, { language, site })
              : []),
          ]
        : []),
      ...goods(reverse, words.unsent, { language, site, origin }),
      {
        kind: 'button',
        text: (kind === 'canceled' ? words.canceled : words.applied).link,
        href: `${origin}/backoffice/${reverse.isMalls ? 'operator/closed-shops' : 'after-sales'}/${toWireId('reverse', reverse.id)}`,
      },
    ],
  })
}

const closedLines = ({ closedFor }: { readonly closedFor: string }): Part[] =>
  closedFor ? [{ kind: 'line', text: closedFor }] : []

/** Who decided, and why. */
function deedLines({ mallsDeed, shopName }: ReverseRow & Told, language: Language): Part[] {
  if (!mallsDeed) return []
  const facts = { shop: shopName, reason: mallsDeed.reason }
  return [{ kind: 'line', text: fill(texts[language].mails.actedFor.decided, facts) }]
}

function introOf(
  reverse: ReverseRow & Told,
  said: { readonly intro: string },
  language: Language,
): string {
  const { mails } = texts[language]
  if (reverse.isOtherWay) return mails.rerouted.done
  // All of the money of what came back is kept.
  return reverse.loss && reverse.goods + reverse.shipping === 0
    ? mails.afterSales.lossOfValue.nothing
    : said.intro
}

type Told = {
  readonly isOtherWay: boolean
  /** What of the refund was only promised and is not taken, and the rest of it; in minor units. */ readonly released: number
  readonly given: number
  readonly closedFor: string
  /** The mall did it, in the place of a shop that was removed. */ readonly mallsDeed:
    | MallsDeed
    | undefined
  /** Of a guest, who has no account to sign in to: what leads to the request by the order. */ readonly guestPath:
    | string
    | undefined
}

function buyersMail(
  reverse: ReverseRow & Told,
  kind: BuyersMail['kind'],
  mailbox: { readonly to: string; readonly name: string; readonly wayOut: readonly Part[] },
  origin: string,
): Mail {
  const { language, site } = readerOf(reverse)
  const words = texts[language].mails.afterSales
  const said = words[isGift(reverse) ? 'giftCanceled' : wordsOf(reverse, kind)]
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
    shop: decider,
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
    subject: fill(isReleased ? released.subject : said.subject, facts),
    name: mailbox.name,
    parts: [
      {
        kind: 'line',
        text: fill(isReleased ? released.whole : introOf(reverse, said, language), facts),
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
      ...(kind === 'rejected' ? [{ kind: 'line', text: reverse.rejectReason } as const] : []),
      ...(kind === 'goodsRefused' ? [{ kind: 'line', text: reverse.qcRejectReason } as const] : []),
      ...(kind === 'passed' || kind === 'partlyPassed'
        ? lossLines(reverse, { language, site, shop: decider })
        : []),
      ...(kind === 'ruled' ? rulingLines(reverse, language, facts) : []),
      ...(kind === 'offered' || kind === 'offerReminder'
        ? offerLines(reverse, { language, site })
        : []),
      ...(saysWhereTo.includes(kind) ||
      (reverse.dispute?.ruling === 'RETURN' && (kind === 'ruled' || kind === 'givenIn'))
        ? addressLines(reverse.returnAddress, language)
        : []),
      ...labelLines(reverse, kind, { language, shop: decider }),
      ...goods(reverse, words.unsent, { language, site, origin }),
      linkTo(reverse, language, origin),
      ...mailbox.wayOut,
    ],
  })
}

/** The request; to a guest the order, and what comes back once the order's address is proven. */
function linkTo(reverse: ReverseRow & Told, language: Language, origin: string): Part {
  const { mails } = texts[language]
  const { id, code, orderCode, type, guestPath } = reverse
  const request = `${mails.afterSales.received.link} ${code}`
  if (guestPath === undefined)
    return {
      kind: 'button',
      text: request,
      href: `${origin}/buyer/as/detail/${toWireId('reverse', id)}`,
    }
  const text = bringsGoodsBack(type) ? request : `${mails.viewOrder} ${orderCode}`
  return { kind: 'button', text, href: origin + guestPath }
}

/** Each reminder of a withdrawal says the address again: whoever has no account would have to ask for a code to read it. */
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

/** What the mall has ruled, and why. */
function rulingLines(
  reverse: ReverseRow,
  language: Language,
  facts: { readonly amount: string },
): Part[] {
  const { dispute, currency, site } = reverse
  if (!dispute?.ruling) return []
  const { ruling, rulingText } = dispute
  const words = texts[language].mails.afterSales
  const asked = formatsFor(language, readerOf({ site, language }).site, currency).amount(
    askedOf(reverse),
  )
  return [
    { kind: 'line', text: fill(ruledText(reverse, ruling, language), facts) },
    ...(isRuledPart(reverse)
      ? [{ kind: 'line', text: fill(words.ruledPart, { asked }) } as const]
      : []),
    ...(rulingText ? [{ kind: 'line', text: rulingText } as const] : []),
  ]
}

/** What of the money the shop keeps because the goods have lost that much in value, why, and how that goes to the mall. */
function lossLines(
  { loss, currency, checkedAt, qcRejectReason, guestPath }: ReverseRow & Told,
  { language, site, shop }: { language: Language; site: Site; shop: string },
): Part[] {
  if (!loss || !checkedAt) return []
  const words = texts[language].mails.afterSales.lossOfValue
  const { amount, time } = formatsFor(language, site, currency)
  const facts = {
    shop,
    loss: amount(loss.goods),
    lossNumber: loss.code,
    askUntil: time(new Date(checkedAt.getTime() + ASK_MALL_WITHIN_DAYS * DAY)),
  }
  return [
    { kind: 'line', text: fill(words.kept, facts) },
    { kind: 'line', text: qcRejectReason },
    { kind: 'line', text: fill(guestPath === undefined ? words.ask : words.guest, facts) },
  ]
}

function ruledText(reverse: ReverseRow, ruling: Ruling, language: Language): string {
  const words = texts[language].mails.afterSales
  if (isOnceMore(reverse)) return words.ruling.AGAIN
  const byItself = ruledByItself(reverse, ruling, words)
  if (byItself) return byItself
  return ruling === 'REFUND' && reverse.lossOf ? words.lossOfValue.ruled : words.ruling[ruling]
}

function wordsOf(reverse: ReverseRow, kind: BuyersMail['kind']) {
  if (kind === 'partlyPassed' && reverse.surcharge) return 'partlyPassedDearer'
  if (isExchange(reverse)) return buyersExchange[kind] ?? kind
  return kind === 'received' && bringsGoodsBack(reverse.type) ? 'receivedReturn' : kind
}

type Words = keyof Texts['mails']['afterSales'] & `${string}Exchange`
/** What is said otherwise where goods come instead of money. */
const buyersExchange: Partial<Record<BuyersMail['kind'], Words>> = {
  received: 'receivedExchange',
  sendBack: 'sendBackExchange',
  passed: 'passedExchange',
  partlyPassed: 'partlyPassedExchange',
}
const shopsExchange: Partial<Record<ShopsMail['kind'], Words>> = {
  applied: 'appliedExchange',
  reminder: 'reminderExchange',
  inspectReminder: 'inspectReminderExchange',
}

function readerOf(reader: { site: string; language: string }): { language: Language; site: Site } {
  return {
    language: isLanguage(reader.language) ? reader.language : 'en',
    site: isSite(reader.site) ? reader.site : 'DE',
  }
}
