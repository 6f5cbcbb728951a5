import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const shrink = { br: promisify(brotliCompress), gzip: promisify(gzip), part: promisify(deflateRaw) }
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

/** A page that is kept with a mark where each answer has its own stamp. It is compressed once: gzip, unlike brotli, can be put together from parts. */
export async function sendStamped(request: FastifyRequest, reply: FastifyReply, page: { readonly body: string }, { mark, stamp }: { mark: string; stamp: string }): Promise<FastifyReply> {
  if (page.body.length < SHORT || !takes(request, 'gzip')) return sendText(request, reply, page.body.replaceAll(mark, stamp))
  let parts = shrunk.get(page)
  if (!parts) shrunk.set(page, (parts = shrinkParts(page.body.split(mark))))
  return reply.header('vary', 'accept-encoding').header('content-encoding', 'gzip').send(joinParts(await parts, Buffer.from(stamp)))
}

type Part = { readonly text: string; readonly length: number; readonly small: Buffer }
const shrunk = new WeakMap<object, Promise<readonly Part[]>>()

/** Each part for itself, so that none refers back to bytes before the stamp, and ended on a whole byte without being the last (RFC 1951). */
function shrinkParts(texts: readonly string[]): Promise<readonly Part[]> {
  return Promise.all(texts.map(async (text) => {
    const plain = Buffer.from(text)
    return { text, length: plain.length, small: await shrink.part(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }) }
  }))
}

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255])

/** One gzip member (RFC 1952): the parts as they are, the stamp between them in blocks that are not compressed, checksum and length of the whole. */
function joinParts(parts: readonly Part[], stamp: Buffer): Buffer {
  const blockHead = Buffer.alloc(5)
  blockHead.writeUInt16LE(stamp.length, 1)
  blockHead.writeUInt16LE(~stamp.length & 0xffff, 3)
  const pieces: Buffer[] = [HEAD]
  let check = 0
  let length = 0
  for (const [at, { text, length: own, small }] of parts.entries()) {
    if (at > 0) {
      pieces.push(blockHead, stamp)
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
