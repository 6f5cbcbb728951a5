import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/**
 * What signs the events of this lab: made when the first one is sent, since a key in the sources
 * would be one for everybody.
 */
export type Signer = { readonly name: string; readonly pem: string; readonly key: KeyObject }

const signers = new WeakMap<object, Signer>()

/** One signer for each running lab; by another name it is what PayPal's events are not signed by. */
export function signerOf(lab: object, name = 'messageverificationcerts.paypal.com'): Signer {
  const known = signers.get(lab)
  if (known) return known
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const der = selfSigned(name, privateKey, publicKey)
  const hash = createHash('sha256').update(der).digest('hex').slice(0, 8)
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  const signer = {
    name: `CERT-360caa42-${hash}`,
    pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey,
  }
  signers.set(lab, signer)
  return signer
}

/**
 * The little of X.509 (RFC 5280) that a self-signed RSA certificate is made of; Node reads
 * certificates and makes none.
 */
function selfSigned(who: string, privateKey: KeyObject, publicKey: KeyObject): Buffer {
  const sha256WithRsa = sequence(tlv(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tlv(0x05))
  const commonName = sequence(tlv(0x06, Buffer.from('550403', 'hex')), tlv(0x0c, Buffer.from(who)))
  const name = sequence(tlv(0x31, commonName))
  // Tests move the clock by years; a certificate of the lab is no older or younger than any of
  // them.
  const validity = sequence(
    tlv(0x17, Buffer.from('200101000000Z')),
    tlv(0x17, Buffer.from('491231235959Z')),
  )
  const content = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  return sequence(content, sha256WithRsa, tlv(0x03, Buffer.concat([Buffer.from([0]), signature])))
}

function sequence(...parts: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts))
}

function tlv(tag: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const { length } = content
  const head =
    length < 0x80
      ? [tag, length]
      : length < 0x100
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}
