import { accountCalls } from '@galleria/contract/account'
import { refuse } from '@galleria/contract/refusals'
import { bind, refuseFields, type Bound } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { presentUser } from '../account.present.ts'
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
import {
  checkDestroy,
  destroyAccount,
  sendDestroyCode,
  type ForgetPerson,
} from '../leaving/destroy-account.ts'
import { exportAccount } from '../leaving/export-account.ts'
import { listThirdAccounts, listThirdTypes, unbindThirdAccount } from '../third/third-accounts.ts'

/** Mail address and number, the other providers, the copy of everything and the end of an account. */
export function createContactRoutes(forget: ForgetPerson): readonly Bound[] {
  return [
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
      presentUser(
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
      presentUser(await bindContact(ctx, mailContact(form.email), form.emailCode)),
    ),
    bind(accountCalls.unbindMail, async (ctx) => presentUser(await unbindContact(ctx, 'EMAIL'))),
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
    bind(accountCalls.checkMobileResetCode, (ctx, { smsCode }) =>
      checkPresent(ctx, 'SMS', smsCode),
    ),
    bind(accountCalls.resetMobile, async (ctx, form) =>
      presentUser(
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
      presentUser(await bindContact(ctx, smsContact(form), form.smsCode)),
    ),
    bind(accountCalls.unbindMobile, async (ctx) => presentUser(await unbindContact(ctx, 'SMS'))),
    bind(accountCalls.listThirdAccounts, listThirdAccounts),
    bind(accountCalls.listThirdTypes, listThirdTypes),
    bind(accountCalls.unbindThirdAccount, (ctx, { accountType }) =>
      nothing(unbindThirdAccount(ctx, accountType)),
    ),
    bind(accountCalls.checkDestroy, checkDestroy),
    bind(accountCalls.sendDestroyMail, (ctx, request) =>
      nothing(sendDestroyCode(ctx, mailContact(request.email), request)),
    ),
    bind(accountCalls.sendDestroySms, (ctx, request) =>
      nothing(sendDestroyCode(ctx, smsContact(request), request)),
    ),
    bind(accountCalls.destroy, (ctx, form) =>
      nothing(destroyAccount(ctx, ...proofOf(form), forget)),
    ),
    bind(accountCalls.exportAccount, exportAccount),
  ]
}

/** To the present contact with a captcha, to the new one with the step that the present one has given. */
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

function proofOf(form: {
  email?: string | undefined
  emailCode?: string | undefined
  mobile?: string | undefined
  prefix?: string | undefined
  smsCode?: string | undefined
}): [Contact, string] {
  if (form.email !== undefined && form.emailCode !== undefined)
    return [mailContact(form.email), form.emailCode]
  if (form.mobile !== undefined && form.smsCode !== undefined)
    return [smsContact({ mobile: form.mobile, prefix: form.prefix ?? '' }), form.smsCode]
  throw refuseFields([{ path: 'emailCode', code: 'required' }])
}

async function nothing(work: Promise<unknown>): Promise<Record<string, never>> {
  await work
  return {}
}
