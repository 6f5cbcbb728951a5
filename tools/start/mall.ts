import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../database/cluster.ts'
import { readBackupSettings } from './backup-settings.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { checkGround } from './check-ground.ts'
import { explainFailure } from './explain-failure.mjs'
import { followBackups } from './follow-backups.ts'
import { greet } from './greet.ts'
import { listMissing } from './list-missing.ts'
import { prepareDatabase } from './mall-database.ts'
import { API_FLAGS, startProcess, type MallProcess } from './mall-process.ts'
import { readMallSettings, type MallSettings } from './mall-settings.ts'
import { readWords } from './read-words.ts'
import { systemClock } from '../../apps/api/src/platform/clock.ts'
import { openDatabase } from '../../apps/api/src/platform/db.ts'
import { readEnv } from '../../apps/api/src/platform/env.ts'
import { copyPayments } from '../../apps/demo/src/copy-payments.ts'
import { KEEP_OPEN_EVERY_MS, keepDemoOpen } from '../../apps/demo/src/keep-open.ts'

const root = dirname(dirname(import.meta.dirname))
/** `npm run dev`: the API serves the storefront from its sources, with Vite. */
const isDev = readWords(
  'npm start opens the mall, npm run dev serves the storefront from its sources; both take their settings from the environment (README.md lists them) and no other words',
  { options: { dev: { type: 'boolean', default: false } } },
).values.dev
const READY_WITHIN_MS = 60_000
/**
 * A demo is gone within ten seconds of being asked; the database, which may take six of them, is
 * last.
 */
const PATIENCE = { api: 2500, lab: 700 }

/** What runs, in the order of stopping. */
const running: {
  api?: MallProcess
  lab?: MallProcess
  backups?: () => Promise<void>
  cluster?: Promise<Cluster>
} = {}
const building = new AbortController()
const log = (line: string) => console.log(`  ${line}`)
let askedToStop = 0

async function runMall(): Promise<void> {
  const settings = readAllSettings()
  PATIENCE.api = settings.leaveWithinMs
  await checkGround(settings)
  running.lab = startLab(settings)
  const labTrouble = running.lab?.ended ?? new Promise<never>(() => {})
  const setUp = Promise.all([
    prepareDatabase(settings, log, (cluster) => (running.cluster = cluster)),
    buildIfNeeded(log, building.signal, isDev ? ['apps/storefront'] : []),
  ])
  const [databaseUrl] = await Promise.race([setUp, labTrouble])
  if (askedToStop) return
  if (running.lab && settings.seed === 'demo')
    await Promise.race([copyPaymentsToLab(settings, databaseUrl), labTrouble])
  if (askedToStop) return
  if (settings.seed === 'demo') await keepDemo(databaseUrl)
  const cluster = await running.cluster
  if (cluster)
    running.backups = await followBackups(
      readBackupSettings(process.env, root),
      cluster,
      settings.dataDir,
      log,
    )
  running.api = startApi(settings, databaseUrl)
  const trouble = Promise.race([running.api.ended, labTrouble])
  await Promise.race([becomeReady(settings), trouble])
  greet(settings)
  if (settings.seed === 'none') await sayMissing(databaseUrl)
  await trouble
}

/**
 * What `npm start` and what the API would find wrong, in one list, before anything is made or
 * migrated.
 */
function readAllSettings(): MallSettings {
  const problems: string[] = []
  const note = <Settings>(read: () => Settings): Settings | undefined => {
    try {
      return read()
    } catch (failure) {
      problems.push((failure as Error).message)
      return undefined
    }
  }
  const settings = note(() => readMallSettings(process.env, root))
  note(() => readBackupSettings(process.env, root))
  // Without an address the mall brings its own database along.
  const DATABASE_URL = process.env['DATABASE_URL'] || 'postgresql://localhost/galleria'
  if (settings) note(() => readEnv({ ...partEnvironment(settings), DATABASE_URL }))
  if (!settings || problems.length > 0) throw new Error(problems.join('\n'))
  return settings
}

/** What a mall without the demo lacks; a mall that has everything says nothing. */
async function sayMissing(url: string): Promise<void> {
  const database = openDatabase({ url, clock: systemClock, poolSize: 1 })
  const missing = await listMissing(database).finally(() => database.close())
  if (missing.length > 0)
    console.log(`  Before you sell:\n${missing.map((one) => `  - ${one}`).join('\n')}\n`)
}

