import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { readTracking, registerTracking } from './carrier.ts'
import { shippingJobs } from './shipping.jobs.ts'
import {
  findReverseParcel,
  findReverseParcelsToTrack,
  saveReverseTrack,
  type ReverseParcelRow,
} from './reverse-parcels.store.ts'

const CHECK_EVERY_MS = 55_000

/**
 * Has the carrier's tracking service follow a parcel that goes back, or out again; run from the
 * queue until it answers.
 */
export async function followReverseParcel(
  ctx: Context,
  job: { parcelId: Id<'reverseParcel'>; country: string; language: string },
): Promise<void> {
  const parcel = await findReverseParcel(ctx.db, job.parcelId)
  if (!parcel || !ctx.env.carrierUrl) return
  await registerTracking(ctx.env.carrierUrl, {
    ...parcel,
    country: job.country,
    language: job.language,
    reference: `${parcel.isShopsLabel ? 'label' : 'reverse'}.${parcel.id}.${parcel.orderId}`,
    lines: [],
  })
  await check(ctx, parcel)
}

/** The minute's round. A carrier that does not answer is asked again next time. */
export async function checkReverseParcels(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = new Date(now.getTime() - CHECK_EVERY_MS)
  for (const parcel of await findReverseParcelsToTrack(ctx.db, { before, now }))
    await check(ctx, parcel).catch(async (error: unknown) => {
      if (!(error instanceof OutsideError)) throw error
      ctx.log.warn({ err: error, parcelId: parcel.id }, 'the carrier did not answer')
      // Asked all the same: otherwise those that nobody answers for would stand before all others
      // in the next round.
      await ctx.inTransaction((tx) =>
        saveReverseTrack(tx, parcel, {
          entries: undefined,
          isScanned: false,
          isLost: undefined,
          deliveredAt: undefined,
          at: ctx.now(),
        }),
      )
    })
}

async function check(ctx: Context, parcel: ReverseParcelRow): Promise<void> {
  if (parcel.deliveredAt || !ctx.env.carrierUrl) return
  const track = await readTracking(ctx.env.carrierUrl, parcel)
  await ctx.inTransaction(async (tx) => {
    const isNews = await saveReverseTrack(tx, parcel, {
      entries: track?.entries,
      isScanned: track?.isScanned ?? false,
      isLost: track?.isLost,
      deliveredAt: track?.deliveredAt,
      at: ctx.now(),
    })
    if (isNews) await ctx.jobs.send(tx, shippingJobs.reverseNews, { reverseId: parcel.reverseId })
  })
}
