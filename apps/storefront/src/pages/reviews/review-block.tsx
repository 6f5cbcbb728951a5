import { useEffect, useId, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireReviewLine } from '@galleria/contract/review'
import { LONGEST_REVIEW } from '@galleria/contract/review-rules'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { ImageField } from '../../parts/buyer/image-field.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'
import { ErrorText } from './error-text.tsx'
import { forgetDraft, readDraft, writeDraft } from './review-draft.ts'
import { fieldOf, type Draft, type FieldErrors } from './review-form.ts'
import { ReviewLine } from './review-line.tsx'
import { StarField } from './star-field.tsx'

type BlockProps = { line: WireReviewLine; draft: Draft | undefined; errors: FieldErrors[string] }

/** Stars, text and photos for one line. What is typed survives a reload in this window. */
export function ReviewBlock({ line, draft, errors }: BlockProps) {
  const { t } = useLingui()
  const id = useId()
  const versionText = useVersionText()
  const [rate, setRate] = useState(draft?.rate)
  const [content, setContent] = useState(draft?.content ?? '')
  const [images, setImages] = useState(draft?.images ?? [])
  const [isHydrated, setHydrated] = useState(false)

  useEffect(() => {
    const kept = readDraft(line.id)
    // What was typed before the page could listen wins over what was kept.
    const typed = document.getElementById(`${id}-text`) as HTMLTextAreaElement | null
    const picked = document.querySelector<HTMLInputElement>(
      `input[name="${fieldOf.rate(line.id)}"]:checked`,
    )
    setRate((now) => (picked ? Number(picked.value) : (now ?? kept?.rate)))
    setContent((now) => typed?.value || now || kept?.content || '')
    setImages((now) => (now.length > 0 ? now : (kept?.images ?? [])))
    setHydrated(true)
    return () => forgetDraft(line.id)
  }, [id, line.id])
  useEffect(() => {
    if (isHydrated) writeDraft({ lineId: line.id, rate, content, images })
  }, [isHydrated, line.id, rate, content, images])

  return (
    <section
      aria-label={`${line.sku.name}, ${versionText(line.sku.attributes)}`}
      className="card px-4 pb-6 sm:px-6"
    >
      <input type="hidden" name={fieldOf.line} value={line.id} />
      <div className="border-b border-line">
        <ReviewLine line={line} shopId={line.tradeOrder.shop.id} hasPrices />
      </div>
      <StarField
        name={fieldOf.rate(line.id)}
        id={`${id}-stars`}
        rate={rate}
        onRate={setRate}
        error={errors.rateDict}
      />
      <div className="mt-5">
        <LimitedTextArea
          id={`${id}-text`}
          name={fieldOf.content(line.id)}
          label={<Trans>Your review</Trans>}
          value={content}
          onValue={setContent}
          max={LONGEST_REVIEW}
          isRequired
          error={errors.content ? <ErrorText code={errors.content} /> : undefined}
          placeholder={t`How does it look, how is it made, how does it feel to live with?`}
          remaining={(left) => (
            <Plural value={left} one="# character left" other="# characters left" />
          )}
          limit={<Trans>At most {LONGEST_REVIEW} characters</Trans>}
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
        error={errors.images ? <ErrorText code={errors.images} /> : undefined}
      />
    </section>
  )
}
