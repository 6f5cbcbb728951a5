import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/invitation-redirect.ts'
import { itemPath } from '../../addresses/addresses.ts'
import { shopOf } from '../../shop-context.ts'

/**
 * Where an invitation to a group of buyers leads, by link or QR code: to its item, in the version
 * it is about, with the group [ORD-020].
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { group, item, sku } = await shopOf(context).call(
      'POST /sapi/mall-order/web/groupbuy/invitation',
      { shopId: Number(params.shopId), orderId: params.orderId },
    )
    const path = itemPath({
      urlKey: item.urlKey,
      shopId: item.shopId,
      itemId: item.id,
      suffix: sku.skuUrlSuffix,
    })
    // Public pages are kept for a minute by their address: how the group stands is part of it, so
    // that nobody is invited into one that has just been filled.
    const standing = `${group.status}-${group.freeQty}`
    return redirect(`${path}&group=${group.id}&standing=${standing}#groups`)
  } catch (error) {
    if (isProblem(error) && (error.status === 404 || error.status === 400)) throw data(null, 404)
    throw error
  }
}
