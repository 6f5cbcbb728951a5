import { priceOfSet } from '@galleria/contract/sets'
import { money, split, type Currency } from '@galleria/kernel/money'

/**
 * What one set costs, in minor units: singly and as a set, and what of that each of its goods is
 * (all its units in one set), by what they cost singly, to the minor unit.
 */
export function priceSet(
  parts: readonly { readonly amount: number; readonly unitQty: number }[],
  percentOff: number,
  currency: string,
): { single: number; price: number; shares: number[] } {
  const weights = parts.map(({ amount, unitQty }) => amount * unitQty)
  const single = weights.reduce((sum, weight) => sum + weight, 0)
  const price = priceOfSet(single, percentOff)
  return {
    single,
    price,
    shares: split(money(price, currency as Currency), weights).map(({ minor }) => minor),
  }
}

/**
 * What a set is, in one word: who changes one sends along that of what was read. Where it stands is
 * no part of it.
 */
export function fingerprintOf(set: {
  readonly percentOff: number
  readonly parts: readonly { readonly partId: number; readonly qty: number }[]
}): string {
  return `${set.percentOff}%${set.parts.map(({ partId, qty }) => ` ${qty}x${partId}`).join('')}`
}
