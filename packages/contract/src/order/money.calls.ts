import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, line, pageNo, pageOf, pageSize, text, wireMoney, wireTime } from '../wire.ts'
import { LONGEST_DISPUTE_REASON, LONGEST_DISPUTE_REFERENCE } from './dispute-rules.ts'
import { compactIban, isIban } from './iban.ts'
import { answerProposal, proposalRefusals, wireProposal } from './proposal.ts'

/** Money that a person of the mall must look at. */

export const matterKinds = [
  /** A provider took money that belongs to no payment of the mall. */
  'STRAY_CAPTURE',
  /** A provider took another amount than was asked. */
  'OTHER_AMOUNT',
  /** A refund has failed more than once, and is tried again. */
  'REFUND_FAILING',
  /** A refund has failed for the last time. */
  'REFUND_GIVEN_UP',
  /** A refund nobody answers for. */
  'REFUND_UNANSWERED',
  /** Two tries of one refund gave the money. */
  'GIVEN_TWICE',
  /** A provider gave money back, and the books know nothing of it. */
  'STRAY_REFUND',
  /** What a provider lists and cannot be read. */
  'UNREADABLE',
  /**
   * A payment that nobody can close at its provider: it is not set up any more, or does not answer.
   */
  'UNCLOSED_PAYMENT',
  /** A payer disputes a payment with their bank. */
  'DISPUTE',
  /** A dispute that was lost was won in the end: refunds that it had paid for are owed again. */
  'DISPUTE_TURNED',
  /** A day on which the books and a provider do not agree. */
  'BOOKS_DIFFER',
  /** What left of an order could not be taken of what its buyer has promised. */
  'CAPTURE_REFUSED',
  /** The time in which money can be taken by a buyer's promise is about to end. */
  'AUTHORISATION_ENDS',
  /** A page on which one pays is not as it was written down: a script, or what browsers are told. */
  'PAY_PAGE_CHANGED',
] as const
export type MatterKind = (typeof matterKinds)[number]
export const matterStatuses = ['OPEN', 'RESOLVED', 'SETTLED'] as const
export const matterOperations = [
  'sendBack',
  'tryAgain',
  'settle',
  'close',
  'explain',
  'answer',
  'accept',
  'arrived',
  'propose',
  'proposeWriteOff',
  'agree',
  'refuse',
  'withdraw',
  'unroute',
] as const
export const disputeStatuses = ['OPEN', 'UNDER_REVIEW', 'WON', 'LOST'] as const
export const LONGEST_NOTE = 500
export const LONGEST_EVIDENCE = 5000

/**
 * Where a refund goes that its provider could not give: an account (`account` is its IBAN), or
 * another way that `account` describes.
 */
export const routeKinds = ['IBAN', 'OTHER'] as const
export type RouteKind = (typeof routeKinds)[number]
export const LONGEST_HOLDER = 70
export const LONGEST_ACCOUNT = 140
/** The IBAN as banks write it. */
export const refundRoute = z
  .object({
    kind: z.enum(routeKinds),
    holder: line(LONGEST_HOLDER, 1),
    account: line(LONGEST_ACCOUNT, 1),
  })
  .check(
    z.refine(({ kind, account }) => kind !== 'IBAN' || account === '' || isIban(account), {
      error: 'iban',
      path: ['account'],
    }),
    z.overwrite((route) =>
      route.kind === 'IBAN' ? { ...route, account: compactIban(route.account) } : route,
    ),
  )
export type RefundRoute = z.output<typeof refundRoute>
const wireRoute = z.object({ kind: z.enum(routeKinds), holder: z.string(), account: z.string() })

const wireBoth = z.object({ books: wireMoney, provider: wireMoney })

