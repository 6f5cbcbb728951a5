import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, line, nothing } from '../wire.ts'
import { factorCode, knownPassword, wireUser } from './fields.ts'

/**
 * Passkeys (WebAuthn) as a second factor. What the browser answers is sent as base64url, in the
 * fields that are looked at.
 */

const base64url = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w-]+$/))
/** 1,023 bytes. */
const credentialId = base64url(1364)
const clientData = base64url(4000)

const known = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
)

const newPasskey = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const askedPasskey = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: known,
  userVerification: z.literal('required'),
})

const signed = z.object({
  credentialId,
  clientData,
  authenticatorData: base64url(4000),
  signature: base64url(2000),
})

export const passkeyCalls = {
  beginPasskey: defineCall({
    call: 'POST /auth/web/passkey/begin',
    who: 'member',
    about:
      'What a browser makes a new passkey with (`PublicKeyCredentialCreationOptionsJSON`). For one answer, within five minutes.',
    body: nothing,
    reply: newPasskey,
    refusals: ['passkey.too_many', 'auth.prove_again'],
  }),
  addPasskey: defineCall({
    call: 'POST /auth/web/passkey/add',
    who: 'member',
    about:
      'Adds the passkey that the browser has made. The first second factor of an account ends all other sessions and answers the recovery codes; a further one asks for one that there is, as a code or what `passkey/show` has answered.',
    body: z.object({
      name: line(60, 1),
      credentialId,
      clientData,
      attestation: base64url(4000),
      transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
      /** The second factor there is. */ proof: z.optional(factorCode),
    }),
    reply: z.object({ /** Shown this once. */ recoveryCodeList: z.array(z.string()) }),
    refusals: ['passkey.wrong', 'passkey.too_many', 'second_factor.proof', 'auth.prove_again'],
  }),
  removePasskey: defineCall({
    call: 'POST /auth/web/passkey/remove',
    who: 'member',
    about:
      'Removes one, with the password and a code of the app, a recovery code or what `passkey/show` has answered; without a password after `prove`. Not the last factor of somebody whose work needs one.',
    body: z.object({
      id: idOf('passkey'),
      code: factorCode,
      password: z.optional(knownPassword),
    }),
    reply: nothing,
    refusals: [
      'second_factor.wrong',
      'second_factor.required',
      'password.wrong',
      'auth.prove_again',
    ],
  }),
  loginHalf: defineCall({
    call: 'POST /auth/web/user/login-half',
    who: 'anyone',
    about:
      'After `login` was refused with `auth.second_factor`: what this person may show, besides a recovery code.',
    body: nothing,
    reply: z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() }),
    refusals: ['step.expired'],
  }),
  askPasskey: defineCall({
    call: 'POST /auth/web/user/login-passkey-begin',
    who: 'anyone',
    about:
      'After `login` was refused with `auth.second_factor`: what a passkey of this person is to sign (`PublicKeyCredentialRequestOptionsJSON`), once, within five minutes. Null for who has none.',
    body: nothing,
    reply: z.object({ options: z.nullable(askedPasskey) }),
    refusals: ['step.expired'],
  }),
  loginPasskey: defineCall({
    call: 'POST /auth/web/user/login-passkey',
    who: 'anyone',
    about: 'The second half of signing in, by a passkey in the place of a code.',
    body: signed,
    reply: wireUser,
    refusals: ['passkey.wrong', 'step.expired'],
  }),
  askOwnPasskey: defineCall({
    call: 'POST /auth/web/passkey/show-begin',
    who: 'member',
    about:
      'What a passkey of the own account is to sign for `passkey/show` (`PublicKeyCredentialRequestOptionsJSON`), once, within five minutes. Null for who has none.',
    body: nothing,
    reply: z.object({ options: z.nullable(askedPasskey) }),
    refusals: [],
  }),
  showPasskey: defineCall({
    call: 'POST /auth/web/passkey/show',
    who: 'member',
    about:
      'Shows a passkey while signed in. Answers what stands in the place of a code in a change of the second factor, once, within five minutes.',
    body: signed,
    reply: z.object({ code: z.string() }),
    refusals: ['passkey.wrong'],
  }),
}
