import { noRoles } from '@galleria/contract/merchant-rights'
import type { Actor, Context } from '#platform/context.ts'
import { openSession } from '#platform/sessions.ts'
import { countAgainst, isWithin } from '#platform/rate-limit.ts'
import { addGuest } from './enter-as-guest.ts'

/**
 * Guests of one address, which a school, an office or a mobile network share. A rush has its room;
 * those who come when it is used up come one a second, so that nobody who waits a moment is kept
 * out. The day bounds what a program that does nothing else leaves behind (decision 095).
 */
const RUSH = { times: 300, seconds: 3600 }
const BEYOND = { times: 2, seconds: 2 }
const BEYOND_A_DAY = { times: 20_000, seconds: 86_400 }

/**
 * A guest (the specification's tourist) begins with the first thing that is worth keeping: an
 * account of its own, tied to a cookie.
 */
export async function openVisit(ctx: Context): Promise<Actor> {
  if (!(await isWithin(ctx, `visit:ip:${ctx.ip}`, RUSH))) {
    await countAgainst(ctx, `visit:beyond:${ctx.ip}`, BEYOND)
    await countAgainst(ctx, `visit:day:${ctx.ip}`, BEYOND_A_DAY)
  }
  const { userId, token } = await ctx.inTransaction(async (tx) => {
    const id = await addGuest(ctx, tx)
    return { userId: id, token: await openSession(ctx, tx, { id, kind: 'tourist' }) }
  })
  ctx.session.set(token)
  return { kind: 'tourist', userId, ...noRoles }
}
