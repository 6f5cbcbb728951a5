import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order, paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const PAGE = 'POST /sapi/mall-merchant/order/page' as const
const TODAY = 'POST /sapi/mall-merchant/order/today' as const

/** Thursday, a quarter past eleven at night in Hamburg; in UTC still half past ten. */
const THURSDAY_NIGHT = new Date('2026-11-19T22:15:00Z')

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({ at: THURSDAY_NIGHT })
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

const find = async (code: string | undefined) =>
  (await merchant.call(PAGE, { keyword: code ?? '' })).data[0]
const late = async () =>
  (await merchant.call(PAGE, { lateOnly: true })).data.map((row) => row.tradeOrderCode)

test('an unpaid order has no day of shipping yet', async () => {
  const contract = await order(t.visit(), { desk: 1 })
  expect(await find(contract.tradeOrderList[0]?.tradeOrderCode)).toMatchObject({
    displayStatus: 'PENDING_PAY',
    shipBy: null,
  })
})

test("a shop's working days, not the calendar's, say by when an order leaves and from when it is late", async () => {
  const { tradeOrderList } = await paidOrder(t, t.visit(), { desk: 1 })
  const code = tradeOrderList[0]?.tradeOrderCode
  expect(await find(code)).toMatchObject({ shipBy: '2026-11-20', shopDay: '2026-11-19' })

  // Friday afternoon; it takes the shop one working day, and the next one is Monday.
  t.clock.set(new Date('2026-11-20T15:00:00Z'))
  const second = (await paidOrder(t, t.visit(), { desk: 1 })).tradeOrderList[0]?.tradeOrderCode
  expect((await find(second))?.shipBy).toBe('2026-11-23')
  expect(await late()).toEqual([])

  // Half past midnight on Saturday in Hamburg, still Friday in UTC: what was due on Friday is late.
  t.clock.set(new Date('2026-11-20T23:30:00Z'))
  expect(await late()).toEqual([code])
  expect((await merchant.call(TODAY, {})).late).toBe(1)

  t.clock.set(new Date('2026-11-23T22:30:00Z'))
  expect(await late()).toEqual([code])
  t.clock.set(new Date('2026-11-23T23:30:00Z'))
  expect((await late()).toSorted()).toEqual([code, second].toSorted())
})

test("sales stand under the shop's calendar day and in their own currency", async () => {
  const before = (await merchant.call(TODAY, {})).sales
  // The first orders were paid on Thursday and Friday in Hamburg.
  expect(before.map(({ day, orders, amount }) => [day, orders, amount.currency])).toEqual([
    ['2026-11-19', 1, 'EUR'],
    ['2026-11-20', 1, 'EUR'],
  ])

  const swede = t.visit({ site: 'SE' })
  const contract = await paidOrder(t, swede, { desk: 1 }, 'paid', {
    hearFrom: 'A friend',
    personPhone: '+46 812345678',
    poiName: 'Drottninggatan',
    houseNo: '5',
    detailAddress: 'lgh 1101',
    postalCode: '111 51',
    city: 'Stockholm',
    province: 'Stockholms län',
    country: 'Sverige',
  })
  const today = await merchant.call(TODAY, {})
  expect(today.day).toBe('2026-11-24')
  expect(today.sales.slice(2)).toEqual([
    { day: '2026-11-24', orders: 1, amount: contract.needPayAmt },
  ])
  expect(contract.needPayAmt.currency).toBe('SEK')
})
