import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { openMailer } from '#platform/mail.ts'
import { mailWelcome } from '../contacts/mail-welcome.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import {
  GOOD_PASSWORD,
  askToSignUp,
  atOnce,
  codeFor,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
  waitAMinute,
} from '../../../testing/account-steps.ts'
import { fillCart, addAddress, order, paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})

afterAll(() => t.close())

describe('signing up', () => {
  test('[ACC-018] proves the address with six digits and signs in', async () => {
    const { visitor, user } = await signUp(t, 'Nora@Galleria.test')
    expect(user).toEqual({
      id: expect.stringMatching(/^usr_/),
      nickname: 'Kim',
      username: 'nora@galleria.test',
      email: 'nora@galleria.test',
      mobile: '',
      isTourist: false,
      avatar: '',
      gender: 'UN_KNOW',
      birthday: null,
      hasPassword: true,
      sellerId: null,
      createdAt: t.clock.now().toISOString(),
    })
    expect((await visitor.call('POST /auth/web/user/current', {})).id).toBe(user.id)
    const [{ hash }] = (await t.sql<{ hash: string }>(
      'select password_hash as hash from users where email = $1',
      ['nora@galleria.test'],
    )) as [{ hash: string }]
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const mail = (await mailsTo(t, 'nora@galleria.test')).at(-1)
    expect(mail?.subject).toBe('Your code for Galleria')
    expect(mail?.codes).toEqual([expect.stringMatching(/^\d{6}$/)])
  })

  test('greets its new member once, in the own language, whatever the job does twice', async () => {
    const email = 'neu@galleria.test'
    const visitor = t.visit({ language: 'de' })
    await askToSignUp(visitor, email)
    const { id } = await visitor.call('POST /auth/web/user/signup', {
      email,
      emailCode: await codeFor(t, email),
      password: GOOD_PASSWORD,
      nickname: 'Jule',
    })
    await t.drainAll()
    const own = t.mall.gate.own()
    const mailer = openMailer(own.env.smtpUrl, 'mall@galleria.test')
    const userId = fromWireId('user', id) as Id<'user'>
    await Promise.all([1, 2].map(() => mailWelcome(own, mailer, { userId })))
    mailer.close()
    const [welcome, code, ...more] = await mailsTo(t, email)
    expect([welcome?.subject, code?.codes.length, more]).toEqual(['Willkommen bei Galleria', 1, []])
    expect(welcome?.text).toMatch(/^Guten Tag Jule!\n\nIhr Konto ist bereit\./)
  })

  test('of twenty with the same code one gets the account', async () => {
    const visitor = t.visit()
    await askToSignUp(visitor, 'race@galleria.test')
    const emailCode = await codeFor(t, 'race@galleria.test')
    const outcome = await atOnce(20, () =>
      t.visit().call('POST /auth/web/user/signup', {
        email: 'race@galleria.test',
        emailCode,
        password: GOOD_PASSWORD,
        nickname: 'Race',
      }),
    )
    expect(outcome).toEqual({ ok: 1, 'code.wrong': 19 })
    expect(
      (
        await t.sql<{ n: number }>(
          `select count(*)::int as n from users where email = 'race@galleria.test'`,
        )
      )[0]?.n,
    ).toBe(1)
  })

  test('[SHR-015] [SHR-016] takes only codes of six digits, refuses a wrong one, and a code dies after five tries', async () => {
    const visitor = t.visit()
    const form = { email: 'tries@galleria.test', password: GOOD_PASSWORD, nickname: 'Tries' }
    for (const emailCode of ['', '12345', '1234567', 'abcdef'])
      expect(
        (await visitor.raw('POST', '/auth/web/user/signup', { body: { ...form, emailCode } }))
          .status,
      ).toBe(400)
    await askToSignUp(visitor, form.email)
    const right = await codeFor(t, form.email)
    const wrong = right === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        await refusalOf(visitor.call('POST /auth/web/user/signup', { ...form, emailCode: wrong })),
      ).toBe('422 code.wrong')
    expect(
      await refusalOf(visitor.call('POST /auth/web/user/signup', { ...form, emailCode: right })),
    ).toBe('422 code.wrong')
  })

  test('five wrong codes of a stranger, newer codes of a stranger and tries from everywhere do not close the sign-up of whoever asked', async () => {
    const [owner, stranger] = [t.visit(), t.visit()]
    const form = { email: 'mine@galleria.test', password: GOOD_PASSWORD, nickname: 'Mine' }
    await askToSignUp(owner, form.email)
    const right = await codeFor(t, form.email)
    const wrong = right === '000000' ? '000001' : '000000'
    const guess = (emailCode: string, remoteAddress: string) =>
      t.mall.app
        .inject({
          method: 'POST',
          url: '/auth/web/user/signup',
          remoteAddress,
          payload: { ...form, emailCode },
        })
        .then((answer) => answer.statusCode)
    for (let times = 0; times < 6; times += 1) expect(await guess(wrong, '10.6.0.1')).toBe(422)
    // Its five are used up, so that the right one does not help it any more.
    expect(await guess(right, '10.6.0.1')).toBe(422)
    for (let network = 2; network < 12; network += 1)
      for (let times = 0; times < 3; times += 1)
        expect(await guess(wrong, `10.6.0.${network}`)).toBe(422)
    // All others together have had their twenty.
    expect(await guess(right, '10.6.0.99')).toBe(422)
    expect(
      await t.sql(`select tries, other_tries from verification_codes where target = $1`, [
        form.email,
      ]),
    ).toEqual([{ tries: 0, other_tries: 20 }])
    waitAMinute(t)
    await askToSignUp(stranger, form.email)
    await owner.call('POST /auth/web/user/signup', { ...form, emailCode: right })
    expect((await owner.call('POST /auth/web/user/current', {})).email).toBe(form.email)
  })

  test('codes that a stranger asks for leave the owner of the address their own, and no mailbox gets more than forty a day', async () => {
    const form = { email: 'flooded@galleria.test' }
    const ask = async (remoteAddress: string) =>
      (
        await t.mall.app.inject({
          method: 'POST',
          url: '/auth/web/user/signup-send-code',
          remoteAddress,
          payload: { ...form, ...(await solveCaptcha(t.visit())) },
        })
      ).statusCode
    expect([await ask('10.7.0.1'), await ask('10.7.0.1'), await ask('10.7.0.2')]).toEqual([
      200, 429, 200,
    ])
    expect([await ask('2001:db8:7:7::1'), await ask('2001:db8:7:7:ffff::2')]).toEqual([200, 429])
    for (let network = 3; network < 40; network += 1)
      expect(await ask(`10.7.0.${network}`)).toBe(200)
    expect(await ask('10.7.0.40')).toBe(429)
  })

  test('a code for one address, one purpose and ten minutes is good for no other', async () => {
    const visitor = t.visit()
    await askToSignUp(visitor, 'one@galleria.test')
    const emailCode = await codeFor(t, 'one@galleria.test')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup', {
          email: 'other@galleria.test',
          emailCode,
          password: GOOD_PASSWORD,
          nickname: 'Other',
        }),
      ),
    ).toBe('422 code.wrong')
    const { token } = await visitor.call('POST /auth/web/password/reset-email-send-code', {
      email: people.ben,
      ...(await solveCaptcha(visitor)),
    })
    const forReset = await codeFor(t, people.ben)
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup', {
          email: people.ben,
          emailCode: forReset,
          password: GOOD_PASSWORD,
          nickname: 'Ben',
        }),
      ),
    ).toBe('422 code.wrong')
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/password/reset-email-code-verify', {
          email: 'one@galleria.test',
          emailCode,
          token,
        }),
      ),
    ).toBe('422 code.wrong')
    t.clock.advance(10 * 60_000 + 1000)
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup', {
          email: 'one@galleria.test',
          emailCode,
          password: GOOD_PASSWORD,
          nickname: 'One',
        }),
      ),
    ).toBe('422 code.wrong')
  })

  test("[SHR-017] [SHR-018] [SHR-019] refuses a password that does not meet the conditions at its field, in the reader's language", async () => {
    const visitor = t.visit()
    for (const password of [
      'short12',
      'x'.repeat(129),
      'password1',
      '12345678',
      'qwertyui',
      'weak@galleria.test',
      'Kimberley',
      'P@ssw0rd!',
    ]) {
      const answer = await visitor.raw('POST', '/auth/web/user/signup', {
        body: { email: 'weak@galleria.test', emailCode: '123456', password, nickname: 'kimberley' },
      })
      expect(answer.status, password).toBe(400)
      expect((answer.body as { errors: unknown }).errors, password).toEqual([
        { path: 'password', code: 'password', message: 'password does not meet conditions' },
      ])
    }
    const empty = await visitor.raw('POST', '/auth/web/user/signup', {
      body: { email: 'weak@galleria.test', emailCode: '123456', password: '', nickname: 'K' },
    })
    expect(
      (empty.body as { errors: { path: string; code: string }[] }).errors.map(
        ({ path, code }) => `${path} ${code}`,
      ),
    ).toEqual(['password required'])
    const german = await t.visit({ language: 'de' }).raw('POST', '/auth/web/user/signup', {
      body: {
        email: 'weak@galleria.test',
        emailCode: '123456',
        password: 'short12',
        nickname: 'K',
      },
    })
    expect((german.body as { errors: { message: string }[] }).errors[0]?.message).toBe(
      'Das Passwort erfüllt die Bedingungen nicht',
    )
    expect(
      await refusalOf(
        visitor.call('POST /auth/web/user/signup', {
          email: 'weak@galleria.test',
          emailCode: '123456',
          password: `${'a lamp by '.repeat(12)}12345678`,
          nickname: 'K',
        }),
      ),
    ).toBe('422 code.wrong')
  })

  test('an address that has an account gets a mail that says so, and no code', async () => {
    const visitor = t.visit()
    const before = (await mailsTo(t, people.anna)).length
    await askToSignUp(visitor, people.anna)
    const mails = await mailsTo(t, people.anna)
    expect(mails).toHaveLength(before + 1)
    expect([mails[0]?.subject, mails[0]?.codes]).toEqual(['You already have an account', []])
    expect(mails[0]?.links).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+\/login$/),
      expect.stringMatching(/\/reset-password$/),
    ])
  })

  test('a mail domain of other letters is one with its punycode: in codes, at sign-in and when somebody signs up again', async () => {
    const typed = 'Info@Möbel.de'
    const ascii = 'info@xn--mbel-5qa.de'
    const visitor = t.visit()
    await askToSignUp(visitor, typed)
    const emailCode = await codeFor(t, 'info@möbel.de')
    const form = { emailCode, password: GOOD_PASSWORD, nickname: 'Info' }
    const user = await visitor.call('POST /auth/web/user/signup', { ...form, email: ascii })
    expect([user.email, user.username]).toEqual(['info@möbel.de', 'info@möbel.de'])
    expect(await t.sql(`select email from users where nickname = 'Info'`)).toEqual([
      { email: ascii },
    ])
    for (const account of [typed, 'info@möbel.de', ascii])
      expect(
        await t.visit().call('POST /auth/web/user/login', { account, password: GOOD_PASSWORD }),
      ).toMatchObject({ id: user.id })
    waitAMinute(t)
    await askToSignUp(t.visit(), 'info@möbel.de')
    expect((await mailsTo(t, 'info@möbel.de')).map(({ subject }) => subject)).toContain(
      'You already have an account',
    )
    const addressId = await addAddress(visitor, { email: typed })
    expect(
      (
        await visitor.call(
          'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
          {},
        )
      ).map(({ id, email }) => [id, email]),
    ).toEqual([[addressId, 'Info@möbel.de']])
  })

  test("the guest's cart, addresses and orders come along, once, with parcels and payments", async () => {
    const guest = t.visit()
    const placed = await paidOrder(t, guest, { desk: 1 })
    await fillCart(guest, { lamp: 2 })
    const old = guest.cookies.get('galleria')
    const { user } = await signUp(t, 'moved@galleria.test', guest)
    expect(
      (await guest.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {})).data.map(
        (one) => one.id,
      ),
    ).toEqual(placed.tradeOrderList.map((one) => one.id))
    expect(
      (
        await guest.call(
          'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
          {},
        )
      ).length,
    ).toBe(1)
    expect(
      (await guest.call('POST /sapi/mall-order/cartline/list', {})).cartLineList.map(
        (line) => line.skuQty,
      ),
    ).toEqual([2])
    const owners = await t.sql<{ owner: string }>(
      `select distinct owner::text from (select buyer_id as owner, contract_id from orders union all select buyer_id, contract_id from payment_orders union all select buyer_id, contract_id from payment_attempts
      union all select l.buyer_id, o.contract_id from order_lines l join orders o on o.id = l.order_id) x where contract_id = (select contract_id from orders where code = $1)`,
      [placed.tradeOrderList[0]?.tradeOrderCode],
    )
    const [{ id }] = (await t.sql<{ id: string }>(
      `select id from users where email = 'moved@galleria.test'`,
    )) as [{ id: string }]
    expect(owners).toEqual([{ owner: id }])
    expect(user.email).toBe('moved@galleria.test')
    const ghost = t.visit()
    ghost.cookies.set('galleria', old ?? '')
    expect(await refusalOf(ghost.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
  })

  test('an order of another guest with the same mail address is not linked by the address', async () => {
    const other = t.visit()
    await order(other, { desk: 1 })
    const { visitor } = await signUp(t, 'kim@galleria.test')
    expect(
      (await visitor.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {})).total,
    ).toBe(0)
    expect(
      (await other.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {})).total,
    ).toBe(1)
  })
})
