import * as z from 'zod/mini'
import { wireTime } from '../wire.ts'

/** A site of a shop where goods are fetched. */
export const wireSiteAddress = z.object({
  id: z.int(),
  name: z.string(),
  street: z.string(),
  houseNo: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */ country: z.string(),
  phone: z.string(),
  openingHours: z.string(),
})
export type WireSiteAddress = z.output<typeof wireSiteAddress>

/**
 * Whose an order is: `O2O` is ordered here and fetched at a site of the shop, the address of then.
 */
export const shopOfOrder = z.object({
  id: z.int(),
  name: z.string(),
  shopChannelType: z.enum(['B2C', 'O2O']),
  siteAddress: z.nullable(wireSiteAddress),
})

/** Of an order that is fetched: since when the goods lie ready, and until when; null before. */
export const pickUp = z.nullable(
  z.object({ readyTime: z.nullable(wireTime), fetchUntil: z.nullable(wireTime) }),
)
