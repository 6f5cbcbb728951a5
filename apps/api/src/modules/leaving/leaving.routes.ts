import { accountCalls } from '@galleria/contract/account'
import { mailContact, sendEndingCode, smsContact, type Contact } from '#modules/account/index.ts'
import { bind, refuseFields, type Bound } from '#platform/bind.ts'
import { checkDestroy, destroyAccount } from './destroy-account.ts'
import { exportAccount } from './export-account.ts'

/** The copy of everything and the end of an account. */
export const leavingRoutes: readonly Bound[] = [
  bind(accountCalls.checkDestroy, checkDestroy),
  bind(accountCalls.sendDestroyMail, async (ctx, request) => {
    await sendEndingCode(ctx, mailContact(request.email), request)
    return {}
  }),
  bind(accountCalls.sendDestroySms, async (ctx, request) => {
    await sendEndingCode(ctx, smsContact(request), request)
    return {}
  }),
  bind(accountCalls.destroy, async (ctx, form) => {
    await destroyAccount(ctx, ...proofOf(form))
    return {}
  }),
  bind(accountCalls.exportAccount, exportAccount),
]

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
