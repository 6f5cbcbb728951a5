/** Stripe's documented test cards: what each does. https://docs.stripe.com/testing */

export type Decline = { readonly code: string; readonly declineCode?: string }
export type Card = {
  readonly number: string
  readonly brand: 'visa' | 'mastercard' | 'amex'
  readonly funding: 'credit' | 'debit'
  /**
   * Whether the bank asks the buyer: not at all, only on request and then without a question, on
   * every payment, or with an error of its own.
   */
  readonly authentication: 'none' | 'optional' | 'required' | 'broken'
  /** Asked for when the card is kept, beside payments. */
  readonly isAskedOnSetup?: boolean
  readonly decline?: Decline
  /** It can be kept all the same; only charges are declined. */
  readonly isSavedAnyway?: boolean
  readonly refund?: 'pending' | 'returned'
  readonly dispute?: string
}

const declined = (declineCode: string): Decline => ({ code: 'card_declined', declineCode })

function card(
  number: string,
  more: Partial<Omit<Card, 'number'>> = {},
  brand: Card['brand'] = 'visa',
): Card {
  return { number, brand, funding: 'credit', authentication: 'none', ...more }
}

/** By the names that server code uses in place of numbers. */
export const cardsByToken: Readonly<Record<string, Card>> = {
  pm_card_visa: card('4242424242424242'),
  pm_card_visa_debit: card('4000056655665556', { funding: 'debit' }),
  pm_card_mastercard: card('5555555555554444', {}, 'mastercard'),
  pm_card_amex: card('378282246310005', {}, 'amex'),
  pm_card_visa_chargeDeclined: card('4000000000000002', { decline: declined('generic_decline') }),
  pm_card_visa_chargeDeclinedInsufficientFunds: card('4000000000009995', {
    decline: declined('insufficient_funds'),
  }),
  pm_card_visa_chargeDeclinedLostCard: card('4000000000009987', { decline: declined('lost_card') }),
  pm_card_visa_chargeDeclinedStolenCard: card('4000000000009979', {
    decline: declined('stolen_card'),
  }),
  pm_card_chargeDeclinedExpiredCard: card('4000000000000069', {
    decline: { code: 'expired_card', declineCode: 'expired_card' },
  }),
  pm_card_chargeDeclinedIncorrectCvc: card('4000000000000127', {
    decline: { code: 'incorrect_cvc', declineCode: 'incorrect_cvc' },
  }),
  pm_card_chargeDeclinedProcessingError: card('4000000000000119', {
    decline: { code: 'processing_error', declineCode: 'processing_error' },
  }),
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: card('4000000000006975', {
    decline: declined('card_velocity_exceeded'),
  }),
  pm_card_chargeCustomerFail: card('4000000000000341', {
    decline: declined('generic_decline'),
    isSavedAnyway: true,
  }),
  pm_card_threeDSecure2Required: card('4000000000003220', {
    authentication: 'required',
    isAskedOnSetup: true,
  }),
  pm_card_threeDSecureRequiredChargeDeclined: card('4000008400001629', {
    authentication: 'required',
    decline: declined('generic_decline'),
  }),
  pm_card_threeDSecureRequiredProcessingError: card('4000008400001280', {
    authentication: 'broken',
    isAskedOnSetup: true,
  }),
  pm_card_threeDSecureOptional: card('4000000000003055', { authentication: 'optional' }),
  pm_card_authenticationRequiredOnSetup: card('4000002500003155', {
    authentication: 'required',
    isAskedOnSetup: true,
  }),
  pm_card_authenticationRequired: card('4000002760003184', {
    authentication: 'required',
    isAskedOnSetup: true,
  }),
  pm_card_authenticationRequiredSetupForOffSession: card('4000003800000446', {
    authentication: 'required',
  }),
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: card('4000008260003178', {
    authentication: 'required',
    isAskedOnSetup: true,
    decline: declined('insufficient_funds'),
    isSavedAnyway: true,
  }),
  pm_card_pendingRefund: card('4000000000007726', { refund: 'pending' }),
  pm_card_refundFail: card('4000000000005126', { refund: 'returned' }),
  pm_card_createDispute: card('4000000000000259', { dispute: 'fraudulent' }),
  pm_card_createDisputeProductNotReceived: card('4000000000002685', {
    dispute: 'product_not_received',
  }),
}

const byNumber = new Map(Object.values(cardsByToken).map((one) => [one.number, one]))

/**
 * What a number does: that of its row, else what a plain card of its brand does. Undefined when it
 * is no card number.
 */
export function findCard(number: string): Card | undefined {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || !isChecked(digits)) return undefined
  const brand = /^3[47]/.test(digits) ? 'amex' : /^5|^2[2-7]/.test(digits) ? 'mastercard' : 'visa'
  return byNumber.get(digits) ?? card(digits, {}, brand)
}

/** The check digit of ISO/IEC 7812. */
function isChecked(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const sentences: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
}

export function sentenceOf({ code, declineCode }: Decline): string {
  return sentences[declineCode ?? code] ?? 'Your card was declined.'
}
