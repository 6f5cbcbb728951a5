import { useEffect, useState } from 'react'
import { createClient, fetchTransport } from '@galleria/contract/client'

/** Passkeys are the browser's: these calls go from it, and what talks to the device is loaded when somebody uses one. */

const ask = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

/** Whether the browser knows passkeys; undefined on the server and until it is known. */
export function useHasPasskeys(): boolean | undefined {
  const [has, setHas] = useState<boolean>()
  useEffect(() => setHas(typeof PublicKeyCredential === 'function'), [])
  return has
}

/** `proof` is the second factor that there is. Answers the recovery codes that came with the first. */
export async function addPasskey(
  name: string,
  proof: string | undefined,
): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = await ask('POST /auth/web/passkey/begin', {})
  const { id, response } = await startRegistration({ optionsJSON: optionsJSON as never })
  const { recoveryCodeList } = await ask('POST /auth/web/passkey/add', {
    name,
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
    ...(proof === undefined ? {} : { proof }),
  })
  return recoveryCodeList
}

export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await ask('POST /auth/web/user/login-passkey-begin', {})
  if (!options) throw new Error('there is no passkey any more')
  const { id, response } = await startAuthentication({ optionsJSON: options as never })
  await ask('POST /auth/web/user/login-passkey', {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  })
}

/** While signed in: what stands in the place of a code, once. */
export async function showPasskey(): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await ask('POST /auth/web/passkey/show-begin', {})
  if (!options) throw new Error('there is no passkey any more')
  const { id, response } = await startAuthentication({ optionsJSON: options as never })
  const { code } = await ask('POST /auth/web/passkey/show', {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  })
  return code
}
