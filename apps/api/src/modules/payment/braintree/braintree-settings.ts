import { storefronts } from '@galleria/contract/storefronts'
import type { Currency } from '@galleria/kernel/money'
import * as z from 'zod'

export type BraintreeSettings = {
  readonly merchantId: string
  readonly publicKey: string
  readonly privateKey: string
  /** Of each currency the account that takes it: Braintree's have one currency each. */
  readonly accounts: ReadonlyMap<Currency, string>
  readonly environment: 'production' | 'sandbox'
  /** Where a stand-in is reached instead; never in production. */
  readonly standIn: string | undefined
  /** Where the browser's scripts are. */
  readonly webUrl: string
}

const WEB_VERSION = '3.144.0'

/** What opens the lab's Braintree and nothing else. */
const demo = {
  BRAINTREE_MERCHANT_ID: 'galleria_demo',
  BRAINTREE_PUBLIC_KEY: 'braintree_demo_public',
  BRAINTREE_PRIVATE_KEY: 'braintree_demo_private',
  BRAINTREE_ACCOUNTS: 'EUR:galleria_eur,SEK:galleria_sek,PLN:galleria_pln,GBP:galleria_gbp',
}
type Needed = keyof typeof demo
const needed = Object.keys(demo) as readonly Needed[]

const settingsOf = z.object({
  BRAINTREE_URL: z.url({ protocol: /^http$/ }).optional(),
  BRAINTREE_MERCHANT_ID: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
  BRAINTREE_ACCOUNTS: z.string().optional(),
})

/**
 * Undefined where Braintree is not set up; throws for half a set, and in production for what is
 * good for the demo alone.
 */
export function readBraintreeSettings(
  source: Readonly<Record<string, string | undefined>>,
  { labUrl }: { readonly labUrl: string | undefined },
): BraintreeSettings | undefined {
  const given = settingsOf.parse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  const isDemo = labUrl !== undefined
  if (!isDemo && given.BRAINTREE_URL)
    throw new Error('BRAINTREE_URL: a stand-in is not for production')
  // Whoever has an account at Braintree's sandbox names all of it; without any the demo talks to
  // the lab.
  const hasOwn = needed.some((name) => given[name] !== undefined)
  const settings: Partial<Record<Needed, string | undefined>> = isDemo && !hasOwn ? demo : given
  const missing = needed.filter((name) => settings[name] === undefined)
  if (missing.length === needed.length) return undefined
  if (missing.length > 0) throw new Error(`Braintree is not set up without ${missing.join(', ')}`)
  for (const name of needed)
    if (!isDemo && settings[name] === demo[name])
      throw new Error(`${name}: the demo's is not for production`)
  const standIn = given.BRAINTREE_URL ?? (isDemo && !hasOwn ? labUrl : undefined)
  return {
    merchantId: settings.BRAINTREE_MERCHANT_ID ?? '',
    publicKey: settings.BRAINTREE_PUBLIC_KEY ?? '',
    privateKey: settings.BRAINTREE_PRIVATE_KEY ?? '',
    accounts: readAccounts(settings.BRAINTREE_ACCOUNTS ?? ''),
    environment: isDemo ? 'sandbox' : 'production',
    standIn,
    webUrl: standIn
      ? `${standIn}/braintree/web/${WEB_VERSION}`
      : `https://js.braintreegateway.com/web/${WEB_VERSION}`,
  }
}

/**
 * An account for the currency of each storefront, or a buyer would be offered what cannot be paid.
 */
function readAccounts(text: string): ReadonlyMap<Currency, string> {
  const accounts = new Map(
    text.split(',').map((pair) => {
      const [currency = '', account = ''] = pair.trim().split(':', 2)
      return [currency, account] as const
    }),
  )
  for (const { currency } of Object.values(storefronts))
    if (!accounts.get(currency))
      throw new Error(`BRAINTREE_ACCOUNTS: there is no merchant account for ${currency}`)
  return accounts as ReadonlyMap<string, string> as ReadonlyMap<Currency, string>
}
