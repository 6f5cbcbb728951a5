import * as z from 'zod/mini'
import { wireTime } from '../wire.ts'

/** Text as it was typed: a link in it is text. */
export const wireMessage = z.object({
  id: z.string(),
  /** `operator`: the mall, in the place of a shop that was removed. */
  author: z.enum(['buyer', 'merchant', 'operator']),
  content: z.string(),
  at: wireTime,
  /** The after-sales order that it is about; null where it is about the order. */
  reverseId: z.nullable(z.string()),
})
export type WireMessage = z.output<typeof wireMessage>
