import { connect } from 'node:net'
import { OutsideError } from '#platform/outside.ts'
import type { Looked } from './pdf-parts.ts'
import { scanPdf, type Verdict } from './scan-pdf.ts'

/**
 * What looks at a document before anybody may. Throws `OutsideError` when it could not look: the
 * document waits in quarantine and is looked at again.
 */
export type Scanner = (document: Looked) => Promise<Verdict>

const PATIENCE_MS = 60_000
const PIECE = 64 * 1024

/** Our own look at every document, and a virus scanner's where there is one. */
export function createScanner(clamd: string | undefined): Scanner {
  const scanners: readonly Scanner[] = clamd
    ? [scanPdf, (document) => askClamd(clamd, document)]
    : [scanPdf]
  return async (document) => {
    for (const scan of scanners) if ((await scan(document)) === 'refused') return 'refused'
    return 'clean'
  }
}

/**
 * clamd's INSTREAM: pieces with their lengths, an empty one at the end, one line back. clamd's
 * `StreamMaxLength` must be 100M or more.
 */
async function askClamd(address: string, document: Looked): Promise<Verdict> {
  const [host = '', port = ''] = address.split(/:(?=\d+$)/)
  const socket = connect({ host, port: Number(port) })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('too slow')))
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        if (text.length < 1000) text += part
      })
      .on('end', () => resolve(text))
      .on('error', reject)
      .on('close', () => reject(new Error('hung up')))
  })
  answer.catch(() => undefined)
  try {
    await write('zINSTREAM\0')
    for await (const piece of document.read()) {
      for (let at = 0; at < piece.length; at += PIECE) {
        const part = piece.subarray(at, at + PIECE)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(part.length)
        await write(Buffer.concat([length, part]))
      }
    }
    await write(Buffer.alloc(4))
    return readAnswer((await answer).replaceAll('\0', '').trim())
  } catch (error) {
    throw new OutsideError('the virus scanner did not answer', { cause: error })
  } finally {
    socket.destroy()
  }

  /** Waits for what was said to be taken, and no longer than the socket lives. */
  function write(part: Buffer | string): Promise<void> {
    return new Promise((resolve, reject) => {
      socket.write(part, (error) => (error ? reject(error) : resolve()))
    })
  }
}

function readAnswer(line: string): Verdict {
  if (line.endsWith(' OK')) return 'clean'
  if (line.endsWith(' FOUND')) return 'refused'
  throw new Error(line.slice(0, 200))
}
