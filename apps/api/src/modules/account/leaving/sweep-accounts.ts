import type { Context } from '#platform/context.ts'
import { runSql } from '#platform/db.ts'
import { sweepSessions } from '#platform/sessions.ts'

const KEPT_MS = 3_600_000

/** What was good for minutes and is over. An hour's grace, so that a letter on its way finds its row. */
export async function sweepAccounts(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_MS)
  for (const table of ['verification_codes', 'step_tokens', 'captchas', 'third_logins'] as const)
    await runSql(ctx.db, `delete from ${table} where expires_at < $1`, [before])
  await sweepSessions(ctx)
}
