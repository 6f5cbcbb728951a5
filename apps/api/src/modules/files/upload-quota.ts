import { refuse } from '@galleria/contract/refusals'
import { DAY } from '@galleria/kernel/time'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { countSentBytes } from './document.store.ts'
import { countLooseBytes } from './file.store.ts'

const MB = 1024 * 1024
const MOST_A_DAY = 300 * MB
/** The largest document there may be, once: guests cost nothing to make. */
const MOST_OF_GUEST = 100 * MB
/** Of all guests of one network, in MB. */
const MOST_OF_GUESTS = { times: 500, seconds: 86_400 }

/** How much a person may send within a day, and since when that is counted. */
export function quotaOf(ctx: Context): { readonly most: number; readonly since: Date } {
  return {
    most: ctx.actor.kind === 'tourist' ? MOST_OF_GUEST : MOST_A_DAY,
    since: new Date(ctx.now().getTime() - DAY),
  }
}

/**
 * Before a byte of a document is read: whether there is anything left of the person's share, of
 * their network's and of the mall's.
 */
export async function demandShare(ctx: Context): Promise<void> {
  const { most, since } = quotaOf(ctx)
  if ((await countSentBytes(ctx.db, buyerOf(ctx), since)) >= most)
    throw refuse('429', { retryAfter: 3600 })
  await takeNetworkShare(ctx, 0)
  await demandRoom(ctx)
}

/** What guests behind one network have sent; new guests begin where others ended. */
export async function takeNetworkShare(ctx: Context, bytes: number): Promise<void> {
  if (ctx.actor.kind === 'tourist')
    await countAgainst(ctx, `document-mb:ip:${ctx.ip}`, MOST_OF_GUESTS, Math.ceil(bytes / MB))
}

/** Whether all that belongs to nothing yet, of everybody, still fits the operator's setting. */
export async function demandRoom(ctx: Context): Promise<void> {
  if ((await countLooseBytes(ctx.db)) >= ctx.env.looseUploadBytes) throw refuse('storage.full')
}
