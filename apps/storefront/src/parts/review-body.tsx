import type { WireWritten } from '@galleria/contract/review'
import { previewOf } from '@galleria/contract/upload-rules'
import { PhotoRow } from '@galleria/ui/photo-row'
import { usePhotoWords } from './photo-words.ts'

/** What stands in a review or a follow-up beside its stars, to its author and to everybody. */
export function ReviewBody({
  review,
  author,
  className,
}: {
  review: Omit<WireWritten, 'rateDict'>
  author: string
  className: string
}) {
  const words = usePhotoWords(author)
  return (
    <div className={className}>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{review.content}</p>
      <PhotoRow
        photos={review.images.files.map(({ url }) => ({ url, preview: previewOf(url) }))}
        words={words}
        className="mt-3"
      />
    </div>
  )
}
