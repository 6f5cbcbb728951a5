import { useEffect, useState } from 'react'
import { createClient, fetchTransport } from '@galleria/contract/client'
import { answerByPasskey, makePasskey } from '@galleria/ui/passkey'

/** Passkeys are the browser's: these calls go from it. */

const ask = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

/** Whether the browser knows passkeys; undefined on the server and until it is known. */
export function useHasPasskeys(): boolean | undefined {
  const [has, setHas] = useState<boolean>()
  useEffect(() => setHas(typeof PublicKeyCredential === 'function'), [])
  return has
}

/**
 * `proof` is the second factor that there is. Answers the recovery codes that came with the first.
 */
export async function addPasskey(
  name: string,
  proof: string | undefined,
): Promise<readonly string[]> {
  const made = await makePasskey(await ask('POST /auth/web/passkey/begin', {}))
  const { recoveryCodeList } = await ask('POST /auth/web/passkey/add', {
    name,
    ...made,
    ...(proof === undefined ? {} : { proof }),
  })
  return recoveryCodeList
}

export async function signInByPasskey(): Promise<void> {
  const { options } = await ask('POST /auth/web/user/login-passkey-begin', {})
  await ask('POST /auth/web/user/login-passkey', await answerByPasskey(options))
}

/** While signed in: what stands in the place of a code, once. */
export async function showPasskey(): Promise<string> {
  const { options } = await ask('POST /auth/web/passkey/show-begin', {})
  const { code } = await ask('POST /auth/web/passkey/show', await answerByPasskey(options))
  return code
}
