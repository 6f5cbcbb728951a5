import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { findUser, type UserRow } from './account.store.ts'

/** The person who asks, as he stands in the books right now. */
export async function me(ctx: Context): Promise<UserRow> {
  const user = await findUser(ctx.db, buyerOf(ctx))
  if (!user) throw refuse('auth.signed_out')
  return user
}
