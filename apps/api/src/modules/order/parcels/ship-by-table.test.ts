import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const SHIP = 'POST /sapi/mall-merchant/order/shipByTable' as const
const TEMPLATE = 'POST /sapi/mall-merchant/order/shippingTemplate' as const
const READ = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

async function paid(goods: Parameters<typeof paidOrder>[2] = { desk: 1 }) {
  const id = orderId(await paidOrder(t, t.visit(), goods))
  return { id, code: (await merchant.call(READ, { id })).tradeOrderCode }
}
const sentOf = async (id: string) =>
  (await merchant.call(READ, { id })).packageList.map(
    (one) => `${one.fulfillmentServiceProvider.entityName} ${one.serviceCode}`,
  )
const table = (...lines: string[]) => ['Order;Carrier;Number', ...lines].join('\r\n')
const ends = async (content: string, who = merchant) =>
  (await who.call(SHIP, { content })).rowList.map(({ lineNo, outcome, sentence }) => [
    lineNo,
    outcome,
    sentence,
  ])

test('each line of a table sends what is left of its order, each by itself: what is refused keeps nothing else back, and the same table sends nothing twice', async () => {
  const [one, two, three] = [await paid({ desk: 2, lamp: 1 }), await paid(), await paid()]
  const taken = await paid()
  await merchant.call(SHIP, { content: table(`${taken.code};dhl;TAKEN1`) })
  const content = table(
    `#${one.code};DHL;jd 11-22`,
    `${two.code};dpd;TB2`,
    '',
    `${three.code};DHL;taken1`,
    `${three.code};Post;TB4`,
    `${three.code};DHL;3,4E+19`,
    `999999999999;DHL;TB5`,
    `${three.code};DHL;`,
  )
  const refusals = [
    [5, 'REFUSED', 'This tracking number belongs to another parcel.'],
    [6, 'REFUSED', expect.stringMatching(/carrier/)],
    [7, 'REFUSED', expect.stringMatching(/^This is no tracking number/)],
    [8, 'REFUSED', expect.stringMatching(/order/)],
  ]
  expect(await ends(content)).toEqual([[2, 'SENT', 'Sent'], [3, 'SENT', 'Sent'], ...refusals])
  expect(await merchant.call(READ, { id: one.id })).toMatchObject({
    displayStatus: 'UN_RECEIVED',
    unshippedQty: 0,
  })
  expect(await ends(content)).toEqual([
    [2, 'ALREADY', 'Was sent before'],
    [3, 'ALREADY', 'Was sent before'],
    ...refusals,
  ])
  expect(await Promise.all([one, two, three].map(({ id }) => sentOf(id)))).toEqual([
    ['DHL JD1122'],
    ['DPD TB2'],
    [],
  ])
  expect(await t.audit('always')).toEqual([])
})

test('two people who send the same table at once send each parcel once', async () => {
  const orders = [await paid(), await paid(), await paid()]
  const content = table(...orders.map(({ code }, index) => `${code};DHL;ATONCE${index}`))
  const both = await Promise.all([ends(content), ends(content)])
  for (const [index, { id }] of orders.entries()) {
    expect(await sentOf(id)).toEqual([`DHL ATONCE${index}`])
    expect(both.map((rows) => rows[index]?.[1]).toSorted()).toEqual(['ALREADY', 'SENT'])
  }
})

test('a table without a heading loses no line', async () => {
  const [one, two] = [await paid(), await paid()]
  const content = `#${one.code};DHL;NOHEAD1\r\n${two.code};DHL;NOHEAD2`
  expect(await ends(content)).toEqual([
    [1, 'SENT', 'Sent'],
    [2, 'SENT', 'Sent'],
  ])
  expect([await sentOf(one.id), await sentOf(two.id)]).toEqual([['DHL NOHEAD1'], ['DHL NOHEAD2']])
})

test("another shop's order is not there, and nobody else's number is told", async () => {
  const one = await paid()
  expect((await ends(table(`${one.code};DHL;FOREIGN1`), other))[0]?.[1]).toBe('REFUSED')
  expect(await sentOf(one.id)).toEqual([])
  await expect(other.call(TEMPLATE, { ids: [one.id] })).rejects.toMatchObject({
    status: 404,
    code: 'order.not_found',
  })
})

test('the report and the table to fill in hold no formula, and a code stands so that no spreadsheet rounds it', async () => {
  const one = await paid()
  const sent = await paid()
  await send(merchant, sent.id)
  const template = await merchant.call(TEMPLATE, { ids: [one.id, sent.id] })
  expect(template.content).toBe(
    `\uFEFFOrder,Carrier,Tracking number,Ship to\r\n#${one.code},,,"Hamburg, DE"\r\n`,
  )
  expect((await merchant.call(TEMPLATE, { ids: [] })).content).toContain('#260101000001,DHL,')

  const { report } = await merchant.call(SHIP, { content: table('=1+1;@SUM(A1);+1') })
  expect(report.content.split('\r\n')[1]).toMatch(/^#=1\+1,'@SUM\(A1\),'\+1,/)
})

test('a table without a number, or with more parcels than are sent in one, is refused whole', async () => {
  const one = await paid()
  await expect(merchant.call(SHIP, { content: 'Order;Carrier;Number' })).rejects.toMatchObject({
    status: 422,
    code: 'table.empty',
  })
  const many = Array.from({ length: 201 }, (_, index) => `${one.code};DHL;MANY${index}`)
  await expect(merchant.call(SHIP, { content: table(...many) })).rejects.toMatchObject({
    status: 422,
    code: 'table.too_long',
  })
  expect(await sentOf(one.id)).toEqual([])
})
