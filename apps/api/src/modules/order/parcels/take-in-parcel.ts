import type { Id } from '@galleria/kernel/id'
import { isRefusal } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { findHistory } from '#platform/transitions.ts'
import {
  findCarriers,
  findKnownNumbers,
  findParcel,
  type Registration,
} from '#modules/shipping/index.ts'
import { findOrder } from '../order.queries.ts'
import { lockContract } from '../order.store.ts'
import { sendParcel } from './send-parcel.ts'
import type { StrayReason } from './stray-parcel.store.ts'

/**
 * A parcel that was sent after the instant to which the books were restored is sent in them, too:
 * the same goods, under the same id, so that what was told its buyer is not told again. Answers why
 * not, where that cannot be decided: then nothing was written.
 */
export async function takeInParcel(
  ctx: Context,
  parcel: Registration,
): Promise<'taken_in' | 'known' | StrayReason> {
  const { named, lines, registeredAt } = parcel
  if (!named) return 'ORDER_UNKNOWN'
  try {
    return await ctx.inTransaction(async (tx) => {
      const order = await findLocked(
        () => findOrder(tx, 'mall', named.orderId),
        (found) => lockContract(tx, found.contractId),
      )
      if (!order) return 'ORDER_UNKNOWN'
      const isKnown = await findKnownNumbers(tx, [parcel])
      if (isKnown(parcel) || (await wasCorrected(tx, named.parcelId, parcel.number))) return 'known'
      if (lines.length === 0) return 'CONTENTS_UNKNOWN'
      const carrier = (await findCarriers(tx)).find(({ code }) => code === parcel.carrierCode)
      if (!carrier) return 'CARRIER_UNKNOWN'
      // Entered again by its shop, under another number.
      if (await findParcel(tx, named.parcelId)) return 'NOTHING_TO_SEND'
      await sendParcel(ctx, tx, order, {
        id: named.parcelId,
        carrierId: carrier.id,
        isOnTheRoad: true,
        number: parcel.number,
        lines: lines.map(({ lineId, qty }) => ({ id: lineId, qty })),
        // Where its payment was lost with it: not before that was found.
        at: new Date(Math.max(registeredAt.getTime(), order.paidAt?.getTime() ?? 0)),
      })
      return 'taken_in'
    })
  } catch (error) {
    // Canceled, given back or sent otherwise: the books have nothing like it to send.
    if (isRefusal(error)) return 'NOTHING_TO_SEND'
    throw error
  }
}

/** A carrier goes on listing the number that its shop has corrected. */
async function wasCorrected(tx: Tx, id: Id<'parcel'>, number: string): Promise<boolean> {
  const isBefore = (before: unknown) => (before as { number?: unknown }).number === number
  return (await findHistory(tx, 'parcel', id)).some(
    ({ event, facts }) => event === 'correct' && isBefore(facts?.['before'] ?? {}),
  )
}
