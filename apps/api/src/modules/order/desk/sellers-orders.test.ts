import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order, paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const PAGE = 'POST /sapi/mall-merchant/order/page' as const

let t: TestMall
let merchant: Visitor
let codes: string[]
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  const contracts = [
    await order(t.visit(), { desk: 1 }),
    await paidOrder(t, t.visit(), { lamp: 1 }),
    await paidOrder(t, t.visit(), { desk: 1, chair: 1 }),
    await order(t.visit({ site: 'IT' }), { lamp: 1 }, italy),
  ]
  for (const [index, { id }] of contracts.entries())
    await t.sql(
      `update orders set ordered_at = ordered_at + make_interval(mins => $2) where contract_id = $1`,
      [fromWireId('contract', id), index],
    )
  codes = (
    await t.sql<{ code: string }>('select code from orders where seller_id = 5 order by ordered_at')
  ).map(({ code }) => code)
})
afterAll(() => t.close())

const italy = {
  detailAddress: 'int. 2',
  personPhone: '+39 3123456789',
  postalCode: '00184',
  city: 'Roma',
  province: 'Roma',
  country: 'Italia',
}
const ask = async (body: Parameters<typeof merchant.call<typeof PAGE>>[1]) => {
  const { data, total } = await merchant.call(PAGE, body)
  return [total, ...data.map((row) => codes.indexOf(row.tradeOrderCode))]
}

test("a seller's orders stand newest first or oldest first, page by page, each page with the count of all", async () => {
  expect(await ask({})).toEqual([4, 3, 2, 1, 0])
  expect(await ask({ sort: 'oldest' })).toEqual([4, 0, 1, 2, 3])
  expect(await ask({ pageSize: 3 })).toEqual([4, 3, 2, 1])
  expect(await ask({ pageSize: 3, pageNo: 2 })).toEqual([4, 0])
  expect(await ask({ pageSize: 3, pageNo: 3 })).toEqual([4])
})

test('orders of the same moment keep their places from page to page', async () => {
  await t.sql(`update orders set ordered_at = ordered_at - interval '1 minute' where code = $1`, [
    codes[2],
  ])
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => ask({ pageSize: 1, pageNo })))
  expect(pages.map(([, code]) => code).toSorted()).toEqual([0, 1, 2, 3])
  await t.sql(`update orders set ordered_at = ordered_at + interval '1 minute' where code = $1`, [
    codes[2],
  ])
})

test('each filter narrows the list and its count, alone and together', async () => {
  expect(await ask({ status: ['PENDING_PAY', 'PROCESSING'] })).toEqual([2, 3, 0])
  expect(await ask({ status: ['UN_DELIVERY'] })).toEqual([2, 2, 1])
  expect(await ask({ toShipOnly: true, sort: 'oldest' })).toEqual([2, 1, 2])
  expect(await ask({ lateOnly: true })).toEqual([0])
  expect(await ask({ site: 'IT' })).toEqual([1, 3])
  expect(await ask({ shopId: 5 })).toEqual([4, 3, 2, 1, 0])
  expect(await ask({ shopId: 11 })).toEqual([0])
  expect(await ask({ keyword: 'VESNA' })).toEqual([2, 3, 1])
  expect(await ask({ keyword: codes[2] ?? '' })).toEqual([1, 2])
  expect(await ask({ keyword: '%' })).toEqual([0])
  expect(await ask({ keyword: 'vesna', site: 'IT', status: ['PENDING_PAY'] })).toEqual([1, 3])
})

test('a filter that does not exist is refused at its name, never ignored', async () => {
  const refused = (body: object) =>
    merchant
      .raw('POST', PAGE.slice(5), { body })
      .then(({ status, body: answer }) => [
        status,
        (answer as { errors: { path: string }[] }).errors.map(({ path }) => path),
      ])
  expect(await refused({ dateFrom: '2026-01-01' })).toEqual([400, ['dateFrom']])
  expect(await refused({ site: 'XX' })).toEqual([400, ['site']])
  expect(await refused({ status: ['LOST'] })).toEqual([400, ['status.0']])
})

test('an order is found by who bought it, their mail, where it goes and the number of its parcel, and by nobody else’s shop', async () => {
  const guest = t.visit()
  const contract = await paidOrder(t, guest, { lamp: 1 }, 'paid', {
    firstName: 'Żaneta',
    lastName: 'Quellmann',
    email: 'zaneta.q@galleria.test',
    postalCode: '01067',
    city: 'Dresden',
  })
  const [order] = contract.tradeOrderList
  await send(merchant, order?.id ?? '')
  const [{ number } = { number: '' }] = await t.sql<{ number: string }>(
    'select number from parcels where order_id = $1',
    [fromWireId('order', order?.id ?? '')],
  )
  const find = async (who: Visitor, keyword: string) =>
    (await who.call(PAGE, { keyword })).data.map((row) => row.tradeOrderCode)
  for (const keyword of [
    'quellmann',
    'zaneta quell',
    'zaneta.q@',
    '01067',
    'DRESDEN',
    number,
    ` ${number.toLowerCase()} `,
  ])
    expect(await find(merchant, keyword), keyword).toEqual([order?.tradeOrderCode])
  expect(await find(merchant, 'Quellmann Leipzig')).toEqual([])
  // Who has left is not found by a name any more.
  await t.sql(
    `update contracts set email = '', delivery_address = '{}', billing_address = '{}' where id = $1`,
    [fromWireId('contract', contract.id)],
  )
  expect(await find(merchant, 'quellmann')).toEqual([])
})
