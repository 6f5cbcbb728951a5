import { uploadLimits, type Uploaded } from '@galleria/contract/upload-rules'
import { actsForSeller } from '@galleria/contract/merchant-rights'
import { modelType, MOST_TRIANGLES } from '@galleria/contract/model-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import type { Refusal } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import { takeTurns } from '#platform/turns.ts'
import { modelKey, modelUrl } from './file-address.ts'
import { storeLoose } from './store-loose.ts'
import { inspectModel } from './models/inspect-model.ts'
import type { ModelError } from './models/model.types.ts'
import { demandRoom } from './upload-quota.ts'

/** One after the other, whoever sends them: each takes a core of its own meanwhile. */
const inTurn = takeTurns(1)

/**
 * Reads a model of goods, measures it, and keeps it as it was written anew, loose and private. Only
 * who keeps a shop's goods has a use for one.
 */
export async function saveModel(ctx: Context, content: Buffer): Promise<Uploaded> {
  if (ctx.actor.kind === 'anonymous' || !actsForSeller(ctx.actor, 'write'))
    throw refuse('auth.role')
  if (content.length > uploadLimits.model)
    throw refuse('model.too_large', { limit: uploadLimits.model / 1024 / 1024 })
  await demandRoom(ctx)
  const read = await inTurn(() => inspectModel(content))
  if ('error' in read) throw refusalOf(read.error)

  const { shape } = read
  const written = Buffer.from(read.content)
  const id = await storeLoose(
    ctx,
    { purpose: 'model', bytes: written.length, contentType: modelType, shape },
    (fileId) => [[modelKey(fileId), written]],
  )
  return { id: toWireId('file', id), url: modelUrl(id) }
}

const codes = {
  kind: 'model.kind',
  outside: 'model.outside',
  moving: 'model.moving',
  texture: 'model.texture',
} as const

function refusalOf(error: ModelError): Refusal {
  if (typeof error === 'string') return refuse(codes[error])
  return 'tooMany' in error
    ? refuse('model.triangles', { found: error.tooMany, most: MOST_TRIANGLES })
    : refuse('model.extension', { name: error.extension })
}
