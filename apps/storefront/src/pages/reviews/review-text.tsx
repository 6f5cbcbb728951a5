import { useLingui } from '@lingui/react/macro'
import type { WireComment } from '@galleria/contract/review'
import { DateText } from '@galleria/ui/date'
import { Stars } from '@galleria/ui/stars'
import { ReviewBody } from '../../parts/review-body.tsx'
import { useShop } from '../../parts/use-shop.ts'

/** Stars, day and what else stands in one review. */
export function ReviewText({ comment }: { comment: WireComment }) {
  const { t } = useLingui()
  const { locale, front } = useShop()
  const shown = comment.rateDict
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        {shown === null ? null : <Stars rate={shown} label={t`${shown} of 5 stars`} />}
        <span className="text-small text-muted">
          <DateText iso={comment.createdAt} locale={locale} timeZone={front.timeZone} />
        </span>
      </p>
      <ReviewBody review={comment} author={comment.commentator.name} className="mt-2" />
    </div>
  )
}
