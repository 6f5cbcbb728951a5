import { useEffect, useRef, useState } from 'react'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { fillControl, watchInputs } from '@galleria/ui/form/fields'
import type { Draft } from './review-form.ts'
import { donePath } from './review-paths.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The photos, and whatever else stands in the block, by the name of its field without the line. */
type Stored = Readonly<Record<string, unknown>> & { readonly images?: unknown }

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
    fillBlock(section.current, lineId, stored)
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
      const typed = readBlock(section.current, lineId)
      if (Object.keys(typed).length > 0 || images.length > 0)
        writeDraft(name, { ...typed, images } satisfies Stored)
      else forgetDraft(name)
    }
    keep()
    return watchInputs(section.current, keep)
  }, [isHydrated, name, lineId, images])
  return { section, images, setImages, isHydrated }
}

/** Everything that is typed or picked in a block; hidden inputs are the page's own. */
function controlsOf(block: HTMLElement | null, lineId: string): [string, Control][] {
  const all = block?.querySelectorAll<Control>('input, textarea, select') ?? []
  return [...all]
    .filter(({ name, type }) => name.endsWith(`-${lineId}`) && type !== 'hidden')
    .map((control) => [control.name.slice(0, -lineId.length - 1), control])
}

export function readBlock(block: HTMLElement | null, lineId: string): Record<string, string> {
  return Object.fromEntries(
    controlsOf(block, lineId).flatMap(([field, control]) =>
      control.value === '' || (isChoice(control) && !control.checked)
        ? []
        : [[field, control.value]],
    ),
  )
}

/** Where nothing stands yet. */
export function fillBlock(block: HTMLElement | null, lineId: string, stored: Stored): void {
  const before = readBlock(block, lineId)
  for (const [field, control] of controlsOf(block, lineId)) {
    const value = stored[field]
    if (typeof value !== 'string' || field in before) continue
    if (!isChoice(control)) fillControl(control, value)
    else if (control.value === value) control.click()
  }
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}
