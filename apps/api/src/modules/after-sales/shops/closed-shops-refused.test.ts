import { fromWireId } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  APPROVE,
  READ,
  REJECT,
  apply,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import {
  address,
  asMall,
  claimedOf,
  CLOSED,
  closeShop,
  HOUSE,
  sayWhere,
} from '../../../testing/closed-shop-steps.ts'
import { reopenSellers } from '../../../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { secondOperator } from '../../../testing/two-persons.ts'
import { stepDueReverses } from '../index.ts'

/** What the mall may not do with requests of shops, removed or not, and two who act at once. */

let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
  await sayWhere(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await reopenSellers(t)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
})
afterEach(async () => {
  await t.sql(`delete from operators where user_id <> (select id from users where email = $1)`, [
    people.operator,
  ])
  expect(await t.audit('always')).toEqual([])
})

describe('refuses, and moves nothing:', () => {
  const deeds = (id: string): [keyof typeof CLOSED, object][] => [
    ['approve', asMall(id)],
    ['reject', { ...asMall(id), reason: 'No.' }],
    ['offer', { ...asMall(id), kind: 'PART', amount: { value: 1 }, content: 'Less.' }],
    ['waive', asMall(id)],
    ['address', { ...asMall(id), returnAddress: address }],
    ['pass', { ...asMall(id), lines: [{ id: NOBODYS_LINE, sellable: 1 }] }],
    [
      'refuse',
      { ...asMall(id), reason: 'No.', attachmentList: { files: [{ url: '/files/none' }] } },
    ],
    ['refundInstead', asMall(id)],
    ['write', { id, content: 'Hello?', requestKey: 'key-of-nobody' }],
  ]
  const NOBODYS = 'asv_01jd4vr6f5e7s8kq2m3n4p5q6r'
  const NOBODYS_LINE = 'asl_01jd4vr6f5e7s8kq2m3n4p5q6r'
  const tryAll = async (by: Visitor, id: string) =>
    new Set(
      await Promise.all(
        deeds(id).map(([deed, body]) => refusalOf(by.call(CLOSED[deed], body as never))),
      ),
    )

  test('what the mall does with a living or frozen shop’s request, and with one that is not there', async () => {
    const { id } = await apply(anna, orderId, { amount: 20 })
    const living = await everything(t)
    expect(await tryAll(operator, id)).toEqual(new Set(['404 reverse.not_found']))
    expect(await refusalOf(operator.call(CLOSED.detail, { id }))).toBe('404 reverse.not_found')
    expect(await everything(t)).toEqual(living)
    await operator.call('POST /sapi/mall-operator/seller/freeze', { id: HOUSE, reason: 'Late.' })
    const before = await everything(t)
    expect(await tryAll(operator, id)).toEqual(new Set(['404 reverse.not_found']))
    expect(await tryAll(operator, NOBODYS)).toEqual(new Set(['404 reverse.not_found']))
    expect(await everything(t)).toEqual(before)
  })

  test('who has another role at the mall, who only buys, and the people of the shop', async () => {
    const { id } = await apply(anna, orderId, { amount: 20 })
    await closeShop(operator)
    const before = await everything(t)
    const money = await secondOperator(t, people.ben, 'money')
    expect(await tryAll(money, id)).toEqual(new Set(['403 operator.role']))
    for (const other of [anna, merchant])
      expect(await tryAll(other, id)).toEqual(new Set(['403 auth.role']))
    expect(await everything(t)).toEqual(before)
  })

  test('the shop’s own press in a tab that was open when it was removed', async () => {
    const { id } = await apply(anna, orderId, { amount: 20 })
    await closeShop(operator)
    const before = await everything(t)
    expect(await refusalOf(merchant.call(APPROVE, { id }))).toBe('403 merchant.cleared')
    expect(await refusalOf(merchant.call(REJECT, { id, reason: 'No.' }))).toBe(
      '403 merchant.cleared',
    )
    expect(await everything(t)).toEqual(before)
  })

  test('an own purchase, and the own shop', async () => {
    const { id } = await apply(anna, orderId, { amount: 20 })
    await closeShop(operator)
    const before = await everything(t)
    for (const [email, code] of [
      [people.anna, '422 reverse.own_purchase'],
      [people.merchant, '403 dispute.own'],
    ] as const) {
      const own = await secondOperator(t, email, 'service')
      expect((await own.call(CLOSED.detail, { id })).operationList).toEqual([])
      expect([
        await refusalOf(own.call(CLOSED.approve, asMall(id))),
        await refusalOf(own.call(CLOSED.write, { id, content: 'I', requestKey: 'key-of-own' })),
      ]).toEqual([code, code])
    }
    expect(await everything(t)).toEqual(before)
  })

  test('nothing to say why, and another version than the one that was read', async () => {
    const { id, version } = await apply(anna, orderId, { amount: 20 })
    await closeShop(operator)
    const before = await everything(t)
    expect(await refusalOf(operator.call(CLOSED.approve, { id, why: ' ' }))).toMatch(/^400/)
    expect(
      await refusalOf(operator.call(CLOSED.approve, { ...asMall(id), version: version + 1 })),
    ).toBe('409 reverse.changed')
    expect(await everything(t)).toEqual(before)
  })
})

describe('two at once:', () => {
  test('of two operators one decides, and the other is told', async () => {
    const { id } = await apply(anna, orderId, { amount: 20 })
    await closeShop(operator)
    const ben = await secondOperator(t, people.ben, 'service')
    const ends = await Promise.all([
      refusalOf(operator.call(CLOSED.approve, asMall(id))),
      refusalOf(ben.call(CLOSED.reject, { ...asMall(id), reason: 'No.' })),
    ])
    expect(ends.toSorted()).toEqual(['409 reverse.state', 'no refusal'])
    const { progressList } = await anna.call(READ, { id })
    expect(progressList.filter(({ actor }) => actor === 'operator')).toHaveLength(1)
  })

  test('beside the clock: one of them decides, and the money goes back once', async () => {
    const { id } = await apply(anna, orderId, { amount: 20 })
    await closeShop(operator)
    await t.sql('update reverse_orders set answer_by = $2, next_step_at = $2 where id = $1', [
      fromWireId('reverse', id),
      new Date(t.clock.now().getTime() - 1000),
    ])
    await Promise.all([
      stepDueReverses(t.mall.gate.own()),
      refusalOf(operator.call(CLOSED.approve, asMall(id))),
    ])
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done.progressList.filter(({ event }) => event === 'approveRefund')).toHaveLength(1)
    expect([done.actualRefundAmt, (await claimedOf(t, id))?.refunds]).toEqual([money(20), 1])
  })

  test('and of a removal beside the shop’s own yes there is one yes', async () => {
    const { id } = await apply(anna, orderId, { amount: 20 })
    await Promise.all([closeShop(operator), refusalOf(merchant.call(APPROVE, { id }))])
    await refusalOf(operator.call(CLOSED.approve, asMall(id)))
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done.progressList.filter(({ event }) => event === 'approveRefund')).toHaveLength(1)
    expect((await claimedOf(t, id))?.refunds).toBe(1)
  })
})
