import type { FastifyInstance } from 'fastify'
import { modelType } from '@galleria/contract/model-rules'
import { refuse } from '@galleria/contract/refusals'
import type { FileStore } from './files.ts'

/**
 * Models of goods that the shop window turns. Each is named by its content, so a browser keeps it
 * for ever.
 */
const NAME = /^([0-9a-f]{40})\.glb$/

export const goodsModelUrl = (name: string) => `/models/${name}.glb`
export const goodsModelKey = (name: string) => `models/${name.slice(0, 2)}/${name}.glb`

export function addModelRoute(
  app: FastifyInstance,
  { files, isDev }: { readonly files: FileStore; readonly isDev: boolean },
): void {
  app.get<{ Params: { file: string } }>('/models/:file', async (request, reply) => {
    const [, name] = NAME.exec(request.params.file) ?? []
    const stored = name && (await files.open(goodsModelKey(name)))
    if (!stored) throw refuse('not_found')
    return reply
      .type(modelType)
      .header('content-length', stored.bytes)
      .header('cache-control', isDev ? 'no-cache' : 'public, max-age=31536000, immutable')
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .send(stored.stream)
  })
}
