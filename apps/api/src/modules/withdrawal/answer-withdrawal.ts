import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { WireWithdrawal, withdrawalCalls } from '@galleria/contract/withdrawal'
import { buyerOf, type Context } from '#platform/context.ts'
import { readWithdrawal } from './list-withdrawals.ts'
import { withdrawalJobs } from './withdrawal.jobs.ts'
import { moveWithdrawal } from './withdrawal.store.ts'

/**
 * The operator has looked at it and says what becomes of it, to the address that it came from. Two
 * at once: the second is refused, because it has changed.
 */
export async function answerWithdrawal(
  ctx: Context,
  { id, reason }: Parsed<typeof withdrawalCalls.answerWithdrawal>,
): Promise<WireWithdrawal> {
  const isMoved = await ctx.inTransaction(async (tx) => {
    const moved = await moveWithdrawal(tx, id, {
      move: 'answer',
      actor: 'operator',
      actorId: buyerOf(ctx),
      at: ctx.now(),
      set: { answer: reason },
    })
    if (moved) await ctx.jobs.send(tx, withdrawalJobs.mail, { withdrawalId: id, kind: 'answer' })
    return moved
  })
  const withdrawal = await readWithdrawal(ctx, id)
  if (!withdrawal) throw refuse('matter.not_found')
  if (!isMoved) throw refuse('matter.state', { operationList: withdrawal.operationList })
  return withdrawal
}
