import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { forgetPayloadsBefore } from './event.store.ts'

/** Longer than a promise holds, and than a provider goes on sending what was not taken. */
const KEPT_MS = 90 * DAY
/** In one statement, so that none of them holds many rows; the clock comes each minute. */
const AT_ONCE = 2000

/**
 * What came with a provider's event is kept as long as somebody may ask about it, and not for ever.
 * Its name stays: an event that comes once more is no news, and how an old dispute stands follows
 * from the names of its events (record 299).
 */
export async function forgetPayloads(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await forgetPayloadsBefore(ctx.db, new Date(ctx.now().getTime() - KEPT_MS), atOnce)
}
