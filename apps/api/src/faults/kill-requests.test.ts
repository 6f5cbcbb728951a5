import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeViolation, findViolations } from '../../../../database/audit.ts'
import type { CrashPoint } from '#platform/crash-point.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../testing/provider-books.ts'
import { signedIn } from './member.ts'
import { signIn } from './patient-shopper.ts'
import { regretter, type Desk, type End } from './patient-regretter.ts'
import { openSurroundings, type Surroundings } from './open-surroundings.ts'
import { person, startApi, type ApiSettings, type RunningApi } from './run-process.ts'

/**
 * The process is killed with -9 at each border of goods that come back, are exchanged, withdrawn
 * from and disputed; each time it is started again, people say once more what they got no answer
 * to, and nobody lends a hand. `REQUEST_KILLS=<number>` kills so often.
 */
const own: readonly CrashPoint[] = ['reverse.moved', 'withdrawal.saved', 'withdrawal.matched']
const shared: readonly CrashPoint[] = [
  'reverse.approved',
  'reverse.started',
  'refund.sent',
  'refund.answered',
  'refund.finished',
  'reverse.finished',
]
const kills = Number(process.env['REQUEST_KILLS'] ?? own.length)
const isLong = kills > own.length
const walkedHere = isLong ? [...own, ...shared] : own
const points = Array.from({ length: kills }, (_, index) => walkedHere[index % walkedHere.length])

let books: Surroundings['books']
let lab: Surroundings['lab']
let settings: ApiSettings
let around: Surroundings
let api: RunningApi
let desk: Desk
beforeAll(async () => {
  around = await openSurroundings()
  ;({ books, lab, settings } = around)
  api = await startApi(settings)
  desk = {
    merchant: await signIn(person(api.url), 'merchant@galleria.test'),
    operator: await signIn(person(api.url), 'operator@galleria.test'),
    url: api.url,
  }
  await stop()
})
afterAll(async () => {
  api?.child.kill('SIGKILL')
  await api?.ended()
  await around.close()
})

async function stop(): Promise<void> {
  api.child.kill('SIGKILL')
  await api.ended()
}

test(
  `killed ${kills} times while goods come back, are exchanged, withdrawn from and disputed, everything ends as if nobody had been killed`,
  { timeout: 600_000 + kills * 60_000 },
  async () => {
    const walked: string[] = []
    const ends: Promise<End>[] = []
    for (const [index, point] of points.entries()) {
      api = await startApi(settings, point)
      await around.scenario('paid')
      // All of them come from one network, which may state twenty withdrawals an hour.
      await books.query(`delete from rate_limits where key like 'withdrawal:%'`)
      // Whoever withdraws comes to the borders of withdrawing; the others take turns.
      const visit = regretter(point?.startsWith('withdrawal') ? 'withdraws' : turns[index % 3])
      ends.push(visit(await signedIn(books, api.url), desk))
      // More than one may still be at it: whoever comes to the point first brings the process down
      // for all.
      walked.push(String(await Promise.race([api.ended(), ends.at(-1)?.then(() => 'nobody came')])))
    }
    api = await startApi(settings)
    const isUp = performance.now()
    const ended = await Promise.all(ends)
    const took = Math.round(performance.now() - isUp)
    if (isLong) console.log(`${kills} kills; the end came ${took} ms after the last`)
    expect(took).toBeLessThan(60_000)
    expect(walked).toEqual(points.map(() => 'SIGKILL'))
    expect(ended).toEqual(ended.map(({ way }) => ({ way, ...expected[way] })))
    await untilQuiet()
    expect((await books.query(TWICE)).rows).toEqual([])
    await stop()
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
    const { rows } = await books.query<{ held: string }>(HELD_IN_BOOKS)
    expect(Number(rows[0]?.held)).toBe(await heldAtProvider(lab.url))
  },
)

const turns = ['exchanges', 'disputes', 'withdraws'] as const
/** What one lamp comes to, in euros, with its delivery where all of it goes back. */
const expected: Record<End['way'], Omit<End, 'way'>> = {
  exchanges: { status: 'REVERSE_DONE', back: 0, replaced: 1, parcels: 2 },
  disputes: { status: 'REVERSE_DONE', back: 64.8, replaced: 0, parcels: 1 },
  withdraws: { status: 'REVERSE_DONE', back: 64.8, replaced: 0, parcels: 1 },
}
/** A move that was made twice, or a parcel, a refund or a credit note that is there twice. */
const TWICE = `
  select entity_id::text as id, event from transitions where entity = 'reverse' group by 1, 2 having count(*) > 1
  union all select reverse_id::text, 'refunded' from refunds where reverse_id is not null group by 1 having count(*) > 1
  union all select reverse_id::text, operator from reverse_parcels group by reverse_id, operator having count(*) > 1`

/** The jobs of the last moves are done, too. */
async function untilQuiet(): Promise<void> {
  const open = `select count(*)::int as n from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()`
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(300))
    if ((await books.query<{ n: number }>(open)).rows[0]?.n === 0) return
}
