import type { Client, Config, EnvironmentEnum } from '@adyen/api-library'
import type { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js'
import type { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js'
import type { PaymentLinksApi } from '@adyen/api-library/lib/src/services/checkout/paymentLinksApi.js'
import { createRequire } from 'node:module'
import * as z from 'zod'
import { callOutside, OutsideError } from '#platform/outside.ts'
import { ProviderLockedOut, ProviderRefused } from '../providers/payment-provider.ts'
import type { Keys } from '../providers/two-keys.ts'
import type { AdyenSettings } from './adyen-settings.ts'

export type AdyenApi = {
  readonly payments: PaymentsApi
  readonly modifications: ModificationsApi
  readonly links: PaymentLinksApi
}

const TIMEOUT_MS = 10_000
/**
 * The same call is at work already, or was made with this key: what becomes of it is not known yet.
 */
const IN_PROGRESS = '704'
const wireError = z.object({
  errorCode: z.optional(z.string().max(50)),
  message: z.optional(z.string().max(500)),
})

/**
 * Adyen's own library for Checkout, of which only the parts that are spoken to are loaded, and with
 * the first call: all of it takes a second and sixty megabytes. It knows no other address than
 * Adyen's, and takes a transport, which is ours: with the limits of every way out, and to the lab
 * in the demo.
 */
export function createAdyenApi(settings: AdyenSettings, keys: Keys<string>): () => AdyenApi {
  let opened: AdyenApi | undefined
  return () => (opened ??= open(settings, keys))
}

const require = createRequire(import.meta.url)

/** Of the library's older kind of modules, so that what is loaded is the same for every loader. */
export function loadPart<Part>(path: string): Part {
  return require(`@adyen/api-library/lib/src/${path}.js`) as Part
}

function open(settings: AdyenSettings, keys: Keys<string>): AdyenApi {
  const AdyenClient = loadPart<{ default: typeof Client }>('client').default
  const config = loadPart<{ default: typeof Config; EnvironmentEnum: typeof EnvironmentEnum }>(
    'config',
  )
  const payments = loadPart<{ PaymentsApi: typeof PaymentsApi }>('services/checkout/paymentsApi')
  const modifications = loadPart<{ ModificationsApi: typeof ModificationsApi }>(
    'services/checkout/modificationsApi',
  )
  const links = loadPart<{ PaymentLinksApi: typeof PaymentLinksApi }>(
    'services/checkout/paymentLinksApi',
  )
  const isLive = settings.environment === 'live'
  const adyen = new AdyenClient(
    new config.default({
      environment: isLive ? config.EnvironmentEnum.LIVE : config.EnvironmentEnum.TEST,
      ...(settings.livePrefix ? { liveEndpointUrlPrefix: settings.livePrefix } : {}),
    }),
    {
      request: (endpoint, json, _config, _isApiRequired, options) =>
        keys.use((apiKey) => send({ ...settings, apiKey }, endpoint, json, options ?? {})),
    },
  )
  return {
    payments: new payments.PaymentsApi(adyen),
    modifications: new modifications.ModificationsApi(adyen),
    links: new links.PaymentLinksApi(adyen),
  }
}

type SendOptions = { method?: string; idempotencyKey?: string }

async function send(
  { standIn, apiKey }: AdyenSettings,
  endpoint: string,
  json: string | Buffer,
  { method = 'POST', idempotencyKey }: SendOptions,
): Promise<string> {
  const { pathname, origin } = new URL(endpoint)
  // In the live environment the path begins with the name of the API, which the lab has not.
  const url = standIn
    ? `${standIn}${pathname.replace(/^\/checkout(?=\/v)/, '')}`
    : `${origin}${pathname}`
  const { status, body } = await callOutside(url, {
    method: method as 'GET' | 'POST' | 'PATCH',
    ...(method === 'GET' ? {} : { json: JSON.parse(json.toString()) as unknown }),
    headers: {
      'x-api-key': apiKey,
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    timeoutMs: TIMEOUT_MS,
  })
  if (status >= 200 && status < 300) return JSON.stringify(body ?? {})
  throw problemOf(`${method} ${pathname}`, status, body)
}

/** 422 alone is a no as a matter of business, and not even that while the same call is at work. */
function problemOf(what: string, status: number, body: unknown): Error {
  const { errorCode = '' } = wireError.safeParse(body).data ?? {}
  const text = `${what} answered ${status} ${errorCode}`
  if (status === 401 || status === 403) return new ProviderLockedOut(text)
  return status === 422 && errorCode !== IN_PROGRESS
    ? new ProviderRefused(text)
    : new OutsideError(text)
}
