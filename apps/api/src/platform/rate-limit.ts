import { refuse } from '@galleria/contract/refusals'
import type { Context } from './context.ts'
import { runSql } from './db.ts'

type Limit = { readonly times: number; readonly seconds: number }

/**
 * Limits that guard people and money live in the database, so that a restart does not forgive. A fixed window per key:
 * one atomic upsert counts and answers, by the database's clock, so that several processes agree. Outside any transaction of the caller: a refused call still counts.
 */
export async function countAgainst(ctx: Context, key: string, limit: Limit): Promise<void> {
  const { used, wait } = await count(ctx, key, limit)
  if (used > limit.times) throw refuse('429', { retryAfter: Math.max(1, wait) })
}

/** Counts as well, where being over the limit is answered like something else. */
export async function isWithin(ctx: Context, key: string, limit: Limit): Promise<boolean> {
  return (await count(ctx, key, limit)).used <= limit.times
}

async function count(
  ctx: Context,
  key: string,
  { seconds }: Limit,
): Promise<{ used: number; wait: number }> {
  const [row] = await runSql<{ used: number; wait: number }>(
    ctx.db,
    `
    insert into rate_limits (key, window_start, used) values ($1, mall_now(), 1)
    on conflict (key) do update set
      used = case when rate_limits.window_start <= mall_now() - make_interval(secs => $2) then 1 else rate_limits.used + 1 end,
      window_start = case when rate_limits.window_start <= mall_now() - make_interval(secs => $2) then mall_now() else rate_limits.window_start end
    returning used, ceil(extract(epoch from window_start + make_interval(secs => $2) - mall_now()))::int as wait`,
    [key, seconds],
  )
  return row ?? { used: 0, wait: 0 }
}

/** What turned out to be no guess does not count: a person who signs in often is not locked out by it. Its own window may have ended meanwhile. */
export async function takeBack(ctx: Context, keys: readonly string[]): Promise<void> {
  await runSql(ctx.db, 'update rate_limits set used = used - 1 where key = any($1) and used > 0', [
    keys,
  ])
}

export async function sweepRateLimits(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await runSql(ctx.db, 'delete from rate_limits where window_start < $1', [
    new Date(ctx.now().getTime() - 2 * 86_400_000),
  ])
}
