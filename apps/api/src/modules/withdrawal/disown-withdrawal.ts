import { refuse } from '@galleria/contract/refusals'
import { disownWithdrawn } from '#modules/after-sales/asking/index.ts'
import { lockContract } from '#modules/order/index.ts'
import { readDisownToken } from '#modules/order/guests/index.ts'
import type { Context } from '#platform/context.ts'
import { findStatedOrders, findWithdrawal } from './withdrawal.queries.ts'
import { codesIn } from './withdrawal.rules.ts'
import { moveWithdrawal } from './withdrawal.store.ts'

/**
 * "This was not me", by the link of the receipt's mail. What came of a statement by number and
 * address is taken back as far as it has not gone on; a buyer's own stands. Done again, or after it
 * was answered, it changes nothing and is answered the same.
 */
export async function disownWithdrawal(ctx: Context, { token }: { token: string }): Promise<void> {
  const id = readDisownToken(ctx.env.secrets, token, ctx.now())
  if (!id) throw refuse('guest.link')
  await ctx.inTransaction(async (tx) => {
    const statement = await findWithdrawal(tx, id)
    if (!statement) return
    const orders = await findStatedOrders(tx, {
      codes: codesIn(statement.orderCodes),
      email: statement.email,
      userId: statement.userId,
    })
    const isProven =
      statement.proof !== 'NONE' || orders.some(({ buyerId }) => buyerId === statement.userId)
    if (statement.status === 'CARRIED_OUT' && isProven) return
    for (const contractId of [...new Set(orders.map((one) => one.contractId))].sort())
      await lockContract(tx, contractId)
    const moved = await moveWithdrawal(tx, id, {
      move: 'disown',
      actor: 'recipient',
      at: ctx.now(),
    })
    if (!moved) return
    for (const order of orders) await disownWithdrawn(ctx, tx, { key: statement.id, order })
  })
}
