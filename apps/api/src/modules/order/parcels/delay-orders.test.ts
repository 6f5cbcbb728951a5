import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { order, paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const DELAY = 'POST /sapi/mall-merchant/order/delay' as const
const DELAY_MANY = 'POST /sapi/mall-merchant/order/delayMany' as const
const READ = 'POST /sapi/mall-merchant/order/detail' as const
const PAGE = 'POST /sapi/mall-merchant/order/page' as const
const TODAY = 'POST /sapi/mall-merchant/order/today' as const
const HOLD = 'POST /sapi/mall-merchant/order/hold' as const

const content = 'The oak was too wet.'
const refused = (status: number, code: string) => ({ status, code })

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  // A Tuesday; the shop hands over within a working day.
  t = await openTestMall({ at: new Date('2026-11-24T09:00:00Z') })
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

const paid = async (buyer = t.visit({ language: 'de' }), goods: object = { desk: 1, lamp: 1 }) => {
  const id = orderId(await paidOrder(t, buyer, goods))
  await t.drain()
  return { buyer, id }
}
const delay = (
  id: string,
  day: string,
  who = merchant,
  reason: 'SUPPLIER' | 'OTHER' = 'SUPPLIER',
) => who.call(DELAY, { id, day, reason, content })
const late = async () => (await merchant.call(PAGE, { lateOnly: true })).data.map((one) => one.id)
const mails = async (code: string) =>
  (await t.inbox('kim@galleria.test')).filter(({ subject }) =>
    subject.startsWith(`Bestellung ${code} verspätet sich`),
  )

test('an order that leaves later is not late until its new day, and its buyer reads the day and why, by one mail and with the order', async () => {
  const { buyer, id } = await paid()
  const before = await merchant.call(READ, { id })
  expect([before.shipBy, before.delay]).toEqual(['2026-11-25', null])
  const arrival = before.tradeOrderLineList.map(({ expectDate }) => expectDate)
  t.clock.advance(6 * DAY)
  expect(await late()).toContain(id)
  const lateBefore = (await merchant.call(TODAY, {})).late

  const told = await delay(id, '2026-12-09')
  await delay(id, '2026-12-09')
  const wire = {
    day: '2026-12-09',
    dayBefore: '2026-11-25',
    reason: 'SUPPLIER',
    content,
    at: t.clock.now().toISOString(),
  }
  expect([told.shipBy, told.delay]).toEqual(['2026-12-09', wire])
  expect(await late()).not.toContain(id)
  expect((await merchant.call(TODAY, {})).late).toBe(lateBefore - 1)
  const [row] = (await merchant.call(PAGE, { keyword: told.tradeOrderCode })).data
  expect([row?.shipBy, row?.delay]).toEqual(['2026-12-09', wire])

  await t.drain()
  const seen = await buyer.call(DETAIL, { id })
  expect(seen.delay).toEqual(wire)
  // Two weeks later leaves, two weeks later arrives.
  expect(seen.tradeOrderLineList.map(({ expectDate }) => expectDate)).toEqual(
    arrival.map((day) => new Date(Date.parse(day) + 14 * DAY).toISOString().slice(0, 10)),
  )
  expect(seen.progressList.filter(({ event }) => event === 'delay')).toEqual([
    {
      fromState: 'UN_DELIVERY',
      toState: 'UN_DELIVERY',
      event: 'delay',
      actor: 'merchant',
      at: wire.at,
      changed: { from: '2026-11-25', to: '2026-12-09' },
      cause: 'SUPPLIER',
      reason: content,
    },
  ])
  expect(seen.operationList).toContain('buyerCancelAfterPay')
  const [mail, ...more] = await mails(told.tradeOrderCode)
  expect(more).toEqual([])
  for (const text of ['bis 09.12.2026 statt bis 25.11.2026', 'Der Lieferant', content])
    expect(mail?.text).toContain(text)

  t.clock.advance(14 * DAY)
  expect(await late()).toContain(id)
  expect(await t.audit('always')).toEqual([])
})

test('the day goes forward only: none that is promised already, past, or too far away, and of two people the later day holds', async () => {
  const { id } = await paid()
  const { shipBy } = await merchant.call(READ, { id })
  const on = (days: number) =>
    new Date(t.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
  for (const day of [shipBy ?? '', on(-1), on(121)])
    await expect(delay(id, day)).rejects.toMatchObject(refused(422, 'order.delay_day'))
  await expect(
    merchant.call(DELAY, { id, day: on(30), reason: 'OTHER', content: ' ' }),
  ).rejects.toMatchObject(refused(422, 'order.delay_words'))
  expect(await merchant.call(READ, { id })).toMatchObject({ shipBy, delay: null })

  const ends = await Promise.allSettled([delay(id, on(20)), delay(id, on(30), merchant, 'OTHER')])
  expect(ends.map(({ status }) => status)).toContain('fulfilled')
  expect((await merchant.call(READ, { id })).shipBy).toBe(on(30))
  expect((await delay(id, on(120))).delay).toMatchObject({ day: on(120), dayBefore: on(30) })
  // What is promised for a day that far away can come late, too, a month at a time.
  await expect(delay(id, on(151))).rejects.toMatchObject(refused(422, 'order.delay_day'))
  expect((await delay(id, on(150))).shipBy).toBe(on(150))
})

test('what was sent already arrives when it did, and an order that is sent whole is late no more', async () => {
  const { buyer, id } = await paid()
  const lines = (await buyer.call(DETAIL, { id })).tradeOrderLineList
  const [first, second] = lines
  await merchant.call(SHIP, {
    orderId: id,
    ...parcelOf({ tradeOrderLineList: [first!] }),
  })
  const day = new Date(t.clock.now().getTime() + 20 * DAY).toISOString().slice(0, 10)
  await delay(id, day)
  const after = (await buyer.call(DETAIL, { id })).tradeOrderLineList
  expect(after[0]?.expectDate).toBe(first?.expectDate)
  expect((after[1]?.expectDate ?? '') > (second?.expectDate ?? '')).toBe(true)
  await merchant.call(SHIP, { orderId: id, ...parcelOf({ tradeOrderLineList: [after[1]!] }) })
  expect([
    (await buyer.call(DETAIL, { id })).delay,
    (await merchant.call(READ, { id })).delay,
  ]).toEqual([null, null])
  await expect(delay(id, '2027-03-01')).rejects.toMatchObject(refused(409, 'order.state'))
})

test('of a buyer who has cancelled meanwhile, or whose goods have left, no mail speaks of a later day', async () => {
  const { id } = await paid()
  const day = new Date(t.clock.now().getTime() + 20 * DAY).toISOString().slice(0, 10)
  const { tradeOrderCode } = await delay(id, day)
  await send(merchant, id)
  await t.drain()
  expect(await mails(tradeOrderCode)).toEqual([])
})

test('several orders are told at once, each for itself; with one of another shop nothing is said at all', async () => {
  const [one, held] = [await paid(), await paid()]
  await merchant.call(HOLD, { id: held.id, reason: 'It waits.' })
  const unpaid = orderId(await order(t.visit(), { desk: 1 }))
  const day = new Date(t.clock.now().getTime() + 20 * DAY).toISOString().slice(0, 10)
  const said = { day, reason: 'TRANSPORT' as const, content: '' }
  const ids = [one.id, held.id, unpaid]
  await expect(other.call(DELAY_MANY, { ids, ...said })).rejects.toMatchObject(
    refused(404, 'order.not_found'),
  )
  expect((await merchant.call(READ, { id: one.id })).delay).toBeNull()
  await expect(delay(one.id, day, other)).rejects.toMatchObject(refused(404, 'order.not_found'))

  const { rowList } = await merchant.call(DELAY_MANY, { ids, ...said })
  expect(
    rowList
      .map(({ id, isTold, sentence }) => [ids.indexOf(id), isTold, sentence !== ''])
      .toSorted(),
  ).toEqual([
    [0, true, false],
    [1, false, true],
    [2, false, true],
  ])
  expect((await merchant.call(READ, { id: one.id })).shipBy).toBe(day)
  const again = await merchant.call(DELAY_MANY, { ids: [one.id], ...said })
  expect(again.rowList.map(({ isTold }) => isTold)).toEqual([true])
})
