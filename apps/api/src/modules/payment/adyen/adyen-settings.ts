import * as z from 'zod'

export type AdyenSettings = {
  readonly apiKey: string
  readonly clientKey: string
  readonly merchantAccount: string
  /** Two are good at once while a key is changed. */
  readonly hmacKeys: readonly string[]
  readonly reportUser: string
  readonly reportPassword: string
  readonly environment: 'test' | 'live'
  /** What stands before the merchant's own paths in the live environment. */
  readonly livePrefix: string | undefined
  /** Where the lab stands in for Adyen. */
  readonly standIn: string | undefined
  readonly isHolderNameNeeded: boolean
  readonly scriptVersion: string
}

const settingsOf = z.object({
  ADYEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_CLIENT_KEY: z.string().optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  ADYEN_HMAC_KEYS: z.string().optional(),
  ADYEN_REPORT_USER: z.string().optional(),
  ADYEN_REPORT_PASSWORD: z.string().optional(),
  ADYEN_ENVIRONMENT: z.enum(['test', 'live']).default('live'),
  ADYEN_LIVE_PREFIX: z.string().optional(),
  ADYEN_HOLDER_NAME: z.enum(['true', 'false']).default('true'),
  ADYEN_SCRIPT_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .default('6.45.2'),
})

/** What opens the lab and nothing else. */
const demo = {
  ADYEN_API_KEY: 'AQE-demo-lab-key',
  ADYEN_CLIENT_KEY: 'test_GALLERIADEMO',
  ADYEN_MERCHANT_ACCOUNT: 'GalleriaDEMO',
  ADYEN_HMAC_KEYS: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  ADYEN_REPORT_USER: 'report@Company.Galleria',
  ADYEN_REPORT_PASSWORD: 'report-demo',
}
const needed = Object.keys(demo) as readonly (keyof typeof demo)[]
const HMAC_KEY = /^[0-9A-F]{64}$/i

/**
 * Undefined where Adyen is not set up; throws where it is half set up, or with what is good for the
 * demo alone.
 */
export function readAdyenSettings(
  source: Readonly<Record<string, string | undefined>>,
  { labUrl }: { readonly labUrl: string | undefined },
): AdyenSettings | undefined {
  const given = settingsOf.parse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  const isProduction = labUrl === undefined
  if (isProduction && given.ADYEN_URL)
    throw new Error('ADYEN_URL: the stand-in for Adyen is not for production')
  const standIn = isProduction ? undefined : (given.ADYEN_URL ?? `${labUrl}/adyen`)
  const settings = { ...(isProduction ? {} : demo), ...withoutNothing(given) }
  if ([...needed, 'ADYEN_LIVE_PREFIX' as const].every((name) => settings[name] === undefined))
    return undefined
  const missing = needed.filter((name) => settings[name] === undefined)
  if (missing.length > 0) throw new Error(`Adyen is not set up without ${missing.join(', ')}`)
  const hmacKeys = listOf(settings.ADYEN_HMAC_KEYS)
  if (!hmacKeys.every((key) => HMAC_KEY.test(key)))
    throw new Error('ADYEN_HMAC_KEYS: 64 hexadecimal figures each, with commas')
  const isLive = given.ADYEN_ENVIRONMENT === 'live'
  if (isProduction) refuseDemo(settings, isLive)
  return {
    apiKey: settings.ADYEN_API_KEY ?? '',
    clientKey: settings.ADYEN_CLIENT_KEY ?? '',
    merchantAccount: settings.ADYEN_MERCHANT_ACCOUNT ?? '',
    hmacKeys,
    reportUser: settings.ADYEN_REPORT_USER ?? '',
    reportPassword: settings.ADYEN_REPORT_PASSWORD ?? '',
    environment: standIn || !isLive ? 'test' : 'live',
    livePrefix: given.ADYEN_LIVE_PREFIX,
    standIn,
    isHolderNameNeeded: given.ADYEN_HOLDER_NAME === 'true',
    scriptVersion: given.ADYEN_SCRIPT_VERSION,
  }
}

type Settings = z.output<typeof settingsOf>

function refuseDemo(settings: Settings, isLive: boolean): void {
  for (const name of needed)
    if (listOf(settings[name]).includes(demo[name]))
      throw new Error(`${name}: the demo's is not for production`)
  if (!isLive) throw new Error('ADYEN_ENVIRONMENT: test is not for production')
  if (!settings.ADYEN_CLIENT_KEY?.startsWith('live_'))
    throw new Error('ADYEN_CLIENT_KEY: a key of the test environment is not for production')
  if (!settings.ADYEN_LIVE_PREFIX) throw new Error('Adyen is not set up without ADYEN_LIVE_PREFIX')
}

/** With commas, where two are good at once. */
const listOf = (text = '') => text.split(',').map((one) => one.trim())

const withoutNothing = (given: Settings): Settings =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as unknown as Settings
