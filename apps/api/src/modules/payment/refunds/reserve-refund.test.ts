import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { reserveRefund } from './reserve-refund.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0 } })
})
afterAll(() => t.close())

test('two who give back from one capture at once never reserve more than it holds: the second waits, and finds too little', async () => {
  const contract = await paidOrder(t, await t.signIn(people.anna), { lamp: 1 })
  const of = contractId(contract)
  const [paid] = await t.sql<{ buyerId: Id<'user'>; amount: number }>(
    'select a.buyer_id as "buyerId", c.amount from captures c join payment_attempts a on a.id = c.attempt_id where c.contract_id = $1',
    [of],
  )
  expect(paid?.amount).toBe(6480)
  const { promise: isSecondThere, resolve: letFirstEnd } = Promise.withResolvers<void>()
  const { promise: isReserved, resolve: letSecondBegin } = Promise.withResolvers<void>()
  const ctx = t.mall.gate.own()
  const reserve = (requestKey: string, afterwards: () => Promise<void> | void) =>
    ctx.inTransaction(async (tx) => {
      const legs = await reserveRefund(ctx, tx, {
        id: ctx.newId('refund'),
        owner: { contractId: of, buyerId: paid!.buyerId },
        amount: 4000,
        currency: 'EUR',
        reason: 'duplicate',
        requestKey,
        at: ctx.now(),
      })
      await afterwards()
      return legs
    })
  const first = reserve('first', () => {
    letSecondBegin()
    return isSecondThere
  })
  await isReserved
  const second = reserve('second', () => undefined)
  await untilSomebodyWaits()
  letFirstEnd()
  expect(await first).toHaveLength(1)
  expect(await second).toBeUndefined()
  const [reserved] = await t.sql<{ sum: number; refunds: number }>(
    'select sum(g.amount)::bigint as sum, count(distinct r.id)::int as refunds from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1',
    [of],
  )
  expect(reserved).toEqual({ sum: 4000, refunds: 1 })
})

/** Until a transaction of this database waits for another one, or long enough that it would. */
async function untilSomebodyWaits(): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    const waiting = await t.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (waiting.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
