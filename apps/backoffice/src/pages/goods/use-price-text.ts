import type { WireMoney } from '@galleria/contract/wire'
import { useFormat } from '../../parts/use-format.ts'
import type { GoodsRow } from './goods-queries.ts'

/** A price as it is said of the goods: of goods by measure it is that of a unit. */
export function usePriceText(): (
  goods: Pick<GoodsRow, 'marketingUnit'>,
  amount: WireMoney,
) => string {
  const format = useFormat()
  return ({ marketingUnit }, amount) =>
    `${format.money(amount)}${marketingUnit ? ` / ${marketingUnit.unitName}` : ''}`
}
