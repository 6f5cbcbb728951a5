import type { WireMoney } from '@galleria/contract/wire'
import { Price } from '../price.tsx'

/**
 * What one piece cost, in either shape the documents give `salePrc`: an amount, or a bare number in
 * the currency of the line it stands in.
 */
export function ItemPrice({
  salePrc,
  currency,
}: {
  salePrc: WireMoney | number
  currency: string
}) {
  return <Price amount={typeof salePrc === 'number' ? { value: salePrc, currency } : salePrc} />
}
