import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { systemClock } from './clock.ts'
import { inTransaction, openDatabase, type Database } from './db.ts'
import { defineJob, openJobs, subscribe, type OpenJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { query } from '../testing/query.ts'

const testEvent = defineJob<{ n: number }>('test.event')
const slowEvent = defineJob<{ n: number }>('test.slow')

let database: Database
let jobs: OpenJobs
let drop: () => Promise<void>
const ran = new Map<number, number>()
beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  database = openDatabase({ url: test.url, clock: systemClock })
  jobs = await openJobs(test.url, createLog('silent'), ['test.event', 'test.slow'])
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  await drop()
})

const count = async (state: string) =>
  (
    await query<{ n: number }>(
      database.db,
      'select count(*)::int as n from pgboss.job where name = $1 and state::text = $2',
      ['test.event', state],
    )
  )[0]?.n
async function until(isSo: () => Promise<boolean>, milliseconds: number): Promise<number> {
  const begin = performance.now()
  while (!(await isSo()) && performance.now() - begin < milliseconds) await sleep(50)
  return performance.now() - begin
}

test('a burst of 200 events is worked off within seconds, each once, and one that fails is tried again by itself', async () => {
  for (let n = 0; n < 200; n += 1) await jobs.send(database.db, testEvent, { n })
  const runsOf = (n: number) => ran.get(n) ?? 0
  await jobs.start([
    subscribe(testEvent, async ({ n }) => {
      ran.set(n, runsOf(n) + 1)
      if (n === 77 && runsOf(n) === 1) throw new Error('the first time it fails')
    }),
  ])
  expect(await until(async () => (await count('completed')) === 199, 60_000)).toBeLessThan(60_000)
  expect([...ran.keys()].length).toBe(200)
  expect(await count('retry')).toBe(1)
  await until(async () => (await count('completed')) === 200, 60_000)
  expect([await count('completed'), [...ran].filter(([, runs]) => runs !== 1)]).toEqual([
    200,
    [[77, 2]],
  ])
})

test('what is sent in a transaction is done as soon as that is through, not when the queue is next looked at, and never when it came to nothing', async () => {
  await expect(
    inTransaction(database.db, async (tx) => {
      await jobs.send(tx, testEvent, { n: 998 })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  // Looked at every two seconds only, so many in a row by two workers would take half a minute.
  const begin = performance.now()
  for (let n = 1001; n <= 1030; n += 1) {
    await inTransaction(database.db, (tx) => jobs.send(tx, testEvent, { n }))
    await until(async () => ran.has(n), 30_000)
  }
  expect(performance.now() - begin).toBeLessThan(20_000)
  expect([ran.has(998), [...ran].filter(([n, runs]) => n > 1000 && runs === 1).length]).toEqual([
    false,
    30,
  ])
})

test('what is done beside a job that takes long is completed long before that, and is not done again', async () => {
  let finish = () => {}
  const isOver = new Promise<void>((resolve) => (finish = resolve))
  await jobs.start([
    subscribe(slowEvent, async ({ n }) => {
      ran.set(n, (ran.get(n) ?? 0) + 1)
      if (n === 2001) await isOver
    }),
  ])
  const completed = async () =>
    (
      await query<{ n: number }>(
        database.db,
        `select (data->>'n')::int as n from pgboss.job where name = $1 and state = 'completed'`,
        ['test.slow'],
      )
    ).map(({ n }) => n)
  await inTransaction(database.db, async (tx) => {
    for (const n of [2001, 2002]) await jobs.send(tx, slowEvent, { n })
  })
  await until(async () => (await completed()).length > 0, 20_000)
  expect(await completed()).toEqual([2002])
  finish()
  await until(async () => (await completed()).length > 1, 20_000)
  expect([(await completed()).toSorted(), ran.get(2001), ran.get(2002)]).toEqual([
    [2001, 2002],
    1,
    1,
  ])
})

test('a job with another payload than its own is no program', async () => {
  const never = () =>
    inTransaction(database.db, async (tx) => {
      // @ts-expect-error -- misspelt
      await jobs.send(tx, testEvent, { m: 1 })
      // @ts-expect-error -- a number is asked for
      await jobs.send(tx, testEvent, { n: 'one' })
      throw new Error('neither is sent')
    })
  await expect(never()).rejects.toThrow('neither is sent')
})
