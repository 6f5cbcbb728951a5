/** What a buyer takes along to pay elsewhere: at a machine, or by a transfer from their bank. */
export type PayInstructions =
  | { readonly kind: 'REFERENCE'; readonly entity: string; readonly reference: string }
  | {
      readonly kind: 'TRANSFER'
      readonly beneficiary: string
      readonly iban: string
      readonly bic: string
      readonly reference: string
    }

/**
 * What a widget goes on with (specification B§3, `redirectInfo`): good for one payment alone, kept
 * while its attempt can be paid.
 */
export type RedirectInfo = {
  readonly clientSecret?: string
  readonly approveUrl?: string
  readonly action?: string
  readonly merchantSerialNo?: string
  readonly sessionData?: string
  readonly sessionId?: string
  readonly clientKey?: string
  readonly environment?: string
  /** Not for the widget: shown and mailed as long as it waits. */
  readonly instructions?: PayInstructions
}

/**
 * What a widget hands over for the provider's first call, kept with the attempt until that call is
 * answered. Never a card's number.
 */
export type PayExtras = {
  readonly token?: string | undefined
  readonly bindToken?: string | undefined
  readonly paymentExtraKey?: string | undefined
}

/**
 * Origins of a provider that the pages on which one pays may load, frame and ask; `scripts` are
 * those beside the addresses of its scripts.
 */
export type BrowserSources = {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly images: readonly string[]
  readonly styles: readonly string[]
  /** Where its script sends forms to, within frames of its own. */
  readonly forms?: readonly string[]
}
