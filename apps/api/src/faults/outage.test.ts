import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCluster, type Cluster } from '../../../../database/cluster.ts'
import { migrate } from '../../../../database/migrate.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { freePort } from '../testing/free-port.ts'
import { openFolder } from '../testing/open-folder.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import { startApi, type RunningApi } from './run-process.ts'

/** A PostgreSQL of our own, so that it can be taken away. */
let folder: string
let cluster: Cluster
let lab: Awaited<ReturnType<typeof startLab>>
let api: RunningApi
beforeAll(async () => {
  folder = await openFolder('mall-outage-')
  ;[cluster, lab] = await Promise.all([
    startCluster({ dataDir: folder, durable: true }),
    startLab({ port: 0, smtpPort: 0, dataDir: ':memory:' }),
  ])
  await ask('postgres', 'create database mall')
  await migrate(cluster.urlFor('mall'))
  await stockShelves(cluster.urlFor('mall'))
  api = await startApi({
    databaseUrl: cluster.urlFor('mall'),
    dataDir: folder,
    port: await freePort(),
    lab: { url: lab.url, smtpPort: lab.smtpPort },
  })
}, 60_000)
afterAll(async () => {
  api.child.kill('SIGKILL')
  await api.ended()
  await lab.stop()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(database: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlFor(database) })
  client.on('error', () => {})
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

type Answer = { path: string; status: number; retryAfter: string | null }
const CALLS = [
  '/sapi/mall-order/cartline/list',
  '/sapi/mall-item/item/search',
  '/auth/web/user/tourist',
  '/sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
]
async function visit(path: string): Promise<Answer> {
  const answer = await fetch(api.url + path, {
    ...(path === '/health/ready'
      ? {}
      : {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: api.url,
            cookie: 'galleria=somebody',
          },
          body: '{}',
        }),
    signal: AbortSignal.timeout(20_000),
  })
  await answer.arrayBuffer()
  return { path, status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

/** Visitors who go on until they are stopped; answers what each of them was told. */
function crowd(): () => Promise<Answer[]> {
  let isOver = false
  const answers: Answer[] = []
  const walks = [...CALLS, ...CALLS, '/health/ready'].map(async (path) => {
    while (!isOver) {
      answers.push(await visit(path))
      await sleep(10)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(walks)
    return answers
  }
}
const faults = (answers: readonly Answer[]) =>
  answers.filter(({ status, retryAfter }) => status === 500 || (status === 503 && !retryAfter))

test(
  'without its database every call and the readiness say 503 and when to come back, and within five seconds of its return all is as before',
  { timeout: 120_000 },
  async () => {
    expect((await visit('/health/ready')).status).toBe(200)
    const stop = crowd()
    await sleep(500)
    cluster.kill()
    await cluster.stop().catch(() => undefined)
    const without = crowd()
    await sleep(3_000)
    const meanwhile = await without()
    expect(meanwhile.length).toBeGreaterThan(5)
    expect(new Set(meanwhile.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 10', '503 1']),
    )
    cluster = await startCluster({ dataDir: folder, durable: true })
    const back = performance.now()
    while ((await visit('/health/ready')).status !== 200) await sleep(20)
    for (const path of CALLS) expect((await visit(path)).status, path).toBeLessThan(500)
    expect(performance.now() - back).toBeLessThan(5_000)
    expect(faults(await stop())).toEqual([])
  },
)

test(
  "connections that are ended one by one, again and again, are nobody's fault",
  { timeout: 60_000 },
  async () => {
    const stop = crowd()
    for (let round = 0; round < 12; round += 1) {
      await sleep(150)
      await ask(
        'mall',
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      )
    }
    expect(faults(await stop())).toEqual([])
  },
)