export const wireMatter = z.object({
  id: z.string(),
  kind: z.enum(matterKinds),
  status: z.enum(matterStatuses),
  provider: z.string(),
  /** The provider's name of the capture, refund or payment it is about. */
  reference: z.string(),
  tradeOrderCodeList: z.array(z.string()),
  amount: z.nullable(wireMoney),
  reason: z.string(),
  foundAt: wireTime,
  /** How often its refund was sent, where it stands, and when it is sent again by itself. */
  refund: z.nullable(
    z.object({ status: z.string(), tries: z.int(), nextTryAt: z.nullable(wireTime) }),
  ),
  /** Of a payment that is disputed. */
  dispute: z.nullable(
    z.object({
      status: z.enum(disputeStatuses),
      answerBy: z.nullable(wireTime),
      answerState: z.nullable(z.enum(['TO_SEND', 'SENT', 'REFUSED'])),
      /** Who answers at the provider's own desk has no buttons here. */
      canAnswerHere: z.boolean(),
    }),
  ),
  /**
   * Of a day on which the books and the provider do not agree: both figures, and what they differ
   * in, as far as it is named.
   */
  day: z.nullable(
    z.object({
      date: z.string(),
      taken: wireBoth,
      givenBack: wireBoth,
      entryList: z.array(
        z.object({
          kind: z.enum(['CAPTURE', 'REFUND']),
          reference: z.string(),
          tradeOrderCodeList: z.array(z.string()),
          books: wireMoney,
          /** Null for what the provider does not list. */
          provider: z.nullable(wireMoney),
        }),
      ),
      entryCount: z.int(),
    }),
  ),
  /**
   * Another way for its refund, or without one that it is written off; somebody else has to agree
   * to it.
   */
  proposal: z.nullable(z.object({ ...wireProposal.shape, route: z.nullable(wireRoute) })),
  /** Two have agreed to it: one of them makes the payment by then, and says so. */
  route: z.nullable(z.object({ ...wireRoute.shape, agreedAt: wireTime, payBy: wireTime })),
  /** Whether somebody else could agree to what the caller proposes. */
  hasSecond: z.boolean(),
  operationList: z.array(z.enum(matterOperations)),
  progressList: z.array(
    z.object({
      event: z.string(),
      to: z.string(),
      by: z.nullable(z.string()),
      at: wireTime,
      note: z.string(),
    }),
  ),
})
export type WireMatter = z.output<typeof wireMatter>

const one = z.object({ id: idOf('matter') })
const withNote = z.object({ id: idOf('matter'), note: text(LONGEST_NOTE, 1) })
const refusals = ['matter.not_found', 'matter.state'] as const

