import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPROVE, CANCEL, REJECT, apply, money, reaches } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * What a shop reads beside a request: how the order stands, and what the same buyer asked of it
 * before.
 */

const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const

let t: TestMall
let [anna, ben, merchant, other]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, ben, merchant, other] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())

const read = (id: string) => merchant!.call(SHOPS, { id })
const earlierTo = async (id: string) => (await read(id)).earlierReverseList.map((one) => one.id)

test('the order beside a request says what was paid, what has gone back, and where each parcel is', async () => {
  const orderId = (await paidOrder(t, anna!, { lamp: 2 })).tradeOrderList[0]?.id ?? ''
  const asked = await apply(anna!, orderId, { qty: 1, cancel: 1 })
  expect((await read(asked.id)).orderNow).toEqual({
    displayStatus: 'UN_DELIVERY',
    paidAmt: money(119.8),
    refundedAmt: money(0),
    packageList: [],
  })
  await send(merchant!, orderId, 1)
  await merchant!.call(APPROVE, { id: asked.id })
  await reaches(t, anna!, asked.id, 'REVERSE_DONE')
  const { orderNow } = await read(asked.id)
  expect([orderNow.displayStatus, orderNow.paidAmt, orderNow.refundedAmt]).toEqual([
    ...['UN_RECEIVED', money(119.8), money(59.9)],
  ])
  const [parcel] = orderNow.packageList
  expect([orderNow.packageList.length, parcel?.fulfillmentProgressStatus]).toEqual([
    ...[1, 'SEND_DELIVERY'],
  ])
  await t.sql(
    `insert into parcel_tracks (parcel_id, entries) select p.id, $1 from parcels p where number = $2
     on conflict (parcel_id) do update set entries = excluded.entries`,
    [
      JSON.stringify([
        { time: '2026-11-25T09:00:00.000Z', area: 'Hamburg', text: 'In delivery' },
        { time: '2026-11-24T09:00:00.000Z', area: '', text: 'Handed over' },
      ]),
      parcel?.serviceCode,
    ],
  )
  expect((await read(asked.id)).orderNow.packageList).toMatchObject([
    { ...parcel, lastTrack: { time: '2026-11-25T09:00:00.000Z', text: 'In delivery' } },
  ])
})

test('earlier requests are those of the same buyer at the same shop that were made before, the newest ten', async () => {
  const first = await receivedOrder(t, ben!, merchant!, { lamp: 1 })
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { id } = await apply(ben!, first, { amount: count + 1 })
    if (count === 0) await ben!.call(CANCEL, { id })
    else await merchant!.call(REJECT, { id, reason: 'No.' })
    ids.unshift(id)
    t.clock.advance(1000)
  }
  const [last, middle, oldest] = ids
  expect(await earlierTo(last!)).toEqual([middle, oldest])
  expect(await earlierTo(oldest!)).toEqual([])
  expect((await read(last!)).earlierReverseList).toMatchObject([
    {
      reverseTradeOrderType: 'SALE_REFUND',
      reverseTradeOrderStatus: 'REVERSE_CLOSE',
      isInDispute: false,
      reverseReason: 'OTHER',
      refundAmount: money(2),
    },
    { reverseTradeOrderStatus: 'REVERSE_CANCELED', refundAmount: money(1) },
  ])
  // Somebody else's at this shop are not among them, nor are his own at another one.
  const annas = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  expect(await earlierTo((await apply(anna!, annas)).id)).not.toContain(last)
  await t.sql(
    `update reverse_orders set shop_id = (select id from shops where id <> reverse_orders.shop_id order by id limit 1) where id = (select id from reverse_orders where code = $1)`,
    [(await read(middle!)).reverseTradeOrderCode],
  )
  expect(await earlierTo(last!)).toEqual([oldest])
  await expect(other!.call(SHOPS, { id: last! })).rejects.toMatchObject({
    code: 'reverse.not_found',
  })
})

test('no more than ten are shown, none that was set apart, and none of a buyer who has left', async () => {
  const orderId = await receivedOrder(t, ben!, merchant!, { lamp: 1 })
  const { id } = await apply(ben!, orderId)
  await t.sql(
    `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, goods, available_goods, unit_count, request_key, applied_at)
     select gen_random_uuid(), r.buyer_id, r.order_id, r.contract_id, r.shop_id, r.seller_id, 'RX' || n, 'SALE_REFUND', 'REVERSE_CANCELED', 'EUR', 'OTHER', n, n, 1, 'earlier-key-' || n, r.applied_at - make_interval(secs => n / 1000.0)
     from reverse_orders r, generate_series(1, 14) n where r.code = $1`,
    [(await read(id)).reverseTradeOrderCode],
  )
  const codes = async () =>
    (await read(id)).earlierReverseList.map((one) => one.reverseTradeOrderCode)
  expect(await codes()).toEqual(Array.from({ length: 10 }, (_, index) => `RX${index + 1}`))
  await t.sql(
    `update reverse_orders set split_from = (select id from reverse_orders where code = 'RX2') where code = 'RX1'`,
  )
  expect((await codes())[0]).toBe('RX2')
  await t.sql(
    `update contracts set email = '' where id = (select contract_id from reverse_orders where code = 'RX1')`,
  )
  expect(await codes()).toEqual([])
})
