import * as z from 'zod/mini'
import { MOST_MESSAGE_PHOTOS } from '../merchant/order-work-rules.ts'
import { imageFile, wireTime } from '../wire.ts'

/** What is shown with a message. */
export const messagePhotos = z.optional(
  z.object({ files: z.array(imageFile).check(z.maxLength(MOST_MESSAGE_PHOTOS)) }),
)

/** Text as it was typed: a link in it is text. */
export const wireMessage = z.object({
  id: z.string(),
  /** `operator`: the mall, in the place of a shop that was removed. */
  author: z.enum(['buyer', 'merchant', 'operator']),
  content: z.string(),
  files: z.array(imageFile),
  at: wireTime,
  /** The after-sales order that it is about; null where it is about the order. */
  reverseId: z.nullable(z.string()),
})
export type WireMessage = z.output<typeof wireMessage>
