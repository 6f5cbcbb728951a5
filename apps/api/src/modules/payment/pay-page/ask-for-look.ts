import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { ask } from './watched.rules.ts'
import { changeWatched } from './watched.store.ts'

/** Of all operators together: each look asks the vendors as well. */
const LIMIT = { times: 10, seconds: 3600 }

/**
 * The pages on which one pays are looked at within seconds, by whichever process sees it first.
 * Whoever asks again before that look has begun asks for the same one.
 */
export async function askForLook(ctx: Context): Promise<void> {
  await countAgainst(ctx, 'pay-pages:look', LIMIT)
  await ctx.inTransaction(async (tx) => {
    if (await changeWatched(tx, ctx.now(), (watched) => ask(watched, ctx.now())))
      noteChanges(tx, { kind: 'payPages', id: 'all' }, { after: {} })
  })
}
