import { noRoles } from '@galleria/contract/merchant-rights'
import type { Actor, Context } from '#platform/context.ts'
import { openSession } from '#platform/sessions.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { addGuest } from './enter-as-guest.ts'

/** A guest (the specification's tourist) begins with the first thing that is worth keeping: an account of its own, tied to a cookie. */
export async function openVisit(ctx: Context): Promise<Actor> {
  await countAgainst(ctx, `visit:ip:${ctx.ip}`, { times: 300, seconds: 3600 })
  const { userId, token } = await ctx.inTransaction(async (tx) => {
    const id = await addGuest(ctx, tx)
    return { userId: id, token: await openSession(ctx, tx, { id, kind: 'tourist' }) }
  })
  ctx.session.set(token)
  return { kind: 'tourist', userId, ...noRoles }
}
