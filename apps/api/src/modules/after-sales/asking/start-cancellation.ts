import type { ReverseReason } from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { OrderRow, ShopActor } from '#modules/order/index.ts'
import type { Available } from '#modules/order/claims/index.ts'
import { afterSalesJobs, type ReverseMailKind } from '../after-sales.jobs.ts'
import { wholeOf } from '../reverse.rules.ts'
import { moveReverse } from '../reverse.store.ts'
import { sweepAt } from '../steps/look-again.ts'
import { writeReverse } from './write-reverse.ts'

type Cancellation = {
  readonly by: 'buyer' | ShopActor
  readonly reason: ReverseReason
  readonly requestKey: string
  readonly available: Available
  /** To the buyer. */ readonly mail: ReverseMailKind
}

/**
 * Units that were paid and not sent are taken out of an order, for who holds its lock: claimed,
 * approved in the same breath (A2), and on their way to the refund.
 */
export async function startCancellation(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { mail, available, ...request }: Cancellation,
): Promise<Id<'reverse'>> {
  const reverseId = await writeReverse(ctx, tx, order, {
    ...request,
    type: 'SALE_CANCEL_AFTER_PAID',
    remark: '',
    evidence: [],
    available,
    share: wholeOf(available),
    answerBy: ctx.now(),
    nextStepAt: sweepAt(ctx),
  })
  await approveCancellation(ctx, tx, reverseId)
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId, kind: mail })
  return reverseId
}

/** Its money goes back from here on; false where it does already. */
export async function approveCancellation(
  ctx: Context,
  tx: Tx,
  reverseId: Id<'reverse'>,
): Promise<boolean> {
  const at = ctx.now()
  const moved = await moveReverse(tx, reverseId, {
    move: 'cancelUnsent',
    actor: 'clock',
    at,
    set: { next_step_at: sweepAt(ctx), audited_at: at },
  })
  if (moved) await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId })
  return moved
}
