import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { lockUser, type UserRow } from '#modules/account/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'

/**
 * One after the other for each member, and not while the account is being deleted: whoever has left
 * is given nothing.
 */
export function withMember<Result>(
  ctx: Context,
  userId: Id<'user'>,
  work: (tx: Tx, user: UserRow) => Promise<Result>,
): Promise<Result> {
  return ctx.inTransaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user.kind !== 'member') throw refuse('auth.signed_out')
    return work(tx, user)
  })
}
