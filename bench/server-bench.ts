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
  placeQuestion,
  prepare,
  replayAs,
  restock,
  type Basket,
  type Placement,
} from './placements.ts'
import { drawItemQuestions, drawOrderQuestions } from './questions.ts'
import { openRecorder, type Question, type Recorder, type Recording } from './record-sql.ts'
import { printReport, type Proof, type Row } from './report.ts'

export type Wish = {
  orders: number
  isFresh: boolean
  isProfiled: boolean
  /** Parts of names; none means all. */ only: readonly string[]
  pace: Pick<Pace, 'rounds' | 'milliseconds'>
}

const log = (line: string) => console.log(`  ${line}`)
/** Orders that are placed once each: enough for every lap of the call, and as many for the bare statements. */
const PLACEMENTS = 6_000

/** Everything the server promises to be fast at. Answers whether it was. */
export async function benchServer(wish: Wish): Promise<boolean> {
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
      small: await provideOrders(cluster, PLAN.orders, wish.isFresh, log),
      large: await provideOrders(cluster, wish.orders, wish.isFresh, log),
    }
    for (const url of Object.values(urls))
      await withClient(url, async (client) => {
        await renewSessions(client)
        await forgetPlaced(client)
      })
    const mail = later(await startMailServer())
    const track = openTrack()
    for (const part of Object.values(track)) later(part)
    const api = later(await startApi(urls.large, mail.port, wish.isProfiled))
    const postmaster = await withClient(urls.large, async (client) =>
      parentOf(
        (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0,
      ),
    )
    const measured = await measure({ wish, postmaster, urls, mailPort: mail.port, track, api })
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
  wish: Wish
  postmaster: number
  urls: { small: string; large: string }
  mailPort: number
  track: Track
  api: RunningApi
}

async function measure(ground: Ground): Promise<{ rows: Row[]; proofs: Proof[] }> {
  const { wish, urls, track, api } = ground
  const isWished = (name: string) =>
    wish.only.length === 0 || wish.only.some((part) => name.includes(part))
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
        { connections, ...wish.pace },
      ),
      ...(target ? { target } : {}),
    })
  }

  await withRecorder(ground, async (recorder, client) => {
    const orders = await drawOrderQuestions(client)
    const items = await drawItemQuestions(client)
    const plans: {
      name: string
      questions: readonly Question[]
      target?: number
      isWarm?: boolean
    }[] = [
      { name: 'order list', questions: orders.list, target: 0.5 },
      { name: 'order detail', questions: orders.detail, target: 0.5 },
      { name: 'item search', questions: items.search },
      { name: 'item detail', questions: items.item },
      { name: 'item page, kept', questions: items.keptPage.slice(0, 40), isWarm: true },
      { name: 'item page, rendered', questions: items.renderedPage },
    ]
    for (const { name, questions, target, isWarm } of plans.filter((plan) => isWished(plan.name)))
      await run(await recordCourse(recorder, name, questions, isWarm), 16, recorder.options, target)
  })
  if (isWished('growth')) proofs.push(...(await compareSizes(ground)))
  if (!isWished('place') && !isWished('hot')) return { rows, proofs }

  await withRecorder(ground, async (recorder, client) => {
    const baskets = await drawBaskets(client)
    if (isWished('place'))
      await run(await recordPlacing(recorder, client, baskets), 8, recorder.options, 0.5)
    if (isWished('hot'))
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

async function compareSizes({ wish, urls, mailPort, track, api }: Ground): Promise<Proof[]> {
  const draw = (url: string) =>
    withClient(url, async (client) => {
      const { list, detail } = await drawOrderQuestions(client)
      return { list: list.map(toBytes), detail: detail.map(toBytes) }
    })
  const requests = { small: await draw(urls.small), large: await draw(urls.large) }
  const smallApi = await startApi(urls.small, mailPort)
  const compare = (name: string, which: 'list' | 'detail') => {
    log(`${name}, small and large ...`)
    return measureGrowth(
      track.load,
      name,
      { orders: PLAN.orders, port: smallApi.port, requests: requests.small[which] },
      { orders: wish.orders, port: api.port, requests: requests.large[which] },
    )
  }
  try {
    return [await compare('order list', 'list'), await compare('order detail', 'detail')]
  } finally {
    await smallApi.stop()
  }
}

/** A few placements of each basket are really made, to record them; the rest is ready for the call and for the bare statements, half each. */
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
    const recording = await recorder.record(placeQuestion(from))
    if (recording.status !== 200)
      throw new Error(
        `placing an order answered ${recording.status}: ${recording.body.slice(0, 500)}`,
      )
    // A transaction that had to begin anew is not the usual one.
    if (!recording.statements.some(({ text }) => text === 'rollback'))
      recordings.set(from.basket, { recording, from })
  }
  const ready = placements.filter(({ basket }) => recordings.has(basket))
  const half = Math.floor(ready.length / 2)
  const sample = middleOf(
    [...recordings.values()].map(({ from }) => placeQuestion(from)),
    [...recordings.values()].map(({ recording }) => recording),
  )
  return {
    name: 'place order',
    once: true,
    sample,
    requests: ready
      .slice(0, half)
      .map((placement, index) => toBytes(placeQuestion(placement), index)),
    pieces: ready.slice(half).map((to) => {
      const { recording, from } = recordings.get(to.basket) as {
        recording: Recording
        from: Placement
      }
      return replayAs(recording, from, to)
    }),
  }
}
