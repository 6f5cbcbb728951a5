import type { DeliveryTerms, Freight } from '@galleria/contract/delivery-rules'

/** What a shop takes for goods of a class, in minor units, and how long they are on their way. */
export type ShippingRate = DeliveryTerms & {
  readonly shopId: number
  readonly freight: Freight
  readonly currency: string
  readonly transitDays: number
  readonly handlingDays: number
}
