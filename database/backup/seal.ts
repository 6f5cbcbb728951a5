import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

/**
 * A stream under the operator's key: a head with a salt, then chunks of AES-256-GCM. The nonce
 * counts the chunks and marks the last one, so that chunks can be neither changed nor swapped, left
 * out or cut off unnoticed (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár,
 * 2015).
 */
const MAGIC = Buffer.from('galleria-backup-1\n')
const SALT_BYTES = 16
const HEAD_BYTES = MAGIC.length + SALT_BYTES
const CHUNK_BYTES = 256 * 1024
const LENGTH_BYTES = 4
const TAG_BYTES = 16
const LARGEST_CHUNK = CHUNK_BYTES + TAG_BYTES
/**
 * The first chunk: who cannot read it has another key; who cannot read a later one has a damaged
 * file.
 */
const PROBE = Buffer.from('galleria')
/** `node -e "console.log(crypto.randomBytes(32).toString('base64url'))"` gives 43 of them. */
const SHORTEST_KEY = 32

/** What is wrong with a backup, in one sentence for the operator. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupRefused'
  }
}

export function checkKey(key: string | undefined): string {
  if (key && key.length >= SHORTEST_KEY) return key
  throw new BackupRefused(
    `BACKUP_KEY is a secret of at least ${SHORTEST_KEY} characters, stored somewhere else than the backups`,
  )
}

function deriveKey(key: string, salt: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, 'galleria backup', 32))
}

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(chunk, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Plain bytes in, sealed bytes out. */
export function seal(key: string): Transform {
  const head = Buffer.concat([MAGIC, randomBytes(SALT_BYTES)])
  const secret = deriveKey(key, head.subarray(MAGIC.length))
  let [waiting, count] = [Buffer.alloc(0), 0]
  function sealChunk(plain: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(count, isLast))
    cipher.setAAD(head)
    count += 1
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(sealed.length)
    return Buffer.concat([length, sealed])
  }
  return new Transform({
    construct(done) {
      this.push(head)
      this.push(sealChunk(PROBE, false))
      done()
    },
    transform(bytes: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, bytes])
      // The last chunk is known only at the end, so one always waits.
      while (waiting.length > CHUNK_BYTES) {
        this.push(sealChunk(waiting.subarray(0, CHUNK_BYTES), false))
        waiting = waiting.subarray(CHUNK_BYTES)
      }
      done()
    },
    flush(done) {
      this.push(sealChunk(waiting, true))
      done()
    },
  })
}

/**
 * Sealed bytes in, plain bytes out. Fails with a sentence for another key, and for a file that was
 * changed or cut off.
 */
export function unseal(key: string, name: string): Transform {
  let waiting = Buffer.alloc(0)
  let opened: { head: Buffer; secret: Uint8Array } | undefined
  let [count, isOver] = [0, false]
  const damaged = () => new BackupRefused(`${name} is damaged or was not written to its end`)

  function readHead(): void {
    if (opened || waiting.length < HEAD_BYTES) return
    const head = Buffer.from(waiting.subarray(0, HEAD_BYTES))
    if (!head.subarray(0, MAGIC.length).equals(MAGIC))
      throw new BackupRefused(`${name} is no backup of the mall`)
    opened = { head, secret: deriveKey(key, head.subarray(MAGIC.length)) }
    waiting = waiting.subarray(HEAD_BYTES)
  }
  function open(sealed: Buffer, isLast: boolean): Buffer | undefined {
    const { head, secret } = opened!
    const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(count, isLast))
    decipher.setAAD(head)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch {
      return undefined
    }
  }
  /** The plain text of the next chunk, once all of it is here. */
  function nextChunk(): Buffer | undefined {
    if (!opened || waiting.length < LENGTH_BYTES) return undefined
    const length = waiting.readUInt32BE()
    if (isOver || length < TAG_BYTES || length > LARGEST_CHUNK) throw damaged()
    if (waiting.length < LENGTH_BYTES + length) return undefined
    const sealed = waiting.subarray(LENGTH_BYTES, LENGTH_BYTES + length)
    const middle = open(sealed, false)
    const plain = middle ?? open(sealed, true)
    if (!plain)
      throw count === 0
        ? new BackupRefused(`${name} was made with another key than BACKUP_KEY`)
        : damaged()
    isOver = !middle
    waiting = waiting.subarray(LENGTH_BYTES + length)
    count += 1
    return plain
  }
  return new Transform({
    transform(this: Transform, bytes: Buffer, _encoding, done) {
      finish(done, () => {
        waiting = Buffer.concat([waiting, bytes])
        readHead()
        for (let plain = nextChunk(); plain; plain = nextChunk()) {
          // Of the first chunk only that it could be read is of interest.
          if (count > 1 && plain.length > 0) this.push(plain)
        }
      })
    },
    flush(done) {
      done(isOver && waiting.length === 0 ? null : damaged())
    },
  })
}

function finish(done: TransformCallback, work: () => void): void {
  try {
    work()
    done()
  } catch (error) {
    done(error as Error)
  }
}
