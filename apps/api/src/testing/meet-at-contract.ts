import pg from 'pg'
import type { Id } from '@galleria/kernel/id'
import type { TestMall } from './open-test-mall.ts'
import { until } from './shop-steps.ts'

/**
 * Makes requests meet at the contract's lock, in this order: each has read what it wanted before
 * the first goes on.
 */
export async function meetAtContract<Answer>(
  t: TestMall,
  contractId: Id<'contract'>,
  ...requests: (() => Promise<Answer>)[]
): Promise<Answer[]> {
  const holder = new pg.Client({ connectionString: t.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from contracts where id = $1 for update', [contractId])
  const waiting: Promise<Answer>[] = []
  try {
    for (const request of requests) {
      waiting.push(request())
      await until(
        async () =>
          (
            await t.sql<{ n: number }>(
              `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          )[0]?.n === waiting.length,
        'the request to wait',
      )
    }
    await holder.query('commit')
  } finally {
    await holder.end()
  }
  return Promise.all(waiting)
}
