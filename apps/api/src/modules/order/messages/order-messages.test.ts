import { fromWireId, type Id } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, orderId } from '../../../testing/order-steps.ts'
import { codeFor, signUp, solveCaptcha, waitAMinute } from '../../../testing/account-steps.ts'
import { checkPayment } from '../../../testing/payment-work.ts'
import { order, paidOrder, pay, until } from '../../../testing/shop-steps.ts'
import { expireContract } from '#modules/checkout/ending/index.ts'
import { people } from '../../../testing/small-catalogue.ts'

const TO_SHOP = 'POST /sapi/mall-order/web/order/writeToShop' as const
const TO_BUYER = 'POST /sapi/mall-merchant/order/writeToBuyer' as const
const SHOPS = 'POST /sapi/mall-merchant/order/detail' as const
const OPERATORS = 'POST /sapi/mall-operator/order/detail' as const

let t: TestMall
let [anna, merchant, other, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, other, operator] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant, people.operator].map((who) =>
      t.signIn(who),
    ),
  )
})
afterAll(() => t.close())

let keys = 0
const message = (id: string, content: string, requestKey = `message-key-${(keys += 1)}`) => ({
  id,
  content,
  requestKey,
})
const bought = async (who: Visitor, address = {}) =>
  orderId(await paidOrder(t, who, { lamp: 1 }, 'paid', address))
const told = async (to: string, word: string) =>
  (await t.inbox(to)).filter(({ subject }) => subject.includes(word))

test('what buyer and shop write to each other stands at the order for both and for the mall, and the other side is told by mail without an address', async () => {
  const id = await bought(anna!, { email: people.anna })
  const { tradeOrderCode: code } = await merchant!.call(SHOPS, { id })
  const text = 'Can it come on Friday?\n<b>https://evil.example</b>'
  await anna!.call(TO_SHOP, message(id, text))
  await merchant!.call(TO_BUYER, message(id, 'Yes, on Friday.'))
  const both = [
    { author: 'buyer', content: text },
    { author: 'merchant', content: 'Yes, on Friday.' },
  ]
  for (const seen of [
    await anna!.call(DETAIL, { id }),
    await merchant!.call(SHOPS, { id }),
    await operator!.call(OPERATORS, { id }),
  ])
    expect(seen.messageList).toMatchObject(both)

  await t.drain()
  const [toShop] = await told(people.merchant, code).then((mails) =>
    mails.filter(({ text: body }) => body.includes('Friday')),
  )
  expect(toShop?.text).toContain('Can it come on Friday?')
  expect(toShop?.text).not.toContain(people.anna)
  expect(toShop?.html).toContain('&lt;b&gt;https://evil.example&lt;/b&gt;')
  expect(toShop?.html).not.toMatch(/<a [^>]*evil/)
  const [toBuyer] = (await told(people.anna, code)).filter(({ text: body }) =>
    body.includes('Yes, on Friday.'),
  )
  expect(toBuyer?.text).not.toContain(people.merchant)
})

test('a guest writes and reads, too; to an address that nobody has proven goes only that there is something to read, and a link that may be passed on shows nothing', async () => {
  const guest = t.visit()
  const id = await bought(guest, { email: 'guest@galleria.test' })
  await guest.call(TO_SHOP, message(id, 'Which floor?'))
  await merchant!.call(TO_BUYER, message(id, 'The third secret floor.'))
  await t.drain()
  expect((await guest.call(DETAIL, { id })).messageList).toHaveLength(2)
  const mails = (await t.inbox('guest@galleria.test')).filter(({ subject }) =>
    /has written to you|geschrieben/.test(subject),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).not.toContain('secret floor')
})

