import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { nothing } from '../wire.ts'
import { secret, code, newPassword, knownPassword, proof, phone } from './fields.ts'

/** A new password, forgotten or changed. */

export const passwordCalls = {
  sendResetMail: defineCall({
    call: 'POST /auth/web/password/reset-email-send-code',
    who: 'anyone',
    about:
      'Forgotten password: mails a code. The answer does not tell whether the address has an account.',
    body: z.object({ email, ...proof }),
    reply: z.object({ token: z.string() }),
    refusals: ['captcha.wrong', 'captcha.old'],
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
    refusals: ['captcha.wrong', 'captcha.old'],
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
}
