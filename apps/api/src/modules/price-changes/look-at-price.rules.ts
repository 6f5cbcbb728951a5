import { isFarPrice } from '@galleria/contract/goods-rules'
import { changedPrice, whyNoPrice, type HowToChange } from '@galleria/contract/price-change-rules'
import type { KnownPrice, LookedPrice } from './price-changes.types.ts'

/**
 * What a change would do to a price: what it becomes, what speaks against it, and what is asked
 * about twice.
 */
export function lookAtPrice(
  rowNo: number,
  known: KnownPrice,
  how: HowToChange,
  isReduced: boolean,
): LookedPrice {
  const { skuId, code, site, currency, before, was } = known
  const after = changedPrice(before, currency, how)
  const isSame = after === before
  const errors = isSame ? [] : findErrors(known, after, isReduced)
  const hasErrors = errors.length > 0
  return {
    ...{ rowNo, skuId, code, site, currency, before, was, after },
    plan: isSame ? 'SAME' : hasErrors ? 'FAULT' : 'CHANGE',
    faults: errors,
    asks: isSame || hasErrors ? [] : findAsks(known, after, isReduced),
  }
}

/** What the door of prices would refuse. */
function findErrors(known: KnownPrice, after: number, isReduced: boolean): string[] {
  const none = whyNoPrice(after)
  if (none) return [none]
  if (!known.isPriced) return ['goods.state']
  if (!isReduced) return []
  // A card is worth what it costs.
  if (known.isCard) return ['price_of_card']
  if (after >= Math.min(known.before, known.lowest ?? known.before)) return ['price_no_reduction']
  return known.isNew ? ['price_new'] : []
}

function findAsks(
  { before, was, flashSale, isPlanned }: KnownPrice,
  after: number,
  isReduced: boolean,
): string[] {
  return [
    ...(isFarPrice(after, before) ? ['table_far'] : []),
    ...(was !== null && !isReduced ? ['table_reduction_ends'] : []),
    ...(flashSale !== null && after <= flashSale ? ['bulk_flash_sale'] : []),
    ...(isPlanned ? ['bulk_planned'] : []),
  ]
}
