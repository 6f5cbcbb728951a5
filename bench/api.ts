import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_FLAGS, startProcess, type MallProcess } from '../tools/start/mall-process.ts'
import { dataDir } from './databases.ts'
import type { Call } from './call.ts'

const root = dirname(import.meta.dirname)
export const ORIGIN = 'https://bench.galleria.test'

/**
 * The settings of a mall in production behind a proxy on this machine; no provider is asked, since
 * nobody pays here.
 */
export function productionEnvironment(
  databaseUrl: string,
  smtpPort: number,
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    MODE: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ORIGIN,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SECRET: 'a secret of the benchmark, 32 letters or more',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
}

export type RunningApi = { port: number; pid: number; stop(): Promise<void> }

/** `isProfiled` leaves a CPU profile of the process in the data folder when it ends. */
export async function startApi(
  databaseUrl: string,
  smtpPort: number,
  isProfiled = false,
): Promise<RunningApi> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  // Without the settings of whoever runs the benchmark.
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    ...productionEnvironment(databaseUrl, smtpPort),
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    ...(isProfiled ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${dataDir}` } : {}),
  }
  const api = startProcess(
    'The API',
    join(root, 'apps/api/src/main.ts'),
    env,
    join(dataDir, 'api.log'),
    API_FLAGS,
  )
  await Promise.race([becomeReady(port), api.ended])
  return { port, pid: api.pid ?? 0, stop: () => api.stop(8000) }
}

/** Takes the mails of the orders that are placed. */
export async function startMailServer(): Promise<{ port: number; stop(): Promise<void> }> {
  const [labPort, port] = [await freePort(), await freePort()]
  const lab: MallProcess = startProcess(
    'The lab',
    join(root, 'apps/lab/src/main.ts'),
    {
      PATH: process.env['PATH'],
      LAB_PORT: String(labPort),
      SMTP_PORT: String(port),
      DATA_DIR: join(dataDir, 'lab'),
    },
    join(dataDir, 'lab.log'),
  )
  return { port, stop: () => lab.stop(1000) }
}

async function becomeReady(port: number): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The API did not become ready within 60 s')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number }
        server.close(() => resolve(port))
      })
  })
}

/**
 * Each request comes from another address, as behind a proxy; the flood protection counts by it.
 */
export function senderOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** A request as it goes over the line. */
export function toBytes({ method, path, headers, body }: Call, number: number): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: bench.galleria.test',
    'connection: keep-alive',
    `x-forwarded-for: ${senderOf(number)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  if (method === 'POST') lines.push(`content-length: ${Buffer.byteLength(text)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
