import type { WireStrayParcel } from '@galleria/contract/stray-parcel'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { strayParcelFlow } from './stray-parcel.flow.ts'

export type StrayReason = WireStrayParcel['reason']

/**
 * Puts a parcel on the operator's list; false when it has been there before, whatever became of it.
 */
export async function recordStrayParcel(
  ctx: Context,
  tx: Tx,
  parcel: {
    readonly carrierCode: string
    readonly number: string
    readonly orderId: Id<'order'> | undefined
    readonly reason: StrayReason
    readonly registeredAt: Date | undefined
  },
): Promise<boolean> {
  const id = ctx.newId('strayParcel')
  const at = ctx.now()
  const added = await tx
    .insertInto('stray_parcels')
    .values({
      id,
      status: strayParcelFlow.start,
      carrier_code: parcel.carrierCode,
      number: parcel.number,
      order_id: parcel.orderId ?? null,
      reason: parcel.reason,
      registered_at: parcel.registeredAt ?? null,
      found_at: at,
    })
    .onConflict((conflict) => conflict.columns(['carrier_code', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await recordTransitions(tx, [
    {
      entity: 'strayParcel',
      entityId: id,
      from: null,
      to: strayParcelFlow.start,
      event: 'find',
      actor: 'clock',
      facts: { reason: parcel.reason },
      at,
    },
  ])
  ctx.log.error(
    { carrier: parcel.carrierCode, number: parcel.number, reason: parcel.reason },
    'a parcel that the books know nothing of waits for a person',
  )
  return true
}

const lifeCycle = defineLifeCycle({
  entity: 'strayParcel',
  table: 'stray_parcels',
  flow: strayParcelFlow,
  stamps: ({ at }) => ({ closed_at: at }),
})

/** False when it was no longer open. */
export async function moveStrayParcel(
  tx: Tx,
  id: Id<'strayParcel'>,
  change: MoveRequest<typeof strayParcelFlow, 'stray_parcels'>,
): Promise<boolean> {
  return (await moveRow(tx, lifeCycle, id, change)) !== undefined
}

/** Its shop has entered it: it leaves the list. */
export async function resolveStrayParcel(
  tx: Tx,
  parcel: { readonly carrierId: number; readonly number: string },
  at: Date,
): Promise<void> {
  const found = await tx
    .selectFrom('stray_parcels as s')
    .innerJoin('carriers as c', 'c.code', 's.carrier_code')
    .where('s.status', '=', strayParcelFlow.start)
    .where('c.id', '=', parcel.carrierId)
    .where('s.number', '=', parcel.number)
    .select('s.id')
    .$castTo<{ id: Id<'strayParcel'> }>()
    .executeTakeFirst()
  if (found) await moveStrayParcel(tx, found.id, { move: 'resolve', actor: 'merchant', at })
}
