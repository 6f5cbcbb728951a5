import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { readDisownToken } from '#modules/order/index.ts'
import { moveWithdrawal } from './withdrawal.store.ts'

/** "This was not me", by the link of the receipt's mail. Done again, or after it was answered, it changes nothing and is answered the same. */
export async function disownWithdrawal(ctx: Context, { token }: { token: string }): Promise<void> {
  const id = readDisownToken(ctx.env.secrets, token, ctx.now())
  if (!id) throw refuse('guest.link')
  await ctx.inTransaction((tx) =>
    moveWithdrawal(tx, id, { move: 'disown', actor: 'recipient', at: ctx.now() }),
  )
}
