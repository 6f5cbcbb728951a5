import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import type { MatterRow } from './matter.queries.ts'
import { lockParcelCapture, moveParcelCapture } from '../captures/parcel-capture.store.ts'
import { lookSoon } from '../captures/take-authorisation.ts'

/**
 * Once two have agreed to it, for who has moved the matter: the buyer owes it no more, and it is
 * lost.
 */
export async function writeOff(ctx: Context, tx: Tx, matter: MatterRow): Promise<void> {
  const wanted = matter.parcelCaptureId && (await lockParcelCapture(tx, matter.parcelCaptureId))
  if (!wanted) throw new Error(`matter ${matter.id} is about nothing that was to be taken`)
  const at = ctx.now()
  const isMoved = await moveParcelCapture(tx, wanted.id, {
    move: 'writeOff',
    actor: 'operator',
    actorId: buyerOf(ctx),
    at,
    set: { next_try_at: null },
  })
  if (!isMoved) throw new Error(`what matter ${matter.id} is about is decided`)
  await postEntries(tx, {
    event: 'settlement',
    ref: wanted.contractId,
    currency: wanted.currency,
    at,
    entries: [
      { account: 'buyer', minor: -wanted.amount },
      { account: 'unpaid', minor: wanted.amount },
    ],
  })
  await lookSoon(ctx, tx, wanted.attemptId)
}
