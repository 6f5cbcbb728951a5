import { newId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/db.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { signUp } from '../../../testing/account-steps.ts'
import { setUpApp, showPassword } from '../../../testing/factor-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { appointOperator, dismissOperator, switchOffByMachine } from '../index.ts'

const RESET = 'POST /auth/web/password/reset-by-verify-token' as const
const DESK = 'POST /sapi/mall-operator/money/page' as const

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
  await t.sql('delete from operators')
})
afterAll(() => t.close())

const now = () => t.clock.now()
const appoint = (email: string) =>
  inTransaction(t.mall.database.db, (tx) => appointOperator({ now, newId }, tx, email))
const dismiss = (email: string) =>
  inTransaction(t.mall.database.db, (tx) => dismissOperator(tx, email))
const operators = async () =>
  (
    await t.sql<{ email: string }>(
      'select email from operators join users on id = user_id order by email',
    )
  ).map(({ email }) => email)

test('the first operator of a mall chooses a password with the key that the machine printed, once, and is at the desk', async () => {
  const { isNew, key } = await appoint('Olive@Mall.example')
  expect(isNew).toBe(true)
  expect(await operators()).toEqual(['olive@mall.example'])
  const visitor = t.visit()
  const password = 'a lamp and a chair'
  await visitor.call(RESET, { verifyToken: key ?? '', password })
  await expect(visitor.call(RESET, { verifyToken: key ?? '', password })).rejects.toMatchObject({
    code: 'step.expired',
  })
  await visitor.call('POST /auth/web/user/login', { account: 'olive@mall.example', password })
  expect(await visitor.call(DESK, {})).toMatchObject({ total: 0 })
  // Has a password: no key, so that whoever reads the screen later gets nothing.
  expect(await appoint('olive@mall.example')).toEqual({ isNew: false, key: undefined })
})

test('a key that nobody used is worth nothing after a day, and another is handed out', async () => {
  const first = await appoint('late@mall.example')
  t.clock.advance(24 * HOUR + 1)
  const choose = (key: string | undefined) =>
    t.visit().call(RESET, { verifyToken: key ?? '', password: 'a lamp and a chair' })
  await expect(choose(first.key)).rejects.toMatchObject({ code: 'step.expired' })
  const second = await appoint('late@mall.example')
  expect(second).toMatchObject({ isNew: false, key: expect.any(String) })
  await choose(second.key)
})

test('a member who is made an operator keeps the password they have', async () => {
  expect(await appoint(people.ben)).toEqual({ isNew: true, key: undefined })
  const ben = await t.signIn(people.ben)
  await ben.call(DESK, {})
})

test('who is dismissed is out at once and in every browser; the last operator stays', async () => {
  const ben = await t.signIn(people.ben)
  expect(await dismiss(people.ben)).toBe(true)
  await expect(ben.call(DESK, {})).rejects.toMatchObject({ code: 'auth.signed_out' })
  const again = await t.signIn(people.ben)
  await expect(again.call(DESK, {})).rejects.toMatchObject({ code: 'auth.role' })
  expect(await dismiss(people.ben)).toBe(false)
  expect(await dismiss('late@mall.example')).toBe(true)
  await expect(dismiss('olive@mall.example')).rejects.toThrow('the only head')
  expect(await operators()).toEqual(['olive@mall.example'])
})

test('the only operator who has lost phone and codes is let in by whoever has the machine; nobody else is', async () => {
  const { visitor } = await signUp(t, 'only@mall.example')
  await setUpApp(t, visitor)
  const switchOff = () =>
    inTransaction(t.mall.database.db, (tx) => switchOffByMachine({ now }, tx, 'only@mall.example'))
  expect(await switchOff()).toBe(false)
  expect((await visitor.call('POST /auth/web/second-factor/current', {})).isOn).toBe(true)
  await appoint('only@mall.example')
  expect([await switchOff(), await switchOff()]).toEqual([true, false])
  await expect(visitor.call('POST /auth/web/user/current', {})).rejects.toMatchObject({
    code: 'auth.signed_out',
  })
  await showPassword(visitor, 'only@mall.example')
})

test('there is always a head: the last one stays although others work here, and who is appointed is one', async () => {
  await t.sql('delete from operators')
  await appoint(people.operator)
  await appoint(people.ben)
  await t.sql(
    `update operators set role = 'money' where user_id = (select id from users where email = $1)`,
    [people.ben],
  )
  await expect(dismiss(people.operator)).rejects.toThrow('the only head')
  expect(await operators()).toEqual([people.ben, people.operator])
  expect(await appoint(people.ben)).toEqual({ isNew: false, key: undefined })
  expect(await dismiss(people.operator)).toBe(true)
  expect(await t.sql('select role from operators')).toEqual([{ role: 'head' }])
})
