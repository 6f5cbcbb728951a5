import * as z from 'zod/mini'
import { roundMinor } from '@galleria/kernel/money'
import { wireMoney, wireTime } from '../wire.ts'

/**
 * What a unit costs a member of a group, in minor units: so many per cent less than on the shelf,
 * rounded on the unit.
 */
export function priceInGroup(price: number, percentOff: number): number {
  return Math.max(1, roundMinor((price * (100 - percentOff)) / 100))
}

/**
 * How groups of a sku can be begun now: a price for each size, and for how long a group waits for
 * its members. Null where there are none.
 */
export const wireGroupOffer = z.object({
  openHours: z.int(),
  sizeList: z.array(z.object({ size: z.int(), percentOff: z.int(), groupPrc: wireMoney })),
})
export type WireGroupOffer = z.output<typeof wireGroupOffer>

/** The group that a line of the cart begins (without an id) or joins. */
export const wireGroupChoice = z.object({
  id: z.nullable(z.string()),
  size: z.int(),
  percentOff: z.int(),
  openHours: z.int(),
  endTime: z.nullable(wireTime),
})
export type WireGroupChoice = z.output<typeof wireGroupChoice>

const standing = {
  id: z.string(),
  status: z.enum(['STARTING', 'OPEN', 'FULL', 'CLOSED']),
  size: z.int(),
  percentOff: z.int(),
  /** Members who have paid, and who are still missing. */
  paidQty: z.int(),
  missingQty: z.int(),
  /** Places that nobody has taken: fewer than are missing while somebody is paying. */
  freeQty: z.int(),
  endTime: z.nullable(wireTime),
  /** Of what is left when the answer was made, so that nobody's clock matters. */
  endInMillis: z.int(),
}
export const wireGroup = z.object(standing)
export type WireGroup = z.output<typeof wireGroup>

/** A group that somebody more can join now; `groupPrc` is a unit's price at this moment. */
export const wireOpenGroup = z.object({ ...standing, skuId: z.int(), groupPrc: wireMoney })
export type WireOpenGroup = z.output<typeof wireOpenGroup>
