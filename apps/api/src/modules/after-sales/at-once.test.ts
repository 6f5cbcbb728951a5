import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import {
  APPLY,
  APPROVE,
  CANCEL,
  DETAIL,
  READ,
  REJECT,
  apply,
  requestBody,
  money,
  reaches,
} from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { stepReverse } from './step-reverse.ts'

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
afterAll(() => t.close())

describe('at the same time', () => {
  test('twenty applications for the money of two lamps make two', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const body = await requestBody(anna, orderId)
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        anna.call(APPLY, { ...body, applyRefundAmt: { value: 59.9 }, reverseReason: 'DAMAGED' }),
      ),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2)
    const [line] = (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList
    expect([line?.canReverseQty, line?.canReverseAmt]).toEqual([2, money(0)])
    expect(await t.audit()).toEqual([])
  })

  test('one key makes one application, however often it is sent', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
    const body = {
      ...(await requestBody(anna, orderId)),
      applyRefundAmt: { value: 5 },
      reverseReason: 'DAMAGED' as const,
      requestKey: 'one-press-of-the-button',
    }
    const made = await Promise.all(Array.from({ length: 8 }, () => anna.call(APPLY, body)))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    const [line] = (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList
    // Three lamps for 179.70, and 5.00 asked for once.
    expect(line?.canReverseAmt).toEqual(money(174.7))
  })

  test('approve, reject and cancel at once: one of them wins, and the money moves once or not at all', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    const results = await Promise.allSettled([
      merchant.call(APPROVE, { id: reverse.id }),
      merchant.call(REJECT, { id: reverse.id, reason: 'No.' }),
      anna.call(CANCEL, { id: reverse.id }),
      merchant.call(APPROVE, { id: reverse.id }),
    ])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await t.audit('always')).toEqual([])
  })

  test('every step taken ten times at once is taken once', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const reverse = await apply(anna, orderId)
    await merchant.call(APPROVE, { id: reverse.id })
    const id = fromWireId('reverse', reverse.id) as Id<'reverse'>
    await Promise.all(Array.from({ length: 10 }, () => stepReverse(t.mall.gate.own(), id)))
    await reaches(t, anna, reverse.id, 'REVERSE_DONE')
    await Promise.all(Array.from({ length: 10 }, () => stepReverse(t.mall.gate.own(), id)))
    expect((await anna.call(READ, { id: reverse.id })).progressList).toHaveLength(6)
    expect(await t.audit()).toEqual([])
  })
})
