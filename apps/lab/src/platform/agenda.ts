import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of a stand by its name (`mockpay.capture`); `deliver` is the outbox's. */
export type JobName = 'deliver' | `${string}.${string}`
export type Jobs = (job: JobName, subject: string) => void | Promise<void>

/**
 * What the lab still has to do. It is written down, so that a restart continues where the stop
 * came.
 */
export type Agenda = {
  schedule(job: JobName, subject: string, afterMs: number): void
  start(jobs: Jobs): void
  /** Does at once what is planned for this subject, except that it expires. */
  hurry(subject: string): Promise<void>
  /** Waits until nothing runs and nothing is due within the time. */
  idle(withinMs: number): Promise<void>
  stop(): Promise<void>
}

type Entry = { id: number; due_at: number; job: JobName; subject: string }

export function createAgenda(db: DatabaseSync): Agenda {
  const timers = new Map<number, { timer: NodeJS.Timeout; entry: Entry }>()
  const running = new Set<Promise<void>>()
  let jobs: Jobs | undefined

  function arm(entry: Entry): void {
    const timer = setTimeout(() => void begin(entry), Math.max(0, entry.due_at - Date.now()))
    timers.set(entry.id, { timer, entry })
  }

  function begin(entry: Entry): Promise<void> {
    timers.delete(entry.id)
    const run = perform(entry).finally(() => running.delete(run))
    running.add(run)
    return run
  }

  async function perform(entry: Entry): Promise<void> {
    // The transaction that scheduled it may have been rolled back after the timer was set, and its
    // id given to another entry.
    const isWritten = db.prepare('select 1 from agenda where id = ? and job = ? and subject = ?')
    if (!jobs || !isWritten.get(entry.id, entry.job, entry.subject)) return
    try {
      await jobs(entry.job, entry.subject)
      // Struck out only afterwards, and not at all when the lab stopped meanwhile: twice is
      // allowed, never is not.
      if (jobs !== undefined) db.prepare('delete from agenda where id = ?').run(entry.id)
    } catch (error) {
      console.error(`The lab could not ${entry.job} ${entry.subject}.`, error)
    }
  }

  return {
    schedule(job, subject, afterMs) {
      const due_at = Date.now() + afterMs
      const { lastInsertRowid } = db
        .prepare('insert into agenda (due_at, job, subject) values (?, ?, ?)')
        .run(due_at, job, subject)
      arm({ id: Number(lastInsertRowid), due_at, job, subject })
    },
    start(all) {
      jobs = all
      for (const entry of db.prepare('select * from agenda order by due_at').all())
        arm(entry as unknown as Entry)
    },
    async hurry(subject) {
      for (const { timer, entry } of [...timers.values()]) {
        if (entry.subject !== subject || entry.job.endsWith('.expire')) continue
        clearTimeout(timer)
        await begin(entry)
      }
    },
    async idle(withinMs) {
      const isDue = () =>
        [...timers.values()].some(({ entry }) => entry.due_at <= Date.now() + withinMs)
      while (running.size > 0 || isDue()) await sleep(2)
    },
    async stop() {
      jobs = undefined
      for (const { timer } of timers.values()) clearTimeout(timer)
      timers.clear()
      await Promise.allSettled(running)
    },
  }
}
