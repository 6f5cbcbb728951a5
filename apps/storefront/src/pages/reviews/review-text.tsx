import { useLingui } from '@lingui/react/macro'
import type { WireComment } from '@galleria/contract/review'
import { previewOf } from '@galleria/contract/upload-rules'
import { DateText } from '@galleria/ui/date'
import { PhotoRow } from '@galleria/ui/photo-row'
import { Stars } from '@galleria/ui/stars'
import { usePhotoWords } from '../../parts/photo-words.ts'
import { useShop } from '../../parts/use-shop.ts'

/** Stars, day, text and photos of one review. */
export function ReviewText({ comment }: { comment: WireComment }) {
  const { t } = useLingui()
  const { locale, front } = useShop()
  const words = usePhotoWords(comment.commentator.name)
  const shown = comment.rateDict
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        {shown === null ? null : <Stars rate={shown} label={t`${shown} of 5 stars`} />}
        <span className="text-small text-muted">
          <DateText iso={comment.createdAt} locale={locale} timeZone={front.timeZone} />
        </span>
      </p>
      <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{comment.content}</p>
      <PhotoRow
        photos={comment.images.files.map(({ url }) => ({ url, preview: previewOf(url) }))}
        words={words}
        className="mt-3"
      />
    </div>
  )
}
