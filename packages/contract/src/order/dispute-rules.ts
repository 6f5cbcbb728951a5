import { findEmpty, findUnless, formSchema } from '../form-schema.ts'
import { readTypedAmount } from '../typed-number.ts'

/** How a dispute is noted by hand. Safe in a browser: no schema library. */

export const LONGEST_DISPUTE_REFERENCE = 100
export const LONGEST_DISPUTE_REASON = 200

export type TypedDispute = {
  readonly reference: string
  readonly amount: string
  readonly reason: string
}
/** `most` is what was taken, in major units. */
export const disputeSchema = (most: number) =>
  formSchema<TypedDispute>((typed) => {
    const amount = readTypedAmount(typed.amount)
    return [
      ...findEmpty(typed, 'reference', 'reason'),
      ...findUnless(amount !== undefined, 'amount', 'amount'),
      ...findUnless(amount === undefined || amount <= most, 'amount', 'above'),
    ]
  })
