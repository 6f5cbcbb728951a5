import * as z from 'zod/mini'
import { wireMoney, wireTime } from '../wire.ts'
import { offerAnswers, offerKinds } from './offer-rules.ts'

/** What the shop has offered instead of what was asked for. */
export const offer = z.object({
  id: z.string(),
  kind: z.enum(offerKinds),
  /** What goes back to the buyer who accepts it. */
  amount: wireMoney,
  /** Of goods for points: so many of these with it. */
  points: z.number(),
  content: z.string(),
  offeredTime: wireTime,
  answerUntil: wireTime,
  /** Its buyer can still answer: nobody has, and there is time. */
  isOpen: z.boolean(),
  /** Null until there is one; silence counts as one a moment after the end. */
  answer: z.nullable(z.enum(offerAnswers)),
  answeredTime: z.nullable(wireTime),
})
export type WireOffer = z.output<typeof offer>
