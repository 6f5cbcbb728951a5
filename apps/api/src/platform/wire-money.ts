import type { WireMoney } from '@galleria/contract/wire'
import { toMajor, type Currency } from '@galleria/kernel/money'

/** Minor units and their currency as the wire writes an amount. */
export function wireMoney(minor: number, currency: string): WireMoney {
  return { value: toMajor({ minor, currency: currency as Currency }), currency }
}
