import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { startLab, type Lab } from '../../../lab/src/lab.ts'
import { openPayments } from '#modules/payment/providers/index.ts'
import { freePort } from '../testing/free-port.ts'
import { openFolder } from '../testing/open-folder.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import { spawnApi, startApi, type ApiSettings, type RunningApi } from './run-process.ts'

/** A mall that was restored while those who know what has happened since do not answer. */

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let settings: ApiSettings
let labPort: number
let lab: Lab | undefined
let api: RunningApi | undefined
beforeAll(async () => {
  ;[folder, database, labPort] = await Promise.all([
    openFolder('mall-restored-'),
    createTestDatabase(),
    freePort(),
  ])
  await stockShelves(database.url)
  settings = {
    databaseUrl: database.url,
    dataDir: folder,
    port: await freePort(),
    lab: { url: `http://127.0.0.1:${labPort}`, smtpPort: await freePort() },
  }
})
beforeEach(() =>
  ask(
    `insert into mall_settings (key, value) values ('restored', '{"asOf": "2026-11-22T03:00:00.000Z"}') on conflict (key) do update set value = excluded.value`,
  ),
)
afterEach(async () => {
  api?.child.kill('SIGKILL')
  await api?.ended()
})
afterAll(async () => {
  await lab?.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return (await client.query<Row>(sql).finally(() => client.end())).rows
}
const restored = async () =>
  (
    await ask<{ value: { reconciledAt?: string } }>(
      `select value from mall_settings where key = 'restored'`,
    )
  )[0]?.value

type Answer = { status: number; retryAfter: string | null; body: unknown }
async function get(path: string, accept = 'application/json'): Promise<Answer> {
  const answer = await fetch(`${api?.url}${path}`, { headers: { accept, 'accept-language': 'en' } })
  const text = await answer.text()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text,
  }
}
async function untilAnswered(isSo: (ready: Answer) => boolean): Promise<Answer> {
  for (const end = Date.now() + 90_000; ; await sleep(50)) {
    const ready = await get('/health/ready').catch(() => undefined)
    if (ready && isSo(ready)) return ready
    if (Date.now() > end) throw new Error(`it answers ${JSON.stringify(ready)}`)
  }
}

const untilWaiting = () =>
  untilAnswered(({ body }) => (body as { status?: string }).status === 'reconciling')

test('it stays closed, says for whom it waits, asks again, and opens by itself once they answer', async () => {
  api = spawnApi(settings)
  const waiting = await untilWaiting()
  const { providers } = openPayments({}, { labUrl: settings.lab.url })
  expect(waiting.body).toEqual({
    status: 'reconciling',
    waitsFor: [...providers.keys(), 'carrier'],
  })
  expect(Number(waiting.retryAfter)).toBeGreaterThan(0)
  expect(await get('/health/live')).toMatchObject({ status: 200, body: { status: 'live' } })
  const call = await fetch(`${api.url}/sapi/mall-order/cartline/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.url },
    body: '{}',
  })
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await call.json()).toMatchObject({ code: 'service.busy' })
  const page = await get('/', 'text/html')
  expect([page.status, page.retryAfter]).toEqual([503, '10'])
  expect(page.body).toContain('The mall is very busy')
  expect(await ask('select from users where kind = $$guest$$')).toEqual([])
  const hook = await fetch(`${api.url}/webhooks/mockpay`, { method: 'POST', body: '{}' })
  expect(hook.status).toBe(503)

  // Over several rounds of asking.
  await sleep(6_000)
  expect((await get('/health/ready')).body).toMatchObject({ status: 'reconciling' })
  expect((await restored())?.reconciledAt).toBeUndefined()

  lab = await startLab({ port: labPort, smtpPort: 0, dataDir: ':memory:' })
  expect((await untilAnswered(({ status }) => status === 200)).body).toEqual({ status: 'ready' })
  expect((await restored())?.reconciledAt).toBeDefined()

  // The next start has nobody to wait for.
  api.child.kill('SIGTERM')
  await api.ended()
  await lab.stop()
  lab = undefined
  api = await startApi(settings)
  expect((await get('/health/ready')).status).toBe(200)
  api.child.kill('SIGTERM')
  expect(await api.ended()).toBe(0)
})

test('told to stop while it waits, it is gone at once', async () => {
  api = spawnApi(settings)
  await untilWaiting()
  const since = Date.now()
  api.child.kill('SIGTERM')
  expect(await api.ended()).toBe(0)
  expect(Date.now() - since).toBeLessThan(10_000)
  expect((await restored())?.reconciledAt).toBeUndefined()
})
