import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { askedQty } from '../item/measure.ts'
import { noControls, idOf, nothing, pageNo, pageOf, pageSize, wireTime } from '../wire.ts'
import { stripInvisible } from '../plain-text.ts'
import {
  exemptions,
  STATEMENT_CODES_MAX,
  STATEMENT_NAME_MAX,
  STATEMENT_SCOPE_MAX,
  WITHDRAWAL_ANSWER_MAX,
  withdrawalReasons,
} from './withdrawal-rules.ts'

/**
 * Leaving a contract by law (Directive 2011/83/EU, articles 9 to 16): a statement of anybody,
 * without a sign-in and without a reason.
 */

/**
 * Never empty where it must be there, and one code for each mistake, so that the form can say it in
 * its own words.
 */
function statedText(max: number, isRequired: boolean) {
  return z
    .string({ error: 'required' })
    .check(
      z.maxLength(max, { error: 'length' }),
      z.overwrite(stripInvisible),
      z.trim(),
      z.minLength(isRequired ? 1 : 0, { error: 'required' }),
      noControls(),
    )
}

/** Of one order; none means all of it. */
const pickedLines = z._default(
  z.array(z.object({ id: idOf('orderLine'), qty: askedQty })).check(z.maxLength(100)),
  [],
)

const requestKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/))
const token = z.string().check(z.minLength(1), z.maxLength(400))
/** Whose order it comes from: the own one, or one whose link somebody has. */
const source = {
  orderId: z.optional(idOf('order')),
  token: z.optional(token),
}

/** `times` as people write it: `2 ×`, `1.5 kg`. */
const statedGoods = z.object({ name: z.string(), times: z.string() })

const receipt = z.object({
  withdrawalCode: z.string(),
  name: z.string(),
  orderCode: z.string(),
  email: z.string(),
  scope: z.string(),
  goods: z.array(statedGoods),
  statedAt: wireTime,
  /** Date, second and zone, as the reader writes them. */
  statedAtText: z.string(),
})
export type WireReceipt = z.output<typeof receipt>

const formLine = z.object({
  id: z.string(),
  name: z.string(),
  variant: z.string(),
  /**
   * How many of it can be withdrawn from; none where `exemption` says why, or where all of it is
   * gone back or asked for.
   */
  canWithdrawQty: z.number(),
  /** What it is sold by, where that is not the piece, and in which steps. */
  unitName: z.nullable(z.string()),
  adjustStep: z.number(),
  exemption: z.nullable(z.enum(exemptions)),
})

export const wireWithdrawal = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(['RECEIVED', 'WAITING', 'CARRIED_OUT', 'ANSWERED', 'DISOWNED']),
  reason: z.nullable(z.enum(withdrawalReasons)),
  site: z.string(),
  name: z.string(),
  orderCode: z.string(),
  email: z.string(),
  scope: z.string(),
  goods: z.array(statedGoods),
  /**
   * Whoever said it was signed in as the buyer, came with the order's link, or only knew number and
   * address.
   */
  proof: z.enum(['NONE', 'LINK', 'SESSION']),
  statedAt: wireTime,
  answer: z.string(),
  orders: z.array(z.object({ id: z.string(), code: z.string(), shopName: z.string() })),
  operationList: z.array(z.enum(['answer', 'carryOut'])),
  progressList: z.array(
    z.object({
      event: z.string(),
      to: z.string(),
      actor: z.string(),
      by: z.nullable(z.string()),
      at: wireTime,
    }),
  ),
})
export type WireWithdrawal = z.output<typeof wireWithdrawal>

