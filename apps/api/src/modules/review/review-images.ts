import type { NewComment } from '@galleria/contract/review'
import type { Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import type { Tx } from '#platform/db.ts'
import { attachFiles, readFileUrls } from '#modules/files/index.ts'
import type { NewReview } from './review.types.ts'

/** Addresses of other people's pictures, or of none, are found out only when they are attached. */
export function readImages(comment: NewComment, index: number): Id<'file'>[] {
  const ids = readFileUrls(comment.images.files.map((file) => file.url))
  if (!ids) throw refuseFields([{ path: `${index}.images`, code: 'picture' }])
  return ids
}

/** The pictures of what was written become everybody's. */
export async function attachImages(
  tx: Tx,
  ownerId: Id<'user'>,
  reviews: readonly NewReview[],
): Promise<void> {
  for (const [index, { images: ids }] of reviews.entries()) {
    const attached = await attachFiles(tx, {
      ownerId,
      ids,
      purpose: 'review',
      isPublic: true,
      sellerId: null,
    })
    if (attached < ids.length) throw refuseFields([{ path: `${index}.images`, code: 'picture' }])
  }
}
