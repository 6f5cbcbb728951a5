import * as z from 'zod'

/**
 * What the mall needs of its account with Stripe. Nothing but the publishable key goes to a
 * browser.
 */
export type StripeSettings = {
  readonly apiUrl: string
  readonly scriptUrl: string
  readonly key: string
  readonly publishableKey: string
  /** Of the endpoint that events come to; more than one while it is changed. */
  readonly webhookSecrets: readonly string[]
  /** Where the bank's question is shown in a frame. */
  readonly frameOrigins: readonly string[]
  readonly isDemo: boolean
}

/** Everybody can read them here: whoever does could sign events. */
const DEMO_SECRETS = ['whsec_galleriademo1', 'whsec_galleriademo0']

const shape = z.object({
  STRIPE_URL: z.url().optional(),
  STRIPE_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRETS: z.string().optional(),
})

/**
 * Stripe by its settings; the lab's in the demo mall. A production mall is set up with all three of
 * them, and with none that are for tests.
 */
export function readStripeSettings(
  source: Readonly<Record<string, string | undefined>>,
  labUrl: string | undefined,
): StripeSettings | undefined {
  const { STRIPE_URL, STRIPE_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRETS } = shape.parse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  if (labUrl !== undefined) {
    const apiUrl = STRIPE_URL ?? `${labUrl}/stripe`
    return {
      apiUrl,
      scriptUrl: `${apiUrl}/js/stripe.js`,
      key: STRIPE_KEY ?? 'sk_test_galleriademo1',
      publishableKey: STRIPE_PUBLISHABLE_KEY ?? 'pk_test_galleriademo1',
      webhookSecrets: listOf(STRIPE_WEBHOOK_SECRETS ?? DEMO_SECRETS.join(',')),
      frameOrigins: [new URL(apiUrl).origin],
      isDemo: true,
    }
  }
  if (STRIPE_URL) throw new Error('STRIPE_URL: a stand-in is not for production')
  if (!STRIPE_KEY && !STRIPE_PUBLISHABLE_KEY && !STRIPE_WEBHOOK_SECRETS) return undefined
  const webhookSecrets = listOf(STRIPE_WEBHOOK_SECRETS ?? '')
  if (!STRIPE_KEY || !/^(?:sk|rk)_live_/.test(STRIPE_KEY))
    throw new Error('STRIPE_KEY: a live key (sk_live_ or rk_live_) is needed in production')
  if (!STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_'))
    throw new Error('STRIPE_PUBLISHABLE_KEY: a live key (pk_live_) is needed in production')
  if (webhookSecrets.length === 0 || !webhookSecrets.every((one) => one.startsWith('whsec_')))
    throw new Error('STRIPE_WEBHOOK_SECRETS: the secret of the webhook endpoint (whsec_) is needed')
  if (webhookSecrets.some((one) => DEMO_SECRETS.includes(one)))
    throw new Error('STRIPE_WEBHOOK_SECRETS: the demo’s are not for production')
  return {
    apiUrl: 'https://api.stripe.com',
    scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    key: STRIPE_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets,
    frameOrigins: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    isDemo: false,
  }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
