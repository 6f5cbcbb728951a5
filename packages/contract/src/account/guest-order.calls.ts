import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { idOf, nothing, text } from '../wire.ts'
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
  sendAccountCode: defineCall({
    call: 'POST /sapi/mall-order/web/order/sendAccountCode',
    who: 'buyer',
    about:
      'For the guest of a paid order: mails a code to its address, with which `openAccount` makes them a member. `email` is that address, but for its first letter without its name. Whether it has an account neither answer nor mail tells.',
    body: z.object({ id: idOf('order') }),
    reply: z.object({ email: z.string() }),
    refusals: ['order.not_found', 'order.state', 'guest.member'],
  }),
  openAccount: defineCall({
    call: 'POST /sapi/mall-order/web/order/openAccount',
    who: 'buyer',
    about:
      "Signs the guest of an order in as the member with its address, by the code that was mailed there; who has no account yet has one from now on, without a password. Cart, addresses and orders of the guest come along. Where there is a second factor it answers `auth.second_factor`, and `login-code` goes on. An order that is a member's by now is refused with `guest.member`.",
    body: z.object({ id: idOf('order'), emailCode: code }),
    reply: nothing,
    refusals: [
      'order.not_found',
      'order.state',
      'guest.member',
      'code.wrong',
      'auth.second_factor',
    ],
  }),
}
