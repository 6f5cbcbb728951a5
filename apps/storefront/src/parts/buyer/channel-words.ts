import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a way to pay is called on the page. A channel without words of its own goes by its name. */
export const channelWords: Readonly<Record<string, MessageDescriptor>> = {
  AFFIRM_PC: msg`Affirm: pay in instalments`,
  KLARNA: msg`Klarna: pay later or in instalments`,
  ADYEN_PC: msg`Card, wallet or bank`,
  ADYEN_LINK: msg`Pay by link`,
  PAYPAL_PAY_PC: msg`PayPal`,
  BRAINTREE: msg`Credit or debit card`,
  STRIPE_PAY_PC: msg`Credit or debit card`,
  STRIPE_PAY_QUICK: msg`One of your cards`,
  MOCKPAY: msg`Demo payment, no real money`,
}

/**
 * Methods within a channel that are no brand: every other one goes by the name that the mall gives
 * it.
 */
export const methodWords: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`Card`,
  bankTransfer_IBAN: msg`Bank transfer`,
  mockpay: msg`Demo payment, no real money`,
}
