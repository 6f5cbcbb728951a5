import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toWireId, type Id } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * Who works for the mall, each in a role that counts at the next call, and never without a head.
 */

const LIST = 'POST /sapi/mall-operator/people/list' as const
let t: TestMall
let head: Visitor
beforeAll(async () => {
  t = await openTestMall()
  head = await t.signIn(people.operator)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql(`delete from operators where user_id <> (select id from users where email = $1)`, [
    people.operator,
  ])
  await t.sql(`update operators set role = 'head'`)
})

const idOf = async (email: string) => {
  const [user] = await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [email])
  return toWireId('user', user!.id)
}
const roles = async () =>
  (await head.call(LIST, {})).personList.map(({ nickname, role, operationList }) => [
    nickname,
    role,
    operationList,
  ])
const add = (email: string, role: 'head' | 'money' | 'service' = 'money') =>
  head.call('POST /sapi/mall-operator/people/add', { email, role })
const setRole = async (by: Visitor, email: string, role: 'head' | 'money' | 'service') =>
  by.call('POST /sapi/mall-operator/people/setRole', { id: await idOf(email), role })
const remove = async (by: Visitor, email: string) =>
  by.call('POST /sapi/mall-operator/people/remove', { id: await idOf(email) })

test('a head gives a member work for the mall, changes what it is, and takes it back; each counts at once', async () => {
  const ben = await t.signIn(people.ben)
  expect(await refusalOf(ben.call('POST /sapi/mall-operator/money/page', {}))).toBe('403 auth.role')
  await add(people.ben)
  expect(await roles()).toEqual([
    ['operator', 'head', []],
    ['ben', 'money', ['setRole', 'remove']],
  ])
  await ben.call('POST /sapi/mall-operator/money/page', {})
  expect(await refusalOf(ben.call(LIST, {}))).toBe('403 operator.role')
  expect((await ben.call('POST /sapi/mall-operator/staff/current', {})).rights).toEqual([
    'query',
    'orders',
    'money',
  ])
  await setRole(head, people.ben, 'service')
  expect(await refusalOf(ben.call('POST /sapi/mall-operator/money/page', {}))).toBe(
    '403 operator.role',
  )
  await remove(head, people.ben)
  // Every session has ended with the desk.
  expect(await refusalOf(ben.call('POST /sapi/mall-operator/dispute/page', {}))).toBe(
    '401 auth.signed_out',
  )
  const log = await head.call('POST /sapi/mall-operator/auditLog/page', { area: 'people' })
  expect(
    log.data
      .slice(0, 3)
      .map(({ about, changeList: [change] }) => [about?.name, change!.from, change!.to]),
  ).toEqual([
    ['ben', 'service', null],
    ['ben', 'money', 'service'],
    ['ben', null, 'money'],
  ])
})

test('who is no member, or works here already, is not added; nobody else is changed', async () => {
  expect(await refusalOf(add('nobody@galleria.test'))).toBe('404 person.not_found')
  await add(people.ben)
  expect(await refusalOf(add(people.ben, 'head'))).toBe('409 operator.already')
  expect(await refusalOf(setRole(head, people.anna, 'money'))).toBe('404 operator.not_found')
  expect(await refusalOf(remove(head, people.operator))).toBe('404 operator.not_found')
  expect(await roles()).toEqual([
    ['operator', 'head', []],
    ['ben', 'money', ['setRole', 'remove']],
  ])
})

test('the role that somebody has already is no change, and no line in the log', async () => {
  await add(people.ben)
  const lines = async () =>
    (await head.call('POST /sapi/mall-operator/auditLog/page', { area: 'people' })).data.length
  const before = await lines()
  await setRole(head, people.ben, 'money')
  expect(await lines()).toBe(before)
})

test('the last head stays one: of two who lower each other at once one does', async () => {
  expect(await refusalOf(setRole(head, people.operator, 'money'))).toBe('409 operator.last_head')
  await add(people.ben, 'head')
  const ben = await t.signIn(people.ben)
  const answers = await Promise.all([
    refusalOf(setRole(head, people.ben, 'money')),
    refusalOf(setRole(ben, people.operator, 'money')),
  ])
  expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(1)
  const heads = await t.sql(`select user_id from operators where role = 'head'`)
  expect(heads).toHaveLength(1)
})

test('who is given work for the mall, another role or none is told, and so is every head, whoever of them did it', async () => {
  await add(people.anna, 'head')
  await t.drainAll()
  const counts = async () =>
    Promise.all(
      [people.ben, people.anna, people.operator].map(async (one) => (await t.inbox(one)).length),
    )
  const newOf = async (email: string, before: number) =>
    // The newest stands first.
    (await t.inbox(email))
      .slice(0, -before || undefined)
      .map(({ subject, text }) => [subject, /^.*operator has .*$/m.exec(text)?.[0]])
  const ways: [() => Promise<unknown>, [string, string], string][] = [
    [
      () => add(people.ben, 'money'),
      ['You now work for Galleria', 'operator has given you work for the mall. Your role: Money.'],
      'operator has given ben work for the mall. Role: Money.',
    ],
    [
      () => setRole(head, people.ben, 'service'),
      [
        'Your role at Galleria has changed',
        'operator has changed your role at the mall. Before: Money. Now: Service.',
      ],
      'operator has changed the role of ben at the mall. Before: Money. Now: Service.',
    ],
    [
      () => remove(head, people.ben),
      [
        'You no longer work for Galleria',
        'operator has removed you from the mall’s people, and you have been signed out.',
      ],
      'operator has removed ben from the mall’s people.',
    ],
  ]
  for (const [change, own, others] of ways) {
    const [ben, anna, operator] = await counts()
    await change()
    await t.drainAll()
    expect(await newOf(people.ben, ben!)).toEqual([own])
    expect(await newOf(people.anna, anna!)).toEqual([['The mall’s people have changed', others]])
    expect(await newOf(people.operator, operator!)).toEqual([
      ['The mall’s people have changed', others],
    ])
  }
  const before = await counts()
  expect(await refusalOf(setRole(head, people.ben, 'money'))).toBe('404 operator.not_found')
  await t.drainAll()
  expect(await counts()).toEqual(before)
})
