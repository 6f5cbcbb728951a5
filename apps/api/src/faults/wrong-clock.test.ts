import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { freePort } from '../testing/free-port.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import { buy } from './patient-shopper.ts'
import { person, startApi, type ApiSettings } from './run-process.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let lab: Awaited<ReturnType<typeof startLab>>
let settings: ApiSettings
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-clock-'))
  database = await createTestDatabase()
  lab = await startLab({ port: 0, smtpPort: 0, dataDir: ':memory:' })
  await stockShelves(database.url)
  settings = {
    databaseUrl: database.url,
    dataDir: folder,
    port: await freePort(),
    lab: { url: lab.url, smtpPort: lab.smtpPort },
  }
})
afterAll(async () => {
  await lab.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('on a machine whose clock is two hours off the mall does not open', async () => {
  for (const hours of [2, -2]) {
    const api = await startApi({ ...settings, ahead: { hours, later: false } })
    expect(await api.ended()).toBe(1)
  }
})

test("a clock that goes wrong while the mall is open moves no deadline: those are the database's", async () => {
  const api = await startApi({ ...settings, ahead: { hours: 2, later: true } })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    api.child.kill('SIGUSR2')
    await fetch(`${lab.url}/scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'MOCKPAY', outcome: 'open' }),
    })
    const { contractId } = await buy(person(api.url))
    const { rows } = await client.query<{ minutes: number }>(
      `select round(extract(epoch from deadline_at - now()) / 60)::int as minutes from contracts order by created_at desc limit 1`,
    )
    expect([typeof contractId, rows]).toEqual(['string', [{ minutes: 30 }]])
  } finally {
    await client.end()
    api.child.kill('SIGTERM')
    await api.ended()
  }
})
