import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { languages, sites } from '../storefronts.ts'
import { idOf, nothing, text, wireTime } from '../wire.ts'
import {
  wireUser,
  secret,
  code,
  newPassword,
  knownPassword,
  nickname,
  invitationCode,
  proof,
} from './fields.ts'
import { WORK_PIECES } from './captcha-work.ts'
import { LONGEST_PASSWORD } from './rules.ts'

/** Coming in, sessions and the proof that one is still oneself. */

export const wireSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  createdAt: wireTime,
  lastSeenAt: wireTime,
})

export type WireSession = z.output<typeof wireSession>

export const signInCalls = {
  captcha: defineCall({
    call: 'POST /auth/web/captcha/create',
    who: 'anyone',
    about: 'A picture of four letters or digits. Good for two minutes and one try.',
    body: nothing,
    reply: z.object({ token: z.string(), /** A data address. */ image: z.string() }),
    refusals: [],
  }),
  workCaptcha: defineCall({
    call: 'POST /auth/web/captcha/work',
    who: 'anyone',
    about:
      'The signs of a picture for who cannot see it, once the browser has worked for them: for each of eight pieces a `nonce` for which SHA-256 of `token:piece:nonce` begins with 14 zero bits.',
    body: z.object({
      token: secret,
      nonces: z
        .array(z.int().check(z.minimum(0), z.maximum(1_000_000_000)))
        .check(z.length(WORK_PIECES)),
    }),
    reply: z.object({ captcha: z.string() }),
    refusals: ['captcha.wrong', 'captcha.old'],
  }),
  sendSignUpCode: defineCall({
    call: 'POST /auth/web/user/signup-send-code',
    who: 'visitor',
    about:
      'Mails a code to a new address; an address that has an account gets a mail saying so. The answer is the same.',
    body: z.object({ email, ...proof }),
    reply: nothing,
    refusals: ['captcha.wrong', 'captcha.old'],
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
      "Signs in with mail address or mobile number; a guest's cart (the larger quantity of each sku wins), addresses and orders come along. Where there is a second factor it answers `auth.second_factor`, and `login-code` goes on.",
    body: z.object({
      account: text(254, 1),
      password: z.string().check(z.minLength(1), z.maxLength(4 * LONGEST_PASSWORD)),
    }),
    reply: wireUser,
    refusals: ['auth.wrong_credentials', 'auth.second_factor'],
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
    refusals: ['captcha.wrong', 'captcha.old', 'contact.none'],
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
}
