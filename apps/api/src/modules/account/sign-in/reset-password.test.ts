import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  GOOD_PASSWORD,
  atOnce,
  codeFor,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
  waitAMinute,
} from '../../../testing/account-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('a forgotten password', () => {
  test('[ACC-028] [ACC-029] [ACC-030] is set anew with a code by mail; every session ends and the owner is told', async () => {
    const { visitor: old } = await signUp(t, 'forgot@galleria.test')
    waitAMinute(t)
    const visitor = t.visit()
    const { token } = await visitor.call('POST /auth/web/password/reset-email-send-code', {
      email: 'forgot@galleria.test',
      ...(await solveCaptcha(visitor)),
    })
    const code = await codeFor(t, 'forgot@galleria.test')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/password/reset-email-code-verify', {
          email: 'forgot@galleria.test',
          captcha: code,
          token: crypto.randomUUID(),
        }),
      ),
    ).toBe('422 code.wrong')
    const { verifyToken } = await visitor.call('POST /auth/web/password/reset-email-code-verify', {
      email: 'forgot@galleria.test',
      captcha: code,
      token,
    })
    expect(
      (
        await visitor.raw('POST', '/auth/web/password/reset-by-verify-token', {
          body: { verifyToken, password: 'forgot@galleria.test' },
        })
      ).status,
    ).toBe(400)
    expect(
      await atOnce(20, (index) =>
        visitor.call('POST /auth/web/password/reset-by-verify-token', {
          verifyToken,
          password: `a new good password ${index}`,
        }),
      ),
    ).toEqual({ ok: 1, 'step.expired': 19 })
    expect(await refusalOf(old.call('POST /auth/web/user/current', {}))).toBe('401 auth.signed_out')
    expect(
      await refusalOf(
        t.visit().call('POST /auth/web/user/login', {
          account: 'forgot@galleria.test',
          password: GOOD_PASSWORD,
        }),
      ),
    ).toBe('401 auth.wrong_credentials')
    const [told] = await mailsTo(t, 'forgot@galleria.test')
    expect([told?.subject, told?.text]).toEqual([
      'Your account has been changed',
      expect.stringContaining('Your password has been changed.'),
    ])
  })

  test('[ACC-027] works by SMS for who has a number', async () => {
    await signUp(t, 'sms@galleria.test')
    await t.sql(`update users set mobile = '+4915112340001' where email = 'sms@galleria.test'`)
    const visitor = t.visit()
    const phone = { mobile: '0151 12340001', prefix: '+49' }
    const { token } = await visitor.call('POST /auth/web/password/reset-send-sms', {
      ...phone,
      ...(await solveCaptcha(visitor)),
    })
    const smsCode = await codeFor(t, '+4915112340001')
    const { verifyToken } = await visitor.call('POST /auth/web/password/reset-sms-code-verify', {
      ...phone,
      smsCode,
      token,
    })
    await visitor.call('POST /auth/web/password/reset-by-verify-token', {
      verifyToken,
      password: 'another good password',
    })
    expect(
      (
        await t.visit().call('POST /auth/web/user/login', {
          account: '+4915112340001',
          password: 'another good password',
        })
      ).mobile,
    ).toBe('+4915112340001')
    expect((await mailsTo(t, '+4915112340001'))[0]?.text).toBe(
      'Galleria: a contact or the password of your account has been changed. Not you? Set a new password now.',
    )
  })

  test('cannot be shut by strangers: a browser of its owner gets a code when everybody else has used up a day of them', async () => {
    const email = 'besieged@galleria.test'
    const { visitor: own } = await signUp(t, email)
    const ask = async (visitor: Visitor) =>
      (
        await visitor.raw('POST', '/auth/web/password/reset-email-send-code', {
          body: { email, ...(await solveCaptcha(visitor)) },
        })
      ).status
    await own.call('POST /auth/web/user/logout', {})
    for (let network = 1; network <= 5; network += 1)
      for (let times = 0; times < 10; times += 1) {
        t.clock.advance(times === 5 ? 3_700_000 : 61_000)
        await ask(t.visit({ ip: `198.51.100.${network}` }))
      }
    t.clock.advance(61_000)
    expect(await ask(t.visit({ ip: '198.51.100.99' }))).toBe(429)
    expect(await ask(own)).toBe(200)
    // Its own limits hold: one a minute.
    expect(await ask(own)).toBe(429)
  })

  test('nothing is sent for an unknown contact, and the answer does not tell', async () => {
    const visitor = t.visit()
    const known = await visitor.raw('POST', '/auth/web/password/reset-email-send-code', {
      body: { email: people.merchant, ...(await solveCaptcha(visitor)) },
    })
    const unknown = await visitor.raw('POST', '/auth/web/password/reset-email-send-code', {
      body: { email: 'ghost@galleria.test', ...(await solveCaptcha(visitor)) },
    })
    const shape = ({ status, body }: typeof known) => ({
      status,
      keys: Object.keys(body as object),
      length: JSON.stringify(body).length,
    })
    expect(shape(known)).toEqual(shape(unknown))
    expect(await mailsTo(t, 'ghost@galleria.test')).toEqual([])
    const { token } = unknown.body as { token: string }
    // The same rows were written and the same job was sent for both: there is nothing that could
    // take longer.
    expect(
      await t.sql(
        `select channel, purpose, user_id is null as "isNobodys", octet_length(code_hash) as bytes from verification_codes where target = 'ghost@galleria.test'`,
      ),
    ).toEqual([{ channel: 'EMAIL', purpose: 'RESET_PASSWORD', isNobodys: true, bytes: 32 }])
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/password/reset-email-code-verify', {
          email: 'ghost@galleria.test',
          emailCode: '123456',
          token,
        }),
      ),
    ).toBe('422 code.wrong')
  })

  test('the token of the last step is over after thirty minutes', async () => {
    const visitor = t.visit()
    await signUp(t, 'slow@galleria.test')
    waitAMinute(t)
    const { token } = await visitor.call('POST /auth/web/password/reset-email-send-code', {
      email: 'slow@galleria.test',
      ...(await solveCaptcha(visitor)),
    })
    const { verifyToken } = await visitor.call('POST /auth/web/password/reset-email-code-verify', {
      email: 'slow@galleria.test',
      emailCode: await codeFor(t, 'slow@galleria.test'),
      token,
    })
    t.clock.advance(30 * 60_000 + 1000)
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/password/reset-by-verify-token', {
          verifyToken,
          password: 'a good password',
        }),
      ),
    ).toBe('409 step.expired')
  })

  test('links in mails begin with the configured origin, whatever host a request names', async () => {
    const visitor = t.visit()
    const solved = await solveCaptcha(visitor)
    await visitor.raw('POST', '/auth/web/user/signup-send-code', {
      body: { email: people.merchant, ...solved },
      headers: {
        host: 'evil.example',
        origin: 'http://evil.example',
        'x-forwarded-host': 'evil.example',
      },
    })
    waitAMinute(t)
    await visitor.raw('POST', '/auth/web/user/signup-send-code', {
      body: { email: people.merchant, ...(await solveCaptcha(visitor)) },
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    const mails = await mailsTo(t, people.merchant)
    expect(mails[0]?.links.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails)).not.toContain('evil.example')
  })
})
