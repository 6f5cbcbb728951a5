import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { READ, REJECT, apply } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * The mall's own week is over and nobody has ruled: everybody is told, and nothing is decided by
 * that.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const LIST = 'POST /sapi/mall-operator/dispute/page' as const
const BUYER = 'kim@galleria.test'
const DAY = 24 * HOUR

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
}
beforeEach(async () => {
  await t?.close()
  t = await openTestMall()
  await signInAll()
})
afterAll(() => t.close())

async function heard() {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, orderId, { type: 'SALE_RETURN' })
  await merchant!.call(REJECT, { id, reason: 'It was used.' })
  await anna!.call(ASK, { id, content: 'It never was.' })
  await merchant!.call(SAY, { id, content: 'It was.' })
  return id
}
const round = () => stepDueReverses(t.mall.gate.own())
async function subjects(to: string) {
  await t.drainAll()
  return (await t.inbox(to)).map(({ subject }) => subject)
}
const countOf = async (to: string, words: string) =>
  (await subjects(to)).filter((one) => one.includes(words)).length
/** Comes round each day, as the clock does. */
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    t.clock.advance(DAY)
    await round()
    await round()
    await t.drainAll()
  }
  await signInAll()
}

test('a day before, operators are reminded, once; both sides hear nothing yet', async () => {
  await heard()
  await pass(5)
  expect(await countOf(people.operator, 'is due by')).toBe(0)
  await pass(1)
  expect(await countOf(people.operator, 'is due by')).toBe(1)
  expect(await countOf(BUYER, 'takes longer')).toBe(0)
})

test('once it has passed the case is late and stands before older ones, operators, buyer and shop are told, and the new date is three days on', async () => {
  const id = await heard()
  const before = (await anna!.call(READ, { id })).dispute
  expect(before?.isLate).toBe(false)
  await pass(7)
  const late = (await anna!.call(READ, { id })).dispute
  expect([
    late?.isLate,
    Date.parse(late?.ruleUntil ?? '') - Date.parse(before?.ruleUntil ?? ''),
  ]).toEqual([true, 3 * DAY])
  expect(await countOf(people.operator, 'is late')).toBe(1)
  expect(await countOf(BUYER, 'takes longer')).toBe(1)
  expect(await countOf(people.merchant, 'takes longer')).toBe(1)
  // One that was asked about before it, and is not late, comes after it.
  const other = await heard()
  await t.sql(
    `update reverse_disputes set opened_at = opened_at - interval '30 days' where reverse_id = $1`,
    [fromWireId('reverse', other)],
  )
  expect((await operator!.call(LIST, {})).data.map((row) => row.id)).toEqual([id, other])
  expect(await t.audit('always')).toEqual([])
})

test('that happens as often as a date passes, and nothing is decided by it', async () => {
  const id = await heard()
  await pass(13)
  const asked = await anna!.call(READ, { id })
  expect([asked.isInDispute, asked.dispute?.ruling, asked.operationList]).toEqual([
    true,
    null,
    ['cancel', 'addProof', 'viewRejectReason'],
  ])
  expect(
    await t.sql('select late_count from reverse_disputes where reverse_id = $1', [
      fromWireId('reverse', id),
    ]),
  ).toEqual([{ late_count: 3 }])
  expect(await countOf(people.operator, 'is late')).toBe(3)
  expect(await countOf(people.operator, 'is due by')).toBe(3)
  expect(await countOf(BUYER, 'takes longer')).toBe(3)
  await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'It was new.' })
  const ruled = await anna!.call(READ, { id })
  expect([ruled.reverseTradeOrderStatus, ruled.dispute?.isLate]).toEqual([
    'WAITING_FOR_REFUND',
    false,
  ])
})

test('a mall that was away for a month tells one new date, not ten', async () => {
  const id = await heard()
  t.clock.advance(30 * DAY)
  await round()
  await round()
  await signInAll()
  const { dispute } = await anna!.call(READ, { id })
  expect(Date.parse(dispute?.ruleUntil ?? '')).toBeGreaterThan(t.clock.now().getTime())
  expect(await countOf(BUYER, 'takes longer')).toBe(1)
})

test('what was ruled in time is never late, and what was ruled before its mail leaves is not told', async () => {
  const id = await heard()
  await operator!.call(RULE, { id, ruling: 'NONE', reason: 'It was used.' })
  await pass(9)
  expect(await countOf(people.operator, 'is late')).toBe(0)
  const other = await heard()
  t.clock.advance(7 * DAY + HOUR)
  await signInAll()
  await round()
  await operator!.call(RULE, { id: other, ruling: 'NONE', reason: 'It was used.' })
  expect(await countOf(BUYER, 'takes longer')).toBe(0)
  expect(await countOf(people.operator, 'is late')).toBe(0)
})

test('a shop that has said nothing has its two days first', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, orderId, { type: 'SALE_RETURN' })
  await merchant!.call(REJECT, { id, reason: 'It was used.' })
  await anna!.call(ASK, { id, content: 'It never was.' })
  await pass(2)
  expect(await countOf(people.merchant, 'One day left')).toBe(1)
  await pass(5)
  expect(await countOf(people.operator, 'is late')).toBe(1)
})
