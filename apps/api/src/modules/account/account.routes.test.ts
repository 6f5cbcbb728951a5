import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '@galleria/contract/account'
import type { Call } from '@galleria/contract/define-call'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { GOOD_PASSWORD, signUp } from '../../testing/account-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('who may', () => {
  test('[ACC-019] a member may use every call of the account; those of an account itself no guest and nobody without a session', async () => {
    const everybodys = Object.values<Call>(accountCalls).filter(({ who }) => who !== 'member')
    expect(everybodys.map(({ call }) => call).toSorted()).toEqual(OPEN_CALLS)
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    await signUp(t, 'may-all@galleria.test')
    for (const { call, who } of Object.values<Call>(accountCalls)) {
      const [method = '', url = ''] = call.split(' ')
      const answerTo = async (visitor: Visitor) => {
        const options = method === 'GET' ? {} : { body: {} }
        const { body } = await visitor.raw(method, url, options)
        return (body as { code?: string } | undefined)?.code ?? 'ok'
      }
      // One call ends every session, so each is made with a new one.
      const member = t.visit()
      await member.call('POST /auth/web/user/login', {
        account: 'may-all@galleria.test',
        password: GOOD_PASSWORD,
      })
      expect(['auth.signed_out', 'auth.role', 'not_found'], call).not.toContain(
        await answerTo(member),
      )
      if (who === 'member')
        expect([await answerTo(guest), await answerTo(t.visit())], call).toEqual([
          'auth.signed_out',
          'auth.signed_out',
        ])
    }
  })
})

/** Coming in, and what a guest needs; everything else of an account is a member's. */
const OPEN_CALLS = [
  'POST /auth/web/captcha/create',
  'POST /auth/web/captcha/work',
  'POST /auth/web/password/reset-by-verify-token',
  'POST /auth/web/password/reset-email-code-verify',
  'POST /auth/web/password/reset-email-send-code',
  'POST /auth/web/password/reset-send-sms',
  'POST /auth/web/password/reset-sms-code-verify',
  'POST /auth/web/third-account/list-types',
  'POST /auth/web/user/current',
  'POST /auth/web/user/language',
  'POST /auth/web/user/login',
  'POST /auth/web/user/login-code',
  'POST /auth/web/user/login-half',
  'POST /auth/web/user/login-passkey',
  'POST /auth/web/user/login-passkey-begin',
  'POST /auth/web/user/logout',
  'POST /auth/web/user/signup',
  'POST /auth/web/user/signup-send-code',
  'POST /auth/web/user/tourist',
  'POST /sapi/mall-order/web/order/openAccount',
  'POST /sapi/mall-order/web/order/sendAccountCode',
  'POST /sapi/mall-order/web/order/sendGuestOrderCode',
  'POST /sapi/mall-order/web/order/sendGuestOrderLink',
  'POST /sapi/mall-order/web/order/stopOrderMails',
  'POST /sapi/mall-order/web/order/unlockGuestOrder',
]
