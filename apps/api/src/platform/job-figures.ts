import { sql } from 'kysely'
import { defineFigures } from './figures.ts'
import { DEAD } from './jobs.ts'

type QueueRow = {
  queue: string
  due: number
  later: number
  retried: number
  oldest: number
  tries: number
}

/**
 * Jobs that are done lie in the same table for a while; the queue's own partial index holds those
 * that are not.
 */
export const jobFigures = defineFigures({
  source: 'jobs',
  everySeconds: 15,
  gauges: {
    mall_jobs: {
      help: 'Jobs that wait: due now, for their time, or to be tried again',
      labels: ['queue', 'state'],
    },
    mall_jobs_oldest_seconds: {
      help: 'For how long the oldest job of a queue has been due',
      labels: ['queue'],
    },
    mall_jobs_most_tries: {
      help: 'How often the job that failed most often has failed',
      labels: ['queue'],
    },
    mall_jobs_dead: { help: 'Jobs that failed too often and wait for a person' },
  },
  async read(db) {
    const { rows } = await sql<QueueRow>`
      select q.name as queue,
        count(j.id) filter (where j.start_after <= now()) as due,
        count(j.id) filter (where j.start_after > now() and j.state = 'created') as later,
        count(j.id) filter (where j.state = 'retry') as retried,
        coalesce(extract(epoch from now() - min(greatest(j.created_on, j.start_after)) filter (where j.start_after <= now())), 0)::float8 as oldest,
        coalesce(max(j.retry_count) filter (where j.state = 'retry'), 0) as tries
      from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state < 'active' and not j.blocked
      where q.name not like '\\_\\_pgboss%' group by 1`.execute(db)
    const queues = rows.filter(({ queue }) => queue !== DEAD)
    const perQueue = (value: (row: QueueRow) => number) =>
      queues.map((row) => ({ labels: { queue: row.queue }, value: value(row) }))
    return {
      mall_jobs: queues.flatMap(({ queue, due, later, retried }) =>
        Object.entries({ due, later, retried }).map(([state, value]) => ({
          labels: { queue, state },
          value,
        })),
      ),
      mall_jobs_oldest_seconds: perQueue(({ oldest }) => oldest),
      mall_jobs_most_tries: perQueue(({ tries }) => tries),
      mall_jobs_dead: [{ value: rows.find(({ queue }) => queue === DEAD)?.due ?? 0 }],
    }
  },
})
