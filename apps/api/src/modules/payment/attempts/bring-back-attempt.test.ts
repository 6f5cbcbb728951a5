import { deskFor } from '#modules/checkout/index.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { checkDuePayments } from '../../../testing/payment-work.ts'
import { order } from '../../../testing/shop-steps.ts'
import { bringBackAttempt } from './bring-back-attempt.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0 } })
})
afterAll(() => t.close())

const authorization = 'Bearer mockpay-demo-key'

test('a payment that restored books have lost is paid by its own money, also if the process dies before that is taken in: no second one is made', async () => {
  const buyer = t.visit()
  const contract = await order(buyer, { lamp: 1 })
  const [claim] = await t.sql<{ id: string }>(
    'select id from payment_orders where contract_id = $1',
    [contractId(contract)],
  )
  const lost = randomUUID()
  const reference = `${lost}.${claim?.id}`
  await t.scenario('paid')
  const made = await fetch(`${t.lab.url}/mockpay/v1/payments`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      reference,
      amount: { minor: 6480, currency: 'EUR' },
      returnUrl: 'http://127.0.0.1:9/',
      webhookUrl: 'http://127.0.0.1:9/',
      description: 'x',
      locale: 'en',
    }),
  })
  const { id } = (await made.json()) as { id: string }
  await t.lab.hurry(id)
  await t.lab.idle(300)
  const mockpay = t.mall.providers.get('mockpay')
  const state = await mockpay?.find(id)
  if (!state) throw new Error('the payment is not there')
  // And here it dies.
  expect(
    await bringBackAttempt(t.mall.gate.own(), 'mockpay', deskFor(t.mall.providers), state),
  ).toMatchObject({
    id: lost as Id<'attempt'>,
    providerRef: id,
  })
  t.clock.advance(11_000)
  await checkDuePayments(t.mall.gate.own(), t.mall.providers)
  await t.drain()
  expect(
    await t.sql('select status from orders where contract_id = $1', [contractId(contract)]),
  ).toEqual([{ status: 'UN_DELIVERY' }])
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments?reference=${reference}`, {
    headers: { authorization },
  })
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1)
  expect(await t.audit('always')).toEqual([])
})
