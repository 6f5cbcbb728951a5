import type { Visitor } from './open-test-mall.ts'
import { makeDevice, type Device } from './soft-passkey.ts'

/** The steps of somebody with a passkey. The mall is at http://mall.test. */

export const beginPasskey = (visitor: Visitor) => visitor.call('POST /auth/web/passkey/begin', {})

export const sendMade = (visitor: Visitor, made: ReturnType<Device['make']>, proof?: string) =>
  visitor.call('POST /auth/web/passkey/add', { name: 'My phone', ...made, proof })

/** `proof` is the factor that is there already. */
export async function addPasskey(visitor: Visitor, proof?: string) {
  const device = makeDevice()
  const { recoveryCodeList } = await sendMade(
    visitor,
    device.make(await beginPasskey(visitor)),
    proof,
  )
  return { device, recoveryCodeList }
}

/** What is to be signed while signed in. */
export const askOwn = async (visitor: Visitor) =>
  (await visitor.call('POST /auth/web/passkey/show-begin', {})).options!

export const showOwn = (visitor: Visitor, signed: ReturnType<Device['sign']>) =>
  visitor.call('POST /auth/web/passkey/show', signed)
