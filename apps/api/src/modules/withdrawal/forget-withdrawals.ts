import type { Context } from '#platform/context.ts'
import { emptyWithdrawals } from './withdrawal.store.ts'

const AT_ONCE = 200

/**
 * The clock's round: a statement is kept as long as the papers of an order, and then nothing of a
 * person is left in it.
 */
export async function forgetWithdrawals(ctx: Context): Promise<void> {
  await ctx.inTransaction((tx) => emptyWithdrawals(tx, AT_ONCE))
}
