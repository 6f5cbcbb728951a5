import type { SoldBy } from '@galleria/contract/measure'
import { formatQuantity } from '@galleria/ui/format'
import { useShop } from './use-shop.ts'

export type Counted = Pick<SoldBy, 'businessTypeDict' | 'marketingUnit' | 'adjustStep'>

/**
 * Goods by measure are marked at the sku, or at an order that has no others: either is enough
 * [ORD-011].
 */
export function isByMeasure(
  sku: Pick<Counted, 'businessTypeDict'>,
  itemBusinessType?: string | null,
): boolean {
  return sku.businessTypeDict === 'WEIGHT' || itemBusinessType === 'weight'
}

/** So many as a reader says it: `2.5 m`; pieces are a bare number. */
export function useQuantityText(): (qty: number, sku: Pick<Counted, 'marketingUnit'>) => string {
  const { locale } = useShop()
  return (qty, { marketingUnit }) => formatQuantity(qty, marketingUnit?.unitName, locale)
}

/** Before the name of the goods: `3 ×`, `2.5 m`. */
export function Times({ qty, sku }: { qty: number; sku: Pick<Counted, 'marketingUnit'> }) {
  const text = useQuantityText()
  return <>{sku.marketingUnit ? text(qty, sku) : `${qty} ×`}</>
}

/**
 * Behind a price: what of it costs so much, as the law asks of goods sold by measure. Nothing for
 * pieces.
 */
export function PerUnit({ sku }: { sku: Pick<Counted, 'marketingUnit'> }) {
  return sku.marketingUnit ? (
    <span className="whitespace-nowrap"> / {sku.marketingUnit.unitName}</span>
  ) : null
}

/** The whole steps in what was typed: at least one, at most what there is. */
export function clampToStep(qty: number, step: number, most = 999): number {
  const hundredths = Math.round(step * 100)
  const stepsIn = (value: number) => Math.floor((value * 100) / hundredths + 1e-6)
  return (Math.max(1, Math.min(stepsIn(most), stepsIn(qty) || 1)) * hundredths) / 100
}

/** What is asked for first: one, or the least that is sold of it from there on. */
export function startQuantity({ adjustStep }: Pick<Counted, 'adjustStep'>): number {
  const hundredths = Math.round(adjustStep * 100)
  return (Math.ceil(100 / hundredths) * hundredths) / 100
}
