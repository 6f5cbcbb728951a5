import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../testing/account-steps.ts'
import { DETAIL, LIST, PASS, POST_BACK, READ, reaches } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendBackBody } from '../../../testing/return-steps.ts'
import { withdrawn } from '../../../testing/loss-steps.ts'
import { paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * A guest has withdrawn, and then signs in: the order is the account's from then on, and so is what
 * was asked about it.
 */

const EMAIL = 'leaver@galleria.test'
let t: TestMall
let [merchant, guest]: Visitor[] = []
let [orderId, id, lineId] = ['', '', '']
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  guest = t.visit()
  const contract = await paidOrder(t, guest, { lamp: 1 }, 'paid', { email: EMAIL })
  orderId = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant, orderId)
  await guest.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  ;({ id, lineId } = await withdrawn(t, guest, orderId))
})
afterAll(() => t.close())

test('the account reads the request and its order, names the parcel, and nobody else does', async () => {
  const stranger = await t.signIn(people.anna)
  const ben = guest!
  await ben.call('POST /auth/web/user/login', { account: people.ben, password: 'galleria-demo' })
  expect((await ben.call(LIST, {})).data).toMatchObject([
    { id, reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN' },
  ])
  expect(await ben.call(READ, { id })).toMatchObject({
    id,
    tradeOrder: { id: orderId },
    // A member can take it back, too.
    operationList: ['cancel', 'postBack'],
  })
  expect((await ben.call(DETAIL, { id: orderId })).id).toBe(orderId)
  await expect(stranger.call(READ, { id })).rejects.toMatchObject({ code: 'reverse.not_found' })
  expect(await t.audit()).toEqual([])
})

test('what is written from then on goes to the address of the order and opens in the account: the reminder, and that the money is back, once', async () => {
  const heard = (await mailsTo(t, EMAIL)).length
  t.clock.advance(11 * DAY + 60_000)
  for (let looks = 0; looks < 2; looks += 1) await stepDueReverses(t.mall.gate.own())
  const after = await mailsTo(t, EMAIL)
  const [reminder] = after
  expect([after.length - heard, reminder?.subject.startsWith('By ')]).toEqual([1, true])
  expect(reminder?.links.filter((link) => link.includes(id))).toEqual([
    expect.stringMatching(new RegExp(`/buyer/as/detail/${id}$`)),
  ])

  const ben = await t.signIn(people.ben)
  const named = await ben.call(POST_BACK, sendBackBody(id, { number: 'TAKENOVER1' }))
  expect(named.progressList.at(-1)).toMatchObject({ event: 'postBack', actor: 'buyer' })
  merchant = await t.signIn(people.merchant)
  await merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] })
  const done = await reaches(t, ben, id, 'REVERSE_DONE')
  // All of it, and the delivery.
  expect(done.actualRefundAmt).toEqual({ value: 64.8, currency: 'EUR' })
  const since = await mailsTo(t, EMAIL)
  expect(
    since
      .slice(0, since.length - after.length)
      .map(({ subject, links }) => [
        subject.replace(/ (for order|your return|\d).*/, ''),
        links.some((link) => link.includes('/guest-order')),
      ])
      // Sent together, in no order.
      .toSorted(),
  ).toEqual([
    ['Credit note', false],
    ['Galleria House has accepted', false],
    ['We have refunded €64.80', false],
  ])
  expect(await t.audit()).toEqual([])
})
