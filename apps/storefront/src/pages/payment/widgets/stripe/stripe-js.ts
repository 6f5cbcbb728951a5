import { loadScript } from '../load-script.ts'

/** What this mall uses of Stripe's script (https://docs.stripe.com/js). */
type StripeError = {
  readonly type: string
  readonly code?: string
  readonly decline_code?: string
}
type Intent = { readonly status: string }
export type IntentAnswer = {
  readonly error?: StripeError
  readonly paymentIntent?: Intent
  readonly setupIntent?: Intent
}
export type ElementChange = {
  readonly complete: boolean
  readonly empty: boolean
  readonly error?: StripeError | undefined
}
export type ElementStyle = {
  readonly base: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly invalid: Readonly<Record<string, string>>
}
export type StripeElement = {
  mount(place: HTMLElement): void
  destroy(): void
  focus(): void
  update(change: { style: ElementStyle }): void
  on(event: 'ready' | 'focus' | 'blur', listener: () => void): unknown
  on(event: 'change', listener: (change: ElementChange) => void): unknown
}
export type CardElementName = 'cardNumber' | 'cardExpiry' | 'cardCvc'
type CardMethod = {
  readonly card: StripeElement
  readonly billing_details?: Readonly<Record<string, unknown>>
}
export type StripeClient = {
  elements(options?: { locale?: string }): {
    create(name: CardElementName, options: { style: ElementStyle }): StripeElement
  }
  confirmCardPayment(
    clientSecret: string,
    data: { payment_method: CardMethod },
  ): Promise<IntentAnswer>
  confirmCardSetup(
    clientSecret: string,
    data: { payment_method: CardMethod },
  ): Promise<IntentAnswer>
  handleNextAction(options: { clientSecret: string }): Promise<IntentAnswer>
}
type StripeFactory = (key: string, options: { locale: string }) => StripeClient

/** Where the script is and the publishable key, as the mall's settings have them. */
export type StripeConfig = Readonly<Record<string, string>>

const clients = new Map<string, StripeClient>()

/**
 * Stripe's script with this mall's publishable key [PAY-127], once per page. Rejects when it cannot
 * be had.
 */
export async function openStripe({
  script = '',
  publishableKey = '',
}: StripeConfig): Promise<StripeClient> {
  await loadScript(script)
  const known = clients.get(publishableKey)
  if (known) return known
  const factory = (window as { Stripe?: StripeFactory }).Stripe
  if (!factory) throw new Error('the script of Stripe brought nothing')
  const client = factory(publishableKey, { locale: document.documentElement.lang || 'auto' })
  clients.set(publishableKey, client)
  return client
}
