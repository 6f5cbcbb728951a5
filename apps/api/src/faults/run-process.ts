import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, Problem, type Client, type ProblemBody } from '@galleria/contract/client'
import { HOUR } from '@galleria/kernel/time'
import type { CrashPoint } from '#platform/crash-point.ts'

/**
 * The API as a process of its own, the way it runs in production: it can be killed, stopped, and
 * started again on the same port.
 */
export type RunningApi = {
  readonly url: string
  readonly child: ChildProcess
  /** How it ended: an exit code, or the signal that killed it. */ ended(): Promise<number | string>
}

export type ApiSettings = {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly port: number
  readonly lab: { readonly url: string; readonly smtpPort: number }
  /** Seconds between not being ready and taking no more connections. */
  readonly leaveDelay?: number
  /** Hours by which the clock of its machine is ahead; `later`: only from the signal SIGUSR2 on. */
  readonly ahead?: { readonly hours: number; readonly later: boolean }
  /** Flags of Node, and settings other than those of most tests. */
  readonly flags?: readonly string[]
  readonly more?: NodeJS.ProcessEnv
}

/** It opens within two seconds; on a machine that does much else it took more than thirty. */
const PATIENCE_MS = 120_000
/** What is started thirty times in a run is compiled once. */
const COMPILED = join(tmpdir(), `galleria-compiled-${userInfo().uid}`)

export async function startApi(
  settings: ApiSettings,
  crashPoint?: CrashPoint,
): Promise<RunningApi> {
  const api = spawnApi(settings, crashPoint)
  const { child, url } = api
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(40)) {
    if (child.exitCode !== null || child.signalCode !== null) return api
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return api
  }
  child.kill('SIGKILL')
  throw new Error('the API did not open')
}

/** The same, without waiting until it is open. */
export function spawnApi(settings: ApiSettings, crashPoint?: CrashPoint): RunningApi {
  const { databaseUrl, dataDir, port, lab, leaveDelay = 0, ahead, flags = [], more } = settings
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILED,
    MODE: 'demo',
    PAGES: 'none',
    // Crowds of these tests come from one address; only those about floods look at how much it may
    // send.
    PATIENCE: '100',
    LOG_LEVEL: 'fatal',
    LEAVE_DELAY_SECONDS: String(leaveDelay),
    PORT: String(port),
    METRICS_PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${lab.smtpPort}`,
    // All stand-ins, also where a proxy stands before them.
    LAB_PORT: new URL(lab.url).port,
    ...(crashPoint ? { CRASH_POINT: crashPoint } : {}),
    ...(ahead
      ? {
          NODE_OPTIONS: `--import ${join(import.meta.dirname, 'wrong-clock.mjs')}`,
          AHEAD_MS: String(ahead.hours * HOUR),
          AHEAD_FROM: ahead.later ? 'signal' : 'start',
        }
      : {}),
    ...more,
  }
  delete env['VITEST']
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '../main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0)),
  )
  return { url: `http://127.0.0.1:${port}`, child, ended: () => end }
}

export type Person = { readonly call: Client; readonly cookies: Map<string, string> }

/**
 * Somebody with cookies of their own who calls over the network, from an address of their own where
 * a proxy names it. A call that gets no answer throws, and nobody knows whether it was heard.
 */
export function person(url: string, address?: string): Person {
  const cookies = new Map<string, string>([
    ['site', 'DE'],
    ['lang', 'en'],
  ])
  const call = createClient(async (name, argument) => {
    const [method, path] = name.split(' ') as [string, string]
    const answer = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: url,
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(address ? { 'x-forwarded-for': address } : {}),
      },
      body: JSON.stringify(argument),
      signal: AbortSignal.timeout(60_000),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const body: unknown = await answer.json()
    if (answer.ok) return body
    throw new Problem(body as ProblemBody)
  })
  return { call, cookies }
}
