import { toBytes } from './api.ts'
import type { BareTask } from './bare-route.ts'
import { startChild, type Child } from './child.ts'
import { lapWithCost } from './cpu-time.ts'
import type { Lap, Race } from './laps.ts'
import type { LoadTask } from './load-http.ts'
import type { Call } from './call.ts'
import type { Recorder, Recording, Statement } from './record-sql.ts'
import { packReplay } from './replay.ts'
import type { ReplayTask } from './replay-sql.ts'
import type { Laps } from './report.ts'

/**
 * One thing that is measured: the requests, what they make the database do, and an answer of the
 * usual size.
 */
export type Course = {
  name: string
  requests: readonly Buffer[]
  pieces: readonly (readonly Statement[])[]
  sample: { call: Call; body: string }
  once?: boolean
}

/**
 * Before the first lap: until what is asked often is compiled, as it is in a process that has
 * served for a minute.
 */
const WARM_UP_MS = 5_000
/** So many requests, from so many addresses, that the flood protection lets all of them pass. */
const REQUESTS = 2_000

/**
 * Asks every call once in this process. `isWarm` asks twice and notes the second time, for what is
 * cached by the first.
 */
export async function recordCourse(
  recorder: Recorder,
  name: string,
  calls: readonly Call[],
  isWarm = false,
): Promise<Course> {
  const recordings: Recording[] = []
  for (const call of calls) {
    if (isWarm) await recorder.record(call)
    const recording = await recorder.record(call)
    if (recording.status !== 200)
      throw new Error(`${name} answered ${recording.status}: ${recording.body.slice(0, 500)}`)
    recordings.push(recording)
  }
  const rounds = Math.ceil(REQUESTS / calls.length)
  const requests = Array.from({ length: rounds * calls.length }, (_, number) =>
    toBytes(calls[number % calls.length] as Call, number),
  )
  return {
    name,
    requests,
    pieces: recordings
      .map(({ statements }) => statements)
      .filter((statements) => statements.length > 0),
    sample: middleOf(calls, recordings),
  }
}

export function middleOf(
  calls: readonly Call[],
  recordings: readonly Recording[],
): Course['sample'] {
  const bySize = recordings
    .map(({ body }, index) => ({ call: calls[index] as Call, body }))
    .sort((a, b) => a.body.length - b.body.length)
  return bySize[Math.floor(bySize.length / 2)] as Course['sample']
}

export type Track = { load: Child; replay: Child; bare: Child }
export function openTrack(): Track {
  return {
    load: startChild('load-http.ts'),
    replay: startChild('replay-sql.ts'),
    bare: startChild('bare-route.ts'),
  }
}

export type Pace = { connections: number; rounds: number; milliseconds: number }
type Place = {
  port: number
  url: string
  options: string
  /** Process ids, to see what a lap costs. */ api: number
  database: number
}

/**
 * The call and its two yardsticks in turn, a few times, so that a busy moment of the machine falls
 * on all three.
 */
export async function runCourse(
  { load, replay, bare }: Track,
  course: Course,
  place: Place,
  { connections, rounds, milliseconds }: Pace,
): Promise<Laps> {
  const { name, once } = course
  const { call, body } = course.sample
  const isPage = call.method === 'GET'
  const barePort = await bare.ask<number>({
    kind: 'open',
    method: call.method,
    path: isPage ? '/*' : call.path,
    body,
    isPage,
  } satisfies BareTask)
  await load.ask({
    kind: 'keep',
    name,
    requests: course.requests,
    ...(once ? { once } : {}),
  } satisfies LoadTask)
  await load.ask({
    kind: 'keep',
    name: 'bare',
    requests: [toBytes(call, 0)],
  } satisfies LoadTask)
  await replay.ask({
    kind: 'keep',
    name,
    ...packReplay(course.pieces),
    ...(once ? { once } : {}),
  } satisfies ReplayTask)
  const race: Race = { connections, milliseconds }
  const loadMall = (at: Race) =>
    load.ask<Lap>({ kind: 'run', name, port: place.port, ...at } satisfies LoadTask)
  const sql = (at: Race) =>
    replay.ask<Lap>({
      kind: 'run',
      name,
      url: place.url,
      options: place.options,
      ...at,
    } satisfies ReplayTask)
  const plain = (at: Race) =>
    load.ask<Lap>({ kind: 'run', name: 'bare', port: barePort, ...at } satisfies LoadTask)
  const laps: Laps = { call: [], sql: [], bare: [] }
  const short: Race = { connections, milliseconds: Math.min(500, milliseconds) }
  await loadMall(once ? short : { connections, milliseconds: WARM_UP_MS })
  if (course.pieces.length > 0) await sql(short)
  await plain(short)
  for (let round = 0; round < rounds; round += 1) {
    laps.call.push(
      await lapWithCost({ own: place.api, database: place.database, load: load.pid }, () =>
        loadMall(race),
      ),
    )
    if (course.pieces.length > 0)
      laps.sql.push(
        await lapWithCost({ own: replay.pid, database: place.database }, () => sql(race)),
      )
    laps.bare.push(await plain({ connections, milliseconds: milliseconds / 2 }))
  }
  return laps
}
