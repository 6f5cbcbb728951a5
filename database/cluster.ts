import {
  chmodSync,
  closeSync,
  existsSync,
  fchownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseHome, openDoor, type Home } from './cluster-home.ts'
import { giveTo, runAs } from './cluster-owner.ts'
import {
  claimHome,
  endWithUs,
  releaseHome,
  stopLeftoverServer,
  stopServer,
} from './leftover-server.ts'
import { provideBinaries, type Binaries } from './postgres-binaries.ts'
import { postgresSettings } from './postgres-settings.ts'

export type ClusterOptions = {
  /**
   * Where the data lives from one start to the next. A cluster that is not durable only writes its
   * log here, when it is given.
   */
  dataDir?: string
  /**
   * False for tests: in memory where the machine offers that, without fsync, and gone after
   * `stop()`.
   */
  durable: boolean
  log?: (line: string) => void
  /**
   * For a restore, which has claimed the folder already: the name of a data folder beside the
   * mall's own.
   */
  beside?: string
}

export type Cluster = {
  /**
   * A connection URL for `pg`: over a private unix socket, so no port is taken and no password is
   * needed.
   */
  urlFor(database: string): string
  /** The data folder. */
  readonly data: string
  stop(): Promise<void>
  /** Stop at once, without a checkpoint; the next start recovers. */
  kill(): void
}

const SUPERUSER = 'galleria'
/** What begins so is thrown away at the next start. */
export const UNFINISHED = 'unfinished-'
/**
 * Recovery after a power cut replays the write-ahead log before the first connection; that may take
 * minutes, never this long.
 */
const LONGEST_RECOVERY_MS = 300_000

/**
 * Start the mall's own PostgreSQL, made on first use. Whatever an earlier run left behind (a lock,
 * half a cluster, a server) is dealt with first.
 */
export async function startCluster({
  dataDir,
  durable,
  log = () => {},
  beside,
}: ClusterOptions): Promise<Cluster> {
  const home = chooseHome(dataDir, durable)
  if (beside) home.data = join(home.path, beside)
  else claimHome(home.path)
  try {
    await stopLeftoverServer(home.data, log)
    await openDoor(home)
    const binaries = await provideBinaries(home.owner)
    if (!beside) removeUnfinished(home, log)
    if (existsSync(home.data)) checkCluster(home, binaries)
    else await makeCluster(home, binaries, durable)
    const server = await launch(home, binaries, durable)
    const stopWatching = durable ? () => {} : endWithUs(server.pid ?? 0, home.path)
    const stop = async () => {
      stopWatching()
      // SIGINT ends connections and writes a checkpoint; what is thrown away afterwards needs none.
      await stopServer(server.pid ?? 0, durable ? 'SIGINT' : 'SIGQUIT')
      forget(home, durable, beside)
    }
    return {
      urlFor: (database) => urlFor(home, database),
      data: home.data,
      stop,
      kill: () => void server.kill('SIGQUIT'),
    }
  } catch (failure) {
    forget(home, durable, beside)
    throw failure
  }
}

/**
 * The cluster of a data folder that another process has open: what PostgreSQL itself notes beside
 * its data.
 */
export function findRunningCluster(
  dataDir: string,
): (Pick<Cluster, 'urlFor'> & { readonly data: string }) | undefined {
  const { data } = chooseHome(dataDir, true)
  const note = join(data, 'postmaster.pid')
  const [pid, , , port, socket] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
  if (!pid || !isAlive(Number(pid))) return undefined
  const host = socket
    ? `localhost/DATABASE?host=${encodeURIComponent(socket)}`
    : `127.0.0.1:${port}/DATABASE`
  return {
    data,
    urlFor: (database) => `postgresql://${SUPERUSER}@${host.replace('DATABASE', database)}`,
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM' // another user's
  }
}

/**
 * initdb works beside the final place and one rename makes it count, so a cluster that exists is a
 * whole one.
 */
