import * as z from 'zod/mini'
import { email } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { nothing } from '../wire.ts'
import {
  wireUser,
  secret,
  captcha,
  code,
  prefix,
  mobile,
  proof,
  phone,
  stepToken,
} from './fields.ts'

/** Mail address and number: changed, bound and taken off. */

export const contactCalls = {
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
    refusals: ['captcha.wrong', 'captcha.old', 'contact.none', 'step.expired'],
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
    refusals: ['captcha.wrong', 'captcha.old', 'contact.bound', 'auth.prove_again'],
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
    refusals: ['captcha.wrong', 'captcha.old', 'contact.none', 'step.expired'],
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
    refusals: ['captcha.wrong', 'captcha.old', 'contact.bound', 'auth.prove_again'],
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
}
