import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCluster, type Cluster } from '../../../../database/cluster.ts'
import { migrate } from '../../../../database/migrate.ts'
import { buildIfNeeded } from '../../../../tools/start/build-if-needed.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { freePort } from '../testing/free-port.ts'
import { openFolder } from '../testing/open-folder.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import { buy, signIn } from './patient-shopper.ts'
import { person, startApi, type Person, type RunningApi } from './run-process.ts'

/** A PostgreSQL of our own, so that it can be taken away. */
let folder: string
let cluster: Cluster
let lab: Awaited<ReturnType<typeof startLab>>
let api: RunningApi
beforeAll(async () => {
  await buildIfNeeded(() => undefined)
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
    more: { PAGES: 'built' },
  })
})
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

const STOREFRONT = '../../../storefront/src'

async function listTables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: cluster.urlFor('mall') })
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
    .finally(() => client.end())
  return rows.map(({ name }) => name)
}

type Answer = { path: string; status: number; retryAfter: string | null }
const CALLS = [
  '/sapi/mall-order/cartline/list',
  '/sapi/mall-item/item/search',
  '/auth/web/user/tourist',
  '/sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
]
/**
 * Drawn for whoever comes with a session, so that none of them lies there from the minute before.
 */
const PAGES = ['/', '/search?keyword=halden', '/cart', '/buyer/orders', '/buyer/orders.data']
async function visit(path: string): Promise<Answer> {
  const isCall = CALLS.includes(path)
  const answer = await fetch(api.url + path, {
    redirect: 'manual',
    headers: {
      origin: api.url,
      cookie: 'galleria=somebody',
      ...(isCall ? { 'content-type': 'application/json' } : {}),
    },
    ...(isCall ? { method: 'POST', body: '{}' } : {}),
    signal: AbortSignal.timeout(60_000),
  })
  await answer.arrayBuffer()
  return { path, status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

/**
 * Visitors who go on until they are stopped, with a pause between two visits; answers what each of
 * them was told.
 */
function crowd(pauseMs = 50): () => Promise<Answer[]> {
  let isOver = false
  const answers: Answer[] = []
  const walks = [...CALLS, ...CALLS, ...PAGES, '/health/ready'].map(async (path) => {
    while (!isOver) {
      answers.push(await visit(path))
      await sleep(pauseMs)
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

test('without its database every call, page and the readiness say 503 and when to come back, and once it is back all is as before by itself', async () => {
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
  while ((await visit('/health/ready')).status !== 200) await sleep(20)
  for (const path of [...CALLS, ...PAGES])
    expect((await visit(path)).status, path).toBeLessThan(500)
  expect(faults(await stop())).toEqual([])
})

test("connections that are ended one by one, again and again, are nobody's fault", async () => {
  // Many at a time, so that each round meets some of them.
  const stop = crowd(10)
  for (let round = 0; round < 12; round += 1) {
    await sleep(150)
    await ask(
      'mall',
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    )
  }
  expect(faults(await stop())).toEqual([])
})

/**
 * Every address of the storefront, with something in the place of its names; and all else that a
 * browser asks this process for.
 */
const FILES = [
  '/pictures/lamp-globe--brass-320.webp',
  '/files/fil_01h455vb4pex5vsknk084sn02q.webp',
  '/documents/fil_01h455vb4pex5vsknk084sn02q.pdf',
  '/invoices/inv_01h455vb4pex5vsknk084sn02q.pdf',
  '/exports/exp_01h455vb4pex5vsknk084sn02q.csv',
  '/goods-table/gim_01h455vb4pex5vsknk084sn02q.csv',
  '/goods-table/goods.csv',
  '/favicon.svg',
]
const ADDRESSES = [
  '/',
  ...[
    ...readFileSync(join(import.meta.dirname, STOREFRONT, 'routes.ts'), 'utf8').matchAll(
      /\broute\('([^'*]+)'/g,
    ),
  ].map(([, path = '']) => `/${path}`.replace(/:\w+\??/g, 'ord_01h455vb4pex5vsknk084sn02q')),
  '/backoffice',
  '/backoffice/orders',
  '/docs',
  ...FILES,
]

const LATER = '503 10 text/html'
/**
 * What asks no database, even for a member: ways to another page, and what lies there as a file.
 */
const NEED_NONE = new Set([
  ...['/category/ord_01h455vb4pex5vsknk084sn02q', '/add-to-cart', '/preferences', '/logout'],
  ...['/buyer/account/export', '/buyer/m-logistics', '/buyer/comment', '/buyer/points'],
  '/robots.txt',
  ...['/backoffice', '/backoffice/orders', '/docs', '/favicon.svg', FILES[0]],
])
/** What asks it for whoever has no session; the public pages are there from the minute before. */
const NEED_ONE = new Set([
  ...['/signup', '/reset-password', '/parts/inputs', '/sitemap.xml', FILES[1], FILES[2]],
  ...['/cart', '/checkout'],
])
/**
 * What a process may still know of the rates of VAT, by which an empty cart is added up
 * (`find-tax-rates.ts`); a little more.
 */
const RATES_KNOWN_MS = 5_100

/** As somebody who sits before a browser; a form where there are fields. */
async function browse(who: Person, path: string, fields?: Record<string, string>): Promise<string> {
  const answer = await fetch(api.url + path, {
    redirect: 'manual',
    headers: {
      accept: 'text/html,*/*;q=0.8',
      origin: api.url,
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  const typed = Object.values(fields ?? {}).filter((value) => text.includes(`value="${value}"`))
  return [
    answer.status,
    answer.headers.get('retry-after') ?? '',
    answer.headers.get('content-type')?.split(';')[0] ?? '',
    ...typed,
  ].join(' ')
}

/** Answers by address, all asked one after the other. */
async function walk(who: Person, addresses = ADDRESSES): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const address of addresses) answers[address] = await browse(who, address)
  return answers
}

test("without its database every page of a member, every file that is a person's and every form says 503 on a page, and what needs none is there as before", async () => {
  const anna = await signIn(person(api.url), 'anna@galleria.test')
  const nobody = person(api.url)
  const before = { anna: await walk(anna), nobody: await walk(nobody) }
  cluster.kill()
  await cluster.stop().catch(() => undefined)
  await sleep(RATES_KNOWN_MS)
  const without = { anna: await walk(anna), nobody: await walk(nobody) }
  const forms = {
    'a member signs out': await browse(anna, '/logout', {}),
    'and in again': await browse(nobody, '/login', {
      intent: 'login',
      account: 'anna@galleria.test',
      password: 'galleria-demo',
    }),
    'takes along what is kept of her': await browse(anna, '/buyer/account/export', {}),
  }
  cluster = await startCluster({ dataDir: folder, durable: true })
  while ((await visit('/health/ready')).status !== 200) await sleep(20)
  expect(without.anna).toEqual(
    Object.fromEntries(
      ADDRESSES.map((path) => [path, NEED_NONE.has(path) ? before.anna[path] : LATER]),
    ),
  )
  expect(without.nobody).toEqual(
    Object.fromEntries(
      ADDRESSES.map((path) => [path, NEED_ONE.has(path) ? LATER : before.nobody[path]]),
    ),
  )
  expect(forms).toEqual({
    'a member signs out': LATER,
    'and in again': `${LATER} login anna@galleria.test`,
    'takes along what is kept of her': LATER,
  })
  expect({ anna: await walk(anna), nobody: await walk(nobody) }).toEqual(before)
})

test("a migration that gives every table a column, beside a mall that goes on trading, is nobody's fault", async () => {
  const anna = await signIn(person(api.url), 'anna@galleria.test')
  const trade = async () => {
    await buy(anna)
    return walk(anna)
  }
  await trade()
  const before = await trade()
  const stop = crowd()
  await sleep(300)
  // Each by itself, as migrations do that wait for their locks without stopping the shop.
  for (const name of await listTables())
    await ask('mall', `alter table ${name} add column added_later text`)
  expect(await trade()).toEqual(before)
  expect(faults(await stop())).toEqual([])
})