async function makeCluster(home: Home, binaries: Binaries, durable: boolean): Promise<void> {
  const unfinished = mkdtempSync(join(home.path, UNFINISHED))
  giveTo(home.owner, unfinished)
  const flags = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--auth=trust',
  ]
  if (!durable) flags.push('--no-sync')
  const initdb = spawn(
    binaries.initdb,
    [`--pgdata=${unfinished}`, `--username=${SUPERUSER}`, ...flags],
    {
      ...runAs(home.owner),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let errorOutput = ''
  initdb.stderr?.on('data', (text) => (errorOutput += String(text)))
  const code = await new Promise((resolve, reject) =>
    initdb.once('error', reject).once('close', resolve),
  )
  if (code !== 0)
    throw new Error(
      `PostgreSQL could not make its data folder in ${home.path}: ${errorOutput.trim()}`,
    )
  renameSync(unfinished, home.data)
}

function removeUnfinished(home: Home, log: (line: string) => void): void {
  for (const name of readdirSync(home.path).filter((entry) => entry.startsWith(UNFINISHED))) {
    log('an earlier first start did not finish; starting over')
    try {
      rmSync(join(home.path, name), { recursive: true, force: true })
    } catch {} // its initdb still writes into it; gone at the next start
  }
}

async function launch(home: Home, binaries: Binaries, durable: boolean): Promise<ChildProcess> {
  const settings = postgresSettings(home, durable).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const logStart = existsSync(home.log) ? statSync(home.log).size : 0
  const log = openSync(home.log, 'a', 0o600)
  if (home.owner) fchownSync(log, home.owner.uid, home.owner.gid) // so that the owner of the data can start without root, too
  // Its own process group: Ctrl-C reaches every process of the terminal's group, and the database
  // has to outlive the API.
  const server = spawn(binaries.postgres, ['-D', home.data, ...settings], {
    ...runAs(home.owner),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const gone = new Promise<'gone'>((resolve) =>
    server.once('error', () => resolve('gone')).once('exit', () => resolve('gone')),
  )
  const end = Date.now() + LONGEST_RECOVERY_MS
  while (Date.now() < end) {
    if (await answers(urlFor(home, 'postgres'))) return server
    if ((await Promise.race([gone, sleep(20)])) === 'gone')
      throw new Error(whyItDied(home.log, logStart))
  }
  await stopServer(server.pid ?? 0, 'SIGQUIT')
  throw new Error(`PostgreSQL did not become ready; see ${home.log}`)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function urlFor(home: Home, database: string): string {
  const place = home.port
    ? `127.0.0.1:${home.port}/${database}`
    : `localhost/${database}?host=${encodeURIComponent(home.socket)}`
  return `postgresql://${SUPERUSER}@${place}`
}

function forget(home: Home, durable: boolean, beside: string | undefined): void {
  if (!beside) releaseHome(home.path)
  if (!home.socket.startsWith(home.path)) rmSync(home.socket, { recursive: true, force: true })
  if (!durable) rmSync(home.path, { recursive: true, force: true })
}

function checkCluster(home: Home, binaries: Binaries): void {
  const made = readFileSync(join(home.data, 'PG_VERSION'), 'utf8').trim()
  const ours = binaries.version.split('.')[0]
  // A copied or restored folder is often open to others, which PostgreSQL refuses.
  if (process.platform !== 'win32') chmodSync(home.data, 0o700)
  if (made !== ours)
    throw new Error(
      `The data in ${home.data} was made by PostgreSQL ${made}, but this mall brings PostgreSQL ${ours}; restore it from a dump or choose another DATA_DIR`,
    )
}

function whyItDied(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString().trim().split('\n')
  const fatal =
    lines.findLast((line) => /\b(FATAL|PANIC):/.test(line) && !line.includes('starting up')) ??
    lines.at(-1) ??
    ''
  return `PostgreSQL stopped while starting: ${fatal.replace(/^.*?(FATAL|PANIC):\s*/, '')} (see ${log})`
}
