import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/**
 * A device that makes passkeys and signs with them (ES256), after WebAuthn level 3: what a browser
 * would hand on.
 */

type Says = {
  readonly origin?: string
  readonly isVerified?: boolean
  readonly isSynced?: boolean
  /** What the maker of the device says of it: `fmt` and `attStmt` as CBOR, over what is signed. */
  readonly statement?: (signed: Buffer) => Buffer
  readonly isFramed?: boolean
}
const ORIGIN = 'http://mall.test'
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

export function makeDevice(idLength = 32) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(idLength)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = id.toString('base64url')

  function clientData(
    type: string,
    challenge: string,
    { origin = ORIGIN, isFramed = false }: Says,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isFramed }))
  }
  function head(rpId: string, counter: number, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  return {
    credentialId,
    make({ challenge, rp }: { challenge: string; rp: { id: string } }, says: Says = {}) {
      const client = clientData('webauthn.create', challenge, says)
      const key = Buffer.concat([
        // A map of five: kty 2, alg -7, crv 1, x, y.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        head(rp.id, 0, says.isVerified === false ? 0x41 : 0x45),
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        key,
      ])
      const attestation = Buffer.concat([
        // A map of three: fmt, by itself "none", attStmt, by itself {}, and authData of so many
        // bytes.
        Buffer.from('a363666d74', 'hex'),
        says.statement?.(Buffer.concat([data, sha256(client)])) ??
          Buffer.from('646e6f6e656761747453746d74a0', 'hex'),
        Buffer.from('68617574684461746159', 'hex'),
        Buffer.from([data.length >> 8, data.length & 255]),
        data,
      ])
      return {
        credentialId,
        clientData: client.toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    sign(
      { challenge, rpId }: { challenge: string; rpId: string },
      counter: number,
      says: Says = {},
    ) {
      const client = clientData('webauthn.get', challenge, says)
      // Present, verified, and (`BE`) such that it may be copied.
      const flags = (says.isVerified === false ? 0x01 : 0x05) | (says.isSynced ? 0x08 : 0)
      const data = head(rpId, counter, flags)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        credentialId,
        clientData: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}

/** A maker that nobody knows, as everybody can be one; good until 2126. */
const MAKER = Buffer.from(
  'MIIB9TCCAZygAwIBAgIUZazkejyfLNqwSrpubqqh+FFJw1YwCgYIKoZIzj0EAwIwUTELMAkGA1UEBhMCU0UxDjAMBgNVBAoMBU1ha2VyMSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQ4wDAYDVQQDDAVNYWtlcjAgFw0yNjExMjkyMDQ2MzBaGA8yMTI2MTEwNTIwNDYzMFowUTELMAkGA1UEBhMCU0UxDjAMBgNVBAoMBU1ha2VyMSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQ4wDAYDVQQDDAVNYWtlcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABK6I2/v5sRO0xL9+uJ7db3v4fiK5ayMsyaPiWqb2Q9pZ2zUrPeaplTqJDH2d4s+LVhoCdPC5WcRj+vF/mew5wX+jUDBOMB0GA1UdDgQWBBThfBErEBOQB4TpH2e8dLowYM4r0TAfBgNVHSMEGDAWgBThfBErEBOQB4TpH2e8dLowYM4r0TAMBgNVHRMBAf8EAjAAMAoGCCqGSM49BAMCA0cAMEQCIArJI2Fe+wR8vXC5M5+NdAZ2ygLNIZFKYlmfxN4BKOMNAiAdB8wKSVcC1gfCojOP7J/k24m1G/jnvj6L1pMkYllHXQ==',
  'base64',
)
const makersKey = createPrivateKey({
  key: Buffer.from(
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgluzrUo1sD3c62H8hhGdbHwUm12QQe9Lp/+trhmVq17OhRANCAASuiNv7+bETtMS/frie3W97+H4iuWsjLMmj4lqm9kPaWds1Kz3mqZU6iQx9neLPi1YaAnTwuVnEY/rxf5nsOcF/',
    'base64',
  ),
  format: 'der',
  type: 'pkcs8',
})

/** That the device is of this maker: all right but for the one who says so. */
export function certified(signed: Buffer): Buffer {
  const bytes = (content: Buffer) =>
    Buffer.concat([Buffer.from([0x59, content.length >> 8, content.length & 255]), content])
  return Buffer.concat([
    // "packed", "attStmt", a map of three: alg -7, sig, x5c with one certificate.
    Buffer.from('667061636b65646761747453746d74a363616c672663736967', 'hex'),
    bytes(sign('sha256', signed, makersKey)),
    Buffer.from('6378356381', 'hex'),
    bytes(MAKER),
  ])
}

export type Device = ReturnType<typeof makeDevice>
