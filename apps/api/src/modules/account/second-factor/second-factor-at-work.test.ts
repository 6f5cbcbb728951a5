import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@galleria/contract/merchant-rights'
import { toWireId, type Id } from '@galleria/kernel/id'
import { mailsTo, refusalOf, signUp } from '../../../testing/account-steps.ts'
import { setUpApp, showPassword } from '../../../testing/factor-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/**
 * A mall that asks for a second factor of whoever keeps it, and of whoever touches the money of a
 * shop.
 */

const HOUSE = 5
const OWED = '403 auth.second_factor_owed'
let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ settings: { SECOND_FACTOR: 'required' } })
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const atShop = (visitor: Visitor) =>
  refusalOf(visitor.call('POST /sapi/mall-merchant/staff/current', {}))
const atDesk = (visitor: Visitor) =>
  refusalOf(visitor.call('POST /sapi/mall-operator/staff/current', {}))
const setRole = (email: string, role: StaffRole) =>
  t.sql(
    `update seller_staff set role = $2 where user_id = (select id from users where email = $1)`,
    [email, role],
  )
const idOf = async (email: string) => {
  const [user] = await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [email])
  return toWireId('user', user!.id)
}

describe('where it is required', () => {
  test('nothing of the back office opens to an operator without one; everything does once it is set up', async () => {
    const operator = await t.signIn(people.operator)
    expect(await atDesk(operator)).toBe(OWED)
    for (const path of ['/sapi/mall-operator/seller/freeze', '/sapi/mall-operator/person/find'])
      expect((await operator.raw('POST', path, { body: {} })).body).toMatchObject({
        status: 403,
        code: 'auth.second_factor_owed',
        title: 'Set up an app or a passkey as a second step first: your role needs it.',
      })
    // What is anybody's stays so: the way to set it up, and buying.
    expect((await operator.call('POST /auth/web/second-factor/current', {})).isOwed).toBe(true)
    await operator.call('POST /sapi/mall-order/cartline/list', {})
    await setUpApp(t, operator)
    expect(await atDesk(operator)).toBe('no refusal')
    expect((await operator.call('POST /auth/web/second-factor/current', {})).isOwed).toBe(false)
  })

  test('what is no call is closed as well: papers are for an operator and an owner with a second factor', async () => {
    const [anna, merchant] = [await t.signIn(people.anna), await t.signIn(people.merchant)]
    await setUpApp(t, merchant)
    const id = orderId(await paidOrder(t, anna, { lamp: 1 }, 'paid', { email: people.anna }))
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await anna.call(DETAIL, { id })) })
    await t.drain()
    const [invoice] = await anna.call('POST /sapi/mall-order/web/invoice/listByOrder', { id })
    const open = async (visitor: Visitor) => (await visitor.raw('GET', invoice!.pdf.url)).status
    const [{ visitor: operator }, { visitor: owner }] = [
      await signUp(t, 'paper-operator@galleria.test'),
      await signUp(t, 'paper-owner@galleria.test'),
    ]
    await t.sql(`insert into operators select id from users where email = $1`, [
      'paper-operator@galleria.test',
    ])
    await t.sql(
      `insert into seller_staff (user_id, seller_id, role) select id, $2, 'owner' from users where email = $1`,
      ['paper-owner@galleria.test', HOUSE],
    )
    expect([await open(operator), await open(owner), await open(merchant)]).toEqual([404, 404, 200])
    const picture = (await upload(t, anna, 'evidence', await photo())).url
    await t.sql(`update files set seller_id = $1 where purpose = 'evidence'`, [HOUSE])
    const look = async (visitor: Visitor) => (await visitor.raw('GET', picture)).status
    expect([await look(owner), await look(merchant)]).toEqual([404, 200])
    for (const one of [operator, owner]) await setUpApp(t, one)
    expect([await open(operator), await open(owner)]).toEqual([200, 200])
  })

  test('owners and money people of a shop owe it, the others do not, from the next call on', async () => {
    const { visitor } = await signUp(t, 'staff@galleria.test')
    await t.sql(
      `insert into seller_staff (user_id, seller_id, role) select id, $2, 'reader' from users where email = $1`,
      ['staff@galleria.test', HOUSE],
    )
    const answers: [StaffRole, string][] = []
    for (const role of ['owner', 'goods', 'orders', 'service', 'money', 'reader'] as const) {
      await setRole('staff@galleria.test', role)
      answers.push([role, await atShop(visitor)])
    }
    expect(answers).toEqual([
      ['owner', OWED],
      ['goods', 'no refusal'],
      ['orders', 'no refusal'],
      ['service', 'no refusal'],
      ['money', OWED],
      ['reader', 'no refusal'],
    ])
    // Also at the desk of a shop where the same person only reads: it is one session.
    await t.sql(
      `insert into seller_staff (user_id, seller_id, role) select id, 11, 'money' from users where email = $1`,
      ['staff@galleria.test'],
    )
    expect(await atShop(visitor)).toBe(OWED)
    await setUpApp(t, visitor)
    await setRole('staff@galleria.test', 'owner')
    expect(await atShop(visitor)).toBe('no refusal')
  })
})

