import { availableParallelism } from 'node:os'
import { uploadLimits, type Uploaded, type UploadPurpose } from '@galleria/contract/upload-rules'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { cleanImage, shrinkImage } from '#platform/images.ts'
import { takeTurns } from '#platform/turns.ts'
import { fileKey, fileUrl } from './file-address.ts'
import { addLooseFile, removeLooseFile } from './file.store.ts'
import { demandRoom } from './upload-quota.ts'

/** Five lines of six pictures, and as many again for second thoughts. */
const MOST_LOOSE = 60
/** A large picture unpacked takes a hundred megabytes and half a second of a core: two at a time, whoever sends them, and one where a second would take the last core from the shop. */
const inTurn = takeTurns(availableParallelism() > 2 ? 2 : 1)

/** Draws the picture anew and keeps it, loose and private. The row comes before the file: a row without a file is swept, a file without a row would stay for ever. */
export async function saveUpload(
  ctx: Context,
  purpose: UploadPurpose,
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

  const id = ctx.newId('file')
  const { image, preview } = drawn
  const isSaved = await ctx.inTransaction((tx) =>
    addLooseFile(
      tx,
      {
        id,
        ownerId: buyerOf(ctx),
        purpose,
        bytes: image.content.length,
        width: image.width,
        height: image.height,
        createdAt: ctx.now(),
      },
      MOST_LOOSE,
    ),
  )
  if (!isSaved) throw refuse('file.too_many')
  try {
    await ctx.files.write(fileKey(id, 'full'), image.content)
    await ctx.files.write(fileKey(id, '320'), preview)
  } catch (error) {
    // A row without its file would count against its owner for a day.
    await removeLooseFile(ctx.db, id)
    await ctx.files.remove(fileKey(id, 'full'))
    throw error
  }
  return { id: toWireId('file', id), url: fileUrl(id) }
}