export const moneyCalls = {
  pageMatters: defineCall({
    call: 'POST /sapi/mall-operator/money/page',
    who: 'operator',
    right: 'money',
    writes: false,
    about:
      'Money to look at: what is open, the oldest first, or what was dealt with, the latest first.',
    body: z.object({ isClosed: z._default(z.boolean(), false), pageNo, pageSize: pageSize(25) }),
    reply: pageOf(wireMatter),
    refusals: [],
  }),
  sendMoneyBack: defineCall({
    call: 'POST /sapi/mall-operator/money/sendBack',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about: 'Sends a capture back to where it came from.',
    body: one,
    reply: wireMatter,
    refusals,
  }),
  tryRefundAgain: defineCall({
    call: 'POST /sapi/mall-operator/money/tryAgain',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about: 'Sends a refund that failed once more, now.',
    body: one,
    reply: wireMatter,
    refusals,
  }),
  settleMatter: defineCall({
    call: 'POST /sapi/mall-operator/money/settle',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Says that the money was moved outside the providers, and how; the books follow. Of a refund only once two have agreed that it goes another way.',
    body: withNote,
    reply: wireMatter,
    refusals,
  }),
  closePayment: defineCall({
    call: 'POST /sapi/mall-operator/money/closePayment',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Says that a payment whose provider cannot be asked was not made, and why; its order is closed once its time is over.',
    body: withNote,
    reply: wireMatter,
    refusals,
  }),
  explainDay: defineCall({
    call: 'POST /sapi/mall-operator/money/explain',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Says why the books and a provider do not agree on a day. Nothing is booked; the day leaves the list.',
    body: withNote,
    reply: wireMatter,
    refusals,
  }),
  answerDispute: defineCall({
    call: 'POST /sapi/mall-operator/money/answerDispute',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      "Sends the shop's side of a disputed payment to its provider, with what proves it; once.",
    body: z.object({ id: idOf('matter'), note: text(LONGEST_EVIDENCE, 1) }),
    reply: wireMatter,
    refusals,
  }),
  acceptDispute: defineCall({
    call: 'POST /sapi/mall-operator/money/acceptDispute',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about: 'Accepts that a dispute is lost, and says why.',
    body: withNote,
    reply: wireMatter,
    refusals,
  }),
  providersWithoutDisputes: defineCall({
    call: 'POST /sapi/mall-operator/money/untold',
    who: 'operator',
    right: 'money',
    writes: false,
    about:
      'The providers that tell the mall of no disputes: what they write of one is noted by hand.',
    body: z.object({}),
    reply: z.object({ providerList: z.array(z.string()) }),
    refusals: [],
  }),
  noteDispute: defineCall({
    call: 'POST /sapi/mall-operator/money/noteDispute',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Notes that a payment is disputed, whose provider tells of it by mail alone. The amount, in the currency of the capture, counts as away from then on, and its refunds wait.',
    body: z.object({
      provider: line(40, 1),
      /** The provider's name of what it took. */ captureRef: line(200, 1),
      /** Its name of the dispute. */ reference: line(LONGEST_DISPUTE_REFERENCE, 1),
      amount: z.number().check(z.positive(), z.maximum(10_000_000)),
      /** The last day on which it takes an answer. */ answerBy: z.nullable(z.iso.date()),
      /** What the buyer says, as the provider writes it. */
      reason: line(LONGEST_DISPUTE_REASON, 1),
    }),
    reply: wireMatter,
    refusals: ['matter.not_found', 'matter.known'],
  }),
  refundArrived: defineCall({
    call: 'POST /sapi/mall-operator/money/arrived',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      "Says that money is there after all: a refund that counted as failed has reached its buyer, or money that was taken away has come back. With the provider's name of it; the books follow, as if the provider had said so.",
    body: z.object({
      id: idOf('matter'),
      /** The provider's name of the refund, or of the money that came back. */
      reference: line(100, 1),
      note: text(LONGEST_NOTE, 1),
    }),
    reply: wireMatter,
    refusals: [...refusals, 'matter.reference'],
  }),
  proposeRoute: defineCall({
    call: 'POST /sapi/mall-operator/money/proposeRoute',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Proposes another way for a refund that its provider cannot give: an account, or whatever else. Nothing moves until somebody else agrees, within seven days.',
    body: z.object({ id: idOf('matter'), route: refundRoute, reason: text(LONGEST_NOTE, 1) }),
    reply: wireMatter,
    refusals: [...refusals, 'matter.disputed', 'proposal.open', 'proposal.alone'],
  }),
  proposeWriteOff: defineCall({
    call: 'POST /sapi/mall-operator/money/proposeWriteOff',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Proposes that goods which left and cannot be charged are written off: a loss of the mall, once somebody else agrees within seven days.',
    body: z.object({ id: idOf('matter'), reason: text(LONGEST_NOTE, 1) }),
    reply: wireMatter,
    refusals: [...refusals, 'proposal.open', 'proposal.alone'],
  }),
  answerRoute: defineCall({
    call: 'POST /sapi/mall-operator/money/answerRoute',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Agrees to another way for a refund or to a write-off, or refuses it: never whoever proposed it, who can only take it back. Once two agree nothing is sent through the provider any more, and one of them makes the payment.',
    body: z.object({ id: idOf('matter'), ...answerProposal.shape }),
    reply: wireMatter,
    refusals: [...refusals, 'matter.disputed', ...proposalRefusals],
  }),
  unroute: defineCall({
    call: 'POST /sapi/mall-operator/money/routeFailed',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Says that a payment two had agreed to was not made or came back, and why: the refund counts as failed again.',
    body: withNote,
    reply: wireMatter,
    refusals,
  }),
}
