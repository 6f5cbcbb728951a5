/** A card that its bank declined. */
export type Decline = {
  /** The provider's name of this one decline. */
  readonly ref: string
  /** By which the provider tells one card from another; never a number. */
  readonly fingerprint?: string | null | undefined
}
/** What a page may show of a card that a provider keeps, and the provider's name for it. */
export type VaultCard = {
  readonly ref: string
  readonly brand: string
  readonly lastDigits: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly fingerprint: string | null
}
export type SetupStanding =
  | { readonly status: 'open' | 'failed' }
  | { readonly status: 'saved'; readonly card: VaultCard }
export type CardSetup = SetupStanding & {
  /** While it was added, any number may be. */
  readonly declines: readonly Decline[]
}
/**
 * Of a provider that keeps the cards of members. The calls that make something carry a key, those
 * that take something away are harmless when repeated.
 */
export type CardVault = {
  /** What the page that adds a card needs; nothing of it is secret. */
  readonly config: Readonly<Record<string, string>>
  addCustomer(request: { key: string; reference: string }): Promise<string>
  openSetup(request: {
    key: string
    customerRef: string
    reference: string
    webhookUrl: string
  }): Promise<{ ref: string; clientSecret: string }>
  /** Whether an event of this name is about a card. */
  isSetup(ref: string): boolean
  findSetup(ref: string): Promise<CardSetup>
  closeSetup(ref: string): Promise<void>
  removeCard(ref: string): Promise<void>
  /** With all cards of theirs. */
  removeCustomer(ref: string): Promise<void>
}
