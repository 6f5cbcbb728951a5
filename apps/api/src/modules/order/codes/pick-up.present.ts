import type { WireOrder, WireOrderRow } from '@galleria/contract/order'
import { presentSite } from '#modules/merchant/index.ts'
import type { OrderRow } from '../order.types.ts'

/** Whose an order is, and where and until when it is fetched. */
export function presentPickUp({
  shopId,
  shopName,
  pickup,
  readyAt,
  fetchBy,
}: OrderRow): Pick<WireOrderRow, 'shop' | 'pickUp'> {
  return {
    shop: {
      id: shopId,
      name: shopName,
      shopChannelType: pickup ? 'O2O' : 'B2C',
      siteAddress: pickup && presentSite(pickup),
    },
    pickUp: pickup && {
      readyTime: readyAt?.toISOString() ?? null,
      fetchUntil: fetchBy?.toISOString() ?? null,
    },
  }
}

/** The shop makes it ready, then its buyer fetches it. */
export function stepOfPickUp({ status, fetchBy }: OrderRow): WireOrder['nextStep'] {
  if (status !== 'UN_DELIVERY') return null
  return fetchBy ? { kind: 'fetch', at: fetchBy.toISOString() } : { kind: 'prepare', at: null }
}
