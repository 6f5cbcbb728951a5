import type { Actor, Context } from '#platform/context.ts'
import { openSession } from '#platform/sessions.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { addTourist } from '../account.store.ts'

/** A guest (the specification's tourist) begins with the first thing that is worth keeping: an account of its own, tied to a cookie. */
export async function openVisit(ctx: Context): Promise<Actor> {
  await countAgainst(ctx, `visit:ip:${ctx.ip}`, { times: 300, seconds: 3600 })
  const user = { id: ctx.newId('user'), kind: 'tourist' as const }
  const token = await ctx.inTransaction(async (tx) => {
    await addTourist(tx, {
      id: user.id,
      language: ctx.language,
      site: ctx.site,
      createdAt: ctx.now(),
    })
    return openSession(ctx, tx, user)
  })
  ctx.session.set(token)
  return { kind: 'tourist', userId: user.id, sellerId: null, sellerStatus: null, isOperator: false }
}
