import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { sweepSessions } from '#platform/sessions.ts'
import { sweepBrowsers } from './sign-in/seen-browsers.ts'

const GRACE_MS = HOUR

const FOR_MINUTES = [
  'verification_codes',
  'step_tokens',
  'captchas',
  'third_logins',
  'half_sign_ins',
  'passkey_challenges',
] as const

/**
 * What was good for minutes and is over. An hour's grace, so that a mail on its way finds its row.
 */
export async function sweepAccounts(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - GRACE_MS)
  for (const table of FOR_MINUTES)
    await ctx.db.deleteFrom(table).where('expires_at', '<', before).execute()
  await sweepSessions(ctx)
  await sweepBrowsers(ctx)
}
