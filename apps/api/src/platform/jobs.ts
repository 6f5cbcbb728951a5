import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterCommit, type Db, type Tx } from './db.ts'
import type { Log } from './log.ts'
import { traced } from './tracing.ts'
import { Undeliverable } from './mail.ts'

/**
 * The only queue: pg-boss in the same database, so that a job sent inside a transaction exists
 * exactly if the transaction does. A deadline is a job with `startAfter`, and the clock's rounds
 * find what a lost job would have done.
 */
export type JobName = `${string}.${string}`
/**
 * A kind of job: its name in the queue, and what the compiler knows of its payload. Made once, by
 * the module that sends it.
 */
export type Job<Payload extends object> = { readonly name: JobName; readonly example?: Payload }
export function defineJob<Payload extends object>(name: JobName): Job<Payload> {
  return { name }
}

export type JobOptions = { readonly startAfter?: Date; readonly singletonKey?: string }
export type Jobs = {
  send<Payload extends object>(
    tx: Tx | Db,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: JobOptions,
  ): Promise<void>
}

export type Subscription = {
  readonly name: JobName
  readonly run: (payload: never) => Promise<void>
}
/** What the clock or the poller does in turn, beside the queue: the rows that are due. */
export type Round = () => Promise<unknown>

export function subscribe<Payload extends object>(
  { name }: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
): Subscription {
  return { name, run }
}

export type OpenJobs = Jobs & {
  /**
   * Begins to work: each subscription with at most eight jobs at a time, at once when one is sent
   * from here, every two seconds for others and for those whose time comes, and without a pause
   * while there are many.
   */
  start(subscriptions: readonly Subscription[]): Promise<void>
  /** For tests: runs what is due now, in order, until nothing is left; a failing job throws. */
  drain(subscriptions: readonly Subscription[]): Promise<number>
  stop(): Promise<void>
}

/** Jobs that failed too often: nothing takes them up by itself. */
export const DEAD = 'dead.jobs'
/**
 * Jobs that are fetched and run together; each succeeds or fails for itself. A mail can wait for
 * its turn: a rush of orders is served first.
 */
const BATCH = 4
/** What a provider tells is looked into by asking it: there is much to wait for, and little to do. */
const EVENTS = 16
function paceOf(name: JobName): {
  workers: number
  batchSize: number
  burstWhenBatchFull: boolean
  pollingIntervalSeconds: number
} {
  return isMail(name)
    ? { batchSize: 2, burstWhenBatchFull: false, workers: 1, pollingIntervalSeconds: 0.5 }
    : {
        batchSize: name === 'payment.event' ? EVENTS : BATCH,
        burstWhenBatchFull: true,
        workers: 2,
        pollingIntervalSeconds: 2,
      }
}
const isMail = (name: JobName) => name.startsWith('mail.')

export async function openJobs(
  url: string,
  log: Log,
  names: readonly JobName[],
): Promise<OpenJobs> {
  const boss = new PgBoss({
    connectionString: url,
    schedule: false,
    max: 3,
    application_name: 'galleria-jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error: unknown) => log.error({ err: error }, 'jobs'))
  await boss.start()
  await boss.createQueue(DEAD)
  for (const name of names)
    await boss.createQueue(name, {
      retryLimit: 12,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 30,
      deadLetter: DEAD,
    })
  const wakers = new Map<JobName, () => void>()
  return {
    async send(tx, { name }, payload, options = {}) {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows as never[],
      })
      await boss.send(name, payload, { ...options, db: { executeSql } } as never)
      if (!options.startAfter && !isMail(name)) afterCommit(tx, () => wakers.get(name)?.())
    },
    async start(subscriptions) {
      for (const { name, run } of subscriptions) {
        const { workers, ...pace } = paceOf(name)
        const work = (batch: Batch) => runBatch(boss, { name, run }, batch, log)
        const own: string[] = []
        wakers.set(
          name,
          atMostEvery(WAKE_MS, () => own.forEach((worker) => boss.notifyWorker(worker))),
        )
        for (let count = 0; count < workers; count += 1)
          own.push(await boss.work(name, { ...pace, perJobResults: true }, work))
      }
    },
    async drain(subscriptions) {
      let done = 0
      for (let found = true; found;) {
        found = false
        let due = await findDue(boss)
        for (const { name, run } of subscriptions) {
          if (!due.has(name)) continue
          const jobs = await boss.fetch(name, { batchSize: 20, includeMetadata: true })
          // They are fetched oldest first, but come back in any order.
          for (const job of jobs.toSorted((a, b) => +a.createdOn - +b.createdOn)) {
            found = true
            await run(job.data as never)
            await boss.complete(name, job.id)
            done += 1
          }
          due = await findDue(boss)
        }
      }
      return done
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  }
}

/**
 * At once, and then so often at most: what is sent within that time is fetched together, and not by
 * two questions for each.
 */
const WAKE_MS = 50
function atMostEvery(pauseMs: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let last = -Infinity
  const actNow = () => {
    timer = undefined
    last = performance.now()
    act()
  }
  return () => {
    if (timer) return
    const wait = last + pauseMs - performance.now()
    if (wait > 0) timer = setTimeout(actNow, wait).unref()
    else actNow()
  }
}

type Batch = readonly { readonly id: string; readonly data: unknown }[]
/** Long before a batch expires. */
const SLOW_MS = 5_000

/**
 * Runs jobs together, which are completed together. Once one of them takes long, what is done is
 * completed at once: were the batch to expire, that must not be done again. A mail always is, so
 * that nobody gets it twice. What cannot be completed so is completed with the batch.
 */
async function runBatch(
  boss: PgBoss,
  { name, run }: Subscription,
  batch: Batch,
  log: Log,
): Promise<Outcome[]> {
  const complete = ({ id, output }: Outcome) =>
    boss.complete(name, id, output).catch(() => undefined)
  const done: Outcome[] = []
  let isSlow = isMail(name)
  const timer = setTimeout(() => {
    isSlow = true
    for (const outcome of done) void complete(outcome)
  }, SLOW_MS)
  try {
    return await Promise.all(
      batch.map(async ({ id, data }) => {
        const outcome = await settle({ name, run }, { id, data }, log)
        if (outcome.status === 'failed' || batch.length === 1) return outcome
        if (isSlow) await complete(outcome)
        else done.push(outcome)
        return outcome
      }),
    )
  } finally {
    clearTimeout(timer)
  }
}

/** The queues that have something to do now, by one question: most of them are empty. */
async function findDue(boss: PgBoss): Promise<ReadonlySet<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
    )
  return new Set(rows.map(({ name }) => name))
}

type Outcome = {
  readonly id: string
  readonly status: 'completed' | 'failed'
  readonly output?: object
}

/**
 * Runs one job. What fails is tried again; a mail that nobody will ever get is done, and its row
 * says why.
 */
async function settle(
  { name, run }: Subscription,
  { id, data }: { id: string; data: unknown },
  log: Log,
): Promise<Outcome> {
  try {
    const attributes = { 'messaging.destination.name': name }
    await traced('consumer', `job ${name}`, attributes, () => run(data as never))
    return { id, status: 'completed' }
  } catch (error) {
    if (error instanceof Undeliverable) {
      log.warn({ job: name, jobId: id, answer: error.message }, 'a mail is undeliverable')
      return { id, status: 'completed', output: { undeliverable: error.message } }
    }
    log.error({ err: error, job: name, jobId: id }, 'job failed')
    return { id, status: 'failed', output: error as object }
  }
}
