import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { counters } from '#platform/counters.ts'
import { openDatabase } from '#platform/db.ts'
import { readEnv } from '#platform/env.ts'
import { collectFigures } from '#platform/figures.ts'
import { defineJob } from '#platform/jobs.ts'
import { createLog } from '#platform/log.ts'
import { measureMall, serveMetrics } from '#platform/metrics.ts'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { repeat } from './listen.ts'
import { listProcessFigures } from './process-figures.ts'
import { apply, APPROVE } from './testing/after-sales-steps.ts'
import { openTestMall, type TestMall } from './testing/open-test-mall.ts'
import { checkPayment, reconcile, sendDueRefunds } from './testing/payment-work.ts'
import { order, paidOrder, pay, until } from './testing/shop-steps.ts'
import { people } from './testing/small-catalogue.ts'

/** What the mall tells whoever watches it goes up when its thing happens. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
})
afterAll(() => t.close())

const silent = createLog('silent')

/** All figures of the business at this moment, by name and labels. */
async function look(): Promise<(name: string) => number | undefined> {
  const registry = new Registry()
  const refresh = collectFigures(t.mall.figures, { registry, db: t.mall.database.db, log: silent })
  let text = ''
  // The audit takes longer than whoever looks waits for.
  await until(async () => {
    await refresh()
    text = `${await registry.metrics()}${await counters.metrics()}`
    return text.includes('mall_audit_rows{')
  }, 'the audit')
  return (name) => readFigure(text, name)
}

