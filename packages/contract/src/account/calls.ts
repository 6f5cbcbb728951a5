import * as z from 'zod/mini'
import {
  LONGEST_PASSWORD,
  captchaPattern,
  codePattern,
  invitationPattern,
  nicknameFlaw,
} from './rules.ts'
import { email, genders } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { stripInvisible, stripSigns } from '../plain-text.ts'
import { idOf, nothing, text, wireTime } from '../wire.ts'
import { languages, sites } from '../storefronts.ts'

export const wireUser = z.object({
  id: z.string(),
  nickname: z.string(),
  /** The mail, or the number where there is no mail. */ username: z.string(),
  email: z.string(),
  /** E.164, `+491701234567`. */ mobile: z.string(),
  isTourist: z.boolean(),
  /** Address of a picture, or empty. */
  avatar: z.string(),
  gender: z.enum(genders),
  birthday: z.nullable(z.string()),
  /** False for members who only ever came by way of another provider. */
  hasPassword: z.boolean(),
  /** The seller whose back office this person may enter. */
  sellerId: z.nullable(z.int()),
  createdAt: wireTime,
})
export type WireUser = z.output<typeof wireUser>

const secret = z.string().check(z.minLength(1), z.maxLength(100))
const captcha = z.string().check(z.regex(captchaPattern, { error: 'captcha' }))
const code = z.string().check(z.regex(codePattern, { error: 'code' }))
const prefix = z.string().check(z.regex(/^\+[1-9][0-9]{0,3}$/, { error: 'phone' }))
/** The number behind the dial code as people write it, with or without its leading zero; or the whole number with `+`. */
const mobile = z
  .string()
  .check(
    z.maxLength(40),
    z.overwrite(stripSigns),
    z.regex(/^\+?[0-9 ()/.-]{4,24}$/, { error: 'phone' }),
  )
/** Bounded only: what a password must be depends on its owner too, and is said with the code `password`. */
const newPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(4 * LONGEST_PASSWORD, { error: 'password' }),
  )
const knownPassword = z
  .string()
  .check(z.minLength(1, { error: 'required' }), z.maxLength(4 * LONGEST_PASSWORD))
const nickname = z.string().check(
  z.maxLength(160, { error: 'length', abort: true }),
  z.overwrite(stripInvisible),
  z.trim(),
  z.refine((value: string) => nicknameFlaw(value) === undefined, { error: 'nickname' }),
)
const invitationCode = z
  .string()
  .check(z.maxLength(20), z.trim(), z.regex(invitationPattern, { error: 'invitation' }))

const proof = { captcha, token: secret }
const phone = { mobile, prefix }

export const wireSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  createdAt: wireTime,
  lastSeenAt: wireTime,
})
export type WireSession = z.output<typeof wireSession>

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

const rows = z.array(z.record(z.string(), z.unknown()))
const stepToken = z.object({ stepToken: z.string() })

