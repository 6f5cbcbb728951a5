import { useId } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireReviewLine } from '@galleria/contract/review'
import { LONGEST_REVIEW } from '@galleria/contract/review-rules'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { ImageField } from '../../parts/buyer/image-field.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { fieldOf, type Draft } from './review-form.ts'
import { ReviewLine } from './review-line.tsx'
import { StarField } from './star-field.tsx'
import { useReviewDraft } from './use-review-draft.ts'

/** Stars, text and photos for one line. What is typed survives a reload in this window. */
export function ReviewBlock({
  line,
  draft,
  isFollowUp,
}: {
  line: WireReviewLine
  draft: Draft | undefined
  isFollowUp: boolean
}) {
  const { t } = useLingui()
  const id = useId()
  const versionText = useVersionText()
  const { section, images, setImages, isHydrated } = useReviewDraft(line.id, draft, isFollowUp)
  return (
    <section
      ref={section}
      aria-label={`${line.sku.name}, ${versionText(line.sku.attributes)}`}
      className="card px-4 pb-6 sm:px-6"
    >
      <input type="hidden" name={fieldOf.line} value={line.id} />
      <div className="border-b border-line">
        <ReviewLine line={line} shopId={line.tradeOrder.shop.id} hasPrices={!isFollowUp} />
      </div>
      {isFollowUp ? null : (
        <StarField name={fieldOf.rate(line.id)} id={`${id}-stars`} rate={draft?.rate} />
      )}
      <div className="mt-5">
        <LimitedTextArea
          id={`${id}-text`}
          name={fieldOf.content(line.id)}
          label={<Trans>Your review</Trans>}
          value={draft?.content ?? ''}
          max={LONGEST_REVIEW}
          isRequired
          error={useFieldState(fieldOf.content(line.id)).error}
          placeholder={
            isFollowUp
              ? t`How is it after a while: does it still look and work as it did on day one?`
              : t`How does it look, how well is it made, and what is it like to live with?`
          }
          remaining={(left) => (
            <Plural value={left} one="# character left" other="# characters left" />
          )}
          limit={<Trans>Up to {LONGEST_REVIEW} characters</Trans>}
        />
      </div>
      <ImageField
        purpose="review"
        name={fieldOf.image(line.id)}
        id={`${id}-photos`}
        urls={images}
        onUrls={setImages}
        isHydrated={isHydrated}
        audience={<Trans>Everybody can see them.</Trans>}
        error={useFieldState(fieldOf.image(line.id)).error}
      />
    </section>
  )
}
