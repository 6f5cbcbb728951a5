import type Stripe from 'stripe'
import type { Log } from '#platform/log.ts'
import { OutsideError } from '#platform/outside.ts'
import { traced } from '#platform/tracing.ts'
import { ProviderLockedOut, ProviderRefused } from '../providers/payment-provider.ts'
import { holdKeys, type Both, type Keys } from '../providers/two-keys.ts'
import type { StripeSettings } from './stripe-settings.ts'

const TIMEOUT_MS = 5000

/** Stripe's own library, loaded with its first call, and what its errors mean. */
export type Sdk = {
  /**
   * Throws `ProviderRefused`, `ProviderLockedOut` or `OutsideError`, never an error of the library.
   * The call may be made twice, by one key after the other.
   */
  readonly ask: <T>(what: string, call: (stripe: Stripe) => Promise<T>) => Promise<T>
  /** For what needs no key. */
  readonly load: () => Promise<Stripe>
  readonly standing: Keys<unknown>['standing']
}

type Account = Pick<StripeSettings, 'apiUrl' | 'key'>

export function createSdk(accounts: Both<Account>, log?: Log): Sdk {
  const keys = holdKeys('STRIPE_KEY', accounts, openOnce, log)
  return {
    load: keys.all[0],
    standing: keys.standing,
    ask: (what, call) =>
      keys.use(async (open) => {
        const stripe = await open()
        return call(stripe).catch((error: unknown) => {
          throw translate(what, error)
        })
      }),
  }
}

function openOnce(account: Account): () => Promise<Stripe> {
  let opened: Promise<Stripe> | undefined
  return () => (opened ??= connect(account))
}

async function connect({ apiUrl, key }: Account): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  return new Sdk(key, {
    // A repeat is decided by the mall, under the key of the attempt.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    httpClient: Sdk.createFetchHttpClient((url: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(url instanceof Request ? url.url : url)
      const target = `${apiUrl}${pathname}${search}`
      const { host } = new URL(apiUrl)
      return traced('client', `${init?.method ?? 'GET'} ${host}`, { 'server.address': host }, () =>
        fetch(target, { ...init, redirect: 'error' }),
      )
    }),
  })
}

type StripeProblem = { readonly type: string; readonly statusCode?: number; readonly code?: string }

/**
 * By the library's types of errors: a card that is declined and a request that is wrong are a no, a
 * shut door is ours to mend, everything else leaves open what happened.
 */
export function translate(what: string, error: unknown): Error {
  // By a call within this one.
  if (error instanceof ProviderRefused || error instanceof OutsideError) return error
  if (!isProblem(error)) return new OutsideError(`stripe ${what} did not answer`, { cause: error })
  const message = `stripe ${what}: ${error.code ?? error.type} (${error.statusCode ?? 'no status'})`
  if (error.type === 'StripeCardError' || error.type === 'StripeInvalidRequestError')
    return new ProviderRefused(message)
  if (error.type === 'StripeAuthenticationError' || error.type === 'StripePermissionError')
    return new ProviderLockedOut(message)
  return new OutsideError(message)
}

export function isProblem(error: unknown): error is StripeProblem {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe')
  )
}