export const accountCalls = {
  captcha: defineCall({
    call: 'POST /auth/web/captcha/create',
    who: 'anyone',
    about: 'A picture of four letters or digits. Good for two minutes and one try.',
    body: nothing,
    reply: z.object({ token: z.string(), /** A data address. */ image: z.string() }),
    refusals: [],
  }),
  spokenCaptcha: defineCall({
    call: 'POST /auth/web/captcha/spoken',
    who: 'anyone',
    about: "The same four signs as words to be read out, in the reader's language.",
    body: z.object({ token: secret }),
    reply: z.object({ words: z.array(z.string()) }),
    refusals: ['captcha.wrong'],
  }),

  sendSignUpCode: defineCall({
    call: 'POST /auth/web/user/signup-send-code',
    who: 'visitor',
    about:
      'Mails a code to a new address; an address that has an account gets a mail saying so. The answer is the same.',
    body: z.object({ email, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong'],
  }),
  signUp: defineCall({
    call: 'POST /auth/web/user/signup',
    who: 'anyone',
    about:
      'Opens an account and signs in. Cart, addresses and orders of the guest who asks come along.',
    body: z.object({
      email,
      emailCode: code,
      password: newPassword,
      nickname,
      invitationCode: z.optional(invitationCode),
    }),
    reply: wireUser,
    refusals: ['code.wrong', 'contact.taken', 'invitation.unknown'],
  }),
  login: defineCall({
    call: 'POST /auth/web/user/login',
    who: 'anyone',
    about:
      "Signs in with mail address or mobile number; a guest's cart (the larger quantity of each sku wins), addresses and orders come along.",
    body: z.object({
      account: text(254, 1),
      password: z.string().check(z.minLength(1), z.maxLength(4 * LONGEST_PASSWORD)),
    }),
    reply: wireUser,
    refusals: ['auth.wrong_credentials'],
  }),
  logout: defineCall({
    call: 'POST /auth/web/user/logout',
    who: 'anyone',
    about: 'Ends this session.',
    body: nothing,
    reply: nothing,
    refusals: [],
  }),
  logoutAll: defineCall({
    call: 'POST /auth/web/user/logout-all',
    who: 'member',
    about: 'Ends every session of this account, this one included.',
    body: nothing,
    reply: nothing,
    refusals: [],
  }),
  current: defineCall({
    call: 'POST /auth/web/user/current',
    who: 'buyer',
    about: 'Who is signed in, guests included; 401 without a session.',
    body: nothing,
    reply: wireUser,
    refusals: [],
  }),
  tourist: defineCall({
    call: 'POST /auth/web/user/tourist',
    who: 'visitor',
    about: 'Opens a guest session, or returns the one there is.',
    body: nothing,
    reply: wireUser,
    refusals: [],
  }),
  switchLanguage: defineCall({
    call: 'POST /auth/web/user/language',
    who: 'anyone',
    about: 'Remembers language and storefront for the mails to come.',
    body: z.object({ language: z.enum(languages), site: z.enum(sites) }),
    reply: nothing,
    refusals: [],
  }),
  listSessions: defineCall({
    call: 'POST /auth/web/user/session-list',
    who: 'member',
    about: 'Where this account is signed in, last used first.',
    body: nothing,
    reply: z.array(wireSession),
    refusals: [],
  }),
  revokeSession: defineCall({
    call: 'POST /auth/web/user/session-revoke',
    who: 'member',
    about: 'Ends one of the own sessions.',
    body: z.object({ id: idOf('session') }),
    reply: nothing,
    refusals: [],
  }),

  sendProofCode: defineCall({
    call: 'POST /auth/web/user/prove-send-code',
    who: 'member',
    about:
      'For members without a password: sends a code to the own mail address or number, which `prove` takes.',
    body: z.object({ channel: z.enum(['EMAIL', 'SMS']), ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'contact.none'],
  }),
  prove: defineCall({
    call: 'POST /auth/web/user/prove',
    who: 'member',
    about:
      'Proves that it is still this person: for five minutes contacts and ways in may be changed. By the password, or by a code of `prove-send-code`.',
    body: z.object({
      password: z.optional(knownPassword),
      emailCode: z.optional(code),
      smsCode: z.optional(code),
    }),
    reply: nothing,
    refusals: ['password.wrong', 'code.wrong'],
  }),

  sendResetMail: defineCall({
    call: 'POST /auth/web/password/reset-email-send-code',
    who: 'anyone',
    about:
      'Forgotten password: mails a code. The answer does not tell whether the address has an account.',
    body: z.object({ email, ...proof }),
    reply: z.object({ token: z.string() }),
    refusals: ['captcha.wrong'],
  }),
  verifyResetMail: defineCall({
    call: 'POST /auth/web/password/reset-email-code-verify',
    who: 'anyone',
    about:
      'Takes the code of the mail, as `captcha` or `emailCode`, with the token of the sending.',
    body: z.object({
      email,
      captcha: z.optional(code),
      emailCode: z.optional(code),
      token: secret,
    }),
    reply: z.object({ verifyToken: z.string() }),
    refusals: ['code.wrong'],
  }),
  sendResetSms: defineCall({
    call: 'POST /auth/web/password/reset-send-sms',
    who: 'anyone',
    about:
      'Forgotten password: sends a code by SMS. The answer does not tell whether the number has an account.',
    body: z.object({ ...phone, ...proof }),
    reply: z.object({ token: z.string() }),
    refusals: ['captcha.wrong'],
  }),
  verifyResetSms: defineCall({
    call: 'POST /auth/web/password/reset-sms-code-verify',
    who: 'anyone',
    about: 'Takes the code of the SMS with the token of the sending.',
    body: z.object({ ...phone, smsCode: code, token: secret }),
    reply: z.object({ verifyToken: z.string() }),
    refusals: ['code.wrong'],
  }),
  resetPassword: defineCall({
    call: 'POST /auth/web/password/reset-by-verify-token',
    who: 'anyone',
    about:
      "Sets a new password. Ends every session; tells the account's contacts. The token is good for 30 minutes and one use.",
    body: z.object({ verifyToken: secret, password: newPassword }),
    reply: nothing,
    refusals: ['step.expired'],
  }),
  changePassword: defineCall({
    call: 'PUT /auth/web/user/change-password',
    who: 'member',
    about:
      "Changes the password; a member without one sets the first after `prove`. Ends all other sessions; tells the account's contacts.",
    body: z.object({ oldPassword: z.optional(knownPassword), password: newPassword }),
    reply: nothing,
    refusals: ['password.wrong', 'auth.prove_again'],
  }),

  sendMailResetCode: defineCall({
    call: 'POST /auth/web/user/reset/send-email-code',
    who: 'member',
    about:
      'Changing the mail address: first to the present one (captcha, token), then to the new one (email, stepToken).',
    body: z.object({
      captcha: z.optional(captcha),
      token: z.optional(secret),
      email: z.optional(email),
      stepToken: z.optional(secret),
    }),
    reply: nothing,
    refusals: ['captcha.wrong', 'contact.none', 'step.expired'],
  }),
  checkMailResetCode: defineCall({
    call: 'POST /auth/web/user/reset/check-email-code',
    who: 'member',
    about: 'Takes the code sent to the present mail address.',
    body: z.object({ emailCode: code }),
    reply: stepToken,
    refusals: ['code.wrong', 'contact.none'],
  }),
  resetMail: defineCall({
    call: 'POST /auth/web/user/reset-email',
    who: 'member',
    about: 'Changes the mail address with the code sent to the new one. The old one is told.',
    body: z.object({ email, emailCode: code, stepToken: secret }),
    reply: wireUser,
    refusals: ['code.wrong', 'step.expired', 'contact.taken'],
  }),
  sendMailBindCode: defineCall({
    call: 'POST /api/user/web/email/bind/send-email-code',
    who: 'member',
    about: 'Mails a code to an address to be bound.',
    body: z.object({ email, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'contact.bound', 'auth.prove_again'],
  }),
  bindMail: defineCall({
    call: 'POST /api/user/web/email/bind',
    who: 'member',
    about: 'Binds a mail address to an account without one.',
    body: z.object({ email, emailCode: code }),
    reply: wireUser,
    refusals: ['code.wrong', 'contact.taken', 'contact.bound', 'auth.prove_again'],
  }),
  unbindMail: defineCall({
    call: 'POST /api/user/web/email/unbind',
    who: 'member',
    about:
      'Takes the mail address off the account; refused for the last contact or the last way in.',
    body: nothing,
    reply: wireUser,
    refusals: ['contact.none', 'account.last_way_in', 'auth.prove_again'],
  }),
  sendMobileResetCode: defineCall({
    call: 'POST /api/user/web/mobile/reset/send-sms',
    who: 'member',
    about:
      'Changing the number: first to the present one (captcha, token), then to the new one (mobile, prefix, stepToken).',
    body: z.object({
      captcha: z.optional(captcha),
      token: z.optional(secret),
      mobile: z.optional(mobile),
      prefix: z.optional(prefix),
      stepToken: z.optional(secret),
    }),
    reply: nothing,
    refusals: ['captcha.wrong', 'contact.none', 'step.expired'],
  }),
  checkMobileResetCode: defineCall({
    call: 'POST /api/user/web/mobile/reset/check-sms-code',
    who: 'member',
    about: 'Takes the code sent to the present number.',
    body: z.object({ smsCode: code }),
    reply: stepToken,
    refusals: ['code.wrong', 'contact.none'],
  }),
  resetMobile: defineCall({
    call: 'POST /api/user/web/mobile/reset',
    who: 'member',
    about: 'Changes the number with the code sent to the new one. The old one is told.',
    body: z.object({ ...phone, smsCode: code, stepToken: secret }),
    reply: wireUser,
    refusals: ['code.wrong', 'step.expired', 'contact.taken'],
  }),
  sendMobileBindCode: defineCall({
    call: 'POST /api/user/web/mobile/bind/send-sms-code',
    who: 'member',
    about: 'Sends a code to a number to be bound.',
    body: z.object({ ...phone, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'contact.bound', 'auth.prove_again'],
  }),
  bindMobile: defineCall({
    call: 'POST /api/user/web/mobile/bind',
    who: 'member',
    about: 'Binds a number to an account without one.',
    body: z.object({ ...phone, smsCode: code }),
    reply: wireUser,
    refusals: ['code.wrong', 'contact.taken', 'contact.bound', 'auth.prove_again'],
  }),
  unbindMobile: defineCall({
    call: 'POST /api/user/web/mobile/unbind',
    who: 'member',
    about: 'Takes the number off the account; refused for the last contact or the last way in.',
    body: nothing,
    reply: wireUser,
    refusals: ['contact.none', 'account.last_way_in', 'auth.prove_again'],
  }),

  updateProfile: defineCall({
    call: 'PUT /auth/web/user/user-info',
    who: 'member',
    about:
      'Changes nickname, picture (the address an upload for `avatar` gave, or empty), gender or birthday; what is left out stays.',
    body: z.object({
      nickname: z.optional(nickname),
      avatar: z.optional(text(300)),
      gender: z.optional(z.enum(genders)),
      birthday: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
    }),
    reply: wireUser,
    refusals: [],
  }),
  listThirdAccounts: defineCall({
    call: 'GET /auth/web/third-account/list-bound',
    who: 'member',
    about: 'The other providers this account can be entered by.',
    body: nothing,
    reply: z.array(z.object({ accountType: z.string(), label: z.string(), boundAt: wireTime })),
    refusals: [],
  }),
  listThirdTypes: defineCall({
    call: 'POST /auth/web/third-account/list-types',
    who: 'anyone',
    about:
      'The providers one can sign in with. Sign in, or bind when signed in: `GET /auth/web/third-account/start?type=…&returnTo=/path` in the browser.',
    body: nothing,
    reply: z.array(z.object({ accountType: z.string(), name: z.string() })),
    refusals: [],
  }),
  unbindThirdAccount: defineCall({
    call: 'POST /auth/web/third-account/unbind',
    who: 'member',
    about: 'Takes a provider off the account; refused for the last way in.',
    body: z.object({ accountType: text(30, 1) }),
    reply: nothing,
    refusals: ['account.last_way_in', 'auth.prove_again'],
  }),

  queryInvitation: defineCall({
    call: 'POST /sapi/mall-customer/customer/queryInvitation',
    who: 'member',
    about: 'The own code, how many came by it, and whether one may still be filled in.',
    body: nothing,
    reply: z.object({
      invitationCode: z.string(),
      invitedCount: z.int(),
      invitedBy: z.nullable(z.string()),
      canFillIn: z.boolean(),
    }),
    refusals: [],
  }),
  fillInInvitation: defineCall({
    call: 'POST /sapi/mall-customer/customer/fillInTheInvitationCodeFlow',
    who: 'member',
    about: 'Says who invited this member; once, never oneself or somebody one has invited.',
    body: z.object({ invitationCode }),
    reply: nothing,
    refusals: ['invitation.unknown', 'invitation.used', 'invitation.circle'],
  }),

  checkDestroy: defineCall({
    call: 'POST /auth/web/user/destroy-check',
    who: 'member',
    about: 'What still stands against deleting this account.',
    body: nothing,
    reply: z.object({ reasons: z.array(destroyReason) }),
    refusals: [],
  }),
  sendDestroySms: defineCall({
    call: 'POST /api/user/web/destroy-send-sms-code',
    who: 'member',
    about: 'Sends the code for deleting the account to its own number.',
    body: z.object({ ...phone, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'contact.not_own'],
  }),
  sendDestroyMail: defineCall({
    call: 'POST /api/user/web/destroy-send-email-code',
    who: 'member',
    about: 'Mails the code for deleting the account to its own address.',
    body: z.object({ email, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'contact.not_own'],
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
      addresses: rows,
      cart: rows,
      contracts: rows,
      orders: rows,
      payments: rows,
      refunds: rows,
      afterSales: rows,
      reviews: rows,
      files: rows,
      invited: rows,
      merchantApplications: rows,
      articleLookups: rows,
    }),
    refusals: [],
  }),

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
    refusals: ['captcha.wrong', 'captcha.required'],
  }),
  sendGuestOrderCode: defineCall({
    call: 'POST /sapi/mall-order/web/order/sendGuestOrderCode',
    who: 'anyone',
    about: "Mails a code to the order's address, to whoever has its link.",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) }),
    reply: nothing,
    refusals: ['guest.link', 'guest.member'],
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
