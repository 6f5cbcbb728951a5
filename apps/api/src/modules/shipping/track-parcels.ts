import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { readTracking, registerTracking } from './carrier.ts'
import { parcelReference } from './parcel-reference.ts'
import { shippingJobs } from './shipping.jobs.ts'
import {
  CONFIRM_AFTER_DISPATCH_DAYS,
  findParcelsToTrack,
  saveTrack,
} from './parcel-tracks.store.ts'
import { findParcel } from './shipping.store.ts'

/**
 * Receipt is taken as confirmed 14 days after delivery, or 21 after dispatch when the carrier never
 * says so (decisions section 6).
 */
export const CONFIRM_AFTER_DELIVERY = 14 * DAY
export const CONFIRM_AFTER_DISPATCH = CONFIRM_AFTER_DISPATCH_DAYS * DAY
const CHECK_EVERY_MS = 55_000

/** Has the carrier's tracking service follow a parcel; run from the queue until it answers. */
export async function followParcel(
  ctx: Context,
  job: { parcelId: Id<'parcel'>; country: string; language: string },
): Promise<void> {
  const parcel = await findParcel(ctx.db, job.parcelId)
  if (!parcel || parcel.status === 'CANCEL' || !ctx.env.carrierUrl) return
  await registerTracking(ctx.env.carrierUrl, {
    ...parcel,
    country: job.country,
    language: job.language,
    reference: parcelReference(parcel),
  })
  await checkParcel(ctx, job.parcelId)
}

/**
 * Asks its carrier where a parcel is. One that does not answer is no obstacle: what it said last
 * holds.
 */
export async function lookAtParcel(ctx: Context, id: Id<'parcel'>): Promise<void> {
  await checkParcel(ctx, id).catch((error: unknown) => {
    if (!(error instanceof OutsideError)) throw error
  })
}

async function checkParcel(ctx: Context, id: Id<'parcel'>): Promise<void> {
  const parcel = await findParcel(ctx.db, id)
  if (!parcel || parcel.status !== 'SEND_DELIVERY' || !ctx.env.carrierUrl) return
  const track = await readTracking(ctx.env.carrierUrl, {
    carrierCode: parcel.carrierCode,
    number: parcel.number,
  })
  await ctx.inTransaction(async (tx) => {
    const news = await saveTrack(tx, parcel, {
      entries: track?.entries,
      isScanned: track?.isScanned ?? false,
      isLost: track?.isLost,
      delivery: track?.deliveredAt && {
        deliveredAt: track.deliveredAt,
        confirmBy: new Date(track.deliveredAt.getTime() + CONFIRM_AFTER_DELIVERY),
      },
      at: ctx.now(),
    })
    const about = { orderId: parcel.orderId, parcelId: id }
    if (news === 'delivered') await ctx.jobs.send(tx, shippingJobs.delivered, about)
    if (news === 'lost')
      await ctx.jobs.send(tx, shippingJobs.lost, { ...about, lostAt: ctx.now().toISOString() })
  })
}

/**
 * The minute's round over parcels under way. A carrier that does not answer is asked again next
 * time.
 */
export async function checkParcelsUnderWay(ctx: Context): Promise<void> {
  for (const parcel of await findParcelsToTrack(
    ctx.db,
    new Date(ctx.now().getTime() - CHECK_EVERY_MS),
  )) {
    await checkParcel(ctx, parcel.id).catch(async (error: unknown) => {
      if (!(error instanceof OutsideError)) throw error
      ctx.log.warn({ err: error, parcelId: parcel.id }, 'the carrier did not answer')
      // Asked all the same: otherwise those that nobody answers for would stand before all others
      // in the next round.
      await ctx.inTransaction((tx) =>
        saveTrack(tx, parcel, {
          entries: undefined,
          isScanned: false,
          isLost: undefined,
          delivery: undefined,
          at: ctx.now(),
        }),
      )
    })
  }
}
