import * as z from 'zod/mini'
import { imageFile, wireMoney, wireTime } from '../wire.ts'
import { disputeCauses, rulings } from './dispute-rules.ts'

/** Words, photos and documents that one side has added. */
const proof = z.object({
  id: z.string(),
  side: z.enum(['BUYER', 'SHOP']),
  content: z.string(),
  files: z.array(imageFile),
  /** `isReady`: it was found harmless, and can be opened. */
  documents: z.array(z.object({ url: z.string(), name: z.string(), isReady: z.boolean() })),
  addedTime: wireTime,
})
export type WireProof = z.output<typeof proof>

/**
 * What both sides have said to the mall, and what it has ruled. Times of a ruling and its words are
 * null and empty while it is open.
 */
export const dispute = z.object({
  openedTime: wireTime,
  /** Why the mall decides. */
  cause: z.enum(disputeCauses),
  /** The buyer's side, and the shop's. */
  content: z.string(),
  files: z.array(imageFile),
  shopContent: z.string(),
  shopFiles: z.array(imageFile),
  shopAnsweredTime: z.nullable(wireTime),
  /** What both have added to that since, oldest first. */
  proofList: z.array(proof),
  /** Until when the shop can say its side, and by when the mall rules. */
  answerUntil: wireTime,
  ruleUntil: wireTime,
  /** The shop has said nothing yet, and still can. */
  isAnswerOpen: z.boolean(),
  /** The mall has not ruled in time, and has named another date. */
  isLate: z.boolean(),
  ruling: z.nullable(z.enum(rulings)),
  rulingText: z.string(),
  ruledTime: z.nullable(wireTime),
  /** What goes back by the ruling; null while there is none, and where nothing does. */
  ruledAmount: z.nullable(wireMoney),
  /** It is less, or about fewer units, than was asked for. */
  isPart: z.boolean(),
  /** The goods are with their buyer, and can come back first. */
  canComeBack: z.boolean(),
  /**
   * They came back before, and the shop has sent them out again: it bears the cost of their coming
   * back once more.
   */
  isOnceMore: z.boolean(),
  /** The shop has agreed before anybody ruled. */
  isGivenIn: z.boolean(),
})
export type WireDispute = z.output<typeof dispute>
