import type { BuyersReason } from '@galleria/contract/after-sales-rules'
import type { CategoryKey } from '../../models.ts'

/** What people say of one kind of goods: whole sentences that hold for every model of it. */
type About = {
  likes: readonly string[]
  /** Small things, for three and four stars. */ niggles: readonly string[]
  /** What makes one give one or two. */ defects: readonly string[]
}

/**
 * What buyers and shops write, in sentences that go together. `{shop}` and, in the shop's words,
 * `{name}` (the buyer's first name) are filled in.
 */
export type ReviewTexts = {
  good: readonly string[]
  fair: readonly string[]
  bad: readonly string[]
  came: { well: readonly string[]; badly: readonly string[] }
  end: { good: readonly string[]; fair: readonly string[]; bad: readonly string[] }
  about: Readonly<Record<CategoryKey, About>>
  /** The shop's answer: an opening, what it says to it, and who says it. */
  thanks: { opening: readonly string[]; message: readonly string[] }
  sorry: { opening: readonly string[]; message: readonly string[] }
  signed: readonly string[]
  /** What a buyer writes with an application for money back. */
  asks: Readonly<Record<BuyersReason, readonly string[]>>
  /**
   * Why a shop says no: the damage was not shown, it is what was ordered, or it left the shop
   * whole.
   */
  declines: { unproven: string; asOrdered: string; wasWhole: string }
}
