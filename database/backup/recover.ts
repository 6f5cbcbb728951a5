import { HOUR } from '@galleria/kernel/time'
import { createWriteStream, existsSync, readFileSync, statSync } from 'node:fs'
import {
  appendFile,
  chmod,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { extract } from 'tar-stream'
import { chooseHome } from '../cluster-home.ts'
import { giveTo } from '../cluster-owner.ts'
import { startCluster, UNFINISHED } from '../cluster.ts'
import { claimHome, releaseHome, stopLeftoverServer } from '../leftover-server.ts'
import { listStored, readSealed, type BackupStore } from './backup-store.ts'
import type { BaseManifest } from './manifest.ts'
import { BackupRefused } from './seal.ts'
import { logFolder } from './ship-log.ts'
import { DATA, readSystem } from './take-base.ts'

const BESIDE = `${UNFINISHED}restore`
/** The data that a restore replaced: the operator deletes it, or the next restore does. */
export const REPLACED = 'replaced-by-restore'
const SEGMENT = /^[0-9A-F]{24}$/
const LONGEST_RECOVERY_MS = 6 * HOUR

export type Recovery = {
  readonly backup: string
  readonly manifest: BaseManifest
  /** Undefined: as far as the log goes. */
  readonly until: Date | undefined
  readonly mayReplace: boolean
}

/**
 * Brings a base backup back into a data folder and forward along the log. All of it happens beside
 * the place where the mall looks, and one rename makes it count. Answers with the instant of the
 * last transaction, or nothing when there was none since the backup.
 */
export async function recoverCluster(
  store: BackupStore,
  dataDir: string,
  { backup, manifest, until, mayReplace }: Recovery,
  log: (line: string) => void,
): Promise<Date | undefined> {
  const home = chooseHome(dataDir, true)
  claimHome(home.path) // refuses while the mall is open
  try {
    await stopLeftoverServer(home.data, log)
    if (existsSync(home.data) && !mayReplace)
      throw new BackupRefused(
        `There is a mall in ${dataDir} already; say --replace to put the backup in its place`,
      )
    const beside = join(home.path, BESIDE)
    await rm(beside, { recursive: true, force: true })
    await unpack(store, backup, beside)
    await bringLog(store, manifest, beside, home.data)
    await writeRecovery(beside, until)
    await chmod(beside, 0o700)
    giveTo(home.owner, beside)
    const reached = await recover(dataDir, home.log, until)
    const replaced = join(home.path, REPLACED)
    if (existsSync(home.data)) {
      await rm(replaced, { recursive: true, force: true })
      await rename(home.data, replaced)
    }
    await rename(beside, home.data)
    return reached
  } finally {
    releaseHome(home.path)
  }
}

async function unpack(store: BackupStore, backup: string, into: string): Promise<void> {
  await mkdir(into, { mode: 0o700 })
  const archive = extract()
  const unpacking = (async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header
      const path = normalize(join(into, name.slice(DATA.length)))
      if (!name.startsWith(DATA) || !path.startsWith(into))
        throw new BackupRefused(`${backup} names a file that is outside of it`)
      if (type === 'directory') await mkdir(path, { recursive: true, mode: 0o700 })
      else {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(entry, createWriteStream(path, { mode: 0o600 }))
        continue
      }
      entry.resume()
    }
  })()
  await Promise.all([readSealed(store, backup, archive), unpacking])
}

/**
 * The stored log since the backup and, where the old data is still there, what had not been stored
 * of it yet.
 */
async function bringLog(
  store: BackupStore,
  { system, firstSegment }: BaseManifest,
  into: string,
  old: string,
): Promise<void> {
  const folder = logFolder(system)
  const place = join(into, 'pg_wal')
  const isWanted = (name: string) => !SEGMENT.test(name) || name.slice(8) >= firstSegment.slice(8)
  for (const name of (await listStored(store, folder)).filter(isWanted))
    await readSealed(
      store,
      `${folder}/${name}`,
      createWriteStream(join(place, name), { mode: 0o600 }),
    )
  if ((await readSystem(old)) !== system) return
  for (const name of await readdir(join(old, 'pg_wal')))
    if (/^([0-9A-F]{24}|[0-9A-F]{8}\.history)$/.test(name) && isWanted(name))
      if (!existsSync(join(place, name)))
        await copyFile(join(old, 'pg_wal', name), join(place, name))
}

/**
 * All of the log lies in its place already, so the command that would bring more has nothing to
 * bring.
 */
async function writeRecovery(data: string, until: Date | undefined): Promise<void> {
  const settings = ["restore_command = 'exit 1'", "recovery_target_action = 'promote'"]
  if (until)
    settings.push(
      `recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
    )
  await appendFile(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 })
}

async function recover(
  dataDir: string,
  logFile: string,
  until: Date | undefined,
): Promise<Date | undefined> {
  const before = existsSync(logFile) ? statSync(logFile).size : 0
  const serverLog = () => readFileSync(logFile).subarray(before).toString()
  const cluster = await startCluster({ dataDir, durable: true, beside: BESIDE }).catch((error) => {
    throw explain(serverLog(), until) ?? error
  })
  try {
    await untilPromoted(cluster.urlFor('postgres')).catch((error: unknown) => {
      throw explain(serverLog(), until) ?? error
    })
  } finally {
    await cluster.stop()
  }
  const reached = [
    ...serverLog().matchAll(/last completed transaction was at log time (\S+ \S+)/g),
  ].at(-1)?.[1]
  return reached ? new Date(reached.replace(' ', 'T').replace(/\+00$/, 'Z')) : undefined
}

/** Recovery answers read-only queries before it is over. */
async function untilPromoted(url: string): Promise<void> {
  for (const end = Date.now() + LONGEST_RECOVERY_MS; Date.now() < end; await sleep(100)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      const { rows } = await client.query<{ still: boolean }>('select pg_is_in_recovery() as still')
      if (rows[0]!.still) continue
      for (const name of ['restore_command', 'recovery_target_action', 'recovery_target_time'])
        await client.query(`alter system reset ${name}`)
      return
    } finally {
      await client.end()
    }
  }
  throw new BackupRefused('the log was not read within six hours')
}

function explain(serverLog: string, until: Date | undefined): Error | undefined {
  if (!/recovery ended before configured recovery target was reached/.test(serverLog))
    return undefined
  const last = /last completed transaction was at log time (\S+ \S+)/.exec(serverLog)?.[1]
  return new BackupRefused(
    `The log does not reach ${until?.toISOString()}${last ? `: its last transaction is of ${last}` : ''}; leave --until out to restore as far as it goes`,
  )
}
