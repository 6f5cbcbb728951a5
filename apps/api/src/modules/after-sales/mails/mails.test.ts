import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { REJECT, apply, reaches } from '../../../testing/after-sales-steps.ts'
import { paidOrder, receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * Who is written to about a request, and when: the buyer that it is there, the shop and each of its
 * staff at once and 24 hours before its silence counts.
 */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
  // A second person of the shop, who reads German.
  await t.sql(
    `insert into users (id, kind, email, nickname, password_hash, language, created_at) values ('01900000-0000-7000-8000-0000000000aa', 'member', 'clerk@galleria.test', 'Clerk', 'x', 'de', '2090-01-01')`,
  )
  await t.sql(
    `insert into seller_staff (user_id, seller_id) values ('01900000-0000-7000-8000-0000000000aa', 5)`,
  )
})
afterAll(() => t.close())

const shop = ['house@galleria.test', people.merchant, 'clerk@galleria.test']
/**
 * The subjects that each of the shop's mailboxes has got about a request for an order's goods, the
 * newest first.
 */
const got = (code: string) =>
  Promise.all(
    shop.map(async (address) =>
      (await t.inbox(address))
        .map(({ subject }) => subject)
        .filter((one) => one.includes(code) && !/^(New order|Neue Bestellung) /.test(one)),
    ),
  )
const rounds = () =>
  Promise.all([stepDueReverses(t.mall.gate.own()), stepDueReverses(t.mall.gate.own())])

test('the buyer reads that the request is there and until when it is answered; the shop and each of its staff are asked, in their own language', async () => {
  const orderId = (await paidOrder(t, anna, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
  const reverse = await apply(anna, orderId)
  const { tradeOrderCode: code } = reverse.tradeOrder
  await t.drain()
  const mail = (await t.inbox('kim@galleria.test')).find(
    ({ subject }) => subject === `We’ve received your application ${reverse.reverseTradeOrderCode}`,
  )
  expect(mail?.text).toContain(
    `Galleria House has received your application for €64.80 for order ${code}`,
  )
  expect(mail?.text).toContain('1 × (1 × not sent, to be cancelled)')
  expect(mail?.links).toContainEqual(expect.stringContaining(`/buyer/as/detail/${reverse.id}`))
  expect(mail?.html).toMatch(/src="http[^"]*\/pictures\/[a-z-]+-160\.jpg"/)
  const english = `Kim Petersen has applied for a refund of €64.80 for order ${code}`
  expect(await got(code)).toEqual([
    [english],
    [english],
    [`Kim Petersen beantragt eine Erstattung von 64,80\u00a0€ zur Bestellung ${code}`],
  ])
})

test('who has not answered is reminded once, 24 hours before silence counts, by two processes and after a restart alike', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const reverse = await apply(anna, orderId, { amount: 5 })
  const { tradeOrderCode: code } = reverse.tradeOrder
  await t.drain()
  const asked = await got(code)
  t.clock.advance(24 * HOUR - 1000)
  await rounds()
  await t.drain()
  expect(await got(code)).toEqual(asked)
  t.clock.advance(1000)
  for (let again = 0; again < 3; again += 1) {
    await rounds()
    await t.drain()
  }
  const [house = []] = await got(code)
  expect((await got(code)).map((subjects) => subjects.length)).toEqual([2, 2, 2])
  const reminder = (await t.inbox('house@galleria.test')).find(
    ({ subject }) => subject.startsWith('Please answer Kim Petersen by') && subject.includes(code),
  )
  expect(reminder?.text).toContain(
    `Kim Petersen’s application for €5.00 for order ${code} has not been answered yet.`,
  )
  expect(house).toHaveLength(2)
  t.clock.advance(24 * HOUR)
  await rounds()
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
  expect((await got(code)).map((subjects) => subjects.length)).toEqual([2, 2, 2])
})

test('who has answered is not reminded', async () => {
  anna = await t.signIn(people.anna)
  merchant = await t.signIn(people.merchant)
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const reverse = await apply(anna, orderId, { amount: 5 })
  await merchant.call(REJECT, { id: reverse.id, reason: 'It was whole.' })
  await t.drain()
  const before = await got(reverse.tradeOrder.tradeOrderCode)
  t.clock.advance(24 * HOUR)
  await rounds()
  await t.drain()
  expect(await got(reverse.tradeOrder.tradeOrderCode)).toEqual(before)
})
