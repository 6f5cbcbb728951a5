import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { APPROVE, DETAIL, READ, apply } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { stepDueReverses } from './step-reverse.ts'

/**
 * Deadlines across the nights in which clocks are put on and back: hours are hours, and the last
 * day of a guarantee is a day of its storefront.
 */

const DAY = 24 * HOUR
let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ at: new Date('2026-03-28T11:00:00Z') })
})
afterAll(() => t.close())
const signIn = async () => {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
async function goTo(moment: string): Promise<void> {
  t.clock.set(new Date(moment))
  await signIn()
}
const received = () => receivedOrder(t, anna!, merchant!, { lamp: 1 })
const look = async (at: number) => {
  t.clock.set(new Date(at))
  await stepDueReverses(t.mall.gate.own())
  await signIn()
}

describe.each([
  ['in the night in which the clock is put on', '2027-03-27T11:00:00Z'],
  ['in the night in which the clock is put back', '2027-10-30T11:00:00Z'],
])('%s', (_, start) => {
  beforeEach(() => goTo(start))

  test('a shop has 48 hours to the second, and no hour more or less', async () => {
    const { id, nextStepTime } = await apply(anna!, await received())
    const end = Date.parse(start) + 48 * HOUR
    expect(Date.parse(nextStepTime ?? '') - end).toBe(0)
    await look(end - 1000)
    expect((await anna!.call(READ, { id })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_AUDIT_BY_SELLER',
    )
    await look(end + 1000)
    const { progressList } = await anna!.call(READ, { id })
    expect(progressList.find(({ event }) => event === 'approveRefund')).toMatchObject({
      actor: 'clock',
    })
  })

  test('a buyer has 14 days of 24 hours to send back', async () => {
    const { id } = await apply(anna!, await received(), { type: 'SALE_RETURN' })
    await merchant!.call(APPROVE, { id })
    const end = Date.parse(start) + 14 * DAY
    expect(Date.parse((await anna!.call(READ, { id })).nextStepTime ?? '') - end).toBe(0)
    await look(end - 1000)
    expect((await anna!.call(READ, { id })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_BUYER_RETURN',
    )
    await look(end + 1000)
    expect((await anna!.call(READ, { id })).reverseTradeOrderStatus).toBe('REVERSE_CLOSE')
  })
})

/**
 * Received half an hour before midnight in UTC, when it is the next day already where clocks were
 * put on that day.
 */
const lastDays = [
  ['DE', '2028-03-29T23:30:00Z', '2030-03-30T22:59:59.999Z'],
  ['ES', '2028-03-29T23:30:00Z', '2031-03-30T21:59:59.999Z'],
  ['UK', '2028-03-29T23:30:00Z', '2034-03-30T22:59:59.999Z'],
  ['SE', '2028-03-29T21:30:00Z', '2031-03-29T22:59:59.999Z'],
  // The last day is one of 25 hours.
  ['DE', '2028-10-27T12:00:00Z', '2030-10-27T22:59:59.999Z'],
] as const

test.each(lastDays)(
  'in %s what was received at %s can be reported until %s',
  async (site, at, end) => {
    await goTo(at)
    const orderId = await received()
    await t.sql('update orders set site = $2 where id = $1', [fromWireId('order', orderId), site])
    await goTo(new Date(Date.parse(at) + 31 * DAY).toISOString())
    expect((await anna!.call(DETAIL, { id: orderId })).defectsUntilTime).toBe(end)
    // What the order's receipt says is what it is judged by.
    await goTo(new Date(Date.parse(end) - 1000).toISOString())
    expect((await anna!.call(DETAIL, { id: orderId })).operationList).toContain('buyerApplyReverse')
    await goTo(new Date(Date.parse(end) + 1000).toISOString())
    expect((await anna!.call(DETAIL, { id: orderId })).operationList).not.toContain(
      'buyerApplyReverse',
    )
    // Its figures were counted where it was bought.
    await t.sql(`update orders set site = 'DE' where id = $1`, [fromWireId('order', orderId)])
  },
)
