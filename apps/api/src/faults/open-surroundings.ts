import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createTestDatabase } from '../../../../database/testing.ts'
import { startWatchedLab } from '../../../lab/src/test-lab.ts'
import { freePort } from '../testing/free-port.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import type { ApiSettings } from './run-process.ts'

export type Surroundings = Awaited<ReturnType<typeof openSurroundings>>

/**
 * What stays while processes of the mall are killed and started again: a database with goods on the
 * shelves, the outside world, and a look into the books.
 */
export async function openSurroundings() {
  const database = await createTestDatabase()
  const lab = await startWatchedLab({ delays: { script: 30, refund: 100 } })
  const settings: ApiSettings = {
    databaseUrl: database.url,
    dataDir: await mkdtemp(join(tmpdir(), 'mall-faults-')),
    port: await freePort(),
    lab: { url: lab.url, smtpPort: lab.smtpPort },
  }
  await stockShelves(database.url)
  const books = new pg.Client({ connectionString: database.url })
  await books.connect()
  return {
    lab,
    settings,
    books,
    /** How the next payment at MOCKPAY ends. */
    async scenario(outcome: string): Promise<void> {
      await fetch(`${lab.url}/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel: 'MOCKPAY', outcome }),
      })
    },
    async close(): Promise<void> {
      await books.end()
      await lab.stop()
      await Promise.all([database.drop(), rm(settings.dataDir, { recursive: true, force: true })])
    },
  }
}
