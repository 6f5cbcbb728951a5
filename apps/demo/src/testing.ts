import { existsSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { cloneTemplate, type TestDatabase } from '../../../database/test-server.ts'
import { demoFolder } from '../../../database/testing.ts'
import { seedDemo } from './seed.ts'

/**
 * With the run's number the key of a lock: of the test files that want the demo mall the first
 * fills it, the others wait.
 */
const FILL_LOCK = 7_014_555
/** The moment at which it is filled. */
export const DEMO_NOW = new Date('2026-03-02T12:00:00Z')

/**
 * The demo mall as it is right after its first start, for one test file, with a folder of its own.
 */
export async function createDemoMall(): Promise<{ database: TestDatabase; dataDir: string }> {
  const server = inject('testServer')
  const template = `galleria_test_${server.run}_demo`
  const filled = demoFolder(server.run)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [FILL_LOCK, server.run])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ])
    if (!rowCount) {
      const filling = await cloneTemplate(server)
      await seedDemo({ databaseUrl: filling.url, dataDir: filled, now: DEMO_NOW })
      await client.query(
        `alter database ${new URL(filling.url).pathname.slice(1)} rename to ${template}`,
      )
    }
    const [database, dataDir] = await Promise.all([
      cloneTemplate({ ...server, template }),
      mkdtemp(join(tmpdir(), 'seed-test-')),
    ])
    if (existsSync(filled)) await cp(filled, dataDir, { recursive: true })
    return { database, dataDir }
  } finally {
    await client.end()
  }
}
