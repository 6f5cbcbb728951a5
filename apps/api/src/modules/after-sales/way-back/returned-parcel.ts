import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { nameParcel } from './name-parcel.ts'

/**
 * The parcel in which goods that a shop does not accept go back to their buyer: both or neither.
 */
export type ReturnedParcel = {
  readonly carrierId?: number | undefined
  readonly serviceCode?: string | undefined
}

export async function addReturnedParcel(
  ctx: Context,
  tx: Tx,
  reverse: Parameters<typeof nameParcel>[2],
  { carrierId, serviceCode }: ReturnedParcel,
): Promise<void> {
  if (carrierId === undefined && serviceCode === undefined) return
  if (carrierId === undefined) throw refuseFields([{ path: 'carrierId', code: 'carrier_required' }])
  if (serviceCode === undefined)
    throw refuseFields([{ path: 'serviceCode', code: 'number_required' }])
  const number = serviceCode.toUpperCase()
  await nameParcel(ctx, tx, reverse, { operator: 'SELLER', carrierId, number })
}
