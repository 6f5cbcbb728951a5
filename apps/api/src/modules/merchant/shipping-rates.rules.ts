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

/** A shop charges once per order, by the heaviest class of the goods in it. */
export function heaviestFreight(classes: readonly Freight[]): Freight {
  return classes.reduce(
    (heaviest, one) => (WEIGHT[one] > WEIGHT[heaviest] ? one : heaviest),
    'parcel',
  )
}

/** Minor units; free from the shop's threshold on, counted on the goods of this shop alone. */
export function shippingFee(rate: ShippingRate, goods: number): number {
  return rate.freeFrom !== null && goods >= rate.freeFrom ? 0 : rate.fee
}
