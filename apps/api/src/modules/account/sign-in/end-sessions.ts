import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { endSessionsOf, revokeSession } from '#platform/sessions.ts'
import { lockUser } from '../account.store.ts'

/**
 * Under the person's lock, so that no call of a session that ends is half-way to a new one: a first
 * passkey or app opens one for whoever adds it.
 */

export async function endAllSessions(ctx: Context): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockUser(tx, buyerOf(ctx))
    await endSessionsOf(tx, buyerOf(ctx))
  })
  ctx.session.set(undefined)
}

export async function endOneSession(ctx: Context, id: Id<'session'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockUser(tx, buyerOf(ctx))
    if (!(await revokeSession(tx, buyerOf(ctx), id))) throw refuse('not_found')
  })
}
