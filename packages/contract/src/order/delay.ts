import * as z from 'zod/mini'
import { delayReasons } from '../merchant/delay-rules.ts'
import { wireTime } from '../wire.ts'

/** What a shop last said about goods that leave later; days are of the shop's calendar. */
export const wireDelay = z.object({
  /** By when they leave, and what was promised before. */
  day: z.string(),
  dayBefore: z.string(),
  reason: z.enum(delayReasons),
  /** In the shop's own words; empty for none. */
  content: z.string(),
  at: wireTime,
})
export type WireDelay = z.output<typeof wireDelay>
