import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmOverdue } from './receive-order.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { DETAIL, SHIP, SIGN, orderId, parcelOf } from '../../testing/order-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { paidOrder } from '../../testing/shop-steps.ts'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

describe('confirming receipt', () => {
  test('[ORD-141, ORD-096] with one parcel the order is complete', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1 })
    const id = orderId(contract)
    await expect(guest.call(SIGN, { id })).rejects.toMatchObject({
      status: 409,
      body: { operationList: ['buyAgain'] },
    })
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    expect((await guest.call(DETAIL, { id })).operationList).toEqual([
      'confirm',
      'checkExpressTrack',
      'buyAgain',
    ])
    expect(await guest.call(SIGN, { id })).toEqual({
      displayStatus: 'COMPLETE',
      operationList: ['checkExpressTrack', 'buyAgain'],
    })
    await expect(guest.call(SIGN, { id })).rejects.toMatchObject({
      status: 409,
      code: 'order.state',
    })
  })

  test('with several parcels each is confirmed by itself, and the last completes the order; twenty clicks at once confirm once', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 2 })
    const id = orderId(contract)
    const first = await merchant.call(SHIP, {
      orderId: id,
      ...parcelOf(await guest.call(DETAIL, { id }), 1),
    })
    const second = await merchant.call(SHIP, { orderId: id, ...parcelOf(first) })
    const [one, two] = second.packageList.map((parcel) => parcel.id)
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () => guest.call(SIGN, { id, fulfillmentProgressId: one })),
    )
    expect(clicks.filter((click) => click.status === 'fulfilled')).toHaveLength(1)
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    expect((await guest.call(SIGN, { id, fulfillmentProgressId: two })).displayStatus).toBe(
      'COMPLETE',
    )
    expect(
      await t.sql(
        `select count(*)::int as n from transitions t join orders o on o.id = t.entity_id where o.code = $1 and event = 'receive'`,
        [contract.tradeOrderList[0]?.tradeOrderCode],
      ),
    ).toEqual([{ n: 1 }])
  })

  test('happens by itself 21 days after dispatch when nobody says anything, by two clocks once', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1 })
    const id = orderId(contract)
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    t.clock.advance(21 * 86_400_000 - 1000)
    await confirmOverdue(t.mall.gate.own())
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    t.clock.advance(2000)
    await Promise.all([confirmOverdue(t.mall.gate.own()), confirmOverdue(t.mall.gate.own())])
    const detail = await guest.call(DETAIL, { id })
    expect([detail.displayStatus, detail.progressList.at(-1)?.actor]).toEqual(['COMPLETE', 'clock'])
  })
})
