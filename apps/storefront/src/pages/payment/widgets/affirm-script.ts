import { loadScript } from './load-script.ts'

type Affirm = {
  readonly checkout: ((object: object) => void) & { open(): void }
  readonly ui: {
    ready(begin: () => void): void
    readonly error: { on(event: 'close', heard: () => void): void }
  }
}
declare global {
  // The vendor's own names.
  var affirm: Affirm | undefined
  var _affirm_config: object | undefined
}

/** Loads Affirm's script. Rejects when it cannot be had, or is none [PAY-120]. */
export async function loadAffirm(script: string, publicKey: string): Promise<void> {
  globalThis._affirm_config ??= {
    public_api_key: publicKey,
    script,
    locale: 'en_GB',
    country_code: 'GBR',
  }
  await loadScript(script)
  if (!globalThis.affirm) throw new Error('Affirm js not loaded')
}

/**
 * Opens its checkout over the page. Its own page leads on from there; who closes it finds this page
 * loaded anew [PAY-042, PAY-045].
 */
export function openAffirm(object: object, closed: () => void): void {
  const { affirm } = globalThis
  if (!affirm) throw new Error('Affirm js not loaded')
  affirm.ui.ready(() => {
    affirm.ui.error.on('close', closed)
    affirm.checkout(object)
    affirm.checkout.open()
  })
}
