import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabaseClock, MOST_AHEAD_MS } from '#platform/clock.ts'
import { armCrashPoint } from '#platform/crash-point.ts'
import { askTime } from '#platform/db.ts'
import { readEnv, type Env } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { measureMall, serveMetrics } from '#platform/metrics.ts'
import { keepClosed, letIn } from '#platform/opening.ts'
import { openTracing } from '#platform/tracing.ts'
import { openPayments } from '#modules/payment/providers/index.ts'
import { openMall } from './app.ts'
import { repeat } from './listen.ts'
import { openAfterRestore } from './open-after-restore.ts'
import { listProcessFigures } from './process-figures.ts'

/**
 * Longer than the slowest request may take, shorter than a supervisor waits (30 s as a rule) before
 * it kills.
 */
const LEAVE_WITHIN_MS = 24_000

/**
 * The process: listens at once (live), serves when everything is open (ready), and leaves in order
 * when told to.
 */
const env = readSettings()
const log = createLog(env.logLevel)
armCrashPoint(env.crashPoint)
const clock = createDatabaseClock(() => askTime(env.databaseUrl))
await refuseWrongClock()
const stopTracing = env.tracesUrl ? await openTracing(env.tracesUrl, log) : undefined
const mall = await openMall(env, log, clock, openPayments(process.env, { ...env, log }))
const timeWatch = repeat('time', [watchClock], 60_000, log)
/** For whom a restored mall waits before it opens. */
let waitsFor: readonly string[] = []
const metrics = measureMall(mall.app, mall.database, log, {
  figures: mall.figures,
  processFigures: listProcessFigures(mall, clock, {
    listRepeated: () => [...mall.listRepeated(), timeWatch],
    waitsFor: () => waitsFor,
  }),
})

let isReady = false
const leaving = new AbortController()
/**
 * Whoever asks while the database is being asked waits for the same answer: a thousand questions
 * are one statement.
 */
let asking: Promise<unknown> | undefined
function askDatabase(): Promise<unknown> {
  return (asking ??= mall.database.pool.query('select 1').finally(() => (asking = undefined)))
}
mall.app.get('/health/live', async () => ({ status: 'live' }))
mall.app.get('/health/ready', async (_request, reply) => {
  const notReady = (body: { status: string; waitsFor?: readonly string[] }) =>
    reply.code(503).header('retry-after', '1').send(body)
  if (leaving.signal.aborted) return notReady({ status: 'leaving' })
  if (waitsFor.length > 0) return notReady({ status: 'reconciling', waitsFor })
  if (!isReady) return notReady({ status: 'starting' })
  try {
    await askDatabase()
  } catch {
    return notReady({ status: 'without its database' })
  }
  return { status: 'ready' }
})

keepClosed(mall.app)
await mall.app.listen({ port: env.port, host: '0.0.0.0' })
const metricsServer = await serveMetrics(metrics, { host: env.metricsHost, port: env.metricsPort })
process.on('SIGTERM', () => void leave())
process.on('SIGINT', () => void leave())
// The supervisor is gone without a word: nobody would ever stop us.
process.on('disconnect', () => void leave())

await open().catch((error: unknown) => {
  // What was closed under its hands while it left.
  if (!leaving.signal.aborted) throw error
})

async function open(): Promise<void> {
  await openAfterRestore(mall.gate.own, mall.providers, {
    tell: (names) => (waitsFor = names),
    signal: leaving.signal,
  })
  if (leaving.signal.aborted) return
  await mall.startWork()
  letIn(mall.app)
  isReady = true
  log.info({ port: env.port }, 'the mall is open')
  // Where NODE_COMPILE_CACHE names a folder, the next start finds there what this one compiled,
  // even when this one is killed.
  flushCompileCache()
}

/**
 * Not ready first, so that a balancer looks away; then no new connections; then out, as soon as
 * what has begun is done.
 */
async function leave(): Promise<void> {
  if (leaving.signal.aborted) return
  leaving.abort()
  setTimeout(() => {
    log.error('the mall left with work unfinished; the next start takes it up')
    process.exit(1)
  }, LEAVE_WITHIN_MS)
  mall.announceLeaving()
  await sleep(env.leaveDelayMs)
  metricsServer.close()
  await mall.close()
  await stopTracing?.()
  process.exit(0)
}

/** What whoever started the mall can mend is said in plain sentences, without a stack. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function readSettings(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    return fail((error as Error).message)
  }
}

async function refuseWrongClock(): Promise<void> {
  const aheadMs = await clock
    .sync()
    .catch((error: Error) => fail(`The database does not answer: ${error.message}`))
  if (Math.abs(aheadMs) > MOST_AHEAD_MS)
    fail(
      `The clock of this machine is ${describeDrift(aheadMs)} of the database's; set it right and start again`,
    )
}

async function watchClock(): Promise<void> {
  const aheadMs = await clock.sync()
  if (Math.abs(aheadMs) > MOST_AHEAD_MS)
    log.error({ aheadMs: Math.round(aheadMs) }, 'the clock of this machine is wrong')
}

function describeDrift(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return `${seconds} seconds ${aheadMs > 0 ? 'ahead' : 'behind'}`
}
