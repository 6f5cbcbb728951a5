import { accountCalls } from '@galleria/contract/account'
import { refuse } from '@galleria/contract/refusals'
import { bind, refuseFields, type Bound } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { presentChanged } from '../account.present.ts'
import {
  bindContact,
  changeContact,
  checkPresent,
  sendToBind,
  sendToNew,
  sendToPresent,
  unbindContact,
} from './change-contact.ts'
import { mailContact, smsContact, type Contact } from './contact.ts'
import { listThirdAccounts, listThirdTypes, unbindThirdAccount } from '../third/third-accounts.ts'

/** Mail address and number, and the other providers. */
export const contactRoutes: readonly Bound[] = [
  bind(accountCalls.sendMailResetCode, (ctx, request) =>
    sendForChange(
      ctx,
      'EMAIL',
      request.email === undefined ? undefined : mailContact(request.email),
      request,
    ),
  ),
  bind(accountCalls.checkMailResetCode, (ctx, { emailCode }) =>
    checkPresent(ctx, 'EMAIL', emailCode),
  ),
  bind(accountCalls.resetMail, async (ctx, form) =>
    presentChanged(
      ctx,
      await changeContact(ctx, mailContact(form.email), {
        code: form.emailCode,
        stepToken: form.stepToken,
      }),
    ),
  ),
  bind(accountCalls.sendMailBindCode, (ctx, request) =>
    nothing(sendToBind(ctx, mailContact(request.email), request)),
  ),
  bind(accountCalls.bindMail, async (ctx, form) =>
    presentChanged(ctx, await bindContact(ctx, mailContact(form.email), form.emailCode)),
  ),
  bind(accountCalls.unbindMail, async (ctx) =>
    presentChanged(ctx, await unbindContact(ctx, 'EMAIL')),
  ),
  bind(accountCalls.sendMobileResetCode, (ctx, request) =>
    sendForChange(
      ctx,
      'SMS',
      request.mobile === undefined
        ? undefined
        : smsContact({ mobile: request.mobile, prefix: request.prefix ?? '' }),
      request,
    ),
  ),
  bind(accountCalls.checkMobileResetCode, (ctx, { smsCode }) => checkPresent(ctx, 'SMS', smsCode)),
  bind(accountCalls.resetMobile, async (ctx, form) =>
    presentChanged(
      ctx,
      await changeContact(ctx, smsContact(form), {
        code: form.smsCode,
        stepToken: form.stepToken,
      }),
    ),
  ),
  bind(accountCalls.sendMobileBindCode, (ctx, request) =>
    nothing(sendToBind(ctx, smsContact(request), request)),
  ),
  bind(accountCalls.bindMobile, async (ctx, form) =>
    presentChanged(ctx, await bindContact(ctx, smsContact(form), form.smsCode)),
  ),
  bind(accountCalls.unbindMobile, async (ctx) =>
    presentChanged(ctx, await unbindContact(ctx, 'SMS')),
  ),
  bind(accountCalls.listThirdAccounts, listThirdAccounts),
  bind(accountCalls.listThirdTypes, listThirdTypes),
  bind(accountCalls.unbindThirdAccount, (ctx, { accountType }) =>
    nothing(unbindThirdAccount(ctx, accountType)),
  ),
]

/**
 * To the present contact with a captcha, to the new one with the step that the present one has
 * given.
 */
async function sendForChange(
  ctx: Context,
  channel: Contact['channel'],
  contact: Contact | undefined,
  request: {
    captcha?: string | undefined
    token?: string | undefined
    stepToken?: string | undefined
  },
): Promise<Record<string, never>> {
  if (request.stepToken !== undefined) {
    if (!contact)
      throw refuseFields([{ path: channel === 'EMAIL' ? 'email' : 'mobile', code: 'required' }])
    return nothing(sendToNew(ctx, contact, request.stepToken))
  }
  if (request.captcha === undefined || request.token === undefined) throw refuse('captcha.wrong')
  return nothing(sendToPresent(ctx, channel, { captcha: request.captcha, token: request.token }))
}

async function nothing(work: Promise<unknown>): Promise<Record<string, never>> {
  await work
  return {}
}
