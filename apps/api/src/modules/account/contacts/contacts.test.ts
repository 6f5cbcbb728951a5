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

const numbers = {
  one: { mobile: '0151 55550001', prefix: '+49' },
  two: { mobile: '612345678', prefix: '+34' },
}

/** Six digits, the last one another. */
const anotherThan = (code: string) => code.slice(0, 5) + String((Number(code[5]) + 1) % 10)

describe('the mail address', () => {
  test('[ACC-021] [ACC-023] [ACC-033] changes by a code to the present one and a code to the new one; the old one is told', async () => {
    const { visitor } = await signUp(t, 'old@galleria.test')
    waitAMinute(t)
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/reset/send-email-code', {
          email: 'new@galleria.test',
          stepToken: 'made-up',
        }),
      ),
    ).toBe('409 step.expired')
    await visitor.call('POST /auth/web/user/reset/send-email-code', await solveCaptcha(visitor))
    const presentCode = await codeFor(t, 'old@galleria.test')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/reset/check-email-code', {
          emailCode: anotherThan(presentCode),
        }),
      ),
    ).toBe('422 code.wrong')
    const { stepToken } = await visitor.call('POST /auth/web/user/reset/check-email-code', {
      emailCode: presentCode,
    })
    // It is used up by that.
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/reset/check-email-code', { emailCode: presentCode }),
      ),
    ).toBe('422 code.wrong')
    await visitor.call('POST /auth/web/user/reset/send-email-code', {
      email: 'New@galleria.test',
      stepToken,
    })
    const emailCode = await codeFor(t, 'new@galleria.test')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/reset-email', {
          email: 'another@galleria.test',
          emailCode,
          stepToken,
        }),
      ),
    ).toBe('422 code.wrong')
    expect(
      (
        await visitor.call('POST /auth/web/user/reset-email', {
          email: 'new@galleria.test',
          emailCode,
          stepToken,
        })
      ).email,
    ).toBe('new@galleria.test')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/reset-email', {
          email: 'new@galleria.test',
          emailCode,
          stepToken,
        }),
      ),
    ).toBe('409 step.expired')
    expect((await mailsTo(t, 'old@galleria.test'))[0]?.text).toContain(
      'The email address of your account has been changed. This address no longer belongs to it.',
    )
    expect(
      await refusalOf(
        t.visit().call('POST /auth/web/user/login', {
          account: 'old@galleria.test',
          password: GOOD_PASSWORD,
        }),
      ),
    ).toBe('401 auth.wrong_credentials')
  })

  test("a step token is worth nothing in another's hands or for another purpose", async () => {
    const [kim, lou] = [
      await signUp(t, 'kim.step@galleria.test'),
      await signUp(t, 'lou.step@galleria.test'),
    ]
    waitAMinute(t)
    await kim.visitor.call(
      'POST /auth/web/user/reset/send-email-code',
      await solveCaptcha(kim.visitor),
    )
    const { stepToken } = await kim.visitor.call('POST /auth/web/user/reset/check-email-code', {
      emailCode: await codeFor(t, 'kim.step@galleria.test'),
    })
    expect(
      await refusalOf(
        lou.visitor.call('POST /auth/web/user/reset/send-email-code', {
          email: 'x.step@galleria.test',
          stepToken,
        }),
      ),
    ).toBe('409 step.expired')
    expect(
      await refusalOf(
        kim.visitor.call('POST /api/user/web/mobile/reset/send-sms', { ...numbers.one, stepToken }),
      ),
    ).toBe('409 step.expired')
    expect(
      await refusalOf(
        kim.visitor.call('POST /auth/web/password/reset-by-verify-token', {
          verifyToken: stepToken,
          password: 'a good password',
        }),
      ),
    ).toBe('409 step.expired')
  })

  test('a code that was on its way to the old address opens nothing after the change', async () => {
    const { visitor } = await signUp(t, 'leaky@galleria.test')
    waitAMinute(t)
    const thief = t.visit()
    const { token } = await thief.call('POST /auth/web/password/reset-email-send-code', {
      email: 'leaky@galleria.test',
      ...(await solveCaptcha(thief)),
    })
    const stolen = await codeFor(t, 'leaky@galleria.test')
    waitAMinute(t)
    await visitor.call('POST /auth/web/user/reset/send-email-code', await solveCaptcha(visitor))
    const { stepToken } = await visitor.call('POST /auth/web/user/reset/check-email-code', {
      emailCode: await codeFor(t, 'leaky@galleria.test'),
    })
    await visitor.call('POST /auth/web/user/reset/send-email-code', {
      email: 'tight@galleria.test',
      stepToken,
    })
    await visitor.call('POST /auth/web/user/reset-email', {
      email: 'tight@galleria.test',
      emailCode: await codeFor(t, 'tight@galleria.test'),
      stepToken,
    })
    expect(
      await refusalOf(
        thief.call('POST /auth/web/password/reset-email-code-verify', {
          email: 'leaky@galleria.test',
          emailCode: stolen,
          token,
        }),
      ),
    ).toBe('422 code.wrong')
  })

  test('an address that belongs to somebody cannot be taken, and asking does not tell', async () => {
    const { visitor } = await signUp(t, 'greedy@galleria.test')
    waitAMinute(t)
    await visitor.call('POST /auth/web/user/reset/send-email-code', await solveCaptcha(visitor))
    const { stepToken } = await visitor.call('POST /auth/web/user/reset/check-email-code', {
      emailCode: await codeFor(t, 'greedy@galleria.test'),
    })
    await visitor.call('POST /auth/web/user/reset/send-email-code', {
      email: people.ben,
      stepToken,
    })
    expect((await mailsTo(t, people.ben))[0]).toMatchObject({
      subject: 'You already have an account',
      codes: [],
    })
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/reset-email', {
          email: people.ben,
          emailCode: '123456',
          stepToken,
        }),
      ),
    ).toBe('422 code.wrong')
  })

  test('[ACC-034] [ACC-035] is bound by who has only a number, and of two who bind the same one gets it', async () => {
    const [kim, lou] = [
      await withNumberOnly('bind1@galleria.test', '+4915155560001'),
      await withNumberOnly('bind2@galleria.test', '+4915155560002'),
    ]
    await kim.call('POST /api/user/web/email/bind/send-email-code', {
      email: 'both@galleria.test',
      ...(await solveCaptcha(kim)),
    })
    const kims = await codeFor(t, 'both@galleria.test')
    waitAMinute(t)
    await lou.call('POST /api/user/web/email/bind/send-email-code', {
      email: 'both@galleria.test',
      ...(await solveCaptcha(lou)),
    })
    const lous = await codeFor(t, 'both@galleria.test')
    expect(
      await refusalOf(
        lou.call('POST /api/user/web/email/bind', {
          email: 'both@galleria.test',
          emailCode: kims === lous ? '000000' : kims,
        }),
      ),
    ).toBe('422 code.wrong')
    expect(
      await atOnce(2, (index) =>
        index === 0
          ? kim.call('POST /api/user/web/email/bind', {
              email: 'both@galleria.test',
              emailCode: kims,
            })
          : lou.call('POST /api/user/web/email/bind', {
              email: 'both@galleria.test',
              emailCode: lous,
            }),
      ),
    ).toEqual({ ok: 1, 'contact.taken': 1 })
    expect(
      await t.sql(`select count(*)::int as n from users where email = 'both@galleria.test'`),
    ).toEqual([{ n: 1 }])
  })

  test('binding and unbinding ask for a proof of the last five minutes, and the last contact stays', async () => {
    const { visitor } = await signUp(t, 'last@galleria.test')
    expect(await refusalOf(visitor.call('POST /api/user/web/email/unbind', {}))).toBe(
      '409 account.last_way_in',
    )
    expect(await refusalOf(visitor.call('POST /api/user/web/mobile/unbind', {}))).toBe(
      '409 contact.none',
    )
    expect(
      await refusalOf(
        visitor.call('POST /api/user/web/email/bind/send-email-code', {
          email: 'more@galleria.test',
          ...(await solveCaptcha(visitor)),
        }),
      ),
    ).toBe('409 contact.bound')
    t.clock.advance(5 * 60_000 + 1000)
    expect(
      await refusalOf(
        visitor.call('POST /api/user/web/mobile/bind/send-sms-code', {
          ...numbers.one,
          ...(await solveCaptcha(visitor)),
        }),
      ),
    ).toBe('403 auth.prove_again')
    expect(await refusalOf(visitor.call('POST /api/user/web/email/unbind', {}))).toBe(
      '403 auth.prove_again',
    )
    await visitor.call('POST /auth/web/user/prove', { password: GOOD_PASSWORD })
    await t.sql(`update users set mobile = '+4915155570001' where email = 'last@galleria.test'`)
    // Both at once: under the person's lock the second finds the last contact.
    expect(
      await atOnce(2, (index) =>
        index === 0
          ? visitor.call('POST /api/user/web/email/unbind', {})
          : visitor.call('POST /api/user/web/mobile/unbind', {}),
      ),
    ).toEqual({ ok: 1, 'account.last_way_in': 1 })
  })
})

