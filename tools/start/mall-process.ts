import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type MallProcess = {
  name: string
  pid: number | undefined
  /** Rejects when the process ends, which it never should by itself. */
  ended: Promise<never>
  stop(patience: number): Promise<void>
}

/** Logs grow for ever otherwise; the last start's and the one before are what people look for. */
const LARGEST_LOG = 10_000_000
const leaveWithParent = join(import.meta.dirname, 'leave-with-parent.mjs')

/**
 * Pages are made of many short-lived things: with room for those of a whole page, they are gone
 * before they are looked at twice. What outlives that is swept once it is half of what was kept;
 * left to itself V8 waits for three times as much, memory that then is never given back.
 */
export const API_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=50']

/**
 * Pictures, passwords and compressed pages are worked on in the threads of the pool, in blocks of
 * some megabytes. Left to itself glibc gives each thread an arena and returns little of it:
 * hundreds of megabytes that nobody uses. With these blocks of 128 KiB and more go back when they
 * are free. Read when a process begins, so they cannot be set later; other C libraries pass them
 * over.
 */
export const API_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Start a part of the mall. It writes to `logFile`, or to the terminal without one. */
export function startProcess(
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  logFile?: string,
  flags: readonly string[] = [],
): MallProcess {
  const log = logFile ? openLog(logFile) : 'inherit'
  const logStart = logFile ? statSync(logFile).size : 0
  const child = spawn(process.execPath, [...flags, '--import', leaveWithParent, script], {
    env: { ...API_ENVIRONMENT, ...env },
    stdio: ['ignore', log, log, 'ipc'],
    // Its own process group, so that Ctrl-C reaches it through us, in order.
    detached: process.platform !== 'win32',
  })
  if (typeof log === 'number') closeSync(log)
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(
        new Error(
          `${name} stopped (${signal ?? `exit code ${code}`})${lastWords(logFile, logStart)}`,
        ),
      ),
    )
  })
  ended.catch(() => {}) // looked at only while the mall is meant to run
  return { name, pid: child.pid, ended, stop: (patience) => endProcess(child, patience) }
}

/**
 * Ask a process to end, and end it with all it started when it has not after `patience`
 * milliseconds.
 */
export async function endProcess(child: ChildProcess, patience: number): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  if (patience > 0) {
    child.kill('SIGTERM')
    await Promise.race([gone, sleep(patience, undefined, { ref: false })])
  }
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
  } catch {} // nothing of it is left
  await gone
}

export function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LARGEST_LOG) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

function lastWords(logFile: string | undefined, from: number): string {
  if (!logFile) return ''
  const lines = readFileSync(logFile).subarray(from).toString().trim().split('\n').slice(-15)
  return `. The end of ${logFile}:\n${lines.join('\n')}`
}
