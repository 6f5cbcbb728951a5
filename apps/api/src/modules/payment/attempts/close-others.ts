import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findAttempts } from './attempt.store.ts'
import { isLive } from '../payment.flow.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { Attempt, PaymentOrder } from '../payment.types.ts'

/**
 * What else a payment order could still be paid by is closed at its provider, once one attempt has
 * paid it.
 */
export async function closeOthers(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  paymentOrder: Pick<PaymentOrder, 'id'>,
): Promise<void> {
  for (const other of await findAttempts(tx, attempt.contractId))
    if (other.id !== attempt.id && other.paymentOrderId === paymentOrder.id && isLive(other))
      await ctx.jobs.send(tx, paymentJobs.close, { attemptId: other.id })
}
