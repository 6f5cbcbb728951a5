import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Db, Tx } from './db.ts'
import type { Log } from './log.ts'

/**
 * The only queue: pg-boss in the same database, so that a job sent inside a transaction exists exactly if the transaction does.
 * A deadline is a job with `startAfter`, and a sweep each minute finds what a lost job would have done.
 */
export type JobName = `${string}.${string}`
export type JobOptions = { readonly startAfter?: Date; readonly singletonKey?: string }
export type Jobs = { send(tx: Tx | Db, name: JobName, data: object, options?: JobOptions): Promise<void> }

export type Subscription = { readonly name: JobName; readonly run: (data: never) => Promise<void>; readonly parallel?: number; readonly retries?: number }
export type Clockwork = { readonly name: JobName; readonly everyMinutes: number; readonly run: () => Promise<void> }

const DEAD = 'dead.letters'

export async function openJobs(url: string, log: Log): Promise<Jobs & { start(subscriptions: readonly Subscription[], clockworks: readonly Clockwork[]): Promise<void>; stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'galleria-jobs', superviseIntervalSeconds: 30 } as never)
  boss.on('error', (error: unknown) => log.error({ err: error }, 'jobs'))
  await boss.start()
  const known = new Set<string>()
  async function ensure(name: string, retries: number): Promise<void> {
    if (known.has(name)) return
    if (name !== DEAD) await ensure(DEAD, 0)
    await boss.createQueue(name, { name, retryLimit: retries, retryDelay: 5, retryBackoff: true, expireInSeconds: 120, ...(name === DEAD ? {} : { deadLetter: DEAD }) } as never)
    known.add(name)
  }
  return {
    async send(tx, name, data, options = {}) {
      const executeSql = async (text: string, values: unknown[] = []) => {
        const result = await tx.executeQuery(CompiledQuery.raw(text, values))
        return { rows: result.rows as never[] }
      }
      await boss.send(name, data, { ...options, db: { executeSql } } as never)
    },
    async start(subscriptions, clockworks) {
      for (const subscription of subscriptions) {
        await ensure(subscription.name, subscription.retries ?? 12)
        await boss.work(subscription.name, { batchSize: 1, pollingIntervalSeconds: 0.5, localConcurrency: subscription.parallel ?? 2 }, async (jobs: { data: unknown; id: string }[]) => {
          for (const job of jobs) {
            await subscription.run(job.data as never).catch((error: unknown) => {
              log.error({ err: error, job: subscription.name, jobId: job.id }, 'job failed')
              throw error
            })
          }
        })
      }
      for (const clockwork of clockworks) {
        await ensure(clockwork.name, 0)
        await boss.schedule(clockwork.name, `*/${clockwork.everyMinutes} * * * *`, {}, { singletonKey: clockwork.name } as never)
        await boss.work(clockwork.name, { pollingIntervalSeconds: 2 }, () => clockwork.run())
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000, close: true } as never)
    },
  }
}