/** As Prometheus writes it: `name{label="value"} 3`. Undefined when it is not shown. */
function readFigure(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

/** By how much each of these figures changes while something happens. */
async function changes(
  what: () => Promise<unknown>,
  names: readonly string[],
): Promise<Record<string, number>> {
  const before = await look()
  await what()
  const after = await look()
  return Object.fromEntries(names.map((name) => [name, (after(name) ?? 0) - (before(name) ?? 0)]))
}

const PLACED = 'mall_order_moves_total{move="submit",to="PENDING_PAY"}'
const PAID = 'mall_order_moves_total{move="pay",to="UN_DELIVERY"}'
const EXPIRED = 'mall_order_moves_total{move="expire",to="CANCELED"}'
const SUCCEEDED = 'mall_payment_moves_total{move="succeed",to="PAY_SUCCESS",channel="MOCKPAY"}'
const DECLINED = 'mall_payment_moves_total{move="fail",to="PAY_FAILED",channel="MOCKPAY"}'
const UNPAID = 'mall_orders_unpaid{status="PENDING_PAY"}'

test('an order that is placed, held for and paid, and its mails', async () => {
  const guest = t.visit()
  expect(
    await changes(() => order(guest, { desk: 2 }), [PLACED, PAID, UNPAID, 'mall_stock_held_units']),
  ).toEqual({ [PLACED]: 1, [PAID]: 0, [UNPAID]: 1, mall_stock_held_units: 2 })
  expect(
    await changes(async () => {
      await paidOrder(t, guest, { desk: 1 })
      await t.drainAll()
    }, [
      PLACED,
      PAID,
      SUCCEEDED,
      UNPAID,
      'mall_orders_to_ship',
      'mall_mails_total{outcome="sent"}',
    ]),
  ).toEqual({
    [PLACED]: 1,
    [PAID]: 1,
    [SUCCEEDED]: 1,
    [UNPAID]: 0,
    mall_orders_to_ship: 1,
    // One order was received, the other was paid before that was told: it is said with the payment.
    // Its shop is told, too.
    'mall_mails_total{outcome="sent"}': 3,
  })
})

test('an order that was refused counts for nothing, and one that is not closed in time is overdue until it is', async () => {
  const guest = t.visit()
  expect(
    await changes(() => order(guest, { soldOut: 1 }).catch(() => undefined), [PLACED, UNPAID]),
  ).toEqual({ [PLACED]: 0, [UNPAID]: 0 })
  await order(t.visit(), { lamp: 1 })
  const unpaid = (await look())(UNPAID)
  expect(
    await changes(async () => t.clock.advance(33 * 60_000), ['mall_orders_overdue', UNPAID]),
  ).toEqual({ mall_orders_overdue: unpaid, [UNPAID]: 0 })
  expect(
    await changes(
      () => expireDueContracts(t.mall.gate.own(), t.mall.providers),
      ['mall_orders_overdue', UNPAID, EXPIRED],
    ),
  ).toEqual({ mall_orders_overdue: -(unpaid ?? 0), [UNPAID]: -(unpaid ?? 0), [EXPIRED]: unpaid })
})

test('a payment that was declined', async () => {
  const guest = t.visit()
  const { id } = await order(guest, { lamp: 1 })
  await t.scenario('declined')
  expect(
    await changes(async () => {
      const { payUniqueKey } = await pay(guest, id)
      await until(async () => {
        const [attempt] = await t.sql<{ id: Id<'attempt'>; status: string }>(
          'select id, status from payment_attempts where unique_key = $1',
          [payUniqueKey],
        )
        if (attempt) await checkPayment(t.mall.gate.own(), t.mall.providers, attempt.id)
        return attempt?.status === 'PAY_FAILED'
      }, 'the refusal')
    }, [DECLINED, SUCCEEDED]),
  ).toEqual({ [DECLINED]: 1, [SUCCEEDED]: 0 })
})

test('a refund that is due, and one that failed', async () => {
  const [anna, merchant] = [await t.signIn(people.anna), await t.signIn(people.merchant)]
  const contract = await paidOrder(t, anna, { lamp: 1 }, 'refund_fails_once')
  const names = [
    'mall_after_sales_moves_total{move="apply",to="AS_APPLIED"}',
    'mall_refund_moves_total{move="request",to="CREATED"}',
    'mall_refund_moves_total{move="fail",to="FAILED"}',
    'mall_refunds_due',
    'mall_refunds_failed{next="tried_again"}',
  ]
  const moved = async (what: () => Promise<unknown>) => Object.values(await changes(what, names))
  expect(
    await moved(async () => {
      const { id } = await apply(anna, contract.tradeOrderList[0]?.id ?? '', { cancel: 1 })
      await merchant.call(APPROVE, { id })
      for (let isQuiet = false; !isQuiet;) {
        await t.lab.idle()
        isQuiet = (await t.drainAll()) === 0
      }
    }),
  ).toEqual([1, 1, 1, 0, 1])
  // It is sent again after an hour.
  expect(await moved(async () => t.clock.advance(3_660_000))).toEqual([0, 0, 0, 1, 0])
  expect((await look())('mall_refunds_due_oldest_seconds')).toBeGreaterThanOrEqual(50)
  expect(await moved(() => sendDueRefunds(t.mall.gate.own(), t.mall.providers))).toEqual([
    0, 0, 0, -1, -1,
  ])
})

test('money that waits for a person, and for how long', async () => {
  await t.scenario('paid')
  await fetch(`${t.lab.url}/mockpay/v1/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer mockpay-demo-key',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      reference: 'of-another-shop',
      amount: { minor: 1234, currency: 'EUR' },
      returnUrl: 'http://127.0.0.1:9/',
      webhookUrl: 'http://127.0.0.1:9/',
      description: 'x',
      locale: 'en',
    }),
  })
  const names = [
    'mall_money_matters{kind="STRAY_CAPTURE"}',
    'mall_money_matters_amount{currency="EUR"}',
  ]
  expect(
    Object.values(
      await changes(
        () =>
          until(async () => {
            await reconcile(t.mall.gate.own(), t.mall.providers)
            return (await t.sql('select from money_matters')).length > 0
          }, 'the stray money'),
        names,
      ),
    ),
  ).toEqual([1, 1234])
  t.clock.advance(HOUR)
  expect((await look())('mall_money_matters_oldest_seconds')).toBeGreaterThanOrEqual(3600)
})

test('a parcel that the books do not know waits for a person', async () => {
  const [count, oldest] = ['mall_stray_parcels', 'mall_stray_parcels_oldest_seconds']
  const add = () =>
    t.sql(
      `insert into stray_parcels (id, status, carrier_code, number, reason, found_at) values (gen_random_uuid(), 'OPEN', 'dhl', 'STRAY1', 'ORDER_UNKNOWN', $1)`,
      [t.clock.now()],
    )
  expect(await changes(add, [count])).toEqual({ [count]: 1 })
  t.clock.advance(HOUR)
  expect((await look())(oldest)).toBeGreaterThanOrEqual(3600)
})

test('jobs that wait, that fail again and again, and that are dead', async () => {
  await t.drainAll()
  const { name } = defineJob<{ n: number }>('mail.paid')
  const waiting = `mall_jobs{queue="${name}",state="due"}`
  const oldest = `mall_jobs_oldest_seconds{queue="${name}"}`
  const add = (queue: string, more = '') =>
    t.sql(
      `insert into pgboss.job (name, data, created_on, start_after ${more && ', state, retry_count'})
       values ($1, '{}', now() - interval '10 minutes', now() - interval '10 minutes' ${more})`,
      [queue],
    )
  expect(await changes(() => add(name), [waiting, 'mall_jobs_dead'])).toEqual({
    [waiting]: 1,
    mall_jobs_dead: 0,
  })
  expect((await look())(oldest)).toBeGreaterThanOrEqual(600)
  const tries = `mall_jobs_most_tries{queue="${name}"}`
  expect(await changes(() => add(name, ", 'retry', 7"), [tries])).toEqual({ [tries]: 7 })
  expect(await changes(() => add('dead.jobs'), ['mall_jobs_dead', waiting])).toEqual({
    mall_jobs_dead: 1,
    [waiting]: 0,
  })
  await t.sql("delete from pgboss.job where created_on < now() - interval '9 minutes'")
})

test('rows that break the books are counted, each with its rule', async () => {
  const names = ['mall_audit_rows{holds="always"}', 'mall_audit_broken_rows{invariant="I21"}']
  const shift = (by: number) =>
    t.sql('update stock set on_hand = on_hand + $1 where sku_id = 3', [by])
  expect(Object.values(await changes(() => shift(1), names))).toEqual([1, 1])
  const mended = await changes(() => shift(-1), names)
  expect(Object.values(mended)).toEqual([-1, -1])
})

test('watching takes one connection, and asks no more often than it is worth', async () => {
  let connections = 0
  const count = () => void (connections += 1)
  const registry = new Registry()
  const refresh = collectFigures(t.mall.figures, { registry, db: t.mall.database.db, log: silent })
  t.mall.database.pool.on('acquire', count)
  await refresh()
  const first = connections
  for (let times = 0; times < 20; times += 1) await refresh()
  t.mall.database.pool.off('acquire', count)
  expect([first > 0, connections]).toEqual([true, first])
})

test('a mall without its database still tells what its process knows, soon, and that the rest is missing', async () => {
  const database = openDatabase({ url: 'postgresql://localhost:1/none', clock: systemClock })
  const rounds = [repeat('poller', [async () => undefined], 1000, silent)]
  const metrics = measureMall(fastify(), database, silent, {
    figures: t.mall.figures,
    processFigures: listProcessFigures(
      t.mall,
      { aheadMs: () => -1500 },
      { listRepeated: () => rounds, waitsFor: () => ['mockpay'] },
    ),
  })
  const begin = performance.now()
  const text = await metrics.read()
  expect(performance.now() - begin).toBeLessThan(2_500)
  const read = (name: string) => readFigure(text, name)
  expect(read('mall_disk_free_bytes')).toBeGreaterThan(1_000_000)
  expect(read('mall_clock_ahead_seconds')).toBe(-1.5)
  expect(read('mall_round_age_seconds{round="poller"}')).toBeLessThan(60)
  expect(read('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(read('mall_figures_missing{source="order"}')).toBe(1)
  expect(read('mall_orders_to_ship')).toBeUndefined()
  expect(read(UNPAID)).toBeUndefined()
  await rounds[0]?.stop()
  await database.close()
})

test('a round that fails has not been made: its age grows, and the failure is counted', async () => {
  let isBroken = false
  const work = async () => {
    if (isBroken) throw new Error('the provider is gone')
  }
  const round = repeat('clock', [async () => undefined, work], 20, silent)
  const failed = () => counters.metrics().then((text) => readFigure(text, FAILURES) ?? 0)
  const FAILURES = 'mall_round_failures_total{round="clock"}'
  const before = await failed()
  await until(async () => round.secondsSinceDone() < 0.02, 'a round')
  isBroken = true
  await until(async () => round.secondsSinceDone() > 0.5, 'its age to grow')
  expect(await failed()).toBeGreaterThan(before)
  isBroken = false
  await until(async () => round.secondsSinceDone() < 0.4, 'the next round')
  await round.stop()
})

test('the figures are served where the settings say, and nowhere else by themselves', async () => {
  expect(readEnv({ DATABASE_URL: 'postgresql://x@localhost/mall' }).metricsHost).toBe('127.0.0.1')
  expect(() =>
    readEnv({ DATABASE_URL: 'postgresql://x@localhost/mall', METRICS_HOST: 'everywhere' }),
  ).toThrow(/^METRICS_HOST/)
  const metrics = { contentType: 'text/plain', read: async () => 'mall_up 1\n' }
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const server = await serveMetrics(metrics, { host, port: 0 })
    const { address, port } = server.address() as AddressInfo
    expect(address).toBe(host)
    const answers = await Promise.all(
      ['metrics', 'other'].map((path) => fetch(`http://127.0.0.1:${port}/${path}`)),
    )
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
      [200, 'mall_up 1\n'],
      [404, ''],
    ])
    server.close()
  }
})