describe('somebody who has lost phone and codes', () => {
  const find = (by: Visitor, account: string) =>
    by.call('POST /sapi/mall-operator/person/find', { account })
  const switchOff = async (
    by: Visitor,
    email: string,
    reason = 'Called from the number we know.',
  ) =>
    by.call('POST /sapi/mall-operator/person/switchOffSecondFactor', {
      id: await idOf(email),
      reason,
    })

  test('gets in again by an operator, who says why; the person is out everywhere and reads the reason', async () => {
    const email = 'lost@galleria.test'
    const { visitor } = await signUp(t, email)
    await setUpApp(t, visitor)
    const door = t.visit()
    await refusalOf(showPassword(door, email))
    const { visitor: operator } = await signUp(t, 'second-operator@galleria.test')
    await t.sql(`insert into operators select id from users where email = $1`, [
      'second-operator@galleria.test',
    ])
    const app = await setUpApp(t, operator)
    expect(await find(operator, ` ${email.toUpperCase()}`)).toMatchObject({
      nickname: 'Kim',
      email,
      hasPassword: true,
      secondFactorSince: expect.any(String),
      operationList: ['switchOffSecondFactor'],
    })
    expect(await refusalOf(find(operator, 'nobody@galleria.test'))).toBe('404 person.not_found')
    expect(await refusalOf(switchOff(operator, email, 'short'))).toBe('400 request.malformed')
    expect(await refusalOf(switchOff(operator, 'second-operator@galleria.test'))).toBe(
      '403 person.own',
    )
    expect(await refusalOf(switchOff(operator, people.ben))).toBe('409 second_factor.off')

    const answers = await Promise.all([
      refusalOf(switchOff(operator, email)),
      refusalOf(switchOff(operator, email)),
    ])
    expect(answers.toSorted()).toEqual(['409 second_factor.off', 'no refusal'])
    expect(await refusalOf(visitor.call('POST /auth/web/user/current', {}))).toBe(
      '401 auth.signed_out',
    )
    expect(await refusalOf(door.call('POST /auth/web/user/login-code', { code: app.code() }))).toBe(
      '409 step.expired',
    )
    await showPassword(door, email)
    const mails = (await mailsTo(t, email)).filter(({ text }) =>
      text.includes('The reason: Called from the number we know.'),
    )
    expect(mails).toHaveLength(1)
    expect(
      await t.sql(
        `select event, actor, facts from transitions t join second_factors f on f.id = t.entity_id join users u on u.id = f.user_id where u.email = $1 order by seq`,
        [email],
      ),
    ).toEqual([
      { event: 'confirm', actor: 'member', facts: null },
      {
        event: 'switchOffFor',
        actor: 'operator',
        facts: { reason: 'Called from the number we know.' },
      },
    ])
    expect(await find(operator, email)).toMatchObject({
      secondFactorSince: null,
      operationList: [],
    })
  })

  test('who works for the mall is let in by a head alone', async () => {
    const { visitor: colleague } = await signUp(t, 'colleague@galleria.test')
    await setUpApp(t, colleague)
    const { visitor: service } = await signUp(t, 'service@galleria.test')
    await t.sql(
      `insert into operators (user_id, role) select id, case email when $1 then 'service' else 'money' end from users where email in ($1, $2)`,
      ['service@galleria.test', 'colleague@galleria.test'],
    )
    await setUpApp(t, service)
    const { visitor: head } = await signUp(t, 'third-operator@galleria.test')
    await t.sql(`insert into operators select id from users where email = $1`, [
      'third-operator@galleria.test',
    ])
    await setUpApp(t, head)
    expect((await find(service, 'colleague@galleria.test')).operationList).toEqual([])
    expect(await refusalOf(switchOff(service, 'colleague@galleria.test'))).toBe('403 operator.role')
    expect((await find(head, 'colleague@galleria.test')).operationList).toEqual([
      'switchOffSecondFactor',
    ])
    expect(await refusalOf(switchOff(head, 'colleague@galleria.test'))).toBe('no refusal')
  })

  test('is nobody’s business but an operator’s', async () => {
    const { visitor } = await signUp(t, 'curious@galleria.test')
    expect([
      await refusalOf(find(visitor, people.anna)),
      await refusalOf(switchOff(visitor, people.anna)),
    ]).toEqual(['403 auth.role', '403 auth.role'])
  })
})
