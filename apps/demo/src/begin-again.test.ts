import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeViolation, findViolations } from '../../../database/audit.ts'
import { loadPlaces } from '../../../database/places/load-places.ts'
import { createTestDatabase } from '../../../database/testing.ts'
import type { TestDatabase } from '../../../database/test-server.ts'
import { UNTOUCHED } from './begin-again.ts'
import { seedDemo } from './seed.ts'

const SIZE = { buyers: 100, orders: 300 }
let database: TestDatabase
let client: pg.Client
let dataDir: string
beforeAll(async () => {
  ;[database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'seed-test-')),
  ])
  await loadPlaces(database.url)
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function countOf(what: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${what}`)
  return rows[0]!.n
}
const ANNAS_ORDERS = `orders where buyer_id = (select id from users where email = 'anna@galleria.test')`

it('what a mall has before it is filled is exactly what beginning again leaves in place', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const filled: string[] = []
  for (const { name } of rows) if ((await countOf(name)) > 0) filled.push(name)
  expect(filled.toSorted()).toEqual(UNTOUCHED.toSorted())
})

it('a start that is killed while the past is lived begins again: the mall is whole, and nothing is there twice', async () => {
  const places = await countOf('districts')
  const seed = JSON.stringify({ databaseUrl: database.url, dataDir, size: SIZE })
  const killed = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { seedDemo } = await import(${JSON.stringify(join(import.meta.dirname, 'seed.ts'))}); await seedDemo(${seed})`,
    ],
    { stdio: 'ignore' },
  )
  const isGone = new Promise((resolve) => killed.once('exit', resolve))
  while ((await countOf(ANNAS_ORDERS)) < 12) {
    expect(killed.exitCode).toBeNull()
    await sleep(20)
  }
  killed.kill('SIGKILL')
  await isGone
  expect(await countOf(ANNAS_ORDERS)).toBeLessThan(40)
  const noteOf = async () =>
    (await client.query(`select value from mall_settings where key = 'seed'`)).rows[0]?.value
  const before = await noteOf()
  expect(before).toMatchObject({ isDone: false, size: SIZE })

  await seedDemo({ databaseUrl: database.url, dataDir })
  expect(await noteOf()).toEqual({ ...before, isDone: true })
  expect(await countOf(ANNAS_ORDERS)).toBe(74)
  // One with assembly, one for points, two of codes, one by the metre, one to be fetched, one
  // reduced, one sent at no charge, seven in groups, nine and twenty-one that are asked about, what
  // one of these costs more, and two of a shop that was removed are lived beside the trade.
  expect(await countOf('orders')).toBe(SIZE.orders + 48)
  expect(await countOf('merchant_applications')).toBe(3)
  expect(await countOf('reverse_orders')).toBeLessThanOrEqual(46)
  expect(await countOf('pgboss.job')).toBe(0)
  expect(await countOf('districts')).toBe(places)
  expect((await findViolations(client)).map(describeViolation)).toEqual([])
})
