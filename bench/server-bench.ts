import { loadavg } from 'node:os'
import type pg from 'pg'
import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { withClient } from '../tools/start/mall-database.ts'
import {
  productionEnvironment,
  startApi,
  startMailServer,
  toBytes,
  type RunningApi,
} from './api.ts'
import { parentOf } from './cpu-time.ts'
import {
  middleOf,
  openTrack,
  recordCourse,
  runCourse,
  type Course,
  type Pace,
  type Track,
} from './courses.ts'
import { PLAN, provideOrders, renewSessions, startDatabase } from './databases.ts'
import { measureGrowth } from './growth.ts'
import { measureHotSku } from './hot-sku.ts'
import {
  drawBaskets,
  forgetPlaced,
  placeCall,
  prepare,
  findRules,
  replayAs,
  restock,
  type Basket,
  type Placement,
} from './placements.ts'
import { drawItemCalls, drawOrderCalls } from './calls.ts'
import type { Call } from './call.ts'
import { drawDeskRequests, drawRequestCalls } from './requests.ts'
import { drawShopCalls, findDesk, measureShopDesk } from './shop-desk.ts'
import { measureFigures } from './shop-figures.ts'
import { openRecorder, type Recorder, type Recording } from './record-sql.ts'
import { printReport, type Proof, type Row } from './report.ts'

export type BenchPlan = {
  orders: number
  isFresh: boolean
  isProfiled: boolean
  /** Parts of names; none means all. */
  only: readonly string[]
  pace: Pick<Pace, 'rounds' | 'milliseconds'>
}

const log = (line: string) => console.log(`  ${line}`)
/**
 * Orders that are placed once each: enough for every lap of the call, and as many for the bare
 * statements.
 */
const PLACEMENTS = 6_000

