import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { addReverseParcel, shippingJobs, type ReverseParcelRow } from '#modules/shipping/index.ts'
import type { ReverseRow } from '../reverse.types.ts'

type About = Pick<ReverseRow, 'id' | 'orderId' | 'buyerId' | 'site' | 'shopCountry' | 'language'>
type Operator = ReverseParcelRow['operator']

/**
 * A parcel of a request gets its number, and is followed from there: to the shop (`USER`), or to
 * the buyer (`SELLER`).
 */
export async function nameParcel(
  ctx: Context,
  tx: Tx,
  reverse: About,
  parcel: {
    readonly operator: Operator
    readonly carrierId: number
    readonly number: string
  },
): Promise<void> {
  const id = ctx.newId('reverseParcel')
  refuseUnlessAdded(
    await addReverseParcel(tx, {
      id,
      reverseId: reverse.id,
      orderId: reverse.orderId,
      buyerId: reverse.buyerId,
      ...parcel,
      at: ctx.now(),
    }),
  )
  await followParcel(ctx, tx, reverse, { id, operator: parcel.operator })
}

export function followParcel(
  ctx: Context,
  tx: Tx,
  { site, shopCountry, language }: About,
  { id, operator }: Pick<ReverseParcelRow, 'id' | 'operator'>,
): Promise<unknown> {
  return ctx.jobs.send(tx, shippingJobs.followReverse, {
    parcelId: id,
    country: operator === 'USER' ? shopCountry.trim() : site,
    language,
  })
}

/** What somebody can put right on the form. */
export function refuseUnlessAdded(
  end: 'added' | 'corrected' | 'unknown_carrier' | 'number_taken',
): void {
  if (end === 'unknown_carrier') throw refuse('carrier.not_found')
  if (end === 'number_taken') throw refuse('parcel.number_taken')
}
