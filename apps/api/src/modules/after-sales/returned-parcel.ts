import type { Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { addReverseParcel, shippingJobs } from '#modules/shipping/index.ts'
import { refuseUnlessAdded } from './post-back.ts'
import type { ReverseRow } from './reverse.types.ts'

/** The parcel in which goods that a shop does not accept go back to their buyer: both or neither. */
export type ReturnedParcel = {
  readonly carrierId?: number | undefined
  readonly serviceCode?: string | undefined
}

export async function addReturnedParcel(
  ctx: Context,
  tx: Tx,
  reverse: Pick<ReverseRow, 'id' | 'orderId' | 'buyerId' | 'site' | 'language'>,
  { carrierId, serviceCode }: ReturnedParcel,
): Promise<void> {
  if (carrierId === undefined && serviceCode === undefined) return
  if (carrierId === undefined) throw refuseFields([{ path: 'carrierId', code: 'carrier_required' }])
  if (serviceCode === undefined)
    throw refuseFields([{ path: 'serviceCode', code: 'number_required' }])
  const id: Id<'reverseParcel'> = ctx.newId('reverseParcel')
  refuseUnlessAdded(
    await addReverseParcel(tx, {
      id,
      reverseId: reverse.id,
      orderId: reverse.orderId,
      buyerId: reverse.buyerId,
      operator: 'SELLER',
      carrierId,
      number: serviceCode.toUpperCase(),
      at: ctx.now(),
    }),
  )
  await ctx.jobs.send(tx, shippingJobs.followReverse, {
    parcelId: id,
    country: reverse.site,
    language: reverse.language,
  })
}
