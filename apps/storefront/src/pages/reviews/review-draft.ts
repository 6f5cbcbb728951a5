import { donePath } from './review-paths.ts'
import type { Draft } from './review-form.ts'

const keyOf = (lineId: string) => `draft:review:${lineId}`

/** What was typed for a line in this window and not sent yet. */
export function readDraft(lineId: string): Partial<Draft> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(lineId)) ?? 'null') as Record<
      string,
      unknown
    > | null
    if (!kept) return undefined
    const { rate, content, images } = kept
    return {
      ...(typeof rate === 'number' ? { rate } : {}),
      ...(typeof content === 'string' ? { content } : {}),
      ...(Array.isArray(images)
        ? { images: images.filter((url): url is string => typeof url === 'string') }
        : {}),
    }
  } catch {
    return undefined
  }
}

export function writeDraft({ lineId, rate, content, images }: Draft): void {
  try {
    if (rate === undefined && content === '' && images.length === 0)
      sessionStorage.removeItem(keyOf(lineId))
    else sessionStorage.setItem(keyOf(lineId), JSON.stringify({ rate, content, images }))
  } catch {
    // A full or closed storage costs the draft, not the form.
  }
}

/** The form is left: for the page that says it was sent, nothing needs to be kept any more; for any other, everything. */
export function forgetDraft(lineId: string): void {
  if (location.pathname === donePath) sessionStorage.removeItem(keyOf(lineId))
}
