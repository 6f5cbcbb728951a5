/**
 * What a shop charges to send an order, read by server and browser alike. Amounts in minor units of
 * the storefront's currency.
 */

/** From the lightest to the heaviest: how goods are carried. */
export const freights = ['parcel', 'bulky', 'freight'] as const
export type Freight = (typeof freights)[number]

export type DeliveryTerms = { readonly fee: number; readonly freeFrom: number | null }

export function heaviestOf(classes: readonly Freight[]): Freight {
  return classes.reduce<Freight>(
    (heaviest, one) => (freights.indexOf(one) > freights.indexOf(heaviest) ? one : heaviest),
    'parcel',
  )
}

/**
 * Charged once for an order, by the heaviest class of the goods in it, and free from the shop's
 * threshold on; `goods` is what those of this shop cost together.
 */
export function chargeDelivery<Terms extends DeliveryTerms>(
  termsOf: (freight: Freight) => Terms,
  classes: readonly Freight[],
  goods: number,
): { readonly terms: Terms; readonly fee: number; readonly missing: number } {
  const terms = termsOf(heaviestOf(classes))
  const isFree = terms.freeFrom !== null && goods >= terms.freeFrom
  const fee = isFree ? 0 : terms.fee
  return { terms, fee, missing: fee > 0 && terms.freeFrom !== null ? terms.freeFrom - goods : 0 }
}

/**
 * Codes are mailed, what is fetched is carried by nobody, and goods for points are delivered free,
 * so that points alone can pay them.
 */
export function isDelivered(goods: {
  readonly voucher: unknown
  readonly site: unknown
  readonly points: number
}): boolean {
  return !goods.voucher && !goods.site && goods.points === 0
}
