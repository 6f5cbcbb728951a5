import { useEffect, useId, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireReviewLine } from '@galleria/contract/review'
import { LONGEST_REVIEW } from '@galleria/contract/review-rules'
import { ImageField } from '../../parts/buyer/image-field.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'
import { FlawText } from './flaw-text.tsx'
import { forgetDraft, readDraft, writeDraft } from './review-draft.ts'
import { fieldOf, type Draft, type Flaws } from './review-form.ts'
import { ReviewLine } from './review-line.tsx'
import { StarField } from './star-field.tsx'

type BlockProps = { line: WireReviewLine; draft: Draft | undefined; flaws: Flaws[string] }

/** Stars, text and photos for one line. What is typed survives a reload in this window. */
export function ReviewBlock({ line, draft, flaws }: BlockProps) {
  const { t } = useLingui()
  const id = useId()
  const versionText = useVersionText()
  const [rate, setRate] = useState(draft?.rate)
  const [content, setContent] = useState(draft?.content ?? '')
  const [images, setImages] = useState(draft?.images ?? [])
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    const kept = readDraft(line.id)
    // What was typed before the page could listen wins over what was kept.
    const typed = document.getElementById(`${id}-text`) as HTMLTextAreaElement | null
    const picked = document.querySelector<HTMLInputElement>(`input[name="${fieldOf.rate(line.id)}"]:checked`)
    setRate((now) => (picked ? Number(picked.value) : now ?? kept?.rate))
    setContent((now) => typed?.value || now || kept?.content || '')
    setImages((now) => (now.length > 0 ? now : kept?.images ?? []))
    setAwake(true)
    return () => forgetDraft(line.id)
  }, [id, line.id])
  useEffect(() => {
    if (isAwake) writeDraft({ lineId: line.id, rate, content, images })
  }, [isAwake, line.id, rate, content, images])

  return (
    <section aria-label={`${line.sku.name}, ${versionText(line.sku.attributes)}`} className="card px-4 pb-6 sm:px-6">
      <input type="hidden" name={fieldOf.line} value={line.id} />
      <div className="border-b border-line"><ReviewLine line={line} shopId={line.tradeOrder.shop.id} hasPrices /></div>
      <StarField name={fieldOf.rate(line.id)} id={`${id}-stars`} rate={rate} onRate={setRate} flaw={flaws.rateDict} />
      <div className="mt-5" data-flawed={flaws.content ? '' : undefined}>
        <label htmlFor={`${id}-text`} className="mb-1 block font-medium"><Trans>Your review</Trans></label>
        <textarea
          id={`${id}-text`} name={fieldOf.content(line.id)} value={content} onChange={(event) => setContent(event.target.value)} rows={4} maxLength={LONGEST_REVIEW} required
          placeholder={t`How does it look, how is it made, how does it feel to live with?`} aria-invalid={flaws.content !== undefined} aria-describedby={`${id}-count${flaws.content ? ` ${id}-text-flaw` : ''}`} className="field"
        />
        <div className="mt-1 flex justify-between gap-4 text-small">
          <p aria-live="polite" id={`${id}-text-flaw`} className="text-refuse first-letter:uppercase">{flaws.content ? <FlawText code={flaws.content} /> : null}</p>
          <p id={`${id}-count`} className="price text-muted tabular-nums">{isAwake ? <><span aria-hidden="true">{content.length}/{LONGEST_REVIEW}</span><span className="sr-only"><Trans>At most {LONGEST_REVIEW} characters</Trans></span></> : <Trans>At most {LONGEST_REVIEW} characters</Trans>}</p>
        </div>
      </div>
      <ImageField purpose="review" name={fieldOf.image(line.id)} id={`${id}-photos`} urls={images} onUrls={setImages} isAwake={isAwake} audience={<Trans>Everybody can see them.</Trans>} flaw={flaws.images ? <FlawText code={flaws.images} /> : undefined} />
    </section>
  )
}
