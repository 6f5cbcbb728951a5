import { texts } from '@galleria/i18n'
import type { Language } from '@galleria/contract/storefronts'
import { containedTax, share, type Currency } from '@galleria/kernel/money'
import type { CartRow } from '#modules/cart/index.ts'
import type { FrozenService, LineSnapshot } from '#modules/order/index.ts'

/**
 * What is paid beside the price of a line's goods, for all its units, in minor units: the shop's
 * delivery with assembly, and the mall's cover. Both are part of the line's money, and go back with
 * its units. Pure.
 */
export type Extras = {
  readonly service: number
  readonly insurance: { readonly id: number; readonly fee: number } | null
}

/**
 * `charged` says what a price of the storefront comes to where no tax is contained. Nobody
 * assembles what is fetched.
 */
export function extrasOf(cart: CartRow, charged: (minor: number) => number): Extras {
  const { service, fitting, pickup, cover, isInsured, qty } = cart
  return {
    service: service && fitting && !pickup ? charged(service.fee) * qty : 0,
    insurance: cover && isInsured ? { id: cover.id, fee: charged(cover.fee) * qty } : null,
  }
}

export function extraAmount({ service, insurance }: Extras): number {
  return service + (insurance?.fee ?? 0)
}

/**
 * What the mall keeps of it: its share of what the shop does, and its own cover without the tax.
 */
export function commissionOnExtras(
  { service, insurance }: Extras,
  { currency, rate, of }: { currency: Currency; rate: number; of: number },
): number {
  const fee = insurance?.fee ?? 0
  return (
    share({ minor: service, currency }, of).minor +
    fee -
    containedTax({ minor: fee, currency }, rate).minor
  )
}

type Line = { readonly cart: CartRow; readonly extras: Extras }

/** The service that an order keeps, with what its buyer tells the fitters. */
export function serviceOf(lines: readonly Line[]): FrozenService | null {
  const { service, fitting } = lines.find(({ extras }) => extras.service > 0)?.cart ?? {}
  if (!service || !fitting) return null
  return { id: service.id, name: service.name, shippingName: service.shippingName, ...fitting }
}

/**
 * What a shop offers to assemble of these goods; null where it does not, or where they are fetched.
 */
export function offerOf(
  lines: readonly Line[],
  charged: (minor: number) => number,
): { service: NonNullable<CartRow['service']>; amount: number; lines: readonly Line[] } | null {
  const own = lines.filter(({ cart }) => cart.service && !cart.pickup)
  const service = own[0]?.cart.service
  if (!service) return null
  const amount = own.reduce((sum, { cart }) => sum + charged(cart.service?.fee ?? 0) * cart.qty, 0)
  return { service, amount, lines: own }
}

/** As a line keeps it. */
export function freezeExtras(
  { service, insurance }: Extras,
  language: Language,
): Pick<LineSnapshot, 'service' | 'insurance'> {
  return {
    ...(service > 0 ? { service: { fee: service } } : {}),
    ...(insurance ? { insurance: { ...insurance, name: texts[language].extras.cover } } : {}),
  }
}
