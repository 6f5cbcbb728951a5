import type { ScriptReason } from '@galleria/contract/pay-page'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Whose a script is, and why it may run where one pays: the inventory's written reason. */
export const scriptWords: Readonly<
  Record<ScriptReason, { readonly vendor: string; readonly reason: MessageDescriptor }>
> = {
  stripe: {
    vendor: 'Stripe',
    reason: msg`Shows the fields of a card in Stripe’s own frames, so that no card number reaches the mall, and lets the bank ask the buyer.`,
  },
  adyen: {
    vendor: 'Adyen',
    reason: msg`Shows the fields of cards and the forms of wallets, banks and lenders in Adyen’s own frames, so that no card number reaches the mall.`,
  },
  klarna: {
    vendor: 'Klarna',
    reason: msg`Shows Klarna’s offer and asks the buyer to agree in Klarna’s own window.`,
  },
  affirm: {
    vendor: 'Affirm',
    reason: msg`Opens Affirm’s checkout, where the buyer agrees to the instalments.`,
  },
  braintree: {
    vendor: 'Braintree',
    reason: msg`Shows the fields of a card in Braintree’s own frames, so that no card number reaches the mall, makes a token of it, and lets the bank ask the buyer.`,
  },
}
