import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { codeFor, signUp, solveCaptcha, waitAMinute } from '../../../testing/account-steps.ts'
import { meetAtContract } from '../../../testing/meet-at-contract.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { paidOrder, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** Something is sent at no charge in the moment in which something else happens to its order. */

const READ = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
beforeEach(() => t.sql('delete from rate_limits'))
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})
afterAll(() => t.close())

let keys = 0
/** From a form that knows of so many. */
async function reissue(id: string, knownCount = 0): Promise<() => Promise<Answer>> {
  const { tradeOrderLineList } = await merchant.call(READ, { id })
  const lines = [{ id: tradeOrderLineList[0]?.id ?? '', part: 'A bulb' }]
  const requestKey = `at-once-${(keys += 1)}`
  const body = { orderId: id, reason: 'MISSING', lines, requestKey, knownCount }
  return () => merchant.raw('POST', '/sapi/mall-merchant/order/reissue', { body })
}
type Answer = { readonly status: number; readonly body: unknown }

async function contractOf(id: string): Promise<Id<'contract'>> {
  const [one] = await t.sql<{ id: Id<'contract'> }>(
    'select contract_id as id from orders where id = $1',
    [fromWireId('order', id)],
  )
  if (!one) throw new Error('there is no such order')
  return one.id
}
const reissuesOf = async (id: string) => (await merchant.call(READ, { id })).reissueList

test('of two forms that know of none the later one makes none, and nothing has moved; opened again it makes another', async () => {
  const id = await receivedOrder(t, await t.signIn(people.anna), merchant, { lamp: 1 })
  const [first, second] = [await reissue(id), await reissue(id)]
  const answers = await meetAtContract(t, await contractOf(id), first, second)
  expect(answers).toMatchObject([
    { status: 200 },
    { status: 409, body: { code: 'order.state', operationList: ['reissue'] } },
  ])
  const [one, ...more] = await reissuesOf(id)
  expect(more).toEqual([])
  // The first form again, which had no answer.
  expect(await first()).toMatchObject({ status: 200, body: { reissueList: [one] } })
  expect((await second()).status).toBe(409)
  expect(await reissuesOf(id)).toEqual([one])
  const opened = await reissue(id, 1)
  expect((await opened()).status).toBe(200)
  expect(await reissuesOf(id)).toHaveLength(2)
})

describe('a guest who signs in', () => {
  /** The order, and whose it and what is sent of it at no charge are. */
  async function sentToGuest() {
    const guest = t.visit()
    const id = orderId(await paidOrder(t, guest, { lamp: 2 }))
    await send(merchant, id)
    const buyers = () =>
      t.sql<{ buyer: string }>(
        `select distinct u.email as buyer from orders o join contracts c on c.id = o.contract_id join order_lines l on l.order_id = o.id
        cross join lateral (values (o.buyer_id), (c.buyer_id), (l.buyer_id)) x(id) left join users u on u.id = x.id where o.id = $1 or o.reissue_of = $1`,
        [fromWireId('order', id)],
      )
    return { guest, id, buyers }
  }
  const signIn = (who: Visitor) => () =>
    who.raw('POST', '/auth/web/user/login', {
      body: { account: people.ben, password: 'galleria-demo' },
    })

  test('takes along what was sent at no charge a moment before', async () => {
    const { guest, id, buyers } = await sentToGuest()
    const answers = await meetAtContract(t, await contractOf(id), await reissue(id), signIn(guest))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await reissuesOf(id)).toHaveLength(1)
    expect(await buyers()).toEqual([{ buyer: people.ben }])
  })

  test('and a moment after it is sent to the member', async () => {
    const { guest, id, buyers } = await sentToGuest()
    const answers = await meetAtContract(t, await contractOf(id), signIn(guest), await reissue(id))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await reissuesOf(id)).toHaveLength(1)
    expect(await buyers()).toEqual([{ buyer: people.ben }])
  })

  test('a single order that a member takes along by a link brings what was sent of it a moment before', async () => {
    const { id, buyers } = await sentToGuest()
    await (
      await reissue(id)
    )()
    await t.drain()
    const first = (await reissuesOf(id))[0]
    const mail = (await t.inbox('kim@galleria.test')).find(
      ({ text }) => text.includes('guest-order?') && text.includes(first?.tradeOrderCode ?? '-'),
    )
    const token = /guest-order\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    waitAMinute(t)
    const ben = await t.signIn(people.ben)
    await ben.call('POST /sapi/mall-order/web/order/sendGuestOrderCode', { token })
    const emailCode = await codeFor(t, 'kim@galleria.test')
    const body = { token, emailCode }
    const answers = await meetAtContract(t, await contractOf(id), await reissue(id, 1), () =>
      ben.raw('POST', '/sapi/mall-order/web/order/unlockGuestOrder', { body }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await reissuesOf(id)).toHaveLength(2)
    expect(await buyers()).toEqual([{ buyer: people.ben }])
  })
})

describe('a member who leaves', () => {
  async function received(email: string) {
    const { visitor } = await signUp(t, email)
    const id = await receivedOrder(t, visitor, merchant, { lamp: 1 })
    waitAMinute(t)
    await visitor.call('POST /api/user/web/destroy-send-email-code', {
      email,
      ...(await solveCaptcha(visitor)),
    })
    const body = { email, emailCode: await codeFor(t, email) }
    const leave = () => visitor.raw('PUT', '/auth/web/user/user-destroy', { body })
    merchant = await t.signIn(people.merchant)
    return { visitor, id, leave }
  }
  const addressesOf = (id: string) =>
    t.sql<{ street: string }>(
      `select c.delivery_address->>'poiName' as street from orders o join contracts c on c.id = o.contract_id where o.id = $1 or o.reissue_of = $1`,
      [fromWireId('order', id)],
    )

  test('stays as long as what was sent at no charge a moment before is on its way', async () => {
    const { visitor, id, leave } = await received('stays.a.while@galleria.test')
    const before = await addressesOf(id)
    const [sent, left] = await meetAtContract(t, await contractOf(id), await reissue(id), leave)
    expect(sent?.status).toBe(200)
    const [one] = await reissuesOf(id)
    expect(left).toMatchObject({
      status: 409,
      body: {
        code: 'account.held',
        reasons: [{ kind: 'UNDELIVERED', orderId: one?.id, tradeOrderCode: one?.tradeOrderCode }],
      },
    })
    expect((await visitor.call('POST /auth/web/user/current', {})).email).toBe(
      'stays.a.while@galleria.test',
    )
    expect(await addressesOf(id)).toEqual([...before, ...before])
  })

  test('a moment after that there is nowhere to send anything; who waits for its contract has not locked the person yet', async () => {
    const email = 'leaves.first@galleria.test'
    const { id, leave } = await received(email)
    const again = await reissue(id)
    expect((await merchant.call(READ, { id })).operationList).toEqual(['reissue'])
    // What is sent holds the contract when it names the person.
    let free: unknown[] = []
    const [left, sent] = await meetAtContract(t, await contractOf(id), leave, async () => {
      free = await t.sql('select 1 from users where email = $1 for key share skip locked', [email])
      return again()
    })
    expect(free).toHaveLength(1)
    expect((await merchant.call(READ, { id })).operationList).toEqual([])
    expect([left?.status, sent]).toMatchObject([
      200,
      { status: 409, body: { code: 'order.state' } },
    ])
    expect(await addressesOf(id)).toEqual([{ street: '' }])
  })
})
