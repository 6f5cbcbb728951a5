/** What a page may show of a card that a provider keeps, and the provider's name for it. */
export type VaultCard = {
  readonly ref: string
  readonly brand: string
  readonly lastDigits: string
  readonly expiryMonth: number
  readonly expiryYear: number
}
export type CardSetup =
  | { readonly status: 'open' | 'failed' }
  | { readonly status: 'saved'; readonly card: VaultCard }
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
