import { loadavg } from 'node:os'
import type pg from 'pg'
import { seedDemo } from '../apps/demo/src/seed.ts'
import type { Cluster } from '../database/cluster.ts'
import { migrate } from '../database/migrate.ts'
import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { withClient } from '../tools/start/mall-database.ts'
import { startApi, startMailServer, toBytes } from './api.ts'
import type { Call } from './call.ts'
import { headersOf } from './calls.ts'
import { startChild } from './child.ts'
import {
  dataDir,
  isLoaded,
  openLoader,
  openSessions,
  renewSessions,
  startDatabase,
  VERSION,
} from './databases.ts'
import { measureGrowth } from './growth.ts'
import { multiplyGoods } from './multiply-goods.ts'
import { printReport, type Proof } from './report.ts'

const log = (line: string) => console.log(`  ${line}`)
/** Of the demo's 242 items that are no vouchers. */
const COPIES = 830
const MOST = 1.5
/** Enough for a shop window with best sellers; the orders are not what is measured. */
const TRADE = { buyers: 100, orders: 1_000 }

/**
 * Whether a mall of 200,000 items answers as one of 240 does: the same questions to both in turn.
 */
export async function benchGoods(plan: {
  isFresh: boolean
  only: readonly string[]
}): Promise<boolean> {
  const load = loadavg()[0] ?? 0
  const stops: (() => unknown)[] = []
  const later = <T extends { stop(): unknown }>(part: T): T => {
    stops.push(() => part.stop())
    return part
  }
  try {
    await buildIfNeeded(log)
    const cluster = later(await startDatabase(log))
    const urls = {
      small: await provideGoods(cluster, 1, plan.isFresh),
      large: await provideGoods(cluster, COPIES, plan.isFresh),
    }
    const mail = later(await startMailServer())
    const child = later(startChild('load-http.ts'))
    const sides = {
      small: { ...(await drawSide(urls.small)), ...later(await startApi(urls.small, mail.port)) },
      large: { ...(await drawSide(urls.large)), ...later(await startApi(urls.large, mail.port)) },
    }
    const proofs: Proof[] = []
    for (const [name, calls] of Object.entries(sides.small.calls)) {
      if (plan.only.length > 0 && !plan.only.some((part) => name.includes(part))) continue
      log(`${name}, small and large ...`)
      const requests = (some: readonly Call[]) => manySenders(some).map(toBytes)
      proofs.push(
        await measureGrowth(
          child,
          name,
          { ...sides.small, requests: requests(calls) },
          { ...sides.large, requests: requests(sides.large.calls[name] ?? []) },
          { of: 'items', most: MOST },
        ),
      )
    }
    const postgres = await withClient(
      urls.large,
      async (client) =>
        (await client.query<{ server_version: string }>('show server_version')).rows[0]
          ?.server_version ?? '',
    )
    return printReport([], proofs, { postgres, load })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** The demo's goods so many times. Made on first use; afterwards only migrated. */
async function provideGoods(cluster: Cluster, copies: number, isFresh: boolean): Promise<string> {
  const name = `bench_goods_${copies}`
  const url = cluster.urlFor(name)
  const admin = cluster.urlFor('postgres')
  if (!isFresh && (await isLoaded(admin, url, name))) {
    await migrate(url, { log })
    await withClient(url, renewSessions)
    return url
  }
  log(`loading the goods of the demo ${copies} times ...`)
  const begin = performance.now()
  await withClient(admin, async (client) => {
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name}`)
  })
  await migrate(url)
  await seedDemo({ databaseUrl: url, dataDir, size: TRADE, log: () => {} })
  const client = await openLoader(url)
  try {
    await openSessions(client)
    await multiplyGoods(client, copies)
    const seconds = Math.round((performance.now() - begin) / 1000)
    await client.query(`insert into mall_settings (key, value) values ('bench', $1)`, [
      JSON.stringify({ version: VERSION, seconds, loadedAt: new Date() }),
    ])
    log(`loaded in ${seconds} s`)
  } finally {
    await client.end()
  }
  return url
}

type Side = { size: number; calls: Readonly<Record<string, readonly Call[]>> }

/** What is asked of both malls: nothing that is in the large one only. */
async function drawSide(url: string): Promise<Side> {
  return withClient(url, async (client) => {
    const visitor = headersOf(undefined)
    const ask =
      (path: string) =>
      (body: object): Call => ({
        method: 'POST',
        path: `/sapi/${path}`,
        headers: visitor,
        body,
      })
    const search = ask('mall-item/item/search')
    const page = (body: object) => search({ pageNo: 1, pageSize: 24, ...body })
    const { rows: categories } = await client.query<{ id: number }>(
      'select id from categories order by id',
    )
    const { rows: items } = await client.query<{ id: number }>(
      `select id from items where is_listed and voucher is null order by id limit 200`,
    )
    const size = await client.query<{ n: number }>(
      'select count(*)::int as n from items where is_listed',
    )
    return {
      size: size.rows[0]?.n ?? 0,
      calls: {
        'all goods': [{}, { pageNo: 2 }, { sort: 'newest' }, { sort: 'priceAsc' }].map(page),
        category: categories.map(({ id }) => page({ categoryId: id })),
        filters: categories.map(({ id }) =>
          page({ categoryId: id, filters: { finish: ['oak'], available: true, priceMax: 900 } }),
        ),
        shop: [5, 11].map((shopId) => page({ shopId })),
        words: ['schreibtisch', 'hocker', 'lampe', 'tisch eiche', 'sofa'].map((keyword) =>
          page({ keyword }),
        ),
        slip: ['schreibtich', 'hockr'].map((keyword) => page({ keyword })),
        item: items.map(({ id }) => ask('mall-item/item/detail')({ id })),
        'shops and rooms': [ask('mall-item/shop/list')({}), ask('mall-item/category/list')({})],
        ...(await drawDesk(client)),
      },
    }
  })
}

/** The pages of the shop that has half of all goods. */
async function drawDesk(client: pg.Client): Promise<Record<string, readonly Call[]>> {
  const { rows } = await client.query<{ id: string; site: string; language: string }>(
    `select u.id, u.site, u.language from shops h join seller_staff f on f.seller_id = h.seller_id and f.role = 'owner'
      join users u on u.id = f.user_id where h.id = 5 order by u.id limit 1`,
  )
  const ask = (path: string): Call => ({
    method: 'POST',
    path: `/sapi/mall-merchant/${path}`,
    headers: headersOf(rows[0]),
    body: { pageNo: 1, pageSize: 25 },
  })
  return { "shop's goods": [ask('item/page')], "shop's stock": [ask('goods/page')] }
}

/**
 * The same calls from many senders: the mall would hold back one who asks hundreds of times a
 * second.
 */
const SENDERS = 1_000
function manySenders(calls: readonly Call[]): Call[] {
  return Array.from({ length: SENDERS }, (_, index) => calls[index % calls.length]).filter(
    (call) => call !== undefined,
  )
}
