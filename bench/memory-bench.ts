import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { storefronts } from '@galleria/contract/storefronts'
import type pg from 'pg'
import { startMall } from '../e2e/start-mall.ts'
import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { withClient } from '../tools/start/mall-database.ts'
import { startChild } from './child.ts'
import { tokenOf } from './databases.ts'
import type { Shopped, Shopping } from './memory-load.ts'

/** What the API's process may rest at, in MiB. */
const MOST_MB = 400
const PER_SECOND = 100
const LOOK_MS = 10_000
/** Pictures that come from phones are rare: every member sends a few. */
const MEMBERS = 200

type Target = { url: string; pid: number; databaseUrl: string; metrics: string }

/**
 * The demo mall as it ships under a day's mix of requests: what the API's process takes of the
 * machine's memory. True when it stays under the bar.
 */
export async function benchMemory({ seconds }: { seconds: number }): Promise<boolean> {
  await buildIfNeeded((line) => console.log(line))
  const load = loadavg()[0] ?? 0
  // The flood protection counts by address, and the load comes from one.
  process.env['TRUST_PROXY'] = '127.0.0.1'
  const mall = await startMall()
  try {
    console.log(`${PER_SECOND} requests a second for ${seconds} s; load ${load.toFixed(1)} before`)
    return (await measureMemory(mall, seconds)) <= MOST_MB
  } finally {
    await mall.stop()
  }
}

/**
 * Prints the resident memory over time and answers with what it came to rest at, in MiB: the middle
 * of the second half.
 */
async function measureMemory(
  { url, pid, databaseUrl, metrics }: Target,
  seconds: number,
): Promise<number> {
  const shopping = await withClient(databaseUrl, (client) => drawShopping(client, url, seconds))
  const loader = startChild('memory-load.ts')
  const looks: number[] = []
  const begin = performance.now()
  const look = async () => {
    const { rss, peak } = readMemory(pid)
    looks.push(rss)
    const { heap, buffers } = await readFigures(metrics)
    console.log(
      `${String(Math.round((performance.now() - begin) / 1000)).padStart(5)} s  ${rss.toFixed(0).padStart(5)} MB, at most ${peak.toFixed(0)}; V8's heap ${heap.toFixed(0)}, buffers ${buffers.toFixed(0)}; load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
  await look()
  const timer = setInterval(() => void look(), LOOK_MS)
  try {
    const shopped = await loader.ask<Shopped>(shopping)
    const { count, skipped, p50, failed } = shopped
    clearInterval(timer)
    await look()
    const half = looks.slice(looks.length >> 1).toSorted((a, b) => a - b)
    const rest = half[half.length >> 1] ?? Number.NaN
    console.log(
      `${count - skipped} requests, ${((count - skipped) / shopped.seconds).toFixed(0)} a second, ${skipped} left out; middle of each kind in ms: ${Object.entries(
        p50,
      )
        .map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`)
        .join(', ')}`,
    )
    if (Object.keys(failed).length > 0) console.log('not answered with 200:', failed)
    console.log(
      `${rest <= MOST_MB ? 'ok    ' : 'MISSED'} memory at rest ${rest.toFixed(0)} MB, budget ${MOST_MB}`,
    )
    return rest
  } finally {
    clearInterval(timer)
    loader.stop()
  }
}

/** proc(5), in MiB. */
export function readMemory(pid: number): { rss: number; peak: number } {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1])
  return { rss: read('VmRSS') / 1024, peak: read('VmHWM') / 1024 }
}

/**
 * What the process says of itself, in MiB: objects, and what lies outside V8's heap but hangs on
 * them.
 */
async function readFigures(metrics: string): Promise<{ heap: number; buffers: number }> {
  const text = await fetch(metrics).then(
    (answer) => answer.text(),
    () => '',
  )
  const read = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20
  return {
    heap: read('nodejs_heap_size_used_bytes'),
    buffers: read('nodejs_external_memory_bytes'),
  }
}

/** Members with orders, each signed in. */
export async function openMembers(
  client: pg.Client,
  count: number,
): Promise<{ email: string; cookie: string }[]> {
  const { rows: members } = await client.query<{
    id: string
    email: string
    site: string
    language: string
  }>(
    `select u.id, u.email, u.site, u.language from users u where u.kind = 'member' and not exists (select from seller_staff f where f.user_id = u.id)
     and exists (select from orders o where o.buyer_id = u.id) order by md5(u.id::text) limit $1`,
    [count],
  )
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
     select sha256(convert_to('bench-' || id, 'UTF8')), id, now(), now(), now() + interval '30 days', 'bench' from unnest($1::uuid[]) id on conflict do nothing`,
    [members.map(({ id }) => id)],
  )
  return members.map(({ id, email, site, language }) => ({
    email,
    cookie: `galleria=${tokenOf(id)}; site=${site}; lang=${language}`,
  }))
}

async function drawShopping(client: pg.Client, url: string, seconds: number): Promise<Shopping> {
  const { rows: items } = await client.query<{
    id: number
    shop: number
    key: string
    picture: string
  }>(
    `select distinct on (i.id) i.id, i.shop_id as shop, i.url_key as key, s.picture from items i join skus s on s.item_id = i.id where i.is_listed order by i.id, s.position`,
  )
  const members = await openMembers(client, MEMBERS)
  const paths = [
    '/',
    '/search',
    ...Array.from({ length: 8 }, (_, page) => `/search?page=${page + 1}`),
    ...items.map(({ id, shop, key }) => `/item/${key}-${shop}-${id}`),
  ]
  const places = Object.values(storefronts).flatMap(({ site, language }) =>
    [...new Set([language, 'en'])].map((spoken) => `site=${site}; lang=${spoken}`),
  )
  return {
    url,
    perSecond: PER_SECOND,
    seconds,
    // Some thousand different pages: what the cache of pages holds is part of what is measured.
    publicPages: paths,
    places,
    pictures: items.flatMap(({ picture }) =>
      [320, 640, 1200].map((width) => `/pictures/${picture}-${width}.webp`),
    ),
    itemIds: items.map(({ id }) => id),
    accounts: members.map(({ email }) => email),
    members: members.map(({ cookie }) => cookie),
  }
}
