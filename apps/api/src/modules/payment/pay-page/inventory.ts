import type { PaymentSetup } from '../providers/payment-setup.ts'

/** A vendor's script that may run where one pays, and why it may. */
export type KnownScript = {
  readonly provider: string
  readonly address: string
  readonly reason: string
}

/**
 * Why each vendor's script is there. Their addresses are those that the widgets load them from and
 * the policy allows (`scripts` of each provider); without a reason here a mall does not start with
 * one.
 */
const reasons: Readonly<Record<string, string>> = {
  stripe:
    "Shows the fields of a card in Stripe's own frames, so that no card number reaches the mall, and lets its bank ask the buyer",
  adyen:
    "Shows the fields of cards and the forms of wallets, banks and lenders in Adyen's own frames",
  klarna: "Shows Klarna's offer, and asks its buyer to agree in Klarna's own window",
  affirm: "Opens Affirm's checkout, in which its buyer agrees to the instalments",
  braintree:
    "Shows the fields of a card in Braintree's own frames, so that no card number reaches the mall, makes a token of it, and lets its bank ask the buyer",
}

/** All that the widgets of this mall may load, each address once. */
export function listKnownScripts({ providers, channels }: PaymentSetup): readonly KnownScript[] {
  const offered = new Set(channels.map(({ provider }) => provider))
  return [...providers.values()]
    .filter(({ name }) => offered.has(name))
    .flatMap(({ name, scripts = {} }) =>
      Object.values(scripts).map((address) => {
        const reason = reasons[name]
        if (!reason) throw new Error(`nobody has written down why ${address} is loaded`)
        return { provider: name, address, reason }
      }),
    )
}