describe('the mobile number', () => {
  test('[ACC-036] [ACC-037] is bound by a code, whatever way it is written', async () => {
    const { visitor } = await signUp(t, 'mobile@galleria.test')
    await visitor.call('POST /api/user/web/mobile/bind/send-sms-code', {
      ...numbers.one,
      ...(await solveCaptcha(visitor)),
    })
    expect((await mailsTo(t, '+4915155550001'))[0]?.text).toMatch(
      /^\d{6} is your Galleria code, valid for 10 minutes\. Never share it with anyone\.$/,
    )
    expect(
      (
        await visitor.call('POST /api/user/web/mobile/bind', {
          mobile: '+49 151-55550001',
          prefix: '+49',
          smsCode: await codeFor(t, '+4915155550001'),
        })
      ).mobile,
    ).toBe('+4915155550001')
    expect((await mailsTo(t, 'mobile@galleria.test'))[0]?.text).toContain(
      'An email address or mobile number has been added to your account.',
    )
  })

  test('[ACC-020] [ACC-022] [ACC-032] changes by a code to the present number and one to the new', async () => {
    const { visitor } = await signUp(t, 'move@galleria.test')
    await t.sql(`update users set mobile = '+4915155580001' where email = 'move@galleria.test'`)
    await visitor.call('POST /api/user/web/mobile/reset/send-sms', await solveCaptcha(visitor))
    const presentCode = await codeFor(t, '+4915155580001')
    expect(
      await refusalOf(
        visitor.call('POST /api/user/web/mobile/reset/check-sms-code', {
          smsCode: anotherThan(presentCode),
        }),
      ),
    ).toBe('422 code.wrong')
    const { stepToken } = await visitor.call('POST /api/user/web/mobile/reset/check-sms-code', {
      smsCode: presentCode,
    })
    await visitor.call('POST /api/user/web/mobile/reset/send-sms', { ...numbers.two, stepToken })
    expect(
      (
        await visitor.call('POST /api/user/web/mobile/reset', {
          ...numbers.two,
          smsCode: await codeFor(t, '+34612345678'),
          stepToken,
        })
      ).mobile,
    ).toBe('+34612345678')
    expect((await mailsTo(t, '+4915155580001'))[0]?.text).toContain(
      'a contact or the password of your account has been changed',
    )
    await visitor.call('POST /api/user/web/mobile/unbind', {})
    expect((await visitor.call('POST /auth/web/user/current', {})).mobile).toBe('')
  })

  test('a number that is none, or of a country we do not sell in, is refused at its field', async () => {
    const { visitor } = await signUp(t, 'abroad@galleria.test')
    for (const [phone, error] of [
      [{ mobile: '123', prefix: '+49' }, 'mobile phone'],
      [{ mobile: '12345678', prefix: '+49' }, 'mobile phone'],
      [{ mobile: '2125550123', prefix: '+1' }, 'prefix phone_country'],
      [{ mobile: '+12125550123', prefix: '+49' }, 'prefix phone_country'],
    ] as const) {
      const answer = await visitor.raw('POST', '/api/user/web/mobile/bind/send-sms-code', {
        body: { ...phone, ...(await solveCaptcha(visitor)) },
      })
      const { errors } = answer.body as { errors?: { path: string; code: string }[] }
      expect(
        [answer.status, errors?.map(({ path, code }) => `${path} ${code}`).join()],
        JSON.stringify(phone),
      ).toEqual([400, error])
    }
  })
})

async function withNumberOnly(email: string, mobile: string): Promise<Visitor> {
  const { visitor } = await signUp(t, email)
  await t.sql('update users set mobile = $2, email = null where email = $1', [email, mobile])
  waitAMinute(t)
  return visitor
}
