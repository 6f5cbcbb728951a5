import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Coding = 'br' | 'gzip'
/** `once` is for what is sent again and again, `each` for an answer that is nobody else's. */
type Effort = 'once' | 'each'

const BROTLI: Record<Effort, number> = { once: 9, each: 3 }
const GZIP: Record<Effort, number> = { once: 9, each: 4 }
const shrink = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** What was compressed with brotli, as it was; off the main thread. */
export const unpack: (bytes: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** Off the main thread. */
export function compress(text: string | Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  return coding === 'br'
    ? shrink.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort] } })
    : shrink.gzip(text, { level: GZIP[effort] })
}

/** What this browser takes; undefined for a text that is not worth it. */
export function codingFor(request: FastifyRequest, length: number): Coding | undefined {
  if (length < 1024) return undefined
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return CODINGS.find((coding) => new RegExp(`\\b${coding}\\b`).test(accepted))
}
const CODINGS = ['br', 'gzip'] as const

export function sendCompressed(
  reply: FastifyReply,
  coding: Coding | undefined,
  bytes: string | Buffer,
): FastifyReply {
  reply.header('vary', 'accept-encoding')
  if (coding) reply.header('content-encoding', coding)
  return reply.send(bytes)
}
