import { toBytes } from './api.ts'
import type { BareQuestion } from './bare-route.ts'
import { startChild, type Child } from './child.ts'
import { lapWithCost } from './cpu-time.ts'
import type { Lap, Race } from './laps.ts'
import type { LoadQuestion } from './load-http.ts'
import type { Question, Recorder, Recording, Statement } from './record-sql.ts'
import { packReplay } from './replay.ts'
import type { ReplayQuestion } from './replay-sql.ts'
import type { Laps } from './report.ts'

/** One thing that is measured: the requests, what they make the database do, and an answer of the usual size. */
export type Course = {
  name: string
  requests: readonly Buffer[]
  pieces: readonly (readonly Statement[])[]
  sample: { question: Question; body: string }
  once?: boolean
}

/** Before the first lap: until what is asked often is compiled, as it is in a process that has served for a minute. */
const WARM_UP_MS = 5_000
/** So many requests, from so many addresses, that the flood protection lets all of them pass. */
const REQUESTS = 2_000

/** Asks every question once in this process. `isWarm` asks twice and notes the second time, for what is kept from the first. */
export async function recordCourse(
  recorder: Recorder,
  name: string,
  questions: readonly Question[],
  isWarm = false,
): Promise<Course> {
  const recordings: Recording[] = []
  for (const question of questions) {
    if (isWarm) await recorder.record(question)
    const recording = await recorder.record(question)
    if (recording.status !== 200)
      throw new Error(`${name} answered ${recording.status}: ${recording.body.slice(0, 500)}`)
    recordings.push(recording)
  }
  const rounds = Math.ceil(REQUESTS / questions.length)
  const requests = Array.from({ length: rounds * questions.length }, (_, number) =>
    toBytes(questions[number % questions.length] as Question, number),
  )
  return {
    name,
    requests,
    pieces: recordings
      .map(({ statements }) => statements)
      .filter((statements) => statements.length > 0),
    sample: middleOf(questions, recordings),
  }
}

export function middleOf(
  questions: readonly Question[],
  recordings: readonly Recording[],
): Course['sample'] {
  const bySize = recordings
    .map(({ body }, index) => ({ question: questions[index] as Question, body }))
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

/** The call and its two yardsticks in turn, a few times, so that a busy moment of the machine falls on all three. */
export async function runCourse(
  { load, replay, bare }: Track,
  course: Course,
  place: Place,
  { connections, rounds, milliseconds }: Pace,
): Promise<Laps> {
  const { name, once } = course
  const { question, body } = course.sample
  const isPage = question.method === 'GET'
  const barePort = await bare.ask<number>({
    kind: 'open',
    method: question.method,
    path: isPage ? '/*' : question.path,
    body,
    isPage,
  } satisfies BareQuestion)
  await load.ask({
    kind: 'keep',
    name,
    requests: course.requests,
    ...(once ? { once } : {}),
  } satisfies LoadQuestion)
  await load.ask({
    kind: 'keep',
    name: 'bare',
    requests: [toBytes(question, 0)],
  } satisfies LoadQuestion)
  await replay.ask({
    kind: 'keep',
    name,
    ...packReplay(course.pieces),
    ...(once ? { once } : {}),
  } satisfies ReplayQuestion)
  const race: Race = { connections, milliseconds }
  const call = (at: Race) =>
    load.ask<Lap>({ kind: 'run', name, port: place.port, ...at } satisfies LoadQuestion)
  const sql = (at: Race) =>
    replay.ask<Lap>({
      kind: 'run',
      name,
      url: place.url,
      options: place.options,
      ...at,
    } satisfies ReplayQuestion)
  const plain = (at: Race) =>
    load.ask<Lap>({ kind: 'run', name: 'bare', port: barePort, ...at } satisfies LoadQuestion)
  const laps: Laps = { call: [], sql: [], bare: [] }
  const short: Race = { connections, milliseconds: Math.min(500, milliseconds) }
  await call(once ? short : { connections, milliseconds: WARM_UP_MS })
  if (course.pieces.length > 0) await sql(short)
  await plain(short)
  for (let round = 0; round < rounds; round += 1) {
    laps.call.push(
      await lapWithCost({ own: place.api, database: place.database, load: load.pid }, () =>
        call(race),
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
