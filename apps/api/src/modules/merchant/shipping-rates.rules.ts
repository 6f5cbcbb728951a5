export type Freight = 'parcel' | 'bulky' | 'freight'
export type ShippingRate = {
  readonly shopId: number
  readonly freight: Freight
  readonly currency: string
  readonly fee: number
  readonly freeFrom: number | null
  readonly transitDays: number
  readonly handlingDays: number
}

const WEIGHT: Record<Freight, number> = { parcel: 1, bulky: 2, freight: 3 }

/**
 * What a shop charges to send one order: once, by the heaviest class of the goods in it. `goods` is what those cost together and `fee` what
 * sending them does, in minor units.
 */
export function chargeShipping<Rate extends ShippingTerms>(
  rateOf: (freight: Freight) => Rate,
  classes: readonly Freight[],
  goods: number,
): { readonly rate: Rate; readonly fee: number } {
  const rate = rateOf(heaviestFreight(classes))
  return { rate, fee: shippingFee(rate, goods) }
}

function heaviestFreight(classes: readonly Freight[]): Freight {
  return classes.reduce(
    (heaviest, one) => (WEIGHT[one] > WEIGHT[heaviest] ? one : heaviest),
    'parcel',
  )
}

type ShippingTerms = Pick<ShippingRate, 'fee' | 'freeFrom'>

/** Free from the shop's threshold on, counted on the goods of this shop alone. */
function shippingFee(rate: ShippingTerms, goods: number): number {
  return rate.freeFrom !== null && goods >= rate.freeFrom ? 0 : rate.fee
}
