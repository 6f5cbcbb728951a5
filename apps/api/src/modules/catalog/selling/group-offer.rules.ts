import { priceInGroup, type WireGroupOffer } from '@galleria/contract/group-buy'
import { wireMoney } from '#platform/wire-money.ts'

/** How groups of a sku can be begun now. */
export type GroupOffer = {
  readonly openHours: number
  readonly sizes: readonly { readonly size: number; readonly percentOff: number }[]
}

/**
 * Only what can be kept: a group of which there are not enough to give each member one is not
 * offered.
 */
export function presentGroupOffer(
  { openHours, sizes }: GroupOffer,
  sku: { readonly amount: number; readonly currency: string; readonly available: number },
): WireGroupOffer | null {
  const sizeList = sizes
    .filter(({ size }) => size <= sku.available)
    .map(({ size, percentOff }) => ({
      size,
      percentOff,
      groupPrc: wireMoney(priceInGroup(sku.amount, percentOff), sku.currency),
    }))
  return sizeList.length === 0 ? null : { openHours, sizeList }
}
