import { randomUUID } from 'node:crypto'
import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  DETAIL,
  PASS,
  READ,
  RENDER,
  apply,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import { exchanged, lamps, offerLamps, priceAt } from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const { copper, steel, brass } = lamps
let t: TestMall
let anna: Visitor
let merchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
beforeEach(async () => {
  await priceAt(t, brass, 5990)
  await priceAt(t, steel, 5990)
  await priceAt(t, copper, 3990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
async function swap(qty: number, sku: number = copper) {
  const { id } = await exchanged(who(), orderId, { sku, qty })
  const request = (await anna.call(READ, { id })).exchangeDifference?.request
  if (request) await reaches(t, anna, request.id, 'REVERSE_DONE')
  return request ? (await anna.call(READ, { id: request.id })).actualRefundAmt?.value : 0
}
const refundOf = async (qty: number) =>
  (await anna.call(RENDER, await requestBody(anna, orderId, { qty, type: 'SALE_REFUND' })))
    .availableRefundAmt.value

describe('what came instead, and is refunded without coming back', () => {
  test('gives no more than what was left for it, where all units of its line were exchanged', async () => {
    expect(await swap(3)).toBe(60)
    expect([await refundOf(3), await refundOf(1)]).toEqual([119.7, 39.9])
    const { id } = await apply(anna, orderId, { qty: 1 })
    await merchant.call(APPROVE, { id })
    expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual({
      value: 39.9,
      currency: 'EUR',
    })
  })
})

describe('what came instead, and is what was ordered once more', () => {
  test('gives back what was left for it: nobody keeps a lamp for nothing after two exchanges and two returns', async () => {
    await priceAt(t, steel, 3990)
    expect(await swap(3, steel)).toBe(60)
    await priceAt(t, steel, 5990)
    expect(await swap(3, brass)).toBe(0)
    // 119.70 are left for three of them.
    const body = await requestBody(anna, orderId, { qty: 1, type: 'SALE_RETURN' })
    expect((await anna.call(RENDER, body)).availableRefundAmt.value).toBe(39.9)
    const back = async () => {
      const { id, lineIds } = await sentBack(t, who(), orderId)
      await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 1 }] })
      return (await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt?.value
    }
    expect([await back(), await back()]).toEqual([39.9, 39.9])
  })
})

test('a withdrawal by law of one of three that were exchanged there and back pays what was left for it', async () => {
  await priceAt(t, steel, 3990)
  await swap(3, steel)
  await priceAt(t, steel, 5990)
  await swap(3, brass)
  const order = await anna.call(DETAIL, { id: orderId })
  await anna.call('POST /sapi/mall-order/web/withdrawal/state', {
    requestKey: randomUUID(),
    name: 'Kim Petersen',
    orderCode: 'as shown',
    email: 'kim@galleria.test',
    orderId,
    lines: [{ id: order.tradeOrderLineList[0]?.id ?? '', qty: 1 }],
  })
  await t.drain()
  expect(
    await t.sql(
      `select type, goods::int from reverse_orders where refund_by is not null and order_id = $1`,
      [fromWireId('order', orderId)],
    ),
  ).toEqual([{ type: 'SALE_RETURN', goods: 3990 }])
})

test('what is left after a price reduction is given once, whether units are exchanged together or one after the other', async () => {
  const reduced = await apply(anna, orderId, { qty: 3, amount: 139.7 })
  await merchant.call(APPROVE, { id: reduced.id })
  await reaches(t, anna, reduced.id, 'REVERSE_DONE')
  await priceAt(t, copper, 1000)
  // 40.00 are left for three, 30.00 is what three cost: 10.00 come back.
  const given = [await swap(1), await swap(2)]
  expect(given.reduce((sum: number, one) => sum + (one ?? 0), 0)).toBeCloseTo(10, 1)
})
