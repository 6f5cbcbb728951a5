import * as z from 'zod'
import { requireAddress, requireOrigin } from '../providers/live-settings.ts'

export type KlarnaSettings = {
  /** `https://api.klarna.com`; in a demo also the playground's. */
  readonly url: string
  readonly user: string
  readonly password: string
  readonly scriptUrl: string
  /** Opens the disputes; without one Klarna has none. */
  readonly apiKey: string | undefined
  /**
   * They make the addresses that Klarna calls us at; the first makes new ones, each is believed.
   */
  readonly secrets: readonly string[]
}

const DEMO = {
  KLARNA_USER: 'PK_galleria_demo',
  KLARNA_PASSWORD: 'klarna-demo-password',
  KLARNA_SECRETS: 'klarna-demo-secret',
  KLARNA_API_KEY: 'klarna_test_api_galleria_demo',
} as const
const SCRIPT = 'https://x.klarnacdn.net/kp/lib/v1/api.js'
/** Europe, North America and Oceania (Klarna, "API URLs"). */
const LIVE = ['https://api.klarna.com', 'https://api-na.klarna.com', 'https://api-oc.klarna.com']

const settingsOf = z.object({
  KLARNA_URL: z.url().optional(),
  KLARNA_USER: z.string().optional(),
  KLARNA_PASSWORD: z.string().optional(),
  KLARNA_SECRETS: z.string().optional(),
  KLARNA_API_KEY: z.string().regex(/^\S+$/).optional(),
  KLARNA_SCRIPT_URL: z.url().optional(),
})
type Given = z.output<typeof settingsOf>

/**
 * Klarna by its settings, in the demo that of the lab. In production not there without them; half
 * of them, those of the demo and those of Klarna's playground are refused.
 */
export function readKlarnaSettings(
  source: Readonly<Record<string, string | undefined>>,
  { labUrl }: { readonly labUrl: string | undefined },
): KlarnaSettings | undefined {
  const given = settingsOf.parse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  const isDemo = labUrl !== undefined
  if (!isDemo && Object.values(given).every((value) => value === undefined)) return undefined
  const url = given.KLARNA_URL ?? (isDemo ? `${labUrl}/klarna` : undefined)
  const user = given.KLARNA_USER ?? (isDemo ? DEMO.KLARNA_USER : undefined)
  const password = given.KLARNA_PASSWORD ?? (isDemo ? DEMO.KLARNA_PASSWORD : undefined)
  const secrets = given.KLARNA_SECRETS ?? (isDemo ? DEMO.KLARNA_SECRETS : undefined)
  if (!url || !user || !password || !secrets)
    throw new Error(
      'KLARNA_URL, KLARNA_USER, KLARNA_PASSWORD and KLARNA_SECRETS belong together: one of them is missing',
    )
  // Whoever brings an account of their own to the demo brings the key of its disputes as well.
  const isLabs = isDemo && !given.KLARNA_USER
  const apiKey = given.KLARNA_API_KEY ?? (isLabs ? DEMO.KLARNA_API_KEY : undefined)
  const scriptUrl = given.KLARNA_SCRIPT_URL ?? (isDemo ? `${url}/kp/lib/v1/api.js` : SCRIPT)
  if (!isDemo) refuseTests(given, url, scriptUrl)
  return { url, user, password, secrets: secrets.split(','), apiKey, scriptUrl }
}

/** Klarna's API keys say what they are for: `klarna_live_api_…`, `klarna_test_api_…`. */
function refuseTests(given: Given, url: string, scriptUrl: string): void {
  requireAddress('KLARNA_URL', url, LIVE)
  requireOrigin('KLARNA_SCRIPT_URL', scriptUrl, [new URL(SCRIPT).origin])
  for (const [name, demo] of Object.entries(DEMO)) {
    const values = (given[name as keyof typeof DEMO] ?? '').split(',').map((one) => one.trim())
    if (values.includes(demo)) throw new Error(`${name}: the demo’s is not for production`)
    if (values.some((value) => value.startsWith('klarna_test_')))
      throw new Error(`${name}: a key of the playground is not for production`)
  }
  if (given.KLARNA_API_KEY && !given.KLARNA_API_KEY.startsWith('klarna_live_api_'))
    throw new Error('KLARNA_API_KEY: a live key (klarna_live_api_) is needed in production')
}
