import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from '../database/cluster.ts'
import { migrate } from '../database/migrate.ts'
import { loadPlaces } from '../database/places/load-places.ts'
import { seedDemo, type Size } from '../apps/demo/src/seed.ts'
import { API_ENVIRONMENT, API_FLAGS } from '../tools/start/mall-process.ts'
import { copyPayments } from '../apps/demo/src/copy-payments.ts'

/**
 * The whole demo mall as it ships, for journeys: real processes on free ports, a database that is
 * gone afterwards.
 */
export type RunningMall = {
  readonly url: string
  readonly lab: string
  readonly databaseUrl: string
  /** The API's process. */ readonly pid: number
  /** Where its figures are. */ readonly metrics: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** With all the trade of the demo mall, or with less. */
export async function startMall(size?: Size): Promise<RunningMall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'galleria-e2e-'))
  const given = process.env['DATABASE_URL']
  const cluster = given ? undefined : await startCluster({ durable: false })
  const name = `e2e_${process.pid}`
  const adminUrl = given ?? cluster?.urlFor('postgres') ?? ''
  await runAdmin(adminUrl, `create database ${name}`)
  const databaseUrl = given ? withDatabase(given, name) : (cluster?.urlFor(name) ?? '')
  await migrate(databaseUrl)
  await loadPlaces(databaseUrl)
  await seedDemo({ databaseUrl, dataDir, ...(size ? { size } : {}) })
  const [port, labPort, smtpPort, metricsPort] = await freePorts(4)
  const env = {
    ...API_ENVIRONMENT,
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MODE: 'demo',
    PATIENCE: '8',
    PORT: String(port),
    LAB_PORT: String(labPort),
    SMTP_PORT: String(smtpPort),
    METRICS_PORT: String(metricsPort),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    ORIGIN: `http://localhost:${port}`,
    LAB_CARRIER_STEP_SECONDS: '1',
    // Journeys walk them too; on each storefront one form for cards is shown.
    PAY_CHANNELS: 'STRIPE_PAY_PC:NL,BRAINTREE:IT,ADYEN_LINK',
  }
  delete (env as Record<string, string | undefined>)['VITEST']
  const children = [start('apps/lab/src/main.ts', env, join(dataDir, 'lab.log'))]
  await copyPayments({
    databaseUrl,
    key: 'mockpay-demo-key',
    labUrl: `http://127.0.0.1:${labPort}`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/mockpay`,
  })
  children.push(start('apps/api/src/main.ts', env, join(dataDir, 'api.log'), API_FLAGS))
  const url = `http://localhost:${port}`
  await untilReady(`${url}/health/ready`, children, join(dataDir, 'api.log'))
  return {
    url,
    lab: `http://127.0.0.1:${labPort}`,
    databaseUrl,
    pid: children[1]?.pid ?? 0,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    async stop() {
      await Promise.all(children.map(end))
      if (given) await runAdmin(adminUrl, `drop database ${name} with (force)`)
      await cluster?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function start(
  script: string,
  env: NodeJS.ProcessEnv,
  log: string,
  flags: readonly string[] = [],
): ChildProcess {
  const out = openSync(log, 'a')
  return spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', out, out, 'ipc'],
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(timer)
}

async function untilReady(url: string, children: ChildProcess[], log: string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    if (children.some((child) => child.exitCode !== null)) break
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the mall did not open:\n${readFileSync(log, 'utf8').slice(-3000)}`)
}

async function runAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.toString()
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer()
          server.once('error', reject)
          server.listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
