import { uploadLimits, type Uploaded, type UploadPurpose } from '@galleria/contract/upload-rules'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { cleanImage, shrinkImage } from '#platform/images.ts'
import { fileKey, fileUrl } from './file-address.ts'
import { addLooseFile } from './file.store.ts'

/** Five lines of six pictures, and as many again for second thoughts. */
const MOST_LOOSE = 60
const DRAWN_AT_ONCE = 2

/** Draws the picture anew and keeps it, loose and private. The row comes before the file: a row without a file is swept, a file without a row would stay for ever. */
export async function saveUpload(
  ctx: Context,
  purpose: UploadPurpose,
  content: Buffer,
): Promise<Uploaded> {
  if (content.length > uploadLimits[purpose])
    throw refuse('file.too_large', { limit: uploadLimits[purpose] / 1024 / 1024 })
  const drawn = await inTurn(async () => {
    const image = await cleanImage(content)
    return image && { image, preview: await shrinkImage(image.content, 320) }
  })
  if (!drawn) throw refuse('file.kind')

  const id = ctx.newId('file')
  const { image, preview } = drawn
  const isKept = await ctx.inTransaction((tx) =>
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
  if (!isKept) throw refuse('file.too_many')
  await ctx.files.write(fileKey(id, 'full'), image.content)
  await ctx.files.write(fileKey(id, '320'), preview)
  return { id: toWireId('file', id), url: fileUrl(id) }
}

const waiting: (() => void)[] = []
let drawing = 0

/** A large picture unpacked takes a hundred megabytes: only so many at a time, whoever sends them. */
async function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (drawing >= DRAWN_AT_ONCE)
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  else drawing += 1
  try {
    return await draw()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}
