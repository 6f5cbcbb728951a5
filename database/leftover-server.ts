import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Note who uses this cluster, and refuse while somebody alive does: two malls in one folder would
 * stop each other's server.
 */
export function claimHome(home: string): void {
  const lock = join(home, 'in-use-by')
  const holder = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  const pid = Number.parseInt(holder)
  if (holder && isAlive(pid) && holder === identify(pid)) {
    throw new Error(
      `The mall is already running with this data (process ${pid}); stop it, or choose another DATA_DIR`,
    )
  }
  rmSync(lock, { force: true }) // root's, perhaps, in a folder of ours
  writeFileSync(lock, identify(process.pid))
}

export function releaseHome(home: string): void {
  rmSync(join(home, 'in-use-by'), { force: true })
}

/** Whether the run that made this cluster is over, so that its remains may be thrown away. */
export function isAbandoned(home: string): boolean {
  const lock = join(home, 'in-use-by')
  if (!existsSync(lock)) return true
  const holder = readFileSync(lock, 'utf8')
  const pid = Number.parseInt(holder)
  return !isAlive(pid) || holder !== identify(pid)
}

/**
 * A killed mall leaves its server running or, after a power cut, a lock that names a process number
 * somebody else has by now.
 */
export async function stopLeftoverServer(data: string, log: (line: string) => void): Promise<void> {
  const lock = join(data, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number.parseInt(readFileSync(lock, 'utf8'))
  if (isAlive(pid) && isServerOf(pid, data)) {
    log(`stopping the database server that an earlier run left behind (process ${pid})`)
    await stopServer(pid, 'SIGINT')
  }
  rmSync(lock, { force: true })
}

/**
 * A server of tests ends with the process that started it, however that ends: a shell waits for the
 * pipe between them to break.
 */
export function endWithUs(server: number, folder: string): () => void {
  if (process.platform === 'win32') return () => {}
  const script = 'read _; kill -QUIT "$0"; sleep 1; rm -rf "$1"'
  const watch = spawn('/bin/sh', ['-c', script, String(server), folder], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watch.unref()
  ;(watch.stdin as unknown as { unref(): void }).unref()
  return () => void watch.kill('SIGKILL')
}

/** Stop a server, first as asked, then at once (it recovers on the next start), then by force. */
export async function stopServer(pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    [signal, 4500],
    ['SIGQUIT', 1000],
    ['SIGKILL', 500],
  ]
  for (const [way, patience] of steps) {
    if (!send(pid, way)) return
    const end = Date.now() + patience
    while (isAlive(pid) && Date.now() < end) await sleep(20)
    if (!isAlive(pid)) return
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return pid > 0 && process.kill(pid, signal)
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw failure
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0) && !isZombie(pid)
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In a container without an init process a dead server stays in the table for ever. */
function isZombie(pid: number): boolean {
  return statusFields(pid)?.[0] === 'Z'
}

/** The number of a process and when it began: numbers are used again, the pair is not. */
function identify(pid: number): string {
  return `${pid} ${statusFields(pid)?.[19] ?? ''}`
}

/**
 * Fields of /proc/PID/stat from the third on (the second, the name, may hold spaces); undefined
 * where there is no /proc.
 */
function statusFields(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function isServerOf(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      data,
    )
  } catch {
    return false
  }
}
