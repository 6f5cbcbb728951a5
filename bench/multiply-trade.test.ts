import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeViolation, findViolations } from '../database/audit.ts'
import { migrate } from '../database/migrate.ts'
import type { TestDatabase } from '../database/test-server.ts'
import { createDemoMall, DEMO_NOW } from '../apps/demo/src/testing.ts'
import { openLoader } from './databases.ts'
import { multiplyTrade } from './multiply-trade.ts'

/** The benchmark's large malls: a table that is new in the mall must be copied rightly, or not. */

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  ;({ database, dataDir } = await createDemoMall())
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('three times the trade of the demo mall is three times its orders, and the books add up', async () => {
  const connect = () => openLoader(database.url)
  const client = await connect()
  try {
    const count = async () =>
      (await client.query<{ n: number }>('select count(*)::int as n from orders')).rows[0]?.n ?? 0
    const before = await count()
    await multiplyTrade(client, 3, connect, () => {})
    await migrate(database.url)
    expect(await count()).toBe(3 * before)
    await client.query(`select set_config('mall.now', $1, false)`, [DEMO_NOW.toISOString()])
    expect((await findViolations(client)).map(describeViolation)).toEqual([])
  } finally {
    await client.end()
  }
})
