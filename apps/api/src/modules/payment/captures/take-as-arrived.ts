import { randomUUID } from 'node:crypto'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockDispute } from '../disputes/dispute.store.ts'
import { winByHand } from '../disputes/take-dispute.ts'
import { giveTry } from '../refunds/end-try.ts'
import type { MatterRow } from '../matters/matter.queries.ts'
import { isOpen } from '../refunds/refund.rules.ts'
import { lockRefund } from '../refunds/refund.store.ts'
import { addTry, findTries, isReferenceTaken } from '../refunds/refund-try.store.ts'
import { adoptStrayRefund } from '../reconciling/stray-refund.ts'

/**
 * The money is there after all: an operator has seen it at the provider, which does not say so. The
 * books follow as if it had; should the provider not list it, the day is on the list as one on
 * which both differ.
 */
export async function takeAsArrived(
  ctx: Context,
  tx: Tx,
  matter: MatterRow,
  reference: string,
): Promise<void> {
  if (matter.kind === 'DISPUTE') return takeBack(ctx, tx, matter)
  const refund = matter.refundId ? await lockRefund(tx, matter.refundId) : undefined
  const leg = refund?.legs.find(({ id }) => id === matter.legId)
  if (!refund || !leg) throw new Error('a refund that has arrived is not there')
  const tries = await findTries(tx, leg.id)
  if (await isReferenceTaken(tx, leg.provider, reference, leg.id)) throw refuse('matter.reference')
  // The provider's list has told of it already, as of money that the books know nothing of.
  if (await adoptStrayRefund(ctx, tx, refund, leg, reference)) return
  // A try that failed stays one: its provider says so again and again, and would take this back.
  const out = tries.find(isOpen)
  const tryId = out?.id ?? ctx.newId('refundTry')
  if (!out) {
    const number = (tries.at(-1)?.number ?? 0) + 1
    await addTry(tx, leg.id, { id: tryId, number, key: randomUUID(), sentAt: ctx.now() })
  }
  await giveTry(ctx, tx, { refundId: refund.id, legId: leg.id, tryId }, reference)
}

async function takeBack(ctx: Context, tx: Tx, { id, disputeId }: MatterRow): Promise<void> {
  const dispute = disputeId && (await lockDispute(tx, disputeId))
  if (!dispute) throw new Error(`matter ${id} is about no dispute`)
  await winByHand(ctx, tx, dispute, buyerOf(ctx))
}
