import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { GOOD_PASSWORD, mailsTo, signUp } from '../../../testing/account-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { findKnownDevice, rememberDevice } from './known-device.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
})

const LOGIN = '/auth/web/user/login'
const DEVICE = 'galleria-device'

async function tryFrom(
  ip: string,
  account: string,
  password: string,
  cookie = '',
): Promise<number> {
  const answer = await t.mall.app.inject({
    method: 'POST',
    url: LOGIN,
    remoteAddress: ip,
    headers: { host: 'mall.test', origin: 'http://mall.test', cookie },
    payload: { account, password },
  })
  return answer.statusCode
}
const tryAt = async (browser: Visitor, account: string, password: string) =>
  (await browser.raw('POST', LOGIN, { body: { account, password } })).status
/** As from twenty-one addresses, ten each: the last of them are not even looked at. */
async function besiege(account: string): Promise<number[]> {
  const answers: number[] = []
  for (let ip = 1; ip <= 21; ip += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, () => tryFrom(`10.20.0.${ip}`, account, 'wrong-guess')),
      )),
    )
  return answers
}
const browserOf = (browser: Visitor) => {
  const fresh = t.visit()
  fresh.cookies.set(DEVICE, browser.cookies.get(DEVICE) ?? '')
  return fresh
}

describe('an account whose password is guessed from many addresses', () => {
  test('lets its owner in from a browser they have signed in from, and from no other', async () => {
    const home = await t.signIn(people.anna)
    const other = await t.signIn(people.ben)
    const answers = await besiege(people.anna)
    expect([answers.filter((one) => one === 401), answers.filter((one) => one === 429)]).toEqual([
      Array(200).fill(401),
      Array(10).fill(429),
    ])
    expect(await tryAt(browserOf(home), people.anna, 'galleria-demo')).toBe(200)
    expect(await tryAt(t.visit(), people.anna, 'galleria-demo')).toBe(429)
    expect(await tryAt(browserOf(other), people.anna, 'galleria-demo')).toBe(429)
    for (const forge of [
      (own: string) => own.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
      (own: string) => own.slice(0, -2),
      (own: string) => own.split('.')[0] ?? '',
      (own: string) => own.split('.').slice(1).join('.'),
      () => '..',
      () => 'x'.repeat(5000),
    ]) {
      const forger = t.visit()
      forger.cookies.set(DEVICE, forge(home.cookies.get(DEVICE) ?? ''))
      expect(await tryAt(forger, people.anna, 'galleria-demo')).toBe(429)
    }
  })

  test('counts the tries of such a browser by themselves, and slows them too', async () => {
    const home = browserOf(await t.signIn(people.anna))
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push(await tryAt(home, people.anna, 'wrong-guess'))
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect(await tryAt(home, people.anna, 'galleria-demo')).toBe(429)
    expect(await tryAt(t.visit(), people.anna, 'galleria-demo')).toBe(200)
  })

  test('the browser keeps the mark of each member of a household, through sign-out, and scripts cannot read it', async () => {
    const shared = t.visit()
    for (const account of [people.anna, people.ben]) {
      const answer = await shared.raw('POST', LOGIN, {
        body: { account, password: 'galleria-demo' },
      })
      const set = [answer.headers['set-cookie']].flat().map(String)
      expect(set.find((one) => one.startsWith(DEVICE))).toMatch(
        /^galleria-device=[\w.-]{60,250}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      )
    }
    await shared.call('POST /auth/web/user/logout', {})
    await besiege(people.anna)
    expect(await tryAt(browserOf(shared), people.anna, 'galleria-demo')).toBe(200)
  })

  test('a new password makes all other browsers strangers; the one it was set from stays known', async () => {
    const { visitor: home } = await signUp(t, 'marked@galleria.test')
    const away = t.visit()
    expect(await tryAt(away, 'marked@galleria.test', GOOD_PASSWORD)).toBe(200)
    await home.call('PUT /auth/web/user/change-password', {
      oldPassword: GOOD_PASSWORD,
      password: 'another lamp by the door',
    })
    await t.sql('delete from rate_limits')
    await besiege('marked@galleria.test')
    expect(await tryAt(browserOf(away), 'marked@galleria.test', 'another lamp by the door')).toBe(
      429,
    )
    expect(await tryAt(browserOf(home), 'marked@galleria.test', 'another lamp by the door')).toBe(
      200,
    )
  })

  test('a mark made with the secret before counts, one of a secret nobody has does not', () => {
    const user = { id: '01890000-0000-7000-8000-000000000001' as Id<'user'>, passwordHash: 'hash' }
    const own = t.mall.gate.own()
    let shown = ''
    const at = (secret: string, secrets: readonly string[]) => ({
      ...own,
      env: { ...own.env, secret, secrets },
      session: {
        ...own.session,
        device: shown,
        setDevice: (device: string) => void (shown = device),
      },
    })
    rememberDevice(at('old', ['old']), user)
    expect(findKnownDevice(at('new', ['new', 'old']), user)).toBe(shown.split('.')[0])
    expect(findKnownDevice(at('new', ['new']), user)).toBeUndefined()
    expect(findKnownDevice(at('old', ['old']), { ...user, passwordHash: 'other' })).toBeUndefined()
    expect(findKnownDevice(at('old', ['old']), { ...user, passwordHash: null })).toBeUndefined()
  })
})

describe('the owner', () => {
  test('is told once a day, in their language, what happens and what to do', async () => {
    await t.sql("update users set language = 'de' where email = $1", [people.ben])
    const about = async () =>
      (await mailsTo(t, people.ben)).filter(({ subject }) => subject.includes('anzumelden'))
    for (const ip of ['10.21.0.1', '10.21.0.2'])
      for (let tries = 0; tries < 9; tries += 1) await tryFrom(ip, people.ben, 'wrong-guess')
    expect(await about()).toHaveLength(0)
    for (let tries = 0; tries < 20; tries += 1)
      await tryFrom(`10.21.1.${tries}`, people.ben, 'wrong-guess')
    const [mail, ...others] = await about()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Jemand versucht, sich in Ihrem Konto anzumelden')
    expect(mail?.text).toContain('Niemand ist hineingekommen.')
    expect(mail?.links).toEqual([expect.stringMatching(/\/reset-password$/)])
    t.clock.advance(25 * HOUR)
    for (let tries = 0; tries < 25; tries += 1)
      await tryFrom(`10.21.2.${tries}`, people.ben, 'wrong-guess')
    expect(await about()).toHaveLength(2)
  })

  test('signs in as often as they like: right passwords do not count', async () => {
    await tryFrom('10.22.0.1', people.merchant, 'wrong-guess')
    await t.sql("update rate_limits set used = 199 where key ~ '^sign-in:account:[^:]+$'")
    for (let times = 0; times < 4; times += 1)
      expect(await tryFrom(`10.22.0.${times}`, people.merchant, 'galleria-demo')).toBe(200)
    expect(await tryFrom('10.22.0.9', people.merchant, 'wrong-guess')).toBe(401)
    expect(await tryFrom('10.22.0.9', people.merchant, 'wrong-guess')).toBe(429)
  })
})

test('forty addresses of one IPv6 network are one guesser', async () => {
  const statuses = []
  for (let host = 1; host <= 40; host += 1)
    statuses.push(
      await tryFrom(`2001:db8:7:7:${host.toString(16)}::${host}`, people.otherMerchant, 'wrong'),
    )
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(30).fill(429)])
  expect(await tryFrom('2001:db8:7:8::1', people.otherMerchant, 'galleria-demo')).toBe(200)
})
