/**
 * What a buyer and a shop may ask the mall to decide about a declined request, for their forms and
 * for the server. Safe in a browser: no schema library.
 */

/** So long after a shop has declined a request its buyer can ask the mall (A34). */
export const ASK_MALL_WITHIN_DAYS = 7
/** Its buyer is reminded before that. */
export const ASK_MALL_REMINDED_BEFORE_HOURS = 48
/** So long the shop has to say its side; once it has, or after that, the mall rules. */
export const DISPUTE_ANSWER_WITHIN_HOURS = 48
export const DISPUTE_REMINDED_BEFORE_HOURS = [24] as const
/** By then the mall has ruled (A35). */
export const RULE_WITHIN_DAYS = 7
/** So long before, operators are reminded of a ruling that is not there. */
export const RULE_REMINDED_BEFORE_HOURS = [24] as const
/**
 * Where it is not there in time everybody is told a new date, so many days on; and once more, as
 * often as that passes.
 */
export const RULE_PUT_OFF_DAYS = 3
export const LONGEST_DISPUTE_TEXT = 1000
export const MOST_DISPUTE_PHOTOS = 6
/** What each side adds to it, until the mall has ruled. */
export const MOST_PROOFS = 10
export const MOST_PROOF_DOCUMENTS = 3

/**
 * The money goes back and the goods stay where they are; the goods come back first; the shop was
 * right.
 */
export const rulings = ['REFUND', 'RETURN', 'NONE'] as const
export type Ruling = (typeof rulings)[number]

/**
 * Why the mall decides: its buyer disagrees with a no, or the parcel with the goods was lost on a
 * way that was its buyer's risk, or the shop owed a label for the way back and gave none, or what
 * nobody can decline came back as an empty box; of these nobody has said anything yet.
 */
export const disputeCauses = ['DECLINED', 'LOST', 'NO_LABEL', 'EMPTY'] as const
export type DisputeCause = (typeof disputeCauses)[number]
