import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeViolation, findViolations } from '../../../../database/audit.ts'
import { startCluster, type Cluster } from '../../../../database/cluster.ts'
import { migrate } from '../../../../database/migrate.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import { freePort } from '../testing/free-port.ts'
import { openFolder } from '../testing/open-folder.ts'
import {
  buy,
  refundAll,
  signIn,
  untilPaid,
  untilRefunded,
  type Purchase,
} from './patient-shopper.ts'
import { person, startApi, type ApiSettings, type Person, type RunningApi } from './run-process.ts'

/** A PostgreSQL of our own, so that it can be broken. */
let folder: string
let cluster: Cluster
let lab: Awaited<ReturnType<typeof startLab>>
let settings: ApiSettings
let api: RunningApi
let merchant: Person
beforeAll(async () => {
  folder = await openFolder('mall-faults-')
  ;[cluster, lab] = await Promise.all([
    startCluster({ dataDir: folder, durable: true }),
    startLab({ port: 0, smtpPort: 0, dataDir: ':memory:', delays: { script: 30 } }),
  ])
  await ask('postgres', 'create database mall')
  await migrate(cluster.urlFor('mall'))
  await stockShelves(cluster.urlFor('mall'))
  settings = {
    databaseUrl: cluster.urlFor('mall'),
    dataDir: folder,
    port: await freePort(),
    lab: { url: lab.url, smtpPort: lab.smtpPort },
  }
  api = await startApi(settings)
  merchant = await signIn(person(api.url), 'merchant@galleria.test')
})
afterAll(async () => {
  api.child.kill('SIGKILL')
  await api.ended()
  await lab.stop()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(database: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: cluster.urlFor(database) })
  client.on('error', () => {})
  await client.connect()
  return (await client.query<object>(sql).finally(() => client.end())).rows
}
async function violations(): Promise<string[]> {
  const client = new pg.Client({ connectionString: cluster.urlFor('mall') })
  await client.connect()
  return (await findViolations(client).finally(() => client.end())).map(describeViolation)
}
async function scenario(outcome: string): Promise<void> {
  await fetch(`${lab.url}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'MOCKPAY', outcome }),
  })
}
/** Purchases that the mall has answered for: each of them must be there afterwards. */
async function shop(count: number): Promise<{ who: Person; purchase: Purchase }[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      await scenario('paid')
      const who = person(api.url)
      const purchase = await buy(who)
      await untilPaid(who, purchase)
      return { who, purchase }
    }),
  )
}
async function expectAllThere(made: { purchase: Purchase }[], status: string): Promise<void> {
  const [row] = await ask(
    'mall',
    `select count(*)::int as n from orders where status = '${status}'`,
  )
  expect(row).toEqual({ n: made.length })
}

describe('when the ground shakes', () => {
  test(
    'PostgreSQL dies under load and comes back: nobody who was answered loses an order, and everybody is served',
    { timeout: 600_000 },
    async () => {
      const shopping = shop(8)
      await new Promise((resolve) => setTimeout(resolve, 600))
      cluster.kill()
      await cluster.stop().catch(() => undefined)
      const busy = await fetch(`${api.url}/sapi/mall-order/cartline/list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'galleria=x' },
        body: '{}',
      }).catch(() => undefined)
      // Without its database the mall says so; it does not fall over, and it does not invent
      // anything.
      expect([503, 403, undefined]).toContain(busy?.status)
      cluster = await startCluster({ dataDir: folder, durable: true })
      const made = await shopping
      expect(made).toHaveLength(8)
      await expectAllThere(made, 'UN_DELIVERY')
      expect(await violations()).toEqual([])
    },
  )

  test(
    'SIGTERM with work in flight: the process ends in order, what it answered holds, the rest is taken up by the next one',
    { timeout: 600_000 },
    async () => {
      const [before] = await ask('mall', 'select count(*)::int as n from orders')
      const shopping = shop(6)
      await new Promise((resolve) => setTimeout(resolve, 400))
      const asked = performance.now()
      api.child.kill('SIGTERM')
      expect(await api.ended()).toBe(0)
      expect(performance.now() - asked).toBeLessThan(60_000)
      api = await startApi(settings)
      const made = await shopping
      const [after] = await ask('mall', 'select count(*)::int as n from orders')
      expect((after as { n: number }).n - (before as { n: number }).n).toBe(made.length)
      expect(await violations()).toEqual([])
    },
  )

  test('a leaving mall says first that it is not ready, and still serves who comes meanwhile', async () => {
    const url = `http://127.0.0.1:${await freePort()}`
    const leaving = await startApi({ ...settings, port: Number(new URL(url).port), leaveDelay: 1 })
    leaving.child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const ready = await fetch(`${url}/health/ready`)
    expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
      503,
      '1',
      { status: 'leaving' },
    ])
    const search = await fetch(`${url}/sapi/mall-item/item/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([search.status, search.headers.get('connection')]).toEqual([200, 'close'])
    expect(await leaving.ended()).toBe(0)
  })

  test(
    'two processes with their clocks on one database do each thing once',
    { timeout: 600_000 },
    async () => {
      const [before] = await ask(
        'mall',
        `select count(*)::int as n from transitions where event = 'expire'`,
      )
      await scenario('paid')
      const buyer = await signIn(person(api.url), 'anna@galleria.test')
      const purchase = await buy(buyer)
      await untilPaid(buyer, purchase)
      // Three left unpaid past their time, found by both clocks in their first round; and a refund
      // with everybody looking.
      const late = await Promise.all([1, 2, 3].map(() => buy(person(api.url))))
      await stop()
      await ask(
        'mall',
        `update contracts set deadline_at = now() - interval '1 minute' where id in (select contract_id from orders where status in ('PENDING_PAY', 'PROCESSING'))`,
      )
      await ask(
        'mall',
        `update orders set deadline_at = now() - interval '1 minute' where status in ('PENDING_PAY', 'PROCESSING')`,
      )
      const [first, second] = await Promise.all([
        startApi(settings),
        startApi({ ...settings, port: await freePort() }),
      ])
      api = first
      try {
        await untilRefunded(buyer, await refundAll(buyer, merchant, purchase))
        for (
          const until = Date.now() + 120_000;
          ;
          await new Promise((resolve) => setTimeout(resolve, 200))
        ) {
          const [open] = await ask(
            'mall',
            `select count(*)::int as n from orders where status in ('PENDING_PAY', 'PROCESSING')`,
          )
          if ((open as { n: number }).n === 0) break
          if (Date.now() > until) throw new Error('an order was not closed')
        }
        expect(
          await ask(
            'mall',
            `select event, count(*)::int as n from transitions where event in ('finish', 'settle', 'expire') group by 1 order by 1`,
          ),
        ).toEqual([
          { event: 'expire', n: (before as { n: number }).n + late.length },
          { event: 'finish', n: 1 },
          { event: 'settle', n: 1 },
        ])
        expect(await violations()).toEqual([])
      } finally {
        second.child.kill('SIGTERM')
        expect(await second.ended()).toBe(0)
      }
    },
  )
})

async function stop(): Promise<void> {
  api.child.kill('SIGKILL')
  await api.ended()
}