test('one press is one message, also twice at once; too many in a short time are refused, and an empty or endless one', async () => {
  const id = await bought(anna!)
  const same = message(id, 'Once.')
  await Promise.all([anna!.call(TO_SHOP, same), anna!.call(TO_SHOP, same)])
  await anna!.call(TO_SHOP, same)
  const read = async () => (await merchant!.call(SHOPS, { id })).messageList
  expect(await read()).toHaveLength(1)
  for (const content of ['  ', 'x'.repeat(1001)])
    await expect(anna!.call(TO_SHOP, message(id, content))).rejects.toMatchObject({ status: 400 })
  await anna!.call(TO_SHOP, message(id, 'Two.'))
  await anna!.call(TO_SHOP, message(id, 'Three.'))
  await expect(anna!.call(TO_SHOP, message(id, 'Four.'))).rejects.toMatchObject({ status: 429 })
  expect(await read()).toHaveLength(3)
  // The other side has a pace of its own.
  await merchant!.call(TO_BUYER, message(id, 'Slowly.'))
})

test('whoever knows the number of an order of others takes nothing of the pace of its buyer and its shop', async () => {
  const id = await bought(anna!)
  const stranger = t.visit()
  await bought(stranger)
  for (let times = 0; times < 6; times += 1) {
    await stranger.call(TO_SHOP, message(id, 'Mine?')).catch(() => undefined)
    await other!.call(TO_BUYER, message(id, 'Mine?')).catch(() => undefined)
  }
  await anna!.call(TO_SHOP, message(id, 'Mine.'))
  await merchant!.call(TO_BUYER, message(id, 'Yours.'))
  expect((await merchant!.call(SHOPS, { id })).messageList).toHaveLength(2)
})

test("an order holds so many messages and no more; somebody else's order is not there", async () => {
  const id = await bought(anna!)
  await t.sql('update orders set message_count = 100 where id = $1', [fromWireId('order', id)])
  await expect(merchant!.call(TO_BUYER, message(id, 'One more.'))).rejects.toMatchObject({
    status: 422,
    code: 'order.messages_full',
  })
  for (const attempt of [
    () => other!.call(TO_BUYER, message(id, 'Mine?')),
    () => t.visit().call(TO_SHOP, message(id, 'Mine?')),
  ])
    await expect(attempt()).rejects.toMatchObject({
      status: expect.any(Number),
      code: expect.stringMatching(/order.not_found|401|auth/),
    })
  expect((await merchant!.call(SHOPS, { id })).messageList).toEqual([])
})

test('to a buyer who has deleted the account a shop writes no more, and reads why; late money finds nobody to send to and goes back', async () => {
  const email = 'gone@galleria.test'
  const { visitor } = await signUp(t, email)
  waitAMinute(t)
  await visitor.call('POST /api/user/web/destroy-send-email-code', {
    email,
    ...(await solveCaptcha(visitor)),
  })
  const emailCode = await codeFor(t, email)
  const ordered = await order(visitor, { lamp: 1 })
  const id = orderId(ordered)
  const contractId = fromWireId('contract', ordered.id) as Id<'contract'>
  await t.scenario('late')
  await pay(visitor, ordered.id)
  for (const table of ['contracts', 'orders'])
    await t.sql(
      `update ${table} set deadline_at = $2 where ${table === 'orders' ? 'contract_id' : 'id'} = $1`,
      [contractId, new Date(t.clock.now().getTime() - 1000)],
    )
  await expireContract(t.mall.gate.own(), t.mall.providers, contractId)
  await visitor.call('PUT /auth/web/user/user-destroy', { email, emailCode })
  await expect(merchant!.call(TO_BUYER, message(id, 'Are you there?'))).rejects.toMatchObject({
    status: 409,
    code: 'order.buyer_left',
    message: expect.stringContaining('deleted the account'),
  })
  expect((await merchant!.call(SHOPS, { id })).messageList).toEqual([])
  const disposition = await until(async () => {
    const [attempt] = await t.sql<{ id: Id<'attempt'> }>(
      'select id from payment_attempts where contract_id = $1',
      [contractId],
    )
    await checkPayment(t.mall.gate.own(), t.mall.providers, attempt?.id as Id<'attempt'>)
    const [capture] = await t.sql<{ disposition: string }>(
      'select disposition from captures where contract_id = $1',
      [contractId],
    )
    return capture?.disposition
  }, 'late money')
  expect(disposition).toBe('AUTO_REFUNDED')
  expect((await merchant!.call(SHOPS, { id })).displayStatus).toBe('CANCELED')
})
