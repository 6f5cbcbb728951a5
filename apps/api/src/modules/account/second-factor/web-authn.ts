import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { accountCalls } from '@galleria/contract/account'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { CHALLENGE_MS, type Passkey } from './passkeys.store.ts'

/**
 * What the library asks and checks: the mall's origin, the challenge, the person's presence and
 * verification, the signature and the counter. Nothing of it is taken from a request.
 */

type Made = Parsed<typeof accountCalls.addPasskey>
type Signed = Parsed<typeof accountCalls.loginPasskey>

/**
 * Read when somebody has to do with a passkey: its certificates cost every start time and memory,
 * and nobody shows one.
 */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 (COSE): what devices and password managers have. */
const ALGORITHMS = [-8, -7, -257]
const hostOf = ({ env }: Pick<Context, 'env'>) => new URL(env.origin).hostname

const shown = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }))

export async function askForNew(
  ctx: Context,
  person: { readonly id: string; readonly name: string; readonly nickname: string },
  passkeys: readonly Passkey[],
): Promise<Reply<typeof accountCalls.beginPasskey>> {
  const { generateRegistrationOptions } = await webAuthn()
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Galleria',
    rpID: hostOf(ctx),
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.nickname,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge,
    rp: { id: hostOf(ctx), name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: shown(passkeys),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
    attestation: 'none',
  }
}

export async function askToSign(
  ctx: Context,
  passkeys: readonly Passkey[],
): Promise<NonNullable<Reply<typeof accountCalls.askPasskey>['options']>> {
  const { generateAuthenticationOptions } = await webAuthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: hostOf(ctx) })
  return {
    challenge,
    rpId: hostOf(ctx),
    timeout: CHALLENGE_MS,
    allowCredentials: shown(passkeys),
    userVerification: 'required',
  }
}

/**
 * What an answer says that it was asked. Nothing that was signed inside another page counts; no
 * page of the mall can be put into one.
 */
export function readChallenge(clientData: string): string {
  try {
    const { challenge, crossOrigin, topOrigin } = JSON.parse(
      Buffer.from(clientData, 'base64url').toString(),
    ) as Record<string, unknown>
    if (typeof challenge === 'string' && !crossOrigin && topOrigin === undefined) return challenge
  } catch {
    // It is no answer at all.
  }
  throw refuse('passkey.wrong')
}

const expected = (ctx: Context, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: ctx.env.origin,
  expectedRPID: hostOf(ctx),
  requireUserVerification: true,
})

/** The library throws at whatever is wrong; whoever sent it learns no more than that. */
async function orWrong<Result extends { verified: boolean }>(
  { log }: Pick<Context, 'log'>,
  work: Promise<Result>,
): Promise<Extract<Result, { verified: true }> | Result> {
  const result = await work.catch((err: unknown) =>
    log.info({ why: String(err).slice(0, 120) }, 'a passkey was refused'),
  )
  if (!result?.verified) throw refuse('passkey.wrong')
  return result
}

/**
 * The mall asks for no attestation, so there is none, or one that the key has signed itself.
 * Anything else is refused before the library reads it: certificates that somebody sends name
 * addresses, and those are asked without a limit.
 */
async function demandNoCertificates(attestation: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  try {
    const sent = decodeAttestationObject(isoBase64URL.toBuffer(attestation))
    const fmt: unknown = sent.get('fmt')
    if (fmt === 'none' || (fmt === 'packed' && sent.get('attStmt').get('x5c') === undefined)) return
  } catch {
    // It is none at all.
  }
  throw refuse('passkey.wrong')
}

export async function readNew(ctx: Context, challenge: string, made: Made) {
  await demandNoCertificates(made.attestation)
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await orWrong(
    ctx,
    verifyRegistrationResponse({
      ...expected(ctx, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
      response: {
        id: made.credentialId,
        rawId: made.credentialId,
        type: 'public-key',
        response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
        clientExtensionResults: {},
      },
    }),
  )
  // What the browser calls it is what the device has signed.
  if (registrationInfo?.credential.id !== made.credentialId) throw refuse('passkey.wrong')
  const { credential, credentialBackedUp, credentialDeviceType } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isSynced: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  }
}

export async function readSigned(ctx: Context, challenge: string, passkey: Passkey, given: Signed) {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { authenticationInfo } = await orWrong(
    ctx,
    verifyAuthenticationResponse({
      ...expected(ctx, challenge),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      response: {
        id: given.credentialId,
        rawId: given.credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: given.clientData,
          authenticatorData: given.authenticatorData,
          signature: given.signature,
        },
        clientExtensionResults: {},
      },
    }),
  )
  // One that is other than it was made is another one (WebAuthn level 3, 7.2, on `BE`).
  if ((authenticationInfo.credentialDeviceType === 'multiDevice') !== passkey.isSynced)
    throw refuse('passkey.wrong')
  return {
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
  }
}
