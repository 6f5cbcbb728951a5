import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { strayParcelCalls, WireStrayParcel } from '@galleria/contract/stray-parcel'
import { buyerOf, type Context } from '#platform/context.ts'
import { readStrayParcel } from './list-stray-parcels.ts'
import { moveStrayParcel } from './stray-parcel.store.ts'

/**
 * The operator has found out what became of it. Two at once: the second is refused, because it has
 * changed.
 */
export async function settleStrayParcel(
  ctx: Context,
  { id, note }: Parsed<typeof strayParcelCalls.settleStrayParcel>,
): Promise<WireStrayParcel> {
  const isMoved = await ctx.inTransaction((tx) =>
    moveStrayParcel(tx, id, {
      move: 'settle',
      actor: 'operator',
      actorId: buyerOf(ctx),
      facts: { note },
      at: ctx.now(),
    }),
  )
  const parcel = await readStrayParcel(ctx, id)
  if (!parcel) throw refuse('matter.not_found')
  if (!isMoved) throw refuse('matter.state', { operationList: parcel.operationList })
  return parcel
}
