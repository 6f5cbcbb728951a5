import { dirname } from 'node:path'
import { applyRule, foldersOf, runBackup, type Server } from '../../database/backup/run-backup.ts'
import { findRunningCluster, startCluster } from '../../database/cluster.ts'
import { demandBackupSettings } from './backup-settings.ts'
import { explainFailure } from './explain-failure.mjs'
import { DATABASE } from './mall-database.ts'
import { readNoWords } from './read-words.ts'
import { readMallSettings, type MallSettings } from './mall-settings.ts'

/**
 * `npm run backup`: everything, encrypted, into BACKUP_DIR, whether the mall runs or not; then what
 * the rule does not keep goes.
 */
async function backup(): Promise<void> {
  const root = dirname(dirname(import.meta.dirname))
  const settings = readMallSettings(process.env, root)
  const { store, keep } = demandBackupSettings(process.env, root)
  const began = performance.now()
  await withServer(settings, async (server) => {
    const name = await runBackup(store, server, foldersOf(settings.dataDir))
    console.log(`${name} written and read back (${seconds(began)} s)`)
  })
  const gone = await applyRule(store, keep, new Date())
  if (gone.length > 0) console.log(`deleted by rule: ${gone.join(', ')}`)
}

async function withServer(
  { databaseUrl, dataDir }: MallSettings,
  use: (server: Server) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return use({ url: databaseUrl, data: undefined })
  const running = findRunningCluster(dataDir)
  if (running) return use({ url: running.urlFor(DATABASE), data: running.data })
  const cluster = await startCluster({ dataDir, durable: true, log: console.log })
  try {
    await use({ url: cluster.urlFor(DATABASE), data: cluster.data })
  } finally {
    await cluster.stop()
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

readNoWords(
  'npm run backup writes a backup into BACKUP_DIR and takes no words; docs/running.md has the settings',
)
try {
  await backup()
} catch (failure) {
  console.error(explainFailure(failure, { databaseUrl: process.env['DATABASE_URL'] }))
  process.exitCode = 1
}
