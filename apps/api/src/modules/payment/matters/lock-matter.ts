import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { attemptNamed, lockAttempt } from '../attempts/attempt.store.ts'
import { lockDispute } from '../disputes/dispute.store.ts'
import { lockParcelCapture } from '../captures/parcel-capture.store.ts'
import { findMatter, lockMatter, type MatterRow } from './matter.queries.ts'
import { lockRefund } from '../refunds/refund.store.ts'

/**
 * A matter under its lock. The refund comes before it, as whoever ends a try locks them; and so do
 * attempt, parcel's capture and dispute, as whoever moves one.
 */
export async function lockMatterOf(tx: Tx, id: Id<'matter'>): Promise<MatterRow> {
  const seen = await findMatter(tx, id)
  if (seen?.refundId) await lockRefund(tx, seen.refundId)
  if (seen?.kind === 'UNCLOSED_PAYMENT') await lockAttempt(tx, attemptNamed(seen))
  if (seen?.parcelCaptureId) await lockParcelCapture(tx, seen.parcelCaptureId)
  if (seen?.disputeId) await lockDispute(tx, seen.disputeId)
  const matter = await lockMatter(tx, id)
  if (!matter) throw refuse('matter.not_found')
  return matter
}
