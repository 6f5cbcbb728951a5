import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  DETAIL,
  PASS,
  READ,
  RENDER,
  RETURN,
  everything,
  ledger,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import {
  CHOICES,
  CONFIRM,
  EXCHANGE,
  LAMP_ITEM,
  REFUND_INSTEAD,
  SHIP,
  exchangeBody,
  goodsPassed,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
  shelf,
} from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { sentBack } from '../../testing/return-steps.ts'
import { payFor, receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/** What comes instead costs more than was paid for the goods: the buyer pays that once they are accepted. The lamp was bought for 59.90, gold costs 69.90. */

const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const { copper, brass, gold } = lamps
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
  await priceAt(t, copper, 3990)
  await priceAt(t, gold, 6990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const detail = (id = orderId) => anna.call(DETAIL, { id })
/** An exchange for gold, with what its buyer was told to pay for it. */
const dearer = (qty = 1, value = 10 * qty) => ({ sku: gold, qty, surchargeAmt: money(value) })
const surchargeOf = async (id: string) => (await anna.call(READ, { id })).exchangeSurcharge
async function paid(id: string): Promise<{ id: string; contractId: string }> {
  const order = (await surchargeOf(id))?.order
  await payFor(t, anna, order?.contractId ?? '')
  await t.drain()
  return { id: order?.id ?? '', contractId: order?.contractId ?? '' }
}
const ship = (id: string) => merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })

describe('something dearer', () => {
  test('is paid once the goods are accepted, by an order of its own that is complete when it is paid, and then sent', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const due = await anna.call(READ, { id })
    expect(due.exchangeSurcharge).toMatchObject({
      amt: money(10),
      order: { isOpen: true, paidTime: null, payUntil: due.nextStepTime },
    })
    expect(due.operationList).toContain('payDifference')
    await expect(ship(id)).rejects.toMatchObject({ code: 'reverse.state' })
    expect(await t.audit()).toEqual([])
    const order = await paid(id)
    expect(await detail(order.id)).toMatchObject({
      displayStatus: 'COMPLETE',
      operationList: ['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail'],
    })
    expect(await ledger(t, order.contractId)).toEqual({})
    const then = await anna.call(READ, { id })
    expect(then.operationList).not.toContain('payDifference')
    await ship(id)
    await anna.call(CONFIRM, { id })
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    await t.drain()
    expect(await t.audit()).toEqual([])
  })
})
