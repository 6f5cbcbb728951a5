import { useEffect, useState } from 'react'
import { createClient, fetchTransport } from '@galleria/contract/client'

/** Passkeys are the browser's: these calls go from it, and what talks to the device is loaded when somebody uses one. */

const ask = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

/** False on the server, without script, and where the browser knows no passkeys. */
export function useHasPasskeys(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => setHas(typeof PublicKeyCredential === 'function'), [])
  return has
}

/** Whether whoever has shown the password has a passkey, and it can be used here. */
export function useMayUsePasskey(): boolean {
  const has = useHasPasskeys()
  const [may, setMay] = useState(false)
  useEffect(() => {
    if (!has) return
    ask('POST /auth/web/user/login-passkey-begin', {}).then(
      ({ options }) => setMay(options !== null),
      // Then the code is there.
      () => setMay(false),
    )
  }, [has])
  return may
}

export async function addPasskey(name: string): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = await ask('POST /auth/web/passkey/begin', {})
  const { id, response } = await startRegistration({ optionsJSON: optionsJSON as never })
  const { recoveryCodeList } = await ask('POST /auth/web/passkey/add', {
    name,
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  })
  return recoveryCodeList
}

export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await ask('POST /auth/web/user/login-passkey-begin', {})
  if (!options) return
  const { id, response } = await startAuthentication({ optionsJSON: options as never })
  await ask('POST /auth/web/user/login-passkey', {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  })
}
