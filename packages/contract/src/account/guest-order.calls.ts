import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { nothing, text } from '../wire.ts'
import { wireUser, secret, captcha, code } from './fields.ts'

/** How a guest comes back to an order. */

export const guestOrderCalls = {
  sendGuestOrderLink: defineCall({
    call: 'POST /sapi/mall-order/web/order/sendGuestOrderLink',
    who: 'anyone',
    about:
      "Mails a link to a guest's order when number and address belong together; the answer does not tell. After some tries a captcha is asked for.",
    body: z.object({
      orderCode: text(40, 1),
      email,
      captcha: z.optional(captcha),
      token: z.optional(secret),
    }),
    reply: nothing,
    refusals: ['captcha.wrong', 'captcha.old', 'captcha.required'],
  }),
  sendGuestOrderCode: defineCall({
    call: 'POST /sapi/mall-order/web/order/sendGuestOrderCode',
    who: 'anyone',
    about: "Mails a code to the order's address, to whoever has its link.",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) }),
    reply: nothing,
    refusals: ['guest.link', 'guest.member'],
  }),
  stopOrderMails: defineCall({
    call: 'POST /sapi/mall-order/web/order/stopOrderMails',
    who: 'anyone',
    about:
      '"This was not me": by the key of a mail to an address that nobody has proven, no more mails about that order or another one of its buyer\'s go there. The answer says nothing of the order.',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) }),
    reply: nothing,
    refusals: ['guest.link'],
  }),
  unlockGuestOrder: defineCall({
    call: 'POST /sapi/mall-order/web/order/unlockGuestOrder',
    who: 'anyone',
    about:
      "Opens the guest's session with link and code. A guest account that holds orders of other addresses too gives away this order only.",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)), emailCode: code }),
    reply: z.object({ user: wireUser, orderId: z.string() }),
    refusals: ['guest.link', 'guest.member', 'code.wrong'],
  }),
}
