import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import {
  APPLY,
  APPROVE,
  CANCEL_PAID,
  RETURN,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import { EXCHANGE, exchangeBody, offerLamps } from '../../../testing/exchange-steps.ts'
import { STATE } from '../../../testing/loss-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const BEFORE_DELIVERY =
  'POST /api/trantor/flow/bbc_trade_InitiateReverseTradeOrderForCancelUnDeliveryFlow' as const

/**
 * What a buyer can ask of one line, each ten times: some of it fits its state, some of it does not.
 */
async function fiftyRequests(orderId: string): Promise<(() => Promise<unknown>)[]> {
  const body = await requestBody(anna, orderId)
  const whole = await requestBody(anna, orderId, { qty: 6 })
  const line = { tradeOrderLine: body.reverseTradeOrderLineList[0]!.tradeOrderLine }
  const swap = await exchangeBody(anna, orderId)
  const because = { reverseReason: 'DAMAGED', applyRefundAmt: { value: 59.9 } } as const
  const kinds = [
    () => anna.call(APPLY, { ...body, ...because }),
    () => anna.call(RETURN, { ...body, ...because }),
    () => anna.call(EXCHANGE, swap),
    () =>
      anna.call(CANCEL_PAID, { ...body, reverseTradeOrderLineList: [{ ...line, reverseQty: 1 }] }),
    () => anna.call(BEFORE_DELIVERY, { ...whole, ...because, applyRefundAmt: { value: 359.4 } }),
    () =>
      anna.call(STATE, {
        ...{ requestKey: randomUUID(), name: 'Anna', orderCode: '0', email: people.anna, orderId },
      }),
  ]
  return Array.from({ length: 50 }, (_, n) => kinds[n % kinds.length]!)
}

/** Of all requests that were not ended without anything: units, and cents. */
async function claimedOf(orderId: string): Promise<{ units: number; cents: number }> {
  const [sums] = await t.sql<{ units: number; cents: number }>(
    `select coalesce(sum(l.qty) filter (where r.type <> 'SALE_REFUND'), 0)::int as units, coalesce(sum(l.apply_amount), 0)::int as cents
    from reverse_orders r join reverse_lines l on l.reverse_id = r.id where r.order_id = $1 and r.status not in ('REVERSE_CLOSE', 'REVERSE_CANCELED')`,
    [fromWireId('order', orderId)],
  )
  return sums!
}

async function partlySent(): Promise<string> {
  const orderId = (await paidOrder(t, anna, { lamp: 6 })).tradeOrderList[0]?.id ?? ''
  await send(merchant, orderId, 3)
  return orderId
}

test.each([
  ['not sent', async () => (await paidOrder(t, anna, { lamp: 6 })).tradeOrderList[0]?.id ?? ''],
  ['half sent', partlySent],
  ['received', () => receivedOrder(t, anna, merchant, { lamp: 6 })],
] as const)(
  'of fifty requests of all kinds at once for six lamps that were %s none claims what another has',
  async (_, make) => {
    const orderId = await make()
    const ends = await Promise.allSettled(
      (await fiftyRequests(orderId)).map((request) => request()),
    )
    for (const end of ends)
      if (end.status === 'rejected') expect([400, 409, 422]).toContain(end.reason.status)
    expect(await t.audit('always')).toEqual([])
    const claimed = await claimedOf(orderId)
    expect(claimed.units).toBeGreaterThan(0)
    expect(claimed.units).toBeLessThanOrEqual(6)
    expect(claimed.cents).toBeLessThanOrEqual(35_940)

    const open = await t.sql<{ id: Id<'reverse'> }>(
      `select id from reverse_orders where order_id = $1 and status = 'WAITING_FOR_AUDIT_BY_SELLER'`,
      [fromWireId('order', orderId)],
    )
    // The shop agrees to all of them, each twice at once.
    const agreed = await Promise.allSettled(
      open.flatMap(({ id }) =>
        [1, 2].map(() => merchant.call(APPROVE, { id: toWireId('reverse', id) })),
      ),
    )
    expect(agreed.filter(({ status }) => status === 'fulfilled')).toHaveLength(open.length)
    await t.drain()
    expect(await t.audit()).toEqual([])
    const [refunded] = await t.sql<{ cents: number }>(
      `select coalesce(sum(f.amount), 0)::int as cents from refunds f join reverse_orders r on r.id = f.reverse_id where r.order_id = $1`,
      [fromWireId('order', orderId)],
    )
    expect(refunded!.cents).toBeLessThanOrEqual(35_940)
  },
)
