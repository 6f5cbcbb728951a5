import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_PASSWORD, mailsTo, refusalOf, signUp } from '../../../testing/account-steps.ts'
import { setUpApp, showPassword } from '../../../testing/factor-steps.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { sweepAccounts } from '../sweep-accounts.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const told = async (email: string) =>
  (await mailsTo(t, email)).filter(({ subject }) => subject === 'New sign-in to your account')

test('a sign-in from a browser not seen before is told once, with the browser and what to do; the one of the sign-up is not', async () => {
  const email = 'browsers@galleria.test'
  const { visitor } = await signUp(t, email)
  await visitor.call('POST /auth/web/user/logout', {})
  await showPassword(visitor, email)
  expect(await told(email)).toEqual([])
  const other = t.visit({ userAgent: FIREFOX })
  await showPassword(other, email)
  const [mail, ...more] = await told(email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('from a browser we haven’t seen before: Firefox, Linux,')
  expect(mail?.links).toEqual([
    expect.stringMatching(/\/reset-password$/),
    expect.stringMatching(/\/buyer\/account\/data$/),
  ])
  for (const one of [other, visitor]) {
    await one.call('POST /auth/web/user/logout', {})
    await showPassword(one, email)
  }
  expect(await told(email)).toHaveLength(1)
})

test('a new password makes no browser unknown, and a wrong one is no sign-in', async () => {
  const email = 'marks@galleria.test'
  const { visitor } = await signUp(t, email)
  const other = t.visit()
  expect(await refusalOf(showPassword(other, email, 'not this one'))).toBe(
    '401 auth.wrong_credentials',
  )
  expect(await told(email)).toEqual([])
  await showPassword(other, email)
  const password = 'another lamp by the window'
  await other.call('PUT /auth/web/user/change-password', { oldPassword: GOOD_PASSWORD, password })
  await showPassword(visitor, email, password)
  expect(await told(email)).toHaveLength(1)
})

test('a browser is new once the code was shown, not before', async () => {
  const email = 'coded@galleria.test'
  const { visitor } = await signUp(t, email)
  const app = await setUpApp(t, visitor)
  const other = t.visit()
  await refusalOf(showPassword(other, email))
  expect(await told(email)).toEqual([])
  await other.call('POST /auth/web/user/login-code', { code: app.code() })
  expect(await told(email)).toHaveLength(1)
})

test('an account from before browsers were noted is told of one without a mark of it; with one it was seen, and nobody knows of an account without any session', async () => {
  const anna = await t.signIn(people.anna)
  await t.signIn(people.anna)
  const before = (await told(people.anna)).length
  await t.sql('delete from seen_browsers')
  await showPassword(anna, people.anna, 'galleria-demo')
  expect(await told(people.anna)).toHaveLength(before)
  await t.sql('delete from seen_browsers')
  await t.signIn(people.anna)
  expect(await told(people.anna)).toHaveLength(before + 1)
  await t.signIn(people.ben)
  expect(await told(people.ben)).toEqual([])
})

test('a browser nobody has signed in from for 400 days is forgotten, one that is used is not', async () => {
  const email = 'years@galleria.test'
  const { visitor } = await signUp(t, email)
  const other = t.visit()
  await showPassword(other, email)
  t.clock.advance(300 * DAY)
  await showPassword(visitor, email)
  t.clock.advance(150 * DAY)
  await sweepAccounts(t.mall.gate.own())
  expect(
    await t.sql(
      `select count(*)::int as n from seen_browsers b join users u on u.id = b.user_id where u.email = $1`,
      [email],
    ),
  ).toEqual([{ n: 1 }])
})
