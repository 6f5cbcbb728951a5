import * as z from 'zod/mini'
import { unitSigns, type Measure } from '@galleria/kernel/measure'

/**
 * How a sku is counted. Quantities on the wire are in its unit: 2.5 is two and a half metres;
 * `adjustStep` says in which steps.
 */
export const soldBy = {
  businessTypeDict: z.nullable(z.literal('WEIGHT')),
  marketingUnit: z.nullable(z.object({ unitName: z.string() })),
  adjustStep: z.number(),
}
export type SoldBy = {
  readonly businessTypeDict: 'WEIGHT' | null
  readonly marketingUnit: { readonly unitName: string } | null
  readonly adjustStep: number
}

/** So many, in the unit of the sku: a whole number of pieces, or hundredths of a measure. */
export const qty = z.number()
/** Whether it is a whole number of steps only the sku tells. */
export const askedQty = qty.check(
  z.minimum(0.01),
  z.maximum(999),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'decimals',
  }),
)

export function presentMeasure(measure: Measure | null | undefined): SoldBy {
  return measure
    ? {
        businessTypeDict: 'WEIGHT',
        marketingUnit: { unitName: unitSigns[measure.unit] },
        adjustStep: measure.step / 100,
      }
    : { businessTypeDict: null, marketingUnit: null, adjustStep: 1 }
}
