import { matterReasons } from '@galleria/contract/matter-reasons'
import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { paymentJobs } from '../payment.jobs.ts'
import { bookRefOf, changeLegOf, listUnanswered, ownerOf } from '../refunds/end-try.ts'
import { lockRefund, splitLeg } from '../refunds/refund.store.ts'
import type { Refund, RefundLeg } from '../payment.types.ts'
import { planCover, type Cover } from './cover-legs.rules.ts'
import { isUndecided } from './dispute.flow.ts'
import { coverLeg, findFree, lockDisputesOf } from './disputed-money.store.ts'

/**
 * An hour: a refund that waits for a dispute is looked at again; the end of the dispute wakes it.
 */
const LOOK_AGAIN_MS = HOUR

/** What disputes make of a leg: it waits while one is undecided; else what of it is given already. */
async function lookAtDisputes(
  tx: Tx,
  refund: Pick<Refund, 'createdAt'>,
  leg: Pick<RefundLeg, 'id' | 'provider' | 'captureRef' | 'amount'>,
): Promise<'undecided' | Cover[]> {
  const disputes = await lockDisputesOf(tx, leg)
  if (disputes.some(({ status }) => isUndecided(status))) return 'undecided'
  const lost = disputes.filter(({ status, left }) => status === 'LOST' && left > 0)
  if (lost.length === 0) return []
  const free = await findFree(tx, leg)
  return planCover({ amount: leg.amount, askedAt: refund.createdAt }, lost, free)
}

/** Whether a payer's bank deals with a leg's money, or has given some of it. */
export async function isInTheWay(
  tx: Tx,
  refund: Pick<Refund, 'createdAt'>,
  leg: Pick<RefundLeg, 'id' | 'provider' | 'captureRef' | 'amount'>,
): Promise<boolean> {
  const found = await lookAtDisputes(tx, refund, leg)
  return found === 'undecided' || found.length > 0
}

/**
 * A leg whose payer disputes the payment is not sent: while nobody has decided it waits, and what
 * the payer has won their bank gave them, so that much is given already; the rest of it is sent by
 * itself. Of a leg whose try is out no part is taken: it is of all of it, under its key, and a
 * person looks. True when there is nothing to send now. The leg's refund is locked.
 */
export async function waitForDispute(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  leg: RefundLeg,
  { isOut = false } = {},
): Promise<boolean> {
  const found = await lookAtDisputes(tx, refund, leg)
  if (found === 'undecided') {
    const nextTryAt = new Date(ctx.now().getTime() + LOOK_AGAIN_MS)
    await changeLegOf(ctx, tx, refund, leg, { nextTryAt })
    return true
  }
  if (found.length === 0) return false
  if (isOut && (found.length > 1 || found[0]?.amount !== leg.amount)) {
    await listUnanswered(ctx, tx, refund, leg, matterReasons.noAnswer)
    return true
  }
  // Each part by a dispute of its own, and last what is left to send.
  let rest = leg.amount
  for (const { disputeId, amount } of found) {
    const isLast = amount === rest
    const partId = isLast ? leg.id : ctx.newId('refundLeg')
    if (!isLast) await splitLeg(tx, leg.id, partId, amount)
    rest -= amount
    const now = await lockRefund(tx, refund.id)
    const part = now?.legs.find(({ id }) => id === partId)
    if (!now || !part) throw new Error('a part of a refund is not there')
    await coverLeg(tx, partId, disputeId)
    await postCover(ctx, tx, now, part)
    await changeLegOf(ctx, tx, now, part, { status: 'SETTLED', nextTryAt: null })
  }
  if (rest > 0) await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId: refund.id })
  return true
}

function postCover(ctx: Context, tx: Tx, refund: Refund, leg: RefundLeg) {
  return postEntries(tx, {
    event: 'dispute',
    ref: bookRefOf(refund),
    currency: leg.currency,
    at: ctx.now(),
    entries: [
      { account: ownerOf(refund), minor: leg.amount },
      { account: 'losses', minor: -leg.amount },
    ],
  })
}
