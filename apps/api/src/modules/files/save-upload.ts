import { availableParallelism } from 'node:os'
import { uploadLimits, type Uploaded, type PicturePurpose } from '@galleria/contract/upload-rules'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { cleanImage, shrinkImage } from '#platform/images.ts'
import { takeTurns } from '#platform/turns.ts'
import { fileKey, fileUrl } from './file-address.ts'
import { storeLoose } from './store-loose.ts'
import { demandRoom } from './upload-quota.ts'

/**
 * A large picture unpacked takes a hundred megabytes and half a second of a core: two at a time,
 * whoever sends them, and one where a second would take the last core from the shop.
 */
const inTurn = takeTurns(availableParallelism() > 2 ? 2 : 1)

/** Draws the picture anew and keeps it, loose and private. */
export async function saveUpload(
  ctx: Context,
  purpose: PicturePurpose,
  content: Buffer,
): Promise<Uploaded> {
  if (content.length > uploadLimits[purpose])
    throw refuse('file.too_large', { limit: uploadLimits[purpose] / 1024 / 1024 })
  await demandRoom(ctx)
  const drawn = await inTurn(async () => {
    const image = await cleanImage(content)
    return image && { image, preview: await shrinkImage(image.content, 320) }
  })
  if (!drawn) throw refuse('file.kind')

  const { image, preview } = drawn
  const { content: full, ...facts } = image
  const id = await storeLoose(ctx, { purpose, bytes: full.length, ...facts }, (fileId) => [
    [fileKey(fileId, 'full'), full],
    [fileKey(fileId, '320'), preview],
  ])
  return { id: toWireId('file', id), url: fileUrl(id) }
}
