import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const channelWords: Readonly<Record<string, MessageDescriptor>> = {
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

/** Where cards are typed by another channel, so that this one has none. */
const wordsWithoutCards: Readonly<Record<string, MessageDescriptor>> = {
  ADYEN_PC: msg`Wallet or bank`,
}

/** Methods within a channel that are no brand. */
const methodWords: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`Card`,
  bankTransfer_IBAN: msg`Bank transfer`,
  mockpay: msg`Demo payment, no real money`,
}

/**
 * What ways to pay, and the methods within them, are called on the page. What has no words of its
 * own goes by the name that the mall gives it.
 */
export function useChannelWords() {
  const { i18n } = useLingui()
  const say = (words: MessageDescriptor | undefined, name: string) => (words ? i18n._(words) : name)
  return {
    nameOfChannel: (channel: string, hasCards = true) =>
      say((hasCards ? undefined : wordsWithoutCards[channel]) ?? channelWords[channel], channel),
    nameOfMethod: ({ type, name }: { readonly type: string; readonly name: string }) =>
      say(methodWords[type], name),
  }
}
