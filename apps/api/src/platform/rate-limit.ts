import { refuse } from '@galleria/contract/refusals'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from './context.ts'

type Limit = { readonly times: number; readonly seconds: number }

/**
 * Limits that guard people and money live in the database, so that a restart does not forgive. A
 * fixed window per key: one atomic upsert counts and answers, by the database's clock, so that
 * several processes agree. Outside any transaction of the caller: a refused call still counts.
 * `amount` is what this call takes of it; 0 only asks.
 */
export async function countAgainst(
  ctx: Context,
  key: string,
  limit: Limit,
  amount = 1,
): Promise<void> {
  const { used, wait } = await count(ctx, key, limit, amount)
  if (used > limit.times) throw refuse('429', { retryAfter: Math.max(1, wait) })
}

/** Counts as well, where being over the limit is answered like something else. */
export async function isWithin(
  ctx: Context,
  key: string,
  limit: Limit,
  amount = 1,
): Promise<boolean> {
  return (await count(ctx, key, limit, amount)).used <= limit.times
}

function count(
  ctx: Context,
  key: string,
  { seconds }: Limit,
  amount = 1,
): Promise<{ used: number; wait: number }> {
  const isOver = sql<boolean>`rate_limits.window_start <= mall_now() - make_interval(secs => ${seconds})`
  return ctx.db
    .insertInto('rate_limits')
    .values({ key, window_start: sql<Date>`mall_now()`, used: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when ${isOver} then ${amount}::int else rate_limits.used + ${amount}::int end`,
        window_start: sql<Date>`case when ${isOver} then mall_now() else rate_limits.window_start end`,
      }),
    )
    .returning([
      'used',
      sql<number>`ceil(extract(epoch from window_start + make_interval(secs => ${seconds}) - mall_now()))::int`.as(
        'wait',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * What turned out to be no guess does not count: a person who signs in often is not locked out by
 * it. Its own window may have ended meanwhile.
 */
export async function takeBack(ctx: Context, keys: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('rate_limits')
    .set({ used: sql`used - 1` })
    .where(sql<boolean>`key = any(${keys})`)
    .where('used', '>', 0)
    .execute()
}

export async function sweepRateLimits(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - 2 * DAY)
  await ctx.db.deleteFrom('rate_limits').where('window_start', '<', before).execute()
}
