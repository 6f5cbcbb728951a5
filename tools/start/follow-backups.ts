import { setTimeout as sleep } from 'node:timers/promises'
import { followMall, foldersOf } from '../../database/backup/run-backup.ts'
import { letLogGo } from '../../database/backup/ship-log.ts'
import type { Cluster } from '../../database/cluster.ts'
import type { BackupSettings } from './backup-settings.ts'
import { DATABASE } from './mall-database.ts'

/** What may be lost with the machine: the log, files and lists of the time since the last round. */
const EVERY_MS = 60_000
/** The database has little time to stop. */
const LAST_ROUND_MS = 3_000

/**
 * Stores what happens in the mall's own database as it happens. Answers with a function that stores
 * the rest and stops.
 */
export async function followBackups(
  settings: BackupSettings | undefined,
  cluster: Cluster,
  dataDir: string,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const server = { url: cluster.urlFor(DATABASE), data: cluster.data }
  if (!settings) {
    await letLogGo(server.url)
    return async () => {}
  }
  const stopping = new AbortController()
  let hasFailed = false
  async function round(): Promise<void> {
    try {
      const { isBroken } = await followMall(settings!.store, server, foldersOf(dataDir))
      if (isBroken)
        log('backups were out of reach for too long and miss a part of the log: npm run backup')
      if (hasFailed) log('backups go on')
      hasFailed = false
    } catch (failure) {
      // Said once: the mall goes on, and the log waits.
      if (!hasFailed) log(`backups do not go on: ${(failure as Error).message}`)
      hasFailed = true
    }
  }
  const rounds = (async () => {
    while (!stopping.signal.aborted) {
      await round()
      await sleep(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  })()
  return async () => {
    stopping.abort()
    await Promise.race([rounds.then(round), sleep(LAST_ROUND_MS, undefined, { ref: false })])
  }
}
