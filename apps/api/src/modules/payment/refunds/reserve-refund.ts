import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { lookSoon } from '../captures/take-authorisation.ts'
import {
  findAuthorised,
  findParcelCaptures,
  findWrittenOff,
  sumPromised,
} from '../captures/parcel-capture.store.ts'
import { isStrayOnList } from '../matters/matter.store.ts'
import { paymentJobs } from '../payment.jobs.ts'
import { isToBeTaken } from '../payment.flow.ts'
import { planRefund, planReleased, planWrittenOff } from './plan-refund.rules.ts'
import { insertRefund, lockRefundable, moveRefund, type NewRefund } from './refund.store.ts'

/**
 * Reserves money to give back, once per cause, and has it sent. Never more than its captures hold:
 * what is left of them is read under their lock. Of what was only promised, what was never taken is
 * released and needs no giving back. Answers with the legs; undefined when they hold less, or when
 * the same cause had reserved it before.
 */
export async function reserveRefund(
  ctx: Context,
  tx: Tx,
  refund: NewRefund,
  /** Money that goes back to one capture; otherwise it goes to those that paid the contract. */
  capture?: { readonly provider: string; readonly ref: string },
): Promise<readonly Id<'refundLeg'>[] | undefined> {
  const promised = capture ? undefined : await findPromised(tx, refund)
  const released = promised ? promised.released : 0
  const writtenOff = promised ? promised.writtenOff : []
  const unpaid = writtenOff.reduce((sum, { amount }) => sum + amount, 0)
  if (released === 'later') return undefined
  const from =
    capture ??
    ('contractId' in refund.owner
      ? { ...refund.owner, ...(promised ? { takenFor: promised.orderId } : {}) }
      : undefined)
  if (!from) throw new Error('money of no contract goes back to its own capture')
  const planned = planRefund(refund.amount - unpaid - released, await lockRefundable(tx, from))
  if (!planned) return undefined
  const legs = planned.map((leg) => ({ ...leg, id: ctx.newId('refundLeg') }))
  if (!(await insertRefund(tx, { ...refund, released, writtenOff }, legs))) return undefined
  if (unpaid > 0) await bookReturned(ctx, tx, refund, unpaid)
  if (legs.length > 0) await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId: refund.id })
  else await finishReleased(ctx, tx, refund)
  if (promised && released > 0) await lookSoon(ctx, tx, promised.attemptId)
  return legs.map(({ id }) => id)
}

/**
 * What left was not taken yet, or more was taken than the mall asked for, so that it cannot be given
 * back yet either: whoever asks for it waits. For who holds the contract's lock.
 */
export async function isStillToBeTaken(tx: Tx, refund: NewRefund): Promise<boolean> {
  return (await findPromised(tx, refund))?.released === 'later'
}

/**
 * Of an order that was promised to be paid, how much of a refund was never taken; undefined for any
 * other money.
 */
async function findPromised(tx: Tx, { owner, of, amount }: NewRefund) {
  if (!of || !('contractId' in owner)) return undefined
  const attempt = await findAuthorised(tx, owner.contractId)
  if (!attempt) return undefined
  const { contractId } = owner
  const { orderId } = of
  const sums = await sumPromised(tx, { contractId, orderId })
  const captures = await lockRefundable(tx, { contractId, takenFor: orderId })
  const isOut = (await findParcelCaptures(tx, orderId)).some(isToBeTaken)
  const untaken = of.needPay - sums.reserved - sums.released
  // What was never sent is released, as far as nothing was set aside for it: what was written off
  // is of other goods.
  const unsent = Math.min(of.unsent ?? 0, amount)
  const rest = amount - Math.min(unsent, untaken)
  const writtenOff = planWrittenOff(of.lines, await findWrittenOff(tx, orderId), rest)
  const unpaid = writtenOff.reduce((sum, one) => sum + one.amount, 0)
  const released = planReleased(amount - unpaid, {
    unsent,
    untaken,
    taken: captures.reduce((sum, { left }) => sum + left, 0),
    isOut,
    isStray: await isStrayOnList(tx, contractId),
  })
  return { attemptId: attempt.id, orderId, released, writtenOff }
}

/** Their sale ends with the refund, and with it what was lost by them. */
async function bookReturned(
  ctx: Context,
  tx: Tx,
  { owner, currency }: NewRefund,
  unpaid: number,
): Promise<void> {
  if (!('contractId' in owner)) return
  await postEntries(tx, {
    event: 'settlement',
    ref: owner.contractId,
    currency,
    at: ctx.now(),
    entries: [
      { account: 'buyer', minor: unpaid },
      { account: 'unpaid', minor: -unpaid },
    ],
  })
}

/** Nothing is to be sent: it is done with the transaction that asks for it. */
async function finishReleased(ctx: Context, tx: Tx, { id, of }: NewRefund): Promise<void> {
  await moveRefund(
    tx,
    { id, status: 'CREATED' },
    { move: 'finish', actor: 'payment', facts: { reason: 'released' }, at: ctx.now() },
  )
  if (of?.reverseId) await ctx.jobs.send(tx, paymentJobs.refundMoved, { reverseId: of.reverseId })
  else await ctx.jobs.send(tx, paymentJobs.refunded, { refundId: id })
}
