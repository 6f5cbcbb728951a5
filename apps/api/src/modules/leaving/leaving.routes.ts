import { accountCalls } from '@galleria/contract/account'
import { sendEndingCode } from '#modules/account/index.ts'
import { bind, type Bound } from '#platform/bind.ts'
import { checkDestroy, destroyAccount } from './destroy-account.ts'
import { exportAccount } from './export-account.ts'

/** The copy of everything and the end of an account. */
export const leavingRoutes: readonly Bound[] = [
  bind(accountCalls.checkDestroy, checkDestroy),
  bind(accountCalls.sendDestroyMail, async (ctx, request) => {
    await sendEndingCode(ctx, request)
    return {}
  }),
  bind(accountCalls.sendDestroySms, async (ctx, request) => {
    await sendEndingCode(ctx, request)
    return {}
  }),
  bind(accountCalls.destroy, async (ctx, form) => {
    await destroyAccount(ctx, form)
    return {}
  }),
  bind(accountCalls.exportAccount, exportAccount),
]
