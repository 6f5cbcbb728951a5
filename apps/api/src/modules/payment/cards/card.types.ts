import type { Id } from '@galleria/kernel/id'
import type { CardStatus } from './card.flow.ts'

/** A member's card. What can be charged is with the provider; here are the names for it. */
export type SavedCard = {
  readonly id: Id<'card'>
  readonly provider: string
  readonly customerId: string
  readonly userId: Id<'user'> | null
  readonly status: CardStatus
  readonly isDefault: boolean
  readonly setupRef: string | null
  readonly methodRef: string | null
  readonly token: string | null
  readonly brand: string | null
  readonly lastDigits: string | null
  readonly expiryMonth: number | null
  readonly expiryYear: number | null
  readonly requestKey: string
}
/** A buyer as the provider knows them. */
export type ProviderCustomer = {
  readonly id: string
  readonly provider: string
  readonly userId: Id<'user'> | null
  readonly ref: string | null
  readonly requestKey: string
}
/** By what a kept card is charged. */
export type CardRefs = { readonly customerRef: string; readonly methodRef: string }
