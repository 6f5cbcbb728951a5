import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { choosePerson } from '../../../../../lab/src/test-lab.ts'
import {
  atOnce,
  codeFor,
  GOOD_PASSWORD,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
} from '../../../testing/account-steps.ts'
import {
  halfIn,
  setUpApp,
  showCode,
  showPassword,
  waitForNextCode,
} from '../../../testing/factor-steps.ts'
import { leaveBy } from '../../../testing/leaving-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { fillCart } from '../../../testing/shop-steps.ts'
import { resealSecondFactors } from './second-factor.store.ts'
import { codeAt } from './totp.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const SIGNED_OUT = '401 auth.signed_out'
const who = (visitor: Visitor) => refusalOf(visitor.call('POST /auth/web/user/current', {}))
const newsOf = async (email: string) => (await mailsTo(t, email)).map(({ text }) => text).join('\n')

describe('setting the second factor up', () => {
  test('counts from the first right code on, ends every other session, is told, and shows ten recovery codes once', async () => {
    const { visitor } = await signUp(t, 'setup@galleria.test')
    const other = t.visit()
    await showPassword(other, 'setup@galleria.test')
    const before = visitor.cookies.get('galleria')
    const offered = await visitor.call('POST /auth/web/second-factor/begin', {})
    expect(offered.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(offered.uri).toBe(
      `otpauth://totp/Galleria:setup%40galleria.test?issuer=Galleria&secret=${offered.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    // The page is loaded again: the same secret.
    expect(await visitor.call('POST /auth/web/second-factor/begin', {})).toEqual(offered)
    const right = codeAt(offered.secret, t.clock.now())
    const wrong = right === '000000' ? '000001' : '000000'
    const confirm = (code: string) => visitor.call('POST /auth/web/second-factor/confirm', { code })
    expect(await refusalOf(confirm(wrong))).toBe('422 second_factor.wrong')
    // Nothing counts yet.
    expect(await visitor.call('POST /auth/web/second-factor/current', {})).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      passkeyList: [],
      isRequired: false,
      isOwed: false,
    })
    await showPassword(t.visit(), 'setup@galleria.test')

    const { recoveryCodeList } = await confirm(right)
    expect(new Set(recoveryCodeList).size).toBe(10)
    for (const code of recoveryCodeList)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(visitor.cookies.get('galleria')).not.toBe(before)
    expect([await who(visitor), await who(other)]).toEqual(['no refusal', SIGNED_OUT])
    expect(await visitor.call('POST /auth/web/second-factor/current', {})).toEqual({
      isOn: true,
      since: t.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      passkeyList: [],
      isRequired: false,
      isOwed: false,
    })
    expect(await newsOf('setup@galleria.test')).toContain(
      'Signing in to your account now asks for a code from your authenticator app as well.',
    )
    for (const call of ['begin', 'confirm'] as const)
      expect(
        await refusalOf(
          visitor.call(`POST /auth/web/second-factor/${call}`, { code: '123456' } as never),
        ),
      ).toBe('409 second_factor.on')
  })

  test('asks for a proof that is not older than five minutes, and what was offered is good for an hour', async () => {
    const { visitor } = await signUp(t, 'slow@galleria.test')
    const { secret } = await visitor.call('POST /auth/web/second-factor/begin', {})
    t.clock.advance(5 * 60_000 + 1000)
    const confirm = () =>
      visitor.call('POST /auth/web/second-factor/confirm', {
        code: codeAt(secret, t.clock.now()),
      })
    expect([
      await refusalOf(visitor.call('POST /auth/web/second-factor/begin', {})),
      await refusalOf(confirm()),
    ]).toEqual(['403 auth.prove_again', '403 auth.prove_again'])
    t.clock.advance(60 * 60_000)
    await visitor.call('POST /auth/web/user/prove', { password: GOOD_PASSWORD })
    expect(await refusalOf(confirm())).toBe('409 step.expired')
    const again = await visitor.call('POST /auth/web/second-factor/begin', {})
    expect(again.secret).not.toBe(secret)
  })

  test('what was offered to whoever knew the old password is offered to nobody once it is changed', async () => {
    const { visitor: owner } = await signUp(t, 'robbed@galleria.test')
    const thief = t.visit()
    await showPassword(thief, 'robbed@galleria.test')
    const { secret } = await thief.call('POST /auth/web/second-factor/begin', {})
    await owner.call('PUT /auth/web/user/change-password', {
      oldPassword: GOOD_PASSWORD,
      password: 'another lamp and a chair',
    })
    expect((await owner.call('POST /auth/web/second-factor/begin', {})).secret).not.toBe(secret)
  })

  test('of two who confirm at once with two secrets one counts', async () => {
    const { visitor } = await signUp(t, 'twice@galleria.test')
    const { secret } = await visitor.call('POST /auth/web/second-factor/begin', {})
    const code = codeAt(secret, t.clock.now())
    const outcome = await atOnce(5, () =>
      visitor.call('POST /auth/web/second-factor/confirm', { code }),
    )
    expect(outcome['ok']).toBe(1)
    expect(
      await t.sql(
        `select count(*)::int as n from recovery_codes c join users u on u.id = c.user_id where email = 'twice@galleria.test'`,
      ),
    ).toEqual([{ n: 10 }])
  })

  test('neither the secret nor a recovery code can be read from the database; a secret of the mall that is replaced seals it anew', async () => {
    const { app, user } = await halfIn(t, 'sealed@galleria.test')
    const id = fromWireId('user', user.id)
    const stored = async () =>
      t.sql<{ sealed: Buffer; key: string }>(
        'select sealed, key_id as key from second_factors where user_id = $1',
        [id],
      )
    const [row] = await stored()
    expect(row?.sealed.toString('latin1')).not.toMatch(/[A-Z2-7]{32}/)
    const hashes = await t.sql<{ hash: string }>(
      `select encode(code_hash, 'escape') as hash from recovery_codes where user_id = $1`,
      [id],
    )
    expect(hashes).toHaveLength(10)
    for (const { hash } of hashes)
      expect(hash).not.toContain(app.recoveryCodes[0]?.replaceAll('-', ''))
    const own = t.mall.gate.own()
    const secret = 'another secret of the mall, long enough'
    await resealSecondFactors({
      ...own,
      env: { ...own.env, secret, secrets: [secret, own.env.secret] },
    })
    expect((await stored())[0]?.key).not.toBe(row?.key)
    await resealSecondFactors({ ...own, env: { ...own.env, secrets: [own.env.secret, secret] } })
    expect((await stored())[0]?.key).toBe(row?.key)
    const door = t.visit()
    await refusalOf(showPassword(door, 'sealed@galleria.test'))
    await showCode(door, app.code())
  })
})

describe('signing in with a second factor', () => {
  test('asks for the code after the password; half a sign-in opens nothing, and the guest is still the guest', async () => {
    const { email, app } = await halfIn(t, 'half@galleria.test')
    const guest = t.visit()
    await fillCart(guest, { lamp: 2 })
    const sessions = () => t.sql(`select count(*)::int as n from sessions`)
    const before = await sessions()
    expect(await refusalOf(showPassword(guest, email))).toBe('401 auth.second_factor')
    expect(await sessions()).toEqual(before)
    expect((await guest.call('POST /auth/web/user/current', {})).isTourist).toBe(true)
    for (const call of ['session-list', 'export'] as const)
      expect(await refusalOf(guest.call(`POST /auth/web/user/${call}`, {}))).toBe(SIGNED_OUT)
    expect((await showCode(guest, app.code())).email).toBe(email)
    expect(
      (await guest.call('POST /sapi/mall-order/cartline/list', {})).cartLineList.map(
        (line) => line.skuQty,
      ),
    ).toEqual([2])
  })

  test('a wrong password says nothing of a second factor', async () => {
    const { email } = await halfIn(t, 'silent@galleria.test')
    expect(await refusalOf(showPassword(t.visit(), email, 'not this one'))).toBe(
      '401 auth.wrong_credentials',
    )
  })

  test('goes on in the same browser only, within ten minutes, once', async () => {
    const { door, app, email } = await halfIn(t, 'bound@galleria.test')
    expect(await refusalOf(showCode(t.visit(), app.code()))).toBe('409 step.expired')
    t.clock.advance(10 * 60_000 + 1000)
    expect(await refusalOf(showCode(door, app.code()))).toBe('409 step.expired')
    await refusalOf(showPassword(door, email))
    await showCode(door, app.code())
    waitForNextCode(t)
    expect(await refusalOf(showCode(door, app.code()))).toBe('409 step.expired')
  })

  test('a code is good once, also at the same time and for whoever read it over a shoulder', async () => {
    const { door, app, email } = await halfIn(t, 'replay@galleria.test')
    const thief = t.visit()
    await refusalOf(showPassword(thief, email))
    const code = app.code()
    const outcomes = await Promise.all([door, thief].map((one) => refusalOf(showCode(one, code))))
    expect(outcomes.toSorted()).toEqual(['422 second_factor.wrong', 'no refusal'])
    // Nor does an older code come after it.
    waitForNextCode(t)
    const older = app.code()
    waitForNextCode(t)
    const [late, early] = [t.visit(), t.visit()]
    for (const one of [late, early]) await refusalOf(showPassword(one, email))
    await showCode(late, app.code())
    expect(await refusalOf(showCode(early, older))).toBe('422 second_factor.wrong')
  })

  test('a recovery code, however it is typed, lets in once and is told; of two at once with the same one, one gets in', async () => {
    const { door, app, email } = await halfIn(t, 'recover@galleria.test')
    const [first = '', second = ''] = app.recoveryCodes
    await showCode(door, ` ${first.toLowerCase().replaceAll('-', ' ')} `)
    expect(await newsOf(email)).toContain('One of your recovery codes has been used')
    expect((await door.call('POST /auth/web/second-factor/current', {})).recoveryCodesLeft).toBe(9)
    const [a, b, c] = [t.visit(), t.visit(), t.visit()]
    for (const one of [a, b, c]) await refusalOf(showPassword(one, email))
    expect(await refusalOf(showCode(c, first))).toBe('422 second_factor.wrong')
    const outcomes = await Promise.all([a, b].map((one) => refusalOf(showCode(one, second))))
    expect(outcomes.toSorted()).toEqual(['422 second_factor.wrong', 'no refusal'])
    expect(
      (await mailsTo(t, email)).filter(({ subject }) => subject.includes('recovery')),
    ).toHaveLength(2)
  })

  test('a forgotten password that was set anew asks for the code all the same, and whoever was half-way in is not', async () => {
    const { door, app, email } = await halfIn(t, 'forgot@galleria.test')
    const visitor = t.visit()
    // The mail that opened the account is a minute ago.
    t.clock.advance(61_000)
    const { token } = await visitor.call('POST /auth/web/password/reset-email-send-code', {
      email,
      ...(await solveCaptcha(visitor)),
    })
    const { verifyToken } = await visitor.call('POST /auth/web/password/reset-email-code-verify', {
      email,
      emailCode: await codeFor(t, email),
      token,
    })
    const password = 'another lamp by the window'
    await visitor.call('POST /auth/web/password/reset-by-verify-token', { verifyToken, password })
    expect(await refusalOf(showCode(door, app.code()))).toBe('409 step.expired')
    expect(await refusalOf(showPassword(visitor, email, password))).toBe('401 auth.second_factor')
    expect(await who(visitor)).toBe(SIGNED_OUT)
    await showCode(visitor, app.code())
  })

  test('another provider does not lead past it', async () => {
    const comeBy = async (visitor: Visitor) => {
      const away = await visitor.raw(
        'GET',
        '/auth/web/third-account/start?type=LAB&returnTo=%2Fbuyer%2Forders',
      )
      const back = await choosePerson(new URL(String(away.headers['location'])), 'lab-lena')
      return (await visitor.raw('GET', back.pathname + back.search)).headers['location']
    }
    const visitor = t.visit()
    expect(await comeBy(visitor)).toBe('/buyer/orders')
    const app = await setUpApp(t, visitor)
    const door = t.visit()
    expect(await comeBy(door)).toBe('/login?step=code&to=%2Fbuyer%2Forders')
    expect(await who(door)).toBe(SIGNED_OUT)
    await showCode(door, app.code())
    expect((await door.call('POST /auth/web/user/current', {})).nickname).toBe('Lena Vogt')
    // Without a password a fresh proof stands in its place.
    waitForNextCode(t)
    const off = () => door.call('POST /auth/web/second-factor/switch-off', { code: app.code() })
    t.clock.advance(6 * 60_000)
    expect(await refusalOf(off())).toBe('403 auth.prove_again')
  })
})

describe('switching off and renewing', () => {
  test('switching off takes the password and a code, and is told', async () => {
    const { visitor, app, door, email } = await halfIn(t, 'off@galleria.test')
    const off = (password: string | undefined, code: string) =>
      visitor.call('POST /auth/web/second-factor/switch-off', { code, password })
    expect(await refusalOf(off(undefined, app.code()))).toBe('422 password.wrong')
    expect(await refusalOf(off('not this one', app.code()))).toBe('422 password.wrong')
    expect(await refusalOf(off(GOOD_PASSWORD, '0000-0000-0000-0000'))).toBe(
      '422 second_factor.wrong',
    )
    expect((await visitor.call('POST /auth/web/second-factor/current', {})).isOn).toBe(true)
    await off(GOOD_PASSWORD, app.code())
    expect(await newsOf(email)).toContain(
      'Signing in to your account no longer asks for a code from an authenticator app.',
    )
    waitForNextCode(t)
    expect(await refusalOf(off(GOOD_PASSWORD, app.code()))).toBe('409 second_factor.off')
    expect(await refusalOf(showCode(door, app.code()))).toBe('409 step.expired')
    await showPassword(t.visit(), email)
    expect(
      await t.sql(
        `select event, to_state from transitions where entity = 'secondFactor' and entity_id = (select f.id from second_factors f join users u on u.id = f.user_id where u.email = $1) order by seq`,
        [email],
      ),
    ).toEqual([
      { event: 'confirm', to_state: 'ON' },
      { event: 'switchOff', to_state: 'OFF' },
    ])
  })

  test('new recovery codes take the place of the old ones, for a code', async () => {
    const { visitor, app, door, email } = await halfIn(t, 'renew@galleria.test')
    const renew = (code: string) =>
      visitor.call('POST /auth/web/second-factor/recovery-codes', { code })
    expect(await refusalOf(renew('000'))).toBe('422 second_factor.wrong')
    const { recoveryCodeList } = await renew(app.code())
    expect(recoveryCodeList.filter((code) => app.recoveryCodes.includes(code))).toEqual([])
    expect(await newsOf(email)).toContain('New recovery codes have been made')
    expect(await refusalOf(showCode(door, app.recoveryCodes[3] ?? ''))).toBe(
      '422 second_factor.wrong',
    )
    await showCode(door, recoveryCodeList[3] ?? '')
    const { visitor: plain } = await signUp(t, 'plain@galleria.test')
    expect(
      await refusalOf(
        plain.call('POST /auth/web/second-factor/recovery-codes', { code: '123456' }),
      ),
    ).toBe('409 second_factor.off')
  })

  test('a changed password leaves it on, for this session and every sign-in', async () => {
    const { visitor, app, door, email } = await halfIn(t, 'changed@galleria.test')
    const password = 'another lamp by the window'
    await visitor.call('PUT /auth/web/user/change-password', {
      oldPassword: GOOD_PASSWORD,
      password,
    })
    expect(await refusalOf(showCode(door, app.code()))).toBe('409 step.expired')
    expect(await refusalOf(showPassword(door, email, password))).toBe('401 auth.second_factor')
    await showCode(door, app.code())
  })

  test('is in the copy of a person’s data, and gone with the account', async () => {
    const { visitor, user, email } = await halfIn(t, 'gone@galleria.test')
    const copy = await visitor.call('POST /auth/web/user/export', {})
    expect(copy.secondFactor).toEqual([{ since: expect.any(String), recoveryCodesLeft: 10 }])
    expect(copy.browsers).toHaveLength(1)
    expect(JSON.stringify(copy)).not.toContain('sealed')
    t.clock.advance(61_000)
    await leaveBy(t, visitor, email)
    const id = fromWireId('user', user.id)
    for (const table of ['second_factors', 'recovery_codes', 'half_sign_ins', 'seen_browsers'])
      expect(await t.sql(`select 1 from ${table} where user_id = $1`, [id])).toEqual([])
  })
})