/** Everything the server promises to be fast at. Answers whether it was. */
export async function benchServer(plan: BenchPlan): Promise<boolean> {
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
      small: await provideOrders(cluster, PLAN.orders, plan.isFresh, log),
      large: await provideOrders(cluster, plan.orders, plan.isFresh, log),
    }
    for (const url of Object.values(urls))
      await withClient(url, async (client) => {
        await renewSessions(client)
        await forgetPlaced(client)
      })
    const mail = later(await startMailServer())
    const track = openTrack()
    for (const part of Object.values(track)) later(part)
    const api = later(await startApi(urls.large, mail.port, plan.isProfiled))
    const postmaster = await withClient(urls.large, async (client) =>
      parentOf(
        (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0,
      ),
    )
    const measured = await measure({ plan, postmaster, urls, mailPort: mail.port, track, api })
    const postgres = await withClient(
      urls.large,
      async (client) =>
        (await client.query<{ server_version: string }>('show server_version')).rows[0]
          ?.server_version ?? '',
    )
    return printReport(measured.rows, measured.proofs, { postgres, load })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

type Ground = {
  plan: BenchPlan
  postmaster: number
  urls: { small: string; large: string }
  mailPort: number
  track: Track
  api: RunningApi
}

async function measure(ground: Ground): Promise<{ rows: Row[]; proofs: Proof[] }> {
  const { plan, urls, track, api } = ground
  const isPlanned = (name: string) =>
    plan.only.length === 0 || plan.only.some((part) => name.includes(part))
  const rows: Row[] = []
  const proofs: Proof[] = []
  const run = async (course: Course, connections: number, options: string, target?: number) => {
    log(`${course.name} ...`)
    rows.push({
      name: course.name,
      connections,
      laps: await runCourse(
        track,
        course,
        { port: api.port, url: urls.large, options, api: api.pid, database: ground.postmaster },
        { connections, ...plan.pace },
      ),
      ...(target ? { target } : {}),
    })
  }

  await withRecorder(ground, async (recorder, client) => {
    const orders = await drawOrderCalls(client)
    const items = await drawItemCalls(client)
    const requests = await drawRequestCalls(client)
    const plans: {
      name: string
      calls: readonly Call[]
      target?: number
      isWarm?: boolean
    }[] = [
      { name: 'order list', calls: orders.list, target: 0.5 },
      { name: 'order detail', calls: orders.detail, target: 0.5 },
      { name: 'requests list', calls: requests.list, target: 0.5 },
      { name: 'requests detail', calls: requests.detail, target: 0.5 },
      { name: 'requests preview', calls: requests.preview, target: 0.5 },
      { name: 'reviews of an item', calls: requests.reviews, target: 0.5 },
      { name: 'item search', calls: items.search },
      { name: 'item detail', calls: items.item },
      { name: 'item page, cached', calls: items.cachedPage.slice(0, 40), isWarm: true },
      { name: 'item page, rendered', calls: items.renderedPage },
    ]
    for (const { name, calls, target, isWarm } of plans.filter((plan) => isPlanned(plan.name)))
      await run(await recordCourse(recorder, name, calls, isWarm), 16, recorder.options, target)
  })
  if (isPlanned('growth')) proofs.push(...(await compareSizes(ground)))
  if (isPlanned('shop')) {
    log('the shop with half of all orders ...')
    const desks = await withClient(urls.large, async (client) => {
      const desk = await findDesk(client)
      return [await drawShopCalls(client, desk), await drawDeskRequests(client, desk)]
    })
    for (const desk of desks) proofs.push(...(await measureShopDesk(track.load, api.port, desk)))
  }
  if (isPlanned('figures')) {
    log('the figures of the shop with half of all orders ...')
    proofs.push(
      ...(await withClient(urls.large, (client) => measureFigures(client, track.load, api.port))),
    )
  }
  if (!isPlanned('place') && !isPlanned('hot')) return { rows, proofs }

  await withRecorder(ground, async (recorder, client) => {
    const baskets = await drawBaskets(client)
    if (isPlanned('place'))
      await run(await recordPlacing(recorder, client, baskets), 8, recorder.options, 0.5)
    if (isPlanned('hot'))
      proofs.push(await measureHotSku(client, recorder.mall, track.load, api.port, 0))
    await api.stop()
    await forgetPlaced(client)
  })
  return { rows, proofs }
}

async function withRecorder(
  ground: Ground,
  use: (recorder: Recorder, client: pg.Client) => Promise<void>,
): Promise<void> {
  const recorder = await openRecorder(productionEnvironment(ground.urls.large, ground.mailPort))
  try {
    await withClient(ground.urls.large, (client) => use(recorder, client))
  } finally {
    await recorder.close()
  }
}

async function compareSizes({ plan, urls, mailPort, track, api }: Ground): Promise<Proof[]> {
  const draw = (url: string) =>
    withClient(url, async (client) => {
      const { list, detail } = await drawOrderCalls(client)
      const requests = await drawRequestCalls(client)
      const bytes = (calls: readonly Call[]) => calls.map(toBytes)
      return {
        list: bytes(list),
        detail: bytes(detail),
        requestsList: bytes(requests.list),
        requestsDetail: bytes(requests.detail),
      }
    })
  const requests = { small: await draw(urls.small), large: await draw(urls.large) }
  const smallApi = await startApi(urls.small, mailPort)
  const compare = (name: string, which: keyof typeof requests.small) => {
    log(`${name}, small and large ...`)
    return measureGrowth(
      track.load,
      name,
      { size: PLAN.orders, port: smallApi.port, requests: requests.small[which] },
      { size: plan.orders, port: api.port, requests: requests.large[which] },
      { of: 'orders', most: 1.2 },
    )
  }
  try {
    return [
      await compare('order list', 'list'),
      await compare('order detail', 'detail'),
      await compare('requests list', 'requestsList'),
      await compare('requests detail', 'requestsDetail'),
    ]
  } finally {
    await smallApi.stop()
  }
}

/**
 * A few placements of each basket are really made, to record them; the rest is ready for the call
 * and for the bare statements, half each.
 */
async function recordPlacing(
  recorder: Recorder,
  client: pg.Client,
  baskets: readonly Basket[],
): Promise<Course> {
  await restock(client, [...new Set(baskets.flat().map(({ skuId }) => skuId))], 20_000)
  const placements = await prepare(client, recorder.mall, baskets, 2 * PLACEMENTS, 0)
  const first = placements.splice(0, baskets.length)
  const recordings = new Map<Basket, { recording: Recording; from: Placement }>()
  for (const from of first) {
    const recording = await recorder.record(placeCall(from))
    if (recording.status !== 200)
      throw new Error(
        `placing an order answered ${recording.status}: ${recording.body.slice(0, 500)}`,
      )
    // A transaction that had to begin anew is not the usual one.
    if (!recording.statements.some(({ text }) => text === 'rollback'))
      recordings.set(from.basket, { recording, from })
  }
  const rules = await findRules(client)
  const ready = placements.filter(({ basket }) => recordings.has(basket))
  const half = Math.floor(ready.length / 2)
  const sample = middleOf(
    [...recordings.values()].map(({ from }) => placeCall(from)),
    [...recordings.values()].map(({ recording }) => recording),
  )
  return {
    name: 'place order',
    once: true,
    sample,
    requests: ready.slice(0, half).map((placement, index) => toBytes(placeCall(placement), index)),
    pieces: ready.slice(half).map((to) => {
      const { recording, from } = recordings.get(to.basket) as {
        recording: Recording
        from: Placement
      }
      return replayAs(recording, from, to, rules)
    }),
  }
}
