import { createHash, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto'

export type SigningKey = {
  readonly kid: string
  readonly jwk: JsonWebKey
  signToken(claims: object): string
}

/** A fresh RSA key, made when first needed since making one takes a moment; its id is its thumbprint (RFC 7638), so that a client knows a new one when it sees it. */
export function createSigningKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { e, kty, n } = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')
  return {
    kid,
    jwk: { kty, n, e, kid, use: 'sig', alg: 'RS256' } as JsonWebKey,
    signToken: (claims) => signJwt(privateKey, kid, claims),
  }
}

function signJwt(key: KeyObject, kid: string, claims: object): string {
  const body = [{ alg: 'RS256', typ: 'JWT', kid }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`
}
