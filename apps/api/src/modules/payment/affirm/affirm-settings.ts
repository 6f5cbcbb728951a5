import * as z from 'zod'
import { requireAddress, requireOrigin } from '../providers/live-settings.ts'

export type AffirmSettings = {
  readonly url: string
  readonly publicKey: string
  readonly privateKey: string
  readonly scriptUrl: string
}

const DEMO = { publicKey: 'AFFIRM_GALLERIA_DEMO', privateKey: 'affirm-demo-private' } as const
const SCRIPT = 'https://cdn1.affirm.com/js/v2/affirm.js'
/** The second is that of the United Kingdom. */
const LIVE = ['https://api.affirm.com', 'https://api.global.affirm.com']

const settingsOf = z.object({
  AFFIRM_URL: z.url().optional(),
  AFFIRM_PUBLIC_KEY: z.string().optional(),
  AFFIRM_PRIVATE_KEY: z.string().optional(),
  AFFIRM_SCRIPT_URL: z.url().optional(),
})

/**
 * Affirm by its settings, in the demo that of the lab. In production not there without them; half
 * of them, those of the demo and the sandbox's addresses are refused. Keys of the sandbox look like
 * live ones: Affirm's live address does not know them.
 */
export function readAffirmSettings(
  source: Readonly<Record<string, string | undefined>>,
  { labUrl }: { readonly labUrl: string | undefined },
): AffirmSettings | undefined {
  const given = settingsOf.parse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  const isDemo = labUrl !== undefined
  if (!isDemo && Object.values(given).every((value) => value === undefined)) return undefined
  const url = given.AFFIRM_URL ?? (isDemo ? `${labUrl}/affirm` : undefined)
  const publicKey = given.AFFIRM_PUBLIC_KEY ?? (isDemo ? DEMO.publicKey : undefined)
  const privateKey = given.AFFIRM_PRIVATE_KEY ?? (isDemo ? DEMO.privateKey : undefined)
  if (!url || !publicKey || !privateKey)
    throw new Error(
      'AFFIRM_URL, AFFIRM_PUBLIC_KEY and AFFIRM_PRIVATE_KEY belong together: one of them is missing',
    )
  const scriptUrl = given.AFFIRM_SCRIPT_URL ?? (isDemo ? `${url}/js/v2/affirm.js` : SCRIPT)
  if (!isDemo) {
    requireAddress('AFFIRM_URL', url, LIVE)
    requireOrigin('AFFIRM_SCRIPT_URL', scriptUrl, [new URL(SCRIPT).origin])
    if (publicKey === DEMO.publicKey || privateKey === DEMO.privateKey)
      throw new Error('AFFIRM_PUBLIC_KEY, AFFIRM_PRIVATE_KEY: the demo’s are not for production')
  }
  return { url, publicKey, privateKey, scriptUrl }
}
