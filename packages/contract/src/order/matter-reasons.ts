import type { WireMoney } from '../wire.ts'

/**
 * Why something stands on the operator's list of money, as the books keep it where the mall itself
 * says so; a provider's reasons are kept in the words that it used.
 */
export const matterReasons = {
  noAnswer: 'no answer',
  silent: 'nothing heard for days',
  givenTwice: 'given twice',
  ended: 'ended at the provider',
  unnamed: 'made, and its name was lost',
  unknownScript: 'a script that is not written down',
  otherContent: 'a script that is not what was built',
  weakHeader: 'a header that is not as written down',
} as const
export const endsOn = (day: string) => `ends on ${day}`
/** In minor units. */
export const askedFor = (minor: number, currency: string) => `asked for ${minor} ${currency}`

/**
 * Why payers dispute payments, by the names that providers give it (Stripe's and Braintree's
 * `reason`, PayPal's `dispute_reason`, Klarna's); what is not among them is shown as it was said.
 */
const disputeReasons = {
  fraudulent: 'notTheirs',
  unrecognized: 'notTheirs',
  fraud: 'notTheirs',
  not_recognized: 'notTheirs',
  UNAUTHORISED: 'notTheirs',
  PURCHASE_UNAUTHORIZED: 'notTheirs',
  product_not_received: 'notReceived',
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'notReceived',
  PRODUCTS_OR_SERVICES_NOT_RECEIVED: 'notReceived',
  product_unacceptable: 'notAsDescribed',
  product_unsatisfactory: 'notAsDescribed',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'notAsDescribed',
  PRODUCTS_DEFECTIVE_OR_NOT_AS_DESCRIBED: 'notAsDescribed',
  credit_not_processed: 'notRefunded',
  CREDIT_NOT_PROCESSED: 'notRefunded',
  REFUND_NOT_PROCESSED: 'notRefunded',
  duplicate: 'paidTwice',
  DUPLICATE_TRANSACTION: 'paidTwice',
  PAYMENT_BY_OTHER_MEANS: 'paidTwice',
  INCORRECT_AMOUNT: 'wrongAmount',
  transaction_amount_differs: 'wrongAmount',
} as const
export type DisputeReason = (typeof disputeReasons)[keyof typeof disputeReasons]

const ENDS_ON = /^ends on (\d{4}-\d\d-\d\d)$/
const ASKED_FOR = /^asked for (\d+) ([A-Z]{3})$/

export type MatterReason =
  | { readonly kind: keyof typeof matterReasons }
  | { readonly kind: 'disputed'; readonly why: DisputeReason }
  | { readonly kind: 'endsOn'; readonly day: string }
  | { readonly kind: 'askedFor'; readonly amount: WireMoney }
  | { readonly kind: 'said'; readonly text: string }

export function readMatterReason(reason: string): MatterReason {
  for (const [kind, text] of Object.entries(matterReasons))
    if (text === reason) return { kind: kind as keyof typeof matterReasons }
  if (Object.hasOwn(disputeReasons, reason))
    return { kind: 'disputed', why: disputeReasons[reason as keyof typeof disputeReasons] }
  const [, day] = ENDS_ON.exec(reason) ?? []
  if (day) return { kind: 'endsOn', day }
  const [, minor, currency] = ASKED_FOR.exec(reason) ?? []
  if (minor && currency)
    return { kind: 'askedFor', amount: { value: Number(minor) / 100, currency } }
  return { kind: 'said', text: reason }
}
