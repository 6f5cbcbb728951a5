import { randomUUID } from 'node:crypto'
import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  CANCEL,
  REJECT,
  apply,
  money,
  reaches,
  type Asking,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** What is disputed is not paid out to its shop: it is held, and where it goes back, taken. */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
}
beforeAll(async () => {
  t = await openTestMall()
  await signInAll()
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

/** Declined by its shop: money for one of two lamps that stay, unless something else is asked. */
async function declined(asking: Asking = {}, orderId?: string) {
  const order = orderId ?? (await receivedOrder(t, anna!, merchant!, { lamp: 2 }))
  const { id } = await apply(anna!, order, { amount: 59.9, ...asking })
  await merchant!.call(REJECT, { id, reason: 'It was used.' })
  return { id, orderId: order }
}
const ask = (id: string) => anna!.call(ASK, { id, content: 'It never was.' })
async function inDispute(asking: Asking = {}, orderId?: string) {
  const one = await declined(asking, orderId)
  await ask(one.id)
  return one
}
async function rule(id: string, ruling: 'REFUND' | 'RETURN' | 'NONE', part: object = {}) {
  t.clock.advance(49 * HOUR)
  await signInAll()
  await operator!.call(RULE, { id, ruling, reason: 'The photos show it.', ...part })
}
/** What the shop is owed for an order by the books, what of it is held, and what its page says. */
async function owed(orderId: string) {
  const [order] = await t.sql<{ contract: string }>(
    'select contract_id as contract from orders where id = $1',
    [fromWireId('order', orderId)],
  )
  const rows = await t.sql<{ account: string; sum: number }>(
    'select account, -sum(amount)::int as sum from ledger_entries where ref = $1 group by 1',
    [order?.contract ?? ''],
  )
  const sumOf = (account: string) => rows.find((row) => row.account === account)?.sum ?? 0
  const { payoutAmt, heldList } = await merchant!.call('POST /sapi/mall-merchant/order/detail', {
    id: orderId,
  })
  return { seller: sumOf('seller:5'), held: sumOf('held:5'), payout: payoutAmt, heldList }
}
const heldOf = async (orderId: string) => {
  const { held, heldList } = await owed(orderId)
  return [held, heldList.map(({ amt }) => amt.value)] as const
}

describe('what is disputed', () => {
  test('is held from the moment the mall is asked: the shop is owed so much less, and its page says how much', async () => {
    const { id, orderId } = await declined()
    const before = await owed(orderId)
    expect(before).toMatchObject({ held: 0, heldList: [] })
    await ask(id)
    // 59.90 less 12 % of commission is held, with 9.57 of tax in it, which stays where it is.
    const amt = money(52.71)
    expect(await owed(orderId)).toEqual({
      ...before,
      seller: before.seller - (5271 - 957),
      held: 5271 - 957,
      heldList: [{ cause: 'REQUEST', amt }],
    })
    // Asked twice, and stepped by the clock, nothing more is.
    expect(await refusalOf(ask(id))).toBe('409 reverse.state')
    await stepDueReverses(t.mall.gate.own())
    expect(await heldOf(orderId)).toEqual([5271 - 957, [52.71]])
  })

  test('is owed again once the mall has ruled for the shop, and once its buyer takes the request back', async () => {
    const ruled = await declined()
    const before = await owed(ruled.orderId)
    await ask(ruled.id)
    await rule(ruled.id, 'NONE')
    expect(await owed(ruled.orderId)).toEqual(before)
    const back = await declined()
    await ask(back.id)
    await anna!.call(CANCEL, { id: back.id })
    expect(await owed(back.orderId)).toEqual(before)
  })

  test('stays held after a ruling for the buyer until the money has gone back, and is taken with it', async () => {
    const { id, orderId } = await inDispute()
    const before = await owed(orderId)
    await rule(id, 'REFUND')
    expect(await owed(orderId)).toEqual(before)
    await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(await owed(orderId)).toMatchObject({ seller: before.seller, held: 0, heldList: [] })
  })

  test('of a part that the mall rules for the buyer only that part stays held', async () => {
    const { id, orderId } = await inDispute()
    await rule(id, 'REFUND', { amount: money(29.95) })
    expect(await heldOf(orderId)).toEqual([2157, [26.35]])
  })

  test('stays held while goods are to come back, and is owed again when they do not in time', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id } = await inDispute({ type: 'SALE_RETURN' }, orderId)
    const [held] = await heldOf(orderId)
    await rule(id, 'RETURN')
    expect((await heldOf(orderId))[0]).toBe(held)
    t.clock.advance(15 * 24 * HOUR)
    await signInAll()
    await stepDueReverses(t.mall.gate.own())
    expect(await heldOf(orderId)).toEqual([0, []])
  })

  test('goes back where the shop agrees after all; another request of the order stays held by itself', async () => {
    const first = await inDispute({ amount: 10 })
    await inDispute({ amount: 20 }, first.orderId)
    // 30.00 less commission.
    expect((await heldOf(first.orderId))[1]).toEqual([26.4])
    await merchant!.call(GIVE_IN, { id: first.id })
    expect((await heldOf(first.orderId))[1]).toEqual([26.4])
    await reaches(t, anna!, first.id, 'REVERSE_DONE')
    expect((await heldOf(first.orderId))[1]).toEqual([17.6])
  })

  test('asked by five at once it is held once', async () => {
    const { id, orderId } = await declined()
    const acts = await Promise.allSettled(Array.from({ length: 5 }, () => ask(id)))
    expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await heldOf(orderId)).toEqual([5271 - 957, [52.71]])
  })

  test('was not held by a version of the mall before: the clock does', async () => {
    const { orderId } = await inDispute()
    const key = fromWireId('order', orderId)
    await t.sql(
      `with h as (delete from held_shares where order_id = $1 returning share), o as (select contract_id from orders where id = $1)
       insert into ledger_entries (txn_id, account, currency, amount, event, ref)
       select $2, a, 'EUR', m * h.share, 'hold', o.contract_id from h, o, (values ('seller:5', -1), ('held:5', 1)) x(a, m)`,
      [key, randomUUID()],
    )
    expect(await heldOf(orderId)).toEqual([0, []])
    await t.sql(`update reverse_orders set next_step_at = mall_now() where order_id = $1`, [key])
    await stepDueReverses(t.mall.gate.own())
    expect(await heldOf(orderId)).toEqual([5271 - 957, [52.71]])
  })
})
