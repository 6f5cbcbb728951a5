import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import {
  findKnownNumbers,
  findLastSent,
  listRegistrations,
  type Registration,
} from '#modules/shipping/index.ts'
import { recordStrayParcel, type StrayReason } from './stray-parcel.store.ts'
import { takeInParcel } from './take-in-parcel.ts'

/** A parcel is registered by a job: some time after it was sent, and on another clock. */
const OVERLAP_MS = HOUR

export type ParcelsFound = { readonly takenIn: number; readonly stray: number }

/**
 * Holds books that were restored to an instant against what the tracking service follows since:
 * every parcel they do not know is taken in, or on the operator's list. Throws when the service
 * does not answer.
 */
export async function reconcileParcels(ctx: Context, asOf: Date): Promise<ParcelsFound> {
  const { carrierUrl } = ctx.env
  const found = { takenIn: 0, stray: 0 }
  if (!carrierUrl) return found
  const last = (await findLastSent(ctx.db, asOf)) ?? new Date(0)
  const since = new Date(Math.max(0, last.getTime() - OVERLAP_MS))
  for (let after: string | undefined; ;) {
    const page = await listRegistrations(carrierUrl, { since, after })
    if (!page) {
      ctx.log.error(
        'the carrier lists no parcels: shops enter again what they sent since the restored instant',
      )
      return found
    }
    const isKnown = await findKnownNumbers(ctx.db, page.registrations)
    for (const parcel of page.registrations.filter((one) => !isKnown(one))) {
      const end = await takeInParcel(ctx, parcel)
      if (end === 'taken_in') found.takenIn += 1
      else if (end !== 'known' && (await putOnList(ctx, parcel, end))) found.stray += 1
    }
    for (const entry of page.unreadable)
      if (await putOnList(ctx, entry, 'UNREADABLE')) found.stray += 1
    if (!page.next) return found
    after = page.next
  }
}

type Listed = Pick<Registration, 'carrierCode' | 'number'> &
  Partial<Pick<Registration, 'named' | 'registeredAt'>>

function putOnList(ctx: Context, parcel: Listed, reason: StrayReason): Promise<boolean> {
  return ctx.inTransaction((tx) =>
    recordStrayParcel(ctx, tx, {
      carrierCode: parcel.carrierCode,
      number: parcel.number,
      orderId: reason === 'ORDER_UNKNOWN' ? undefined : parcel.named?.orderId,
      reason,
      registeredAt: parcel.registeredAt,
    }),
  )
}
