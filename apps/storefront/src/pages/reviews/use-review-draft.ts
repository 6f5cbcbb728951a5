import { useEffect, useRef, useState } from 'react'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { fillControl, watchInputs } from '@galleria/ui/form/fields'
import { fieldOf, type Draft } from './review-form.ts'
import { donePath } from './review-paths.ts'

type Stored = {
  readonly rate?: string
  readonly content?: string
  readonly images?: readonly string[]
}

/**
 * Keeps one block through a reload. What was typed before the page was hydrated wins over what was
 * stored.
 */
export function useReviewDraft(lineId: string, draft: Draft | undefined, isFollowUp: boolean) {
  const section = useRef<HTMLElement>(null)
  const [images, setImages] = useState(draft?.images ?? [])
  const [isHydrated, setHydrated] = useState(false)
  const name = `${isFollowUp ? 'follow-up' : 'review'}:${lineId}`
  useEffect(() => {
    const stored = (readDraft(name) ?? {}) as Stored
    const { text, star } = inputsOf(section.current, lineId)
    if (!star() && stored.rate) star(String(stored.rate))?.click()
    if (text && text.value === '' && typeof stored.content === 'string')
      fillControl(text, stored.content)
    setImages((now) => (now.length > 0 ? now : textsOf(stored.images)))
    setHydrated(true)
    return () => {
      // For the page that says it was sent nothing needs to be kept any more; for any other,
      // everything.
      if (location.pathname === donePath) forgetDraft(name)
    }
    // Once per block.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name])
  useEffect(() => {
    if (!isHydrated) return
    const keep = () => {
      const { text, star } = inputsOf(section.current, lineId)
      const now: Stored = { rate: star()?.value ?? '', content: text?.value ?? '', images }
      if (now.rate || now.content || images.length > 0) writeDraft(name, now)
      else forgetDraft(name)
    }
    keep()
    return watchInputs(section.current, keep)
  }, [isHydrated, name, lineId, images])
  return { section, images, setImages, isHydrated }
}

function inputsOf(section: HTMLElement | null, lineId: string) {
  return {
    text: section?.querySelector<HTMLTextAreaElement>(`[name="${fieldOf.content(lineId)}"]`),
    /** The star of that value, or the one that is picked. */
    star: (value?: string) =>
      section?.querySelector<HTMLInputElement>(
        `[name="${fieldOf.rate(lineId)}"]${value ? `[value="${CSS.escape(value)}"]` : ':checked'}`,
      ),
  }
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}
