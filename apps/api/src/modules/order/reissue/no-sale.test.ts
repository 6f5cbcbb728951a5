import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, type Id } from '@galleria/kernel/id'
import { countUnpaid } from '#modules/checkout/placing/unpaid.store.ts'
import { TO_REVIEW, WRITE, review } from '../../../testing/review-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SIGN } from '../../../testing/order-steps.ts'
import { receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** What is sent at no charge is no sale: nothing that counts, pays or invites knows of it. */

const READ = 'POST /sapi/mall-merchant/order/detail' as const
let t: TestMall
let anna: Visitor
let merchant: Visitor
let id = ''
let lineId = ''
beforeAll(async () => {
  t = await openTestMall()
  anna = await t.signIn(people.anna)
  merchant = await t.signIn(people.merchant)
  id = await receivedOrder(t, anna, merchant, { lamp: 2 })
  lineId = (await merchant.call(READ, { id })).tradeOrderLineList[0]?.id ?? ''
  await t.drain()
})
afterAll(() => t.close())

const pageOf = { queryParams: { page: { no: 1, size: 20 } } }
/** All that is counted, paid, earned or asked for. */
async function counted() {
  const [buyer] = await t.sql<{ id: Id<'user'> }>('select buyer_id as id from orders limit 1')
  const of = { buyerId: buyer!.id, network: 'n', at: t.clock.now() }
  const { own } = await t.mall.gate.own().inTransaction((tx) => countUnpaid(tx, of, []))
  const today = await merchant.call('POST /sapi/mall-merchant/order/today', {})
  return {
    figures: await merchant.call('POST /sapi/mall-merchant/figures/sales', {}),
    sales: today.sales,
    placed: own.placed,
    toReview: (await anna.call(TO_REVIEW, pageOf)).data.map((one) => one.id),
    rows: await t.sql(`select
      (select coalesce(sum(n), 0)::int from order_tallies where tally = 'SOLD') as sold,
      (select json_agg(g order by g.sku_id) from (select sku_id, sum(pieces)::int as pieces, sum(units)::int as units from goods_tallies group by 1) g) as goods,
      (select json_agg(i.sold_count order by i.id) from items i) as items,
      (select count(*)::int from earned_orders) as earned, (select count(*)::int from point_entries) as points,
      (select count(*)::int from invoices) as papers, (select count(*)::int from ledger_entries) as entries,
      (select count(*)::int from payment_orders) as claims, (select count(*)::int from review_reminded) as reminded`),
  }
}

test('figures, goods, points, papers, books and reviews are as before, from the first step to the last', async () => {
  const before = await counted()
  const made = await merchant.call('POST /sapi/mall-merchant/order/reissue', {
    orderId: id,
    reason: 'DAMAGED',
    lines: [{ id: lineId, qty: 2, part: 'A plug' }],
    requestKey: 'nothing-is-sold',
    knownCount: 0,
  })
  const free = made.reissueList[0]?.id ?? ''
  const today = await merchant.call('POST /sapi/mall-merchant/order/today', {})
  expect([today.toShip, today.unpaid]).toEqual([1, 0])
  await t.drain()
  expect(await counted()).toEqual(before)

  const { data } = await merchant.call('POST /sapi/mall-merchant/order/page', {
    reissuedOnly: true,
    pageNo: 1,
  })
  expect(data.map((one) => [one.id, one.tradeOrderBusinessType, one.needPayAmt.value])).toEqual([
    [free, 'REVERSE_REISSUE', 0],
  ])
  const picks = await merchant.call('POST /sapi/mall-merchant/order/pickList', { ids: [free] })
  expect(picks.goodsList.map(({ sku, qty }) => [sku.name, qty])).toEqual([
    ['Part for Vesna lamp: A plug', 1],
    ['Vesna lamp', 2],
  ])

  await send(merchant, free)
  await t.drain()
  expect(await counted()).toEqual(before)
  await anna.call(SIGN, { id: free })
  await t.drain()
  expect(await counted()).toEqual(before)
  expect(await t.audit()).toEqual([])

  const read = await merchant.call(READ, { id: free })
  expect([read.payoutAmt.value, read.commissionAmt.value, read.heldList]).toEqual([0, 0, []])
  expect(await anna.call(DETAIL, { id: free })).toMatchObject({
    displayStatus: 'COMPLETE',
    invoiceUrl: { files: [] },
    tradeOrderCommentStatus: 'EVALUATED',
  })
})

test('it is neither reviewed nor asked about nor withdrawn from', async () => {
  const [made] = (await merchant.call(READ, { id })).reissueList
  const free = made?.id ?? ''
  const { tradeOrderLineList } = await merchant.call(READ, { id: free })
  const line = tradeOrderLineList[0]?.id ?? ''
  const rows = () =>
    t.sql(
      'select (select count(*)::int from comments) c, (select count(*)::int from reverse_orders) r',
    )
  const before = await rows()
  await expect(anna.call(WRITE, [review(line)])).rejects.toMatchObject({ status: 409 })
  await expect(
    anna.call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
      tradeOrder: { id: free },
      reverseTradeOrderLineList: [{ tradeOrderLine: { id: line }, reverseQty: 1 }],
      applyRefundAmt: { value: 1 },
      reverseReason: 'DAMAGED',
      remark: 'A scratch.',
      requestKey: 'no-money-for-it',
    }),
  ).rejects.toMatchObject({ code: 'reverse.not_eligible' })
  expect(await rows()).toEqual(before)
})

test('a table of orders has it at zero with its kind, a table of papers does not have it', async () => {
  const [made] = (await merchant.call(READ, { id })).reissueList
  const code = made?.tradeOrderCode ?? ''
  const orders = await table('ORDERS')
  const [heading] = orders
  const column = (name: string) => heading?.indexOf(name) ?? -1
  const row = orders.find(([first]) => first === code)
  expect(['To pay', 'Paid', 'Paid amount', 'Kind'].map((name) => row?.[column(name)])).toEqual([
    '0.00',
    '',
    '0.00',
    'REVERSE_REISSUE',
  ])
  expect((await table('INVOICES')).some((cells) => cells.includes(code))).toBe(false)
  expect((await table('VAT')).flat()).not.toContain(code)
})

async function table(kind: 'ORDERS' | 'INVOICES' | 'VAT'): Promise<string[][]> {
  const today = t.clock.now().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  const made = await merchant.call('POST /sapi/mall-merchant/export/create', {
    ...{ kind, format: 'CSV', from: '2026-01-01', to: today, requestKey: newId('job') },
  })
  await t.drain()
  const found = (await merchant.call('POST /sapi/mall-merchant/export/list', {})).find(
    (one) => one.id === made.id,
  )
  const file = String((await merchant.raw('GET', found?.file?.url ?? '')).body)
  return file
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}
