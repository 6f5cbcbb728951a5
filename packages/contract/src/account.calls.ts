import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { email } from './address-rules.ts'
import { nothing, text } from './wire.ts'
import { languages, sites } from './storefronts.ts'

export const wireUser = z.object({
  id: z.string(), nickname: z.string(), username: z.string(), email: z.string(), mobile: z.string(), isTourist: z.boolean(),
  /** The seller whose back office this person may enter. */
  sellerId: z.nullable(z.int()),
})
export type WireUser = z.output<typeof wireUser>

/** 8 to 128 characters; the rest of the conditions is checked against the person and the list of common passwords. */
export const password = z.string().check(z.minLength(8, { error: 'password' }), z.maxLength(128, { error: 'password' }))
export const sixDigits = z.string().check(z.regex(/^\d{6}$/, { error: 'code' }))
const captcha = z.string().check(z.regex(/^[A-Za-z0-9]{4}$/, { error: 'captcha' }))
const token = z.string().check(z.minLength(1), z.maxLength(64))

export const accountCalls = {
  captcha: defineCall({ call: 'POST /auth/web/user/captcha', who: 'anyone', about: 'A picture of four characters to type in, and the token that goes with it.', body: nothing, reply: z.object({ token: z.string(), image: z.string() }), refusals: [] }),
  signupSendCode: defineCall({ call: 'POST /auth/web/user/signup-send-code', who: 'anyone', about: 'Mails a code to an address that wants an account; an address that has one is told so by mail, never here.', body: z.object({ email, captcha, token }), reply: nothing, refusals: ['captcha.wrong'] }),
  signup: defineCall({ call: 'POST /auth/web/user/signup', who: 'anyone', about: 'Opens an account with the mailed code; the guest cart comes along.', body: z.object({ email, emailCode: sixDigits, password, nickname: text(60) }), reply: wireUser, refusals: ['auth.code_wrong', 'password.common', 'password.personal'] }),
  login: defineCall({ call: 'POST /auth/web/user/login', who: 'anyone', about: 'Signs in; a guest cart is merged, the larger quantity of each sku wins.', body: z.object({ account: text(254, 1), password: z.string().check(z.minLength(1), z.maxLength(128)) }), reply: wireUser, refusals: ['auth.wrong_credentials'] }),
  logout: defineCall({ call: 'POST /auth/web/user/logout', who: 'anyone', about: 'Ends this session.', body: nothing, reply: nothing, refusals: [] }),
  current: defineCall({ call: 'POST /auth/web/user/current', who: 'buyer', about: 'Who is signed in, guests included; 401 without a session.', body: nothing, reply: wireUser, refusals: [] }),
  tourist: defineCall({ call: 'POST /auth/web/user/tourist', who: 'visitor', about: 'Opens a guest session, or returns the one there is.', body: nothing, reply: wireUser, refusals: [] }),
  switchLanguage: defineCall({ call: 'POST /auth/web/user/language', who: 'anyone', about: 'Remembers language and storefront for the mails to come.', body: z.object({ language: z.enum(languages), site: z.enum(sites) }), reply: nothing, refusals: [] }),
  guestOrderLink: defineCall({ call: 'POST /sapi/mall-order/web/order/guestOrderLink', who: 'anyone', about: 'Mails a short-lived link to a guest order if number and address belong together; the answer is the same if not.', body: z.object({ tradeOrderCode: text(20, 1), email }), reply: nothing, refusals: [] }),
  guestOrderOpen: defineCall({ call: 'POST /sapi/mall-order/web/order/guestOrderOpen', who: 'anyone', about: 'Opens a guest order by the signed link of a mail.', body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) }), reply: z.object({ orderId: z.string() }), refusals: ['guest.link'] }),
}
