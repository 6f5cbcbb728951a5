import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { paymentJobs } from './payment.jobs.ts'
import { planRefund } from './plan-refund.rules.ts'
import { insertRefund, lockRefundable, type NewRefund } from './refund.store.ts'

/**
 * Reserves money to give back, once per cause, and has it sent. Never more than its captures hold: what is left of them is read under their
 * lock. Answers with the legs; undefined when they hold less, or when the same cause had reserved it before.
 */
export async function reserveRefund(
  ctx: Context,
  tx: Tx,
  refund: NewRefund,
  /** Money that goes back to one capture; otherwise it goes to those that paid the contract. */
  capture?: { readonly provider: string; readonly ref: string },
): Promise<readonly Id<'refundLeg'>[] | undefined> {
  const from = capture ?? ('contractId' in refund.owner ? refund.owner : undefined)
  if (!from) throw new Error('money of no contract goes back to its own capture')
  const planned = planRefund(refund.amount, await lockRefundable(tx, from))
  if (!planned) return undefined
  const legs = planned.map((leg) => ({ ...leg, id: ctx.newId('refundLeg') }))
  if (!(await insertRefund(tx, refund, legs))) return undefined
  await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId: refund.id })
  return legs.map(({ id }) => id)
}