function startLab(settings: MallSettings): MallProcess | undefined {
  const script = join(root, 'apps/lab/src/main.ts')
  return settings.mode === 'demo' && existsSync(script)
    ? startProcess('The lab', script, partEnvironment(settings), join(settings.dataDir, 'lab.log'))
    : undefined
}

/** What waits for somebody in the demo goes on waiting, on whatever day somebody looks at it. */
async function keepDemo(databaseUrl: string): Promise<void> {
  const keep = () =>
    keepDemoOpen(databaseUrl).catch((failure: Error) =>
      log(`the demo was not kept open: ${failure.message}`),
    )
  await keep()
  setInterval(() => void keep(), KEEP_OPEN_EVERY_MS).unref()
}

/** Before the API asks the lab about any of it. */
async function copyPaymentsToLab({ ports }: MallSettings, databaseUrl: string): Promise<void> {
  const key = process.env['MOCKPAY_KEY'] || 'mockpay-demo-key'
  const added = await copyPayments({
    databaseUrl,
    key,
    labUrl: `http://127.0.0.1:${ports.LAB_PORT}`,
    webhookUrl: `http://127.0.0.1:${ports.PORT}/webhooks/mockpay`,
  })
  if (added > 0) log(`the lab knows ${added} payments of the past`)
}

function startApi(settings: MallSettings, databaseUrl: string): MallProcess {
  const demo = settings.mode === 'demo'
  const env: NodeJS.ProcessEnv = { ...partEnvironment(settings), DATABASE_URL: databaseUrl }
  if (isDev) env['PAGES'] = 'dev'
  if (demo) env['SMTP_URL'] ||= `smtp://127.0.0.1:${settings.ports.SMTP_PORT}`
  return startProcess(
    'The API',
    join(root, 'apps/api/src/main.ts'),
    env,
    demo ? join(settings.dataDir, 'api.log') : undefined,
    API_FLAGS,
  )
}

function partEnvironment({ ports, dataDir, mode }: MallSettings): NodeJS.ProcessEnv {
  const numbers = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, String(port)]),
  )
  return {
    ...process.env,
    NODE_ENV: isDev ? 'development' : 'production',
    ...numbers,
    DATA_DIR: dataDir,
    MODE: mode,
  }
}

/**
 * A mall that was restored may take longer than its patience: it opens once everybody answers who
 * knows what has happened since.
 */
async function becomeReady({ ports }: MallSettings): Promise<void> {
  let end = Date.now() + READY_WITHIN_MS
  let shown = ''
  for (; Date.now() < end; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${ports.PORT}/health/ready`, {
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined)
    if (answer?.ok) return
    const names = answer && (await readWaitsFor(answer))
    if (!names) continue
    end = Date.now() + READY_WITHIN_MS
    if (names !== shown) log(`restored; opens once these have answered: ${names}`)
    shown = names
  }
  throw new Error(`The API did not become ready within ${READY_WITHIN_MS / 1000} s`)
}

async function readWaitsFor(answer: Response): Promise<string | undefined> {
  const { waitsFor } = (await answer.json().catch(() => ({}))) as { waitsFor?: string[] }
  return waitsFor?.join(', ')
}

async function stopAll(): Promise<void> {
  building.abort()
  await running.api?.stop(PATIENCE.api)
  await running.lab?.stop(PATIENCE.lab)
  await running.backups?.()
  const cluster = await running.cluster?.catch(() => undefined)
  await cluster?.stop()
}

async function leave(code: number): Promise<never> {
  await stopAll().catch((failure) => console.error(explainFailure(failure)))
  process.exit(code)
}

function onSignal(): void {
  // A terminal's Ctrl-C arrives several times at once: from the terminal, from npm and from
  // tools/run.mjs.
  const now = Date.now()
  if (askedToStop && now - askedToStop < 1000) return
  if (askedToStop) {
    void running.cluster?.then((cluster) => cluster.kill())
    void Promise.all([running.api?.stop(0), running.lab?.stop(0)]).finally(() => process.exit(130))
    return
  }
  askedToStop = now
  console.log('\n  Closing the mall ...')
  void leave(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
process.once('disconnect', onSignal) // tools/run.mjs was killed
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}) // the terminal is gone

try {
  await runMall()
} catch (failure) {
  if (!askedToStop) {
    console.error(
      `\n  ${explainFailure(failure, { databaseUrl: process.env['DATABASE_URL'] }).replaceAll('\n', '\n  ')}`,
    )
    await leave(1)
  }
}