export const withdrawalCalls = {
  readWithdrawalForm: defineCall({
    call: 'POST /sapi/mall-order/web/withdrawal/form',
    who: 'anyone',
    about:
      'The form filled in from an own order, or from the one whose link is named: its lines, how many of each can be withdrawn from, and why some cannot.',
    body: z.object(source),
    reply: z.object({
      orderCode: z.string(),
      name: z.string(),
      email: z.string(),
      shopName: z.string(),
      /** The last instant of the period; null while it has not begun to end. */
      endsAt: z.nullable(wireTime),
      isOver: z.boolean(),
      lines: z.array(formLine),
    }),
    refusals: ['order.not_found', 'guest.link', 'guest.member'],
  }),
  stateWithdrawal: defineCall({
    call: 'POST /sapi/mall-order/web/withdrawal/state',
    who: 'anyone',
    about:
      'Withdraws from a contract. Kept with its time whether or not it matches an order, and answered alike; sent again with its key it is the same statement.',
    body: z.object({
      requestKey,
      name: statedText(STATEMENT_NAME_MAX, true),
      orderCode: statedText(STATEMENT_CODES_MAX, true),
      email,
      scope: z._default(statedText(STATEMENT_SCOPE_MAX, false), ''),
      ...source,
      /** Of the order that it comes from; none means all of it. */
      lines: pickedLines,
    }),
    reply: receipt,
    refusals: ['order.not_found', 'guest.link', 'guest.member', 'withdrawal.lines', 'qty.step'],
  }),
  readWithdrawalReceipt: defineCall({
    call: 'POST /sapi/mall-order/web/withdrawal/receipt',
    who: 'anyone',
    about:
      'What was said, when and by whom, to whoever has its key; for a day, and in the mail for good.',
    body: z.object({ requestKey }),
    reply: receipt,
    refusals: ['withdrawal.not_found'],
  }),
  disownWithdrawal: defineCall({
    call: 'POST /sapi/mall-order/web/withdrawal/disown',
    who: 'anyone',
    about:
      '"This was not me", by the key of the receipt\'s mail: a statement that somebody else gave is stopped as far as it can be.',
    body: z.object({ token }),
    reply: nothing,
    refusals: ['guest.link'],
  }),
  pageWithdrawals: defineCall({
    call: 'POST /sapi/mall-operator/withdrawal/page',
    who: 'operator',
    right: 'service',
    writes: false,
    about:
      'Statements that a person has to look at, the oldest first; or those that are done with, the latest first.',
    body: z.object({ isClosed: z._default(z.boolean(), false), pageNo, pageSize: pageSize(25) }),
    reply: pageOf(wireWithdrawal),
    refusals: [],
  }),
  readWithdrawalOrder: defineCall({
    call: 'POST /sapi/mall-operator/withdrawal/order',
    who: 'operator',
    right: 'service',
    writes: false,
    about:
      'What can be withdrawn from of any order, by its number, to carry a statement out by hand.',
    body: z.object({ orderCode: statedText(40, true) }),
    reply: z.object({
      orderCode: z.string(),
      shopName: z.string(),
      isOver: z.boolean(),
      lines: z.array(formLine),
    }),
    refusals: ['order.not_found'],
  }),
  carryOutWithdrawal: defineCall({
    call: 'POST /sapi/mall-operator/withdrawal/carryOut',
    who: 'operator',
    right: 'service',
    writes: 'afterSales',
    about:
      'Carries a statement out by hand: the order that it was about, and what of it. What was not sent is cancelled, what was sent comes back.',
    body: z.object({ id: idOf('withdrawal'), orderCode: statedText(40, true), lines: pickedLines }),
    reply: wireWithdrawal,
    refusals: [
      'matter.not_found',
      'matter.state',
      'order.not_found',
      'withdrawal.lines',
      'qty.step',
    ],
  }),
  answerWithdrawal: defineCall({
    call: 'POST /sapi/mall-operator/withdrawal/answer',
    who: 'operator',
    right: 'service',
    writes: 'afterSales',
    about:
      'Answers a statement with words, which its sender gets by mail, and takes it off the list.',
    body: z.object({ id: idOf('withdrawal'), reason: statedText(WITHDRAWAL_ANSWER_MAX, true) }),
    reply: wireWithdrawal,
    refusals: ['matter.not_found', 'matter.state'],
  }),
}
