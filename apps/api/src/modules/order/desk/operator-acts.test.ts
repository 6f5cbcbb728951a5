import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const READ = 'POST /sapi/mall-operator/order/detail' as const
const HOLD = 'POST /sapi/mall-operator/order/hold' as const
const RELEASE = 'POST /sapi/mall-operator/order/release' as const
const SHIP = 'POST /sapi/mall-operator/order/ship' as const
const CORRECT = 'POST /sapi/mall-operator/order/correctParcel' as const
const CANCEL = 'POST /sapi/mall-operator/order/cancelLines' as const
const SHOPS = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let operator: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  operator = await t.signIn(people.operator)
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

const reason = 'The shop cannot be reached.'
async function paid(qty = 2) {
  const buyer = t.visit({ language: 'de' })
  const id = orderId(await paidOrder(t, buyer, { lamp: qty }))
  await t.drain()
  return { buyer, id }
}
type Paid = Awaited<ReturnType<typeof paid>>
/** What buyer and shop read of what was done in the shop's name. */
async function readByBoth({ buyer, id }: Paid) {
  const told = [await buyer.call(DETAIL, { id }), await merchant.call(SHOPS, { id })].map(
    ({ progressList }) =>
      progressList
        .filter(({ actor }) => actor === 'operator')
        .map((one) => [one.event, one.reason]),
  )
  expect(told[0]).toEqual(told[1])
  return told[0]
}
const subjects = async (to: string, code: string) =>
  (await t.inbox(to)).filter(({ subject }) => subject.includes(code))
const shopsMails = async (code: string) =>
  (await subjects('merchant@galleria.test', code)).filter(({ subject }) =>
    subject.startsWith('Galleria has acted for you'),
  )

test('the operator sends a parcel, corrects its number and cancels what is missing in the name of its shop: both sides read why, and the shop has a mail of each', async () => {
  const one = await paid()
  const { tradeOrderCode: code, operationList } = await operator.call(READ, { id: one.id })
  expect(operationList).toEqual(['ship', 'hold', 'cancelForStock'])
  const parcel = parcelOf(await one.buyer.call(DETAIL, { id: one.id }), 1)

  const sent = await operator.call(SHIP, { orderId: one.id, ...parcel, reason })
  expect(sent.packageList.map((each) => [each.serviceCode, each.operationList])).toEqual([
    [parcel.serviceCode, ['correct']],
  ])
  const number = `${parcel.serviceCode}B`
  const corrected = await operator.call(CORRECT, {
    orderId: one.id,
    parcelId: sent.packageList[0]?.id ?? '',
    shownCarrierId: 1,
    shownCode: parcel.serviceCode,
    carrierId: 1,
    serviceCode: number,
    reason,
  })
  expect(corrected.packageList[0]?.serviceCode).toBe(number)
  const missing = { orderId: one.id, lines: [{ id: parcel.lines[0]?.id ?? '', qty: 1 }] }
  const key = { requestKey: `missing-${code}`, reason }
  await operator.call(CANCEL, { ...missing, ...key })
  await operator.call(CANCEL, { ...missing, ...key })
  await t.drain()

  expect(await readByBoth(one)).toEqual([
    ['ship', reason],
    ['correctParcel', reason],
    ['cancelLines', reason],
  ])
  const [reverse, ...others] = (
    await merchant.call('POST /sapi/mall-merchant/reverseorder/page', { orderId: one.id })
  ).data
  expect([reverse?.reverseReason, others]).toEqual(['OUT_OF_STOCK', []])
  const mails = await shopsMails(code)
  expect(mails.map(({ text }) => text.includes(reason))).toEqual([true, true, true])
  // The buyer has what a shop's own steps bring, and no more.
  const own = await subjects('kim@galleria.test', code)
  expect(
    own.filter(({ subject }) => subject.startsWith('Ein Paket Ihrer Bestellung')),
  ).toHaveLength(1)
  expect(own.filter(({ subject }) => subject.includes('angehalten'))).toEqual([])
  expect(await t.audit('always')).toEqual([])
})

test('buyer and shop have a mail when the operator holds an order back, and when it goes on; of what the shop holds itself there is none', async () => {
  const one = await paid()
  const { tradeOrderCode: code } = await operator.call(HOLD, { id: one.id, reason })
  await t.drain()
  await operator.call(RELEASE, { id: one.id, reason: 'It has answered.' })
  await t.drain()
  const own = (await subjects('kim@galleria.test', code)).filter(({ subject }) =>
    /angehalten|geht es weiter/.test(subject),
  )
  expect(
    own.map(({ subject, text }) => [subject, /cannot be reached|has answered/.test(text)]),
  ).toEqual([
    [`Mit der Bestellung ${code} geht es weiter`, true],
    [`Die Bestellung ${code} ist angehalten`, true],
  ])
  expect(await shopsMails(code)).toHaveLength(2)

  const other = await paid()
  await merchant.call('POST /sapi/mall-merchant/order/hold', { id: other.id, reason })
  await t.drain()
  const { tradeOrderCode } = await operator.call(READ, { id: other.id })
  expect(await shopsMails(tradeOrderCode)).toEqual([])
})

test('nothing is done in the name of a shop without a reason, by anybody else, or twice; for a seller that left it can be done', async () => {
  const one = await paid()
  const parcel = parcelOf(await one.buyer.call(DETAIL, { id: one.id }))
  const ship = (who: Visitor, why: string) =>
    who.call(SHIP, { orderId: one.id, ...parcel, reason: why })
  await expect(ship(operator, ' ')).rejects.toMatchObject({ code: 'request.malformed' })
  await expect(ship(merchant, reason)).rejects.toMatchObject({ code: 'auth.role' })
  await expect(ship(one.buyer, reason)).rejects.toMatchObject({ status: 401 })
  expect((await operator.call(READ, { id: one.id })).packageList).toEqual([])

  await t.sql(`update sellers set status = 'CLEARED' where id = 5`)
  const both = await Promise.allSettled([ship(operator, reason), ship(operator, reason)])
  await t.sql(`update sellers set status = 'ACTIVE' where id = 5`)
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [{ n } = { n: 0 }] = await t.sql<{ n: number }>(
    'select count(*)::int as n from parcels where order_id = $1',
    [fromWireId('order', one.id)],
  )
  expect(n).toBe(1)
  await expect(
    operator.call(SHIP, { orderId: 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r', ...parcel, reason }),
  ).rejects.toMatchObject({ status: 404, code: 'order.not_found' })
})
