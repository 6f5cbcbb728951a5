import { randomInt } from 'node:crypto'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { lockRows } from '#platform/lock.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import {
  findInvitation,
  findInviter,
  giveInvitationCode,
  isAbove,
  noteInvitation,
} from './invitation.store.ts'

/**
 * Twelve of 31 signs that cannot be mistaken for others: 59 bits, with ten tries a day for whoever
 * guesses.
 */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export async function queryInvitation(ctx: Context): Promise<{
  invitationCode: string
  invitedCount: number
  invitedBy: string | null
  canFillIn: boolean
}> {
  const row = await findInvitation(ctx.db, buyerOf(ctx))
  if (!row) throw refuse('auth.signed_out')
  const invitationCode = row.code ?? (await giveInvitationCode(ctx.db, buyerOf(ctx), drawCode()))
  return {
    invitationCode,
    invitedCount: row.invitedCount,
    invitedBy: row.invitedBy,
    canFillIn: !row.isInvited,
  }
}

/**
 * Once, and never in a circle. Both people are locked in the order of their ids, so that two who
 * name each other at once are seen.
 */
export async function fillInInvitation(ctx: Context, code: string): Promise<void> {
  const id = buyerOf(ctx)
  await countAgainst(ctx, `invitation:${id}`, { times: 10, seconds: 86_400 })
  const inviter = await findInviter(ctx.db, code)
  if (!inviter) throw refuse('invitation.unknown')
  await ctx.inTransaction(async (tx) => {
    await lockRows(tx, 'users', 'id', { id: [id, inviter] })
    if (await isAbove(tx, id, inviter)) throw refuse('invitation.circle')
    if (!(await noteInvitation(tx, id, inviter, ctx.now()))) throw refuse('invitation.used')
  })
}

function drawCode(): string {
  return Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
