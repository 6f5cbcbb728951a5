import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { nothing, wireTime } from '../wire.ts'
import { code, prefix, mobile, proof, phone } from './fields.ts'

/** The copy of everything, and the end of an account. */

/** Why an account cannot be deleted yet, and by which order it is held. */
export const destroyReasons = [
  'UNPAID',
  'UNDELIVERED',
  'AFTER_SALES',
  'REFUND',
  'MERCHANT',
  'OPERATOR',
] as const

const destroyReason = z.object({
  kind: z.enum(destroyReasons),
  orderId: z.string(),
  tradeOrderCode: z.string(),
})

export type WireDestroyReason = z.output<typeof destroyReason>

/**
 * An application that its shop has declined, or of which it keeps something, and about which the
 * mall can still be asked until then: nobody can once the account is gone.
 */
const lastChance = z.object({
  reverseTradeOrderId: z.string(),
  reverseTradeOrderCode: z.string(),
  askMallUntilTime: wireTime,
})

export type WireLastChance = z.output<typeof lastChance>

const rows = z.array(z.record(z.string(), z.unknown()))

export const leavingCalls = {
  checkDestroy: defineCall({
    call: 'POST /auth/web/user/destroy-check',
    who: 'member',
    about: 'What still stands against deleting this account, and what is given up with it.',
    body: nothing,
    reply: z.object({ reasons: z.array(destroyReason), lastChanceList: z.array(lastChance) }),
    refusals: [],
  }),
  sendDestroySms: defineCall({
    call: 'POST /api/user/web/destroy-send-sms-code',
    who: 'member',
    about: 'Sends the code for deleting the account to its own number.',
    body: z.object({ ...phone, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'captcha.old', 'contact.not_own'],
  }),
  sendDestroyMail: defineCall({
    call: 'POST /api/user/web/destroy-send-email-code',
    who: 'member',
    about: 'Mails the code for deleting the account to its own address.',
    body: z.object({ email, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'captcha.old', 'contact.not_own'],
  }),
  destroy: defineCall({
    call: 'PUT /auth/web/user/user-destroy',
    who: 'member',
    about:
      'Deletes the account: by email and emailCode, or mobile, prefix and smsCode. Refused with reasons while something is open.',
    body: z.object({
      email: z.optional(email),
      emailCode: z.optional(code),
      mobile: z.optional(mobile),
      prefix: z.optional(prefix),
      smsCode: z.optional(code),
    }),
    reply: nothing,
    refusals: ['code.wrong', 'contact.not_own', 'account.held'],
  }),
  exportAccount: defineCall({
    call: 'POST /auth/web/user/export',
    who: 'member',
    about: 'Everything the mall knows about this person.',
    body: nothing,
    reply: z.object({
      madeAt: wireTime,
      profile: z.record(z.string(), z.unknown()),
      thirdAccounts: rows,
      sessions: rows,
      secondFactor: rows,
      passkeys: rows,
      browsers: rows,
      addresses: rows,
      cart: rows,
      contracts: rows,
      orders: rows,
      payments: rows,
      cards: rows,
      refunds: rows,
      afterSales: rows,
      withdrawals: rows,
      reviews: rows,
      reviewAnswers: rows,
      helpfulReviews: rows,
      reportedReviews: rows,
      files: rows,
      invited: rows,
      merchantApplications: rows,
      workplaces: rows,
      workLog: rows,
      reviewReminders: rows,
      stockWishes: rows,
      articleLookups: rows,
      points: rows,
      signInDays: rows,
    }),
    refusals: [],
  }),
}
