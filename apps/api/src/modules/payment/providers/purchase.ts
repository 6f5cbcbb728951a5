import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'

/**
 * What a payment is for, in lines that come to its amount to the cent: for providers that lend the
 * money and show their customer what for.
 */
export type Purchase = {
  /** The orders' numbers, as people know them. */
  readonly codes: readonly string[]
  readonly lines: readonly PurchaseLine[]
  readonly delivery: PurchaseAddress
  readonly billing: PurchaseAddress
  /** Fields of the two that the storefront's rules find wrong: nobody lends by those. */
  readonly addressErrors: readonly string[]
}
export type PurchaseLine = {
  readonly kind: 'goods' | 'codes' | 'service' | 'cover' | 'delivery' | 'discount' | 'gift_card'
  /** Of the sku, where it is one. */
  readonly reference: string
  readonly name: string
  readonly quantity: number
  /** With tax, in minor units; what is taken off is below nothing. */
  readonly unitPrice: number
  /** Price by quantity. */
  readonly total: number
  /** In hundredths of a percent. */
  readonly taxRate: number
  /** Contained in the total: within a cent of what the rate says. */
  readonly tax: number
}
export type PurchaseAddress = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly detail: string
  readonly postalCode: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** What of a line of an order goes back: of its goods, and of what the order's delivery cost. */
export type LineGivenBack = {
  readonly lineId: Id<'orderLine'>
  readonly goods: number
  readonly shipping: number
}

/** Names what goes back of a contract, in lines that come to it. */
export type NameLinesGivenBack = (
  ctx: Context,
  contractId: Id<'contract'>,
  given: readonly LineGivenBack[],
) => Promise<readonly PurchaseLine[]>

export function sumOfLines(
  lines: readonly PurchaseLine[],
  what: 'total' | 'tax' = 'total',
): number {
  return lines.reduce((sum, line) => sum + line[what], 0)
}
