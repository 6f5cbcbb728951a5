import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '@galleria/contract/account'
import type { Call } from '@galleria/contract/define-call'
import { sweepLooseFiles } from '#modules/files/index.ts'
import { createLog } from '#platform/log.ts'
import { openMall } from '../../../app.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  GOOD_PASSWORD,
  atOnce,
  codeFor,
  lettersTo,
  refusalOf,
  signUp,
  solveCaptcha,
  waitAMinute,
} from '../../../testing/account-steps.ts'
import { upload } from '../../../testing/upload-steps.ts'
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
    const { stepToken } = await visitor.call('POST /auth/web/user/reset/check-email-code', {
      emailCode: await codeFor(t, 'old@galleria.test'),
    })
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
    expect((await lettersTo(t, 'old@galleria.test'))[0]?.text).toContain(
      'The mail address of your account was changed. This address no longer belongs to it.',
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
    expect((await lettersTo(t, people.ben))[0]).toMatchObject({
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
    expect((await lettersTo(t, '+4915155550001'))[0]?.text).toMatch(
      /^\d{6} is your Galleria code, good for 10 minutes\. Tell it to nobody\.$/,
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
    expect((await lettersTo(t, 'mobile@galleria.test'))[0]?.text).toContain(
      'A mail address or mobile number was added to your account.',
    )
  })

  test('[ACC-020] [ACC-022] [ACC-032] changes by a code to the present number and one to the new', async () => {
    const { visitor } = await signUp(t, 'move@galleria.test')
    await t.sql(`update users set mobile = '+4915155580001' where email = 'move@galleria.test'`)
    await visitor.call('POST /api/user/web/mobile/reset/send-sms', await solveCaptcha(visitor))
    const { stepToken } = await visitor.call('POST /api/user/web/mobile/reset/check-sms-code', {
      smsCode: await codeFor(t, '+4915155580001'),
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
    expect((await lettersTo(t, '+4915155580001'))[0]?.text).toContain(
      'a contact or the password of your account was changed',
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

describe('budgets of codes', () => {
  test('[SHR-010] one a minute to a target, also after the process has started anew', async () => {
    const visitor = t.visit()
    const ask = async () =>
      visitor.raw('POST', '/auth/web/user/signup-send-code', {
        body: { email: 'often@galleria.test', ...(await solveCaptcha(visitor)) },
      })
    expect((await ask()).status).toBe(200)
    t.clock.advance(59_000)
    const early = await ask()
    expect([
      early.status,
      (early.body as { code: string; retryAfter: number }).code,
      (early.body as { retryAfter: number }).retryAfter,
    ]).toEqual([429, '429', 1])
    const restarted = await openMall(
      t.mall.gate.own().env,
      createLog('silent'),
      t.clock,
      t.mall.payments,
    )
    const late = await restarted.app.inject({
      method: 'POST',
      url: '/auth/web/user/signup-send-code',
      payload: { email: 'often@galleria.test', ...(await solveCaptcha(visitor)) },
    })
    await restarted.close()
    expect(late.statusCode).toBe(429)
    expect(JSON.stringify(await t.sql('select key from rate_limits'))).not.toContain(
      'often@galleria.test',
    )
    t.clock.advance(1001)
    expect((await ask()).status).toBe(200)
  })

  test('five an hour and ten a day to a target, whoever asks', async () => {
    const ask = async () => {
      const visitor = t.visit()
      const answer = await visitor.raw('POST', '/auth/web/user/signup-send-code', {
        body: { email: 'victim@galleria.test', ...(await solveCaptcha(visitor)) },
      })
      t.clock.advance(61_000)
      return answer.status
    }
    const answers: number[] = []
    for (let round = 0; round < 4; round += 1) {
      for (let times = 0; times < 6; times += 1) answers.push(await ask())
      t.clock.advance(3_600_000)
    }
    expect(answers).toEqual([
      200,
      200,
      200,
      200,
      200,
      429,
      200,
      200,
      200,
      200,
      200,
      429,
      ...Array.from({ length: 12 }, () => 429),
    ])
  })

  test("a wrong captcha uses nothing of another's budget", async () => {
    const visitor = t.visit()
    for (let times = 0; times < 6; times += 1)
      expect(
        await refusalOf(
          visitor.call('POST /auth/web/user/signup-send-code', {
            email: 'calm@galleria.test',
            captcha: 'AAAA',
            token: 'made-up',
          }),
        ),
      ).toBe('422 captcha.wrong')
    await visitor.call('POST /auth/web/user/signup-send-code', {
      email: 'calm@galleria.test',
      ...(await solveCaptcha(visitor)),
    })
  })
})

describe('the password', () => {
  test('[ACC-031] changes with the present one; all other sessions end, this one gets a new id', async () => {
    const { visitor } = await signUp(t, 'change@galleria.test')
    const other = t.visit()
    await other.call('POST /auth/web/user/login', {
      account: 'change@galleria.test',
      password: GOOD_PASSWORD,
    })
    const before = visitor.cookies.get('galleria')
    expect(
      await refusalOf(
        visitor.call('PUT /auth/web/user/change-password', {
          oldPassword: 'wrong',
          password: 'a better password',
        }),
      ),
    ).toBe('422 password.wrong')
    expect(
      await refusalOf(
        visitor.call('PUT /auth/web/user/change-password', { password: 'a better password' }),
      ),
    ).toBe('422 password.wrong')
    await visitor.call('PUT /auth/web/user/change-password', {
      oldPassword: GOOD_PASSWORD,
      password: 'a better password',
    })
    expect(visitor.cookies.get('galleria')).not.toBe(before)
    expect((await visitor.call('POST /auth/web/user/current', {})).email).toBe(
      'change@galleria.test',
    )
    expect(await refusalOf(other.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
    expect((await lettersTo(t, 'change@galleria.test'))[0]?.text).toContain(
      'Your password was changed.',
    )
  })

  test('no other site can change it', async () => {
    const { visitor } = await signUp(t, 'csrf@galleria.test')
    expect(
      (
        await visitor.raw('PUT', '/auth/web/user/change-password', {
          body: { oldPassword: GOOD_PASSWORD, password: 'of the thief' },
          headers: { origin: 'http://evil.example' },
        })
      ).status,
    ).toBe(403)
  })
})

describe('the profile', () => {
  test('[ACC-038] takes nickname, gender, birthday and an own picture, and nothing else whatever a body holds', async () => {
    const { visitor, user } = await signUp(t, 'profile@galleria.test')
    const columns = await t.sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name in ('users', 'seller_staff', 'operators')`,
    )
    const forged = Object.fromEntries(
      columns.flatMap(({ name }) => [
        [name, 'forged'],
        [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), 'forged'],
      ]),
    )
    const [before] = await t.sql<Record<string, unknown>>('select * from users where email = $1', [
      'profile@galleria.test',
    ])
    const changed = await visitor.raw('PUT', '/auth/web/user/user-info', {
      body: {
        ...forged,
        nickname: 'Kim P.',
        gender: 'FEMALE',
        birthday: '1990-02-28',
        avatar: undefined,
        isTourist: true,
        sellerId: 5,
        growth: 1000,
      },
    })
    expect(changed.body).toEqual({
      ...user,
      nickname: 'Kim P.',
      gender: 'FEMALE',
      birthday: '1990-02-28',
    })
    const [after] = await t.sql<Record<string, unknown>>('select * from users where email = $1', [
      'profile@galleria.test',
    ])
    expect(after).toEqual({
      ...before,
      nickname: 'Kim P.',
      gender: 'FEMALE',
      birthday: '1990-02-28',
    })
    expect((await visitor.call('PUT /auth/web/user/user-info', { birthday: null })).birthday).toBe(
      null,
    )
  })

  test("a picture is the owner's to see, and the earlier one goes with the next sweep", async () => {
    const { visitor } = await signUp(t, 'picture@galleria.test')
    const [first, second, other] = [
      await upload(t, visitor, 'avatar'),
      await upload(t, visitor, 'avatar'),
      await upload(t, visitor, 'review'),
    ]
    expect((await visitor.call('PUT /auth/web/user/user-info', { avatar: first.url })).avatar).toBe(
      first.url,
    )
    expect([
      (await visitor.raw('GET', first.url)).status,
      (await t.visit().raw('GET', first.url)).status,
    ]).toEqual([200, 404])
    for (const url of [other.url, first.url.replace('.webp', '-320.webp')])
      expect(
        (await visitor.raw('PUT', '/auth/web/user/user-info', { body: { avatar: url } })).status,
      ).toBe(400)
    const stranger = await signUp(t, 'nopicture@galleria.test')
    expect(
      (
        await stranger.visitor.raw('PUT', '/auth/web/user/user-info', {
          body: { avatar: second.url },
        })
      ).status,
    ).toBe(400)
    await visitor.call('PUT /auth/web/user/user-info', { avatar: second.url })
    await sweepLooseFiles(t.mall.gate.own())
    expect([
      (await visitor.raw('GET', first.url)).status,
      (await visitor.raw('GET', second.url)).status,
    ]).toEqual([404, 200])
    expect((await visitor.call('PUT /auth/web/user/user-info', { avatar: '' })).avatar).toBe('')
  })

  test("refuses what is no name, no day, no picture of one's own", async () => {
    const { visitor } = await signUp(t, 'profile2@galleria.test')
    for (const [body, path] of [
      [{ nickname: '' }, 'nickname'],
      [{ nickname: 'x'.repeat(41) }, 'nickname'],
      [{ nickname: '<b>' }, 'nickname'],
      [{ birthday: '1990-02-30' }, 'birthday'],
      [{ birthday: '2999-01-01' }, 'birthday'],
      [{ avatar: 'https://evil.example/a.png' }, 'avatar'],
      [{ avatar: '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp' }, 'avatar'],
      [{ gender: 'OTHER' }, 'gender'],
    ] as const) {
      const answer = await visitor.raw('PUT', '/auth/web/user/user-info', { body })
      expect(
        [answer.status, (answer.body as { errors: { path: string }[] }).errors[0]?.path],
        JSON.stringify(body),
      ).toEqual([400, path])
    }
  })
})

describe('the invitation', () => {
  test("[ACC-041] is filled in once, never one's own or in a circle", async () => {
    const [kim, lou, max] = [
      await signUp(t, 'inv1@galleria.test'),
      await signUp(t, 'inv2@galleria.test'),
      await signUp(t, 'inv3@galleria.test'),
    ]
    const codeOf = async (who: Visitor) =>
      (await who.call('POST /sapi/mall-customer/customer/queryInvitation', {})).invitationCode
    const fillIn = (who: Visitor, invitationCode: string) =>
      who.call('POST /sapi/mall-customer/customer/fillInTheInvitationCodeFlow', { invitationCode })
    const [kims, lous, maxs] = [
      await codeOf(kim.visitor),
      await codeOf(lou.visitor),
      await codeOf(max.visitor),
    ]
    expect(kims).toMatch(/^[A-HJKMNP-Z2-9]{12}$/)
    expect(await codeOf(kim.visitor)).toBe(kims)
    expect(await refusalOf(fillIn(kim.visitor, kims))).toBe('422 invitation.circle')
    expect(await refusalOf(fillIn(kim.visitor, 'ZZZZZZZZZZ'))).toBe('422 invitation.unknown')
    expect(await atOnce(9, () => fillIn(lou.visitor, kims.toLowerCase()))).toEqual({
      ok: 1,
      'invitation.used': 8,
    })
    await fillIn(max.visitor, lous)
    expect(await refusalOf(fillIn(kim.visitor, maxs))).toBe('422 invitation.circle')
    expect(await kim.visitor.call('POST /sapi/mall-customer/customer/queryInvitation', {})).toEqual(
      { invitationCode: kims, invitedCount: 1, invitedBy: null, canFillIn: true },
    )
    expect(await lou.visitor.call('POST /sapi/mall-customer/customer/queryInvitation', {})).toEqual(
      { invitationCode: lous, invitedCount: 1, invitedBy: 'Kim', canFillIn: false },
    )
    expect(await refusalOf(fillIn(lou.visitor, kims))).toBe('409 invitation.used')
    expect(await refusalOf(fillIn(lou.visitor, kims))).toBe('429 429')
  })

  test('comes with the sign-up', async () => {
    const kim = await signUp(t, 'inv4@galleria.test')
    const { invitationCode } = await kim.visitor.call(
      'POST /sapi/mall-customer/customer/queryInvitation',
      {},
    )
    const { visitor } = await signUp(t, 'inv5@galleria.test', t.visit(), { invitationCode })
    expect(
      (await visitor.call('POST /sapi/mall-customer/customer/queryInvitation', {})).invitedBy,
    ).toBe('Kim')
  })
})

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
  'POST /auth/web/captcha/spoken',
  'POST /auth/web/password/reset-by-verify-token',
  'POST /auth/web/password/reset-email-code-verify',
  'POST /auth/web/password/reset-email-send-code',
  'POST /auth/web/password/reset-send-sms',
  'POST /auth/web/password/reset-sms-code-verify',
  'POST /auth/web/third-account/list-types',
  'POST /auth/web/user/current',
  'POST /auth/web/user/language',
  'POST /auth/web/user/login',
  'POST /auth/web/user/logout',
  'POST /auth/web/user/signup',
  'POST /auth/web/user/signup-send-code',
  'POST /auth/web/user/tourist',
  'POST /sapi/mall-order/web/order/sendGuestOrderCode',
  'POST /sapi/mall-order/web/order/sendGuestOrderLink',
  'POST /sapi/mall-order/web/order/unlockGuestOrder',
]

async function withNumberOnly(email: string, mobile: string): Promise<Visitor> {
  const { visitor } = await signUp(t, email)
  await t.sql('update users set mobile = $2, email = null where email = $1', [email, mobile])
  waitAMinute(t)
  return visitor
}
