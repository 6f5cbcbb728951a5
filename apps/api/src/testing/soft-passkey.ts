import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device that makes passkeys and signs with them (ES256), after WebAuthn level 3: what a browser would hand on. */

type Says = {
  readonly origin?: string
  readonly isVerified?: boolean
  readonly isSynced?: boolean
  /** What the maker of the device says of it: `fmt` and `attStmt` as CBOR. */ readonly statement?: Buffer
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
        // A map of three: fmt, by itself "none", attStmt, by itself {}, and authData of so many bytes.
        Buffer.from('a363666d74', 'hex'),
        says.statement ?? Buffer.from('646e6f6e656761747453746d74a0', 'hex'),
        Buffer.from('68617574684461746159', 'hex'),
        Buffer.from([data.length >> 8, data.length & 255]),
        data,
      ])
      return {
        credentialId,
        clientData: clientData('webauthn.create', challenge, says).toString('base64url'),
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

export type Device = ReturnType<typeof makeDevice>
