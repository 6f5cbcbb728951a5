import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, createDeflateRaw, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const shrink = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Compressed off the main thread; fast settings, because this answer is nobody else's. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string | Buffer): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  if (text.length < SHORT) return reply.send(text)
  if (takes(request, 'br')) return reply.header('content-encoding', 'br').send(await shrink.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }))
  if (takes(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await shrink.gzip(text, { level: 5 }))
  return reply.send(text)
}

const SHORT = 1024
function takes(request: FastifyRequest, coding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${coding}\\b`).test(String(request.headers['accept-encoding'] ?? ''))
}

/** A page that is kept with a mark where each answer has its own stamp, which is as long. It is compressed once: gzip, unlike brotli, can be put together from parts. */
export async function sendStamped(request: FastifyRequest, reply: FastifyReply, page: { readonly body: string }, { mark, stamp }: { mark: string; stamp: string }): Promise<FastifyReply> {
  if (page.body.length < SHORT || !takes(request, 'gzip')) return sendText(request, reply, page.body.replaceAll(mark, stamp))
  let parts = shrunk.get(page)
  if (!parts) shrunk.set(page, (parts = shrinkParts(page.body, mark)))
  return reply.header('vary', 'accept-encoding').header('content-encoding', 'gzip').send(joinParts(await parts, Buffer.from(stamp)))
}

type Part = { readonly text: string; readonly length: number; readonly small: Buffer }
const shrunk = new WeakMap<object, Promise<readonly Part[]>>()

/**
 * One deflate stream (RFC 1951) in which every mark stands as it is, in a block that is not compressed, so that a stamp of the same length can take its place
 * and what refers back over it still finds its bytes. It ends on a whole byte without being the last.
 */
async function shrinkParts(body: string, mark: string): Promise<readonly Part[]> {
  const deflate = createDeflateRaw({ level: 9 })
  const pieces: Buffer[] = []
  deflate.on('data', (piece: Buffer) => pieces.push(piece))
  const setLevel = (level: number) => new Promise<void>((resolve) => { deflate.params(level, constants.Z_DEFAULT_STRATEGY, resolve) })
  const flush = () => new Promise<void>((resolve) => { deflate.flush(constants.Z_SYNC_FLUSH, resolve) })
  const texts = body.split(mark)
  for (const [at, text] of texts.entries()) {
    if (at > 0) {
      await setLevel(0)
      deflate.write(mark)
      await flush()
      await setLevel(9)
    }
    deflate.write(text)
    await flush()
  }
  deflate.destroy()
  const whole = Buffer.concat(pieces)
  const smalls = splitAt(whole, Buffer.from(mark))
  if (smalls.length !== texts.length) throw new Error('a page whose marks were compressed')
  return texts.map((text, at) => ({ text, length: Buffer.byteLength(text), small: smalls[at] ?? whole }))
}

function splitAt(whole: Buffer, mark: Buffer): Buffer[] {
  const found: Buffer[] = []
  let from = 0
  for (let at = whole.indexOf(mark); at !== -1; at = whole.indexOf(mark, from)) {
    found.push(whole.subarray(from, at))
    from = at + mark.length
  }
  return [...found, whole.subarray(from)]
}

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255])

/** One gzip member (RFC 1952): the parts with the stamp between them, checksum and length of the whole. */
function joinParts(parts: readonly Part[], stamp: Buffer): Buffer {
  const pieces: Buffer[] = [HEAD]
  let check = 0
  let length = 0
  for (const [at, { text, length: own, small }] of parts.entries()) {
    if (at > 0) {
      pieces.push(stamp)
      check = crc32(stamp, check)
      length += stamp.length
    }
    pieces.push(small)
    check = crc32(text, check)
    length += own
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(check, 0)
  end.writeUInt32LE(length >>> 0, 4)
  return Buffer.concat([...pieces, LAST_BLOCK, end])
}
