import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { bookRefOf, changeLegOf, ownerOf } from '../refunds/end-try.ts'
import type { Refund, RefundLeg } from '../payment.types.ts'
import { isUndecided } from './dispute.flow.ts'
import { coverLeg, lockDisputesOf } from './dispute.store.ts'

/**
 * An hour: a refund that waits for a dispute is looked at again; the end of the dispute wakes it.
 */
const LOOK_AGAIN_MS = HOUR

/**
 * A leg whose payer disputes the payment is not sent: while nobody has decided it waits, and where
 * the payer has won their bank gave them the money, so it is given already. True when there is
 * nothing to send. The leg's refund is locked.
 */
export async function waitForDispute(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  leg: RefundLeg,
): Promise<boolean> {
  const disputes = await lockDisputesOf(tx, leg)
  if (disputes.some(({ status }) => isUndecided(status))) {
    const nextTryAt = new Date(ctx.now().getTime() + LOOK_AGAIN_MS)
    await changeLegOf(ctx, tx, refund, leg, { nextTryAt })
    return true
  }
  const paid = disputes.find(({ status, left }) => status === 'LOST' && left >= leg.amount)
  if (!paid) return false
  await coverLeg(tx, leg.id, paid.id)
  await postCover(ctx, tx, refund, leg)
  await changeLegOf(ctx, tx, refund, leg, { status: 'SETTLED', nextTryAt: null })
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
