/**
 * A shop's delivery with assembly for an item: `fee` is that of one piece, in minor units, as the
 * storefront says it.
 */
export type OfferedService = {
  readonly id: number
  readonly name: string
  /** Who comes. */ readonly shippingName: string
  readonly fee: number
}

/** What a buyer tells the fitters. */
export type Fitting = { readonly contactNumber: string; readonly remark: string }

/** The mall's cover for a piece of this price; `fee` is that of one piece, in minor units. */
export type OfferedCover = { readonly id: number; readonly fee: number }
