import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@galleria/contract/define-call'
import { rollWith, seed } from './dice.ts'
import { malform } from './malform.ts'
import { meantCalls, openTally } from './meant-calls.ts'
import { sampleBody } from './samples.ts'
import { expectSound, kinds, openStage, pathOf, type Stage } from './stage.ts'

const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 4_000)
/** Sent together: the database's answers are waited for together, and what races is raced. */
const ABREAST = 8
/** A third of them, before each of which the callers get new things to own. */
const ROUND = Math.ceil(REQUESTS / 3 / ABREAST) * ABREAST
/**
 * Processor time of this thread for all that are sent together, so untouched by what else the
 * machine does; above it each is measured alone.
 */
const MOST_STALL_MS = 200

let stage: Stage
let calls: readonly Call[]
beforeAll(async () => {
  stage = await openStage()
  calls = meantCalls(stage.calls)
})
afterAll(() => stage.close())

describe('hostile input', () => {
  test('every call has a valid body to begin from', () => {
    const dice = rollWith(seed)
    for (const call of calls) {
      for (const isFull of [true, false]) {
        const { value } = sampleBody(call, { dice, own: {}, isFull })
        const parsed = call.body.safeParse(value)
        expect(parsed.error?.issues ?? [], `${call.call} ${JSON.stringify(value)}`).toEqual([])
      }
    }
  })

  test(
    `${REQUESTS} malformed requests over ${process.env['HOSTILE_CALLS'] ?? 'every call'} and every kind of caller cause no fault, no stall and no growth`,
    async () => {
      const answered: Record<number, number> = {}
      const tally = openTally()
      const heaps: number[] = []
      let slowest = { ms: 0, about: '' }
      for (let first = 0; first < REQUESTS; first += ABREAST) {
        if (first % ROUND === 0) {
          if (first > 0) await stage.restock()
          heaps.push(await heapAtRest())
        }
        const requests = Array.from({ length: Math.min(ABREAST, REQUESTS - first) }, (_, offset) =>
          breakOne(first + offset),
        )
        const before = process.threadCpuUsage()
        const answers = await Promise.all(
          requests.map(({ caller, sent }) => stage.send(caller, sent)),
        )
        const ms = spentSince(before)
        // A stall comes again with the request; a sweep of memory that happened to fall here does
        // not.
        slowest =
          ms <= Math.max(slowest.ms, MOST_STALL_MS)
            ? { ms: Math.max(ms, slowest.ms), about: slowest.about }
            : await findStall(requests)
        for (const [index, answer] of answers.entries()) {
          expectSound(answer, requests[index]?.about ?? '')
          answered[answer.status] = (answered[answer.status] ?? 0) + 1
          tally.count(requests[index]?.call ?? '', answer.status)
        }
      }
      heaps.push(await heapAtRest())
      if (process.env['HOSTILE_REPORT'])
        console.log(answered, slowest.ms, heaps, process.threadCpuUsage())
      if (process.env['HOSTILE_CALLS'])
        console.log(
          `${REQUESTS} requests over ${calls.length} calls, the slowest eight ${Math.round(slowest.ms)} ms\n${tally.lines().join('\n')}`,
        )
      // Each call in turn, so that none is left out.
      for (const { call } of calls)
        expect(tally.sent(call), call).toBeGreaterThanOrEqual(Math.floor(REQUESTS / calls.length))
      expect(slowest.ms, slowest.about).toBeLessThan(MOST_STALL_MS)
      // The first third also fills what is filled once: prepared statements, the memory of flood
      // protection.
      const [, afterFirst = 0, afterSecond = 0, atEnd = Infinity] = heaps
      expect(
        atEnd - afterFirst,
        `megabytes in use before and after each third: ${heaps.join(', ')}`,
      ).toBeLessThan(4)
      expect(
        atEnd - afterSecond,
        `megabytes in use before and after each third: ${heaps.join(', ')}`,
      ).toBeLessThan(4)
      // What the requests meet is not one wall: some still pass, some are malformed, some are
      // refused by the business.
      for (const status of [200, 400, 401, 404, 413, 422])
        expect(
          answered[status] ?? 0,
          `answers ${status} of ${JSON.stringify(answered)}`,
        ).toBeGreaterThan(10)
    },
    120_000 + REQUESTS * 10,
  )
})

async function findStall(
  requests: readonly ReturnType<typeof breakOne>[],
): Promise<{ ms: number; about: string }> {
  let worst = { ms: 0, about: '' }
  for (const { caller, sent, about } of requests) {
    const before = process.threadCpuUsage()
    await stage.send(caller, sent)
    const ms = spentSince(before)
    if (ms > worst.ms) worst = { ms, about }
  }
  return worst
}

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function breakOne(index: number) {
  const dice = rollWith(seed * 1_000_003 + index)
  const [pass, at] = [Math.floor(index / calls.length), index % calls.length]
  const call = calls[at] as Call
  // In four passes every call is made by every kind of caller.
  const kind = kinds[(at + pass) % kinds.length] ?? 'guest'
  const caller = stage.callers[kind]
  const other = stage.callers[kind === 'member' ? 'guest' : 'member'].belongings
  const { what, body } = malform(sampleBody(call, { dice, own: caller.belongings }), dice, other)
  return {
    call: call.call,
    caller,
    sent: { url: pathOf(call), body },
    about: `HOSTILE_SEED=${seed}, request ${index}: ${call.call} as ${kind}; ${what}\n${String(body).slice(0, 300)}`,
  }
}

/**
 * Megabytes in use of this thread after everything that can go is gone. Bodies just refused go only
 * a moment later (forty megabytes of them after some requests), and how functions were compiled is
 * forgotten after several sweeps or, on a slow machine, after half a minute: so several sweeps with
 * a moment between them, every time.
 */
async function heapAtRest(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const sweep = runInNewContext('gc') as () => void
  const found: number[] = []
  for (let tries = 0; tries < 4; tries++) {
    sweep()
    const { heapUsed, external } = process.memoryUsage()
    found.push(Math.round((heapUsed + external) / 104_857.6) / 10)
    await setTimeout(250)
  }
  return Math.min(...found)
}
