import * as z from 'zod/mini'
import { roundMinor } from '@galleria/kernel/money'
import { attribute, smallId } from '../wire.ts'

/**
 * What a set costs whose parts cost `single` together, in minor units: so many per cent less,
 * rounded once.
 */
export function priceOfSet(single: number, percentOff: number): number {
  return roundMinor((single * (100 - percentOff)) / 100)
}

/** One of the goods of a set in the cart or on a bill, and how many of it one set has. */
export const setPart = z.object({
  sku: z.object({
    id: z.int(),
    name: z.string(),
    image: z.string(),
    tint: z.string(),
    attributes: z.array(attribute),
    skuUrlSuffix: z.string(),
  }),
  item: z.object({ id: z.int(), urlKey: z.string() }),
  skuQty: z.int(),
})
export type WireSetPart = z.output<typeof setPart>

/** The main item and at most three others. */
export const MOST_PARTS = 4

/**
 * Which version of each of the goods of a set somebody wants; how many of each is the shop's to
 * say.
 */
export const chosenParts = z
  .array(z.object({ sku: z.object({ id: smallId }) }))
  .check(z.maxLength(MOST_PARTS))
