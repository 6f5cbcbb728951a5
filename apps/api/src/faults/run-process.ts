import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, Problem, type Client, type ProblemBody } from '@galleria/contract/client'
import type { FaultPoint } from '#platform/fault.ts'

/** The API as a process of its own, the way it runs in production: it can be killed, stopped, and started again on the same port. */
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
}

/** What is started thirty times in a run is compiled once. */
const COMPILED = join(tmpdir(), `galleria-compiled-${userInfo().uid}`)

export async function startApi(settings: ApiSettings, fault?: FaultPoint): Promise<RunningApi> {
  const { databaseUrl, dataDir, port, lab } = settings
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILED,
    MODE: 'demo',
    PAGES: 'none',
    PATIENCE: '5',
    LOG_LEVEL: 'fatal',
    PORT: String(port),
    METRICS_PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${lab.smtpPort}`,
    MOCKPAY_URL: `${lab.url}/mockpay`,
    CARRIER_URL: `${lab.url}/carrier`,
    ...(fault ? { FAULT: fault } : {}),
  }
  delete env['VITEST']
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0)),
  )
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(40)) {
    if (child.exitCode !== null || child.signalCode !== null)
      return { url, child, ended: () => end }
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    )
    if (answer?.ok) return { url, child, ended: () => end }
  }
  throw new Error('the API did not open')
}

export type Person = { readonly call: Client; readonly cookies: Map<string, string> }

/** Somebody with cookies of their own who calls over the network. A call that gets no answer throws, and nobody knows whether it was heard. */
export function person(url: string): Person {
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
      },
      body: JSON.stringify(argument),
      signal: AbortSignal.timeout(15_000),
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
