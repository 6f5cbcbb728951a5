import { dirname } from 'node:path'
import { describeViolation, findViolations, readInvariants } from '../../database/audit.ts'
import { findRunningCluster, startCluster } from '../../database/cluster.ts'
import { migrate } from '../../database/migrate.ts'
import { explainFailure } from './explain-failure.mjs'
import { DATABASE, withClient } from './mall-database.ts'
import { readNoWords } from './read-words.ts'
import { readMallSettings } from './mall-settings.ts'

/**
 * `npm run audit`: every invariant of the mall over its database, open or closed. Prints each that
 * does not hold with its rows; exit code 1 on any.
 */
async function audit(): Promise<number> {
  const { databaseUrl, dataDir } = readMallSettings(
    process.env,
    dirname(dirname(import.meta.dirname)),
  )
  const running = databaseUrl ?? findRunningCluster(dataDir)?.urlFor(DATABASE)
  if (running) return report(running)
  const cluster = await startCluster({ dataDir, durable: true, log: console.log })
  try {
    await migrate(cluster.urlFor(DATABASE))
    return await report(cluster.urlFor(DATABASE))
  } finally {
    await cluster.stop()
  }
}

async function report(url: string): Promise<number> {
  const started = performance.now()
  const violations = await withClient(url, (client) => findViolations(client))
  for (const violation of violations) console.log(describeViolation(violation))
  console.log(
    `${readInvariants().length - violations.length} of ${readInvariants().length} invariants hold (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  )
  return violations.length === 0 ? 0 : 1
}

readNoWords('npm run audit asks every invariant of the books and takes no words')
try {
  process.exitCode = await audit()
} catch (failure) {
  console.error(explainFailure(failure, { databaseUrl: process.env['DATABASE_URL'] }))
  process.exitCode = 1
}
