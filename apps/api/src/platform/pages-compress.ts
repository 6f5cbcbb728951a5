import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const shrink = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Compressed off the main thread; fast settings, because each answer has a nonce of its own and is compressed anew. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding')
  if (text.length < 1024) return reply.send(text)
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await shrink.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await shrink.gzip(text, { level: 5 }))
  return reply.send(text)
}
