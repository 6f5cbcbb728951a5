import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { controlOf, fillField } from '@galleria/ui/form/fields'
import { isUntouched, readApplication, type Application } from './application.ts'
import { keepDraft, takeDraft } from './application-draft.ts'

export type Change = (from: (now: Application) => Application) => void

/**
 * The application as it stands in the form, read from its inputs whenever one changes: amount and
 * preview hang on it. What was typed or sent before the page was hydrated counts, then what this
 * window kept from before a reload or from another kind of application.
 */
export function useApplication(
  form: RefObject<HTMLFormElement | null>,
  {
    start,
    given = start,
  }: {
    /** As the page draws it for who has put in nothing. */
    readonly start: Application
    /** As it was sent, and came back. */ readonly given: Application | undefined
  },
  draftName: string,
): {
  application: Application
  change: Change
  isHydrated: boolean
  read: (event: FormEvent) => void
} {
  const [application, setApplication] = useState(given)
  const [isHydrated, setHydrated] = useState(false)
  const name = `as:${draftName}`
  useEffect(() => {
    const typed = form.current ? readApplication(new FormData(form.current)) : given
    const draft = isUntouched(typed, start) ? takeDraft(readDraft(name), start) : undefined
    if (draft) fillField(form, 'remark', draft.remark)
    setApplication(draft ?? typed)
    setHydrated(true)
    // Once the application is there nothing needs to be stored, else everything.
    return () => {
      if (new URLSearchParams(location.search).has('applied')) forgetDraft(name)
    }
    // Once per form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name])
  useEffect(() => {
    if (!isHydrated) return
    writeDraft(name, keepDraft(readDraft(name), application, start))
    // What the page chose by itself at first is known from then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated, name, application])
  return {
    application,
    change: setApplication,
    isHydrated,
    read: () => setApplication((now) => (form.current ? typedInto(form.current, now) : now)),
  }
}

/** What the inputs say now. Quantities come from their own field, once they are whole numbers. */
export function typedInto(form: HTMLFormElement, now: Application): Application {
  const { lines, amount, reason, remark } = readApplication(new FormData(form))
  return {
    ...now,
    amount,
    // The reasons come with the preview: one that was chosen counts again when they are back.
    reason: isOffered(form, now.reason) ? reason : reason || now.reason,
    remark,
    lines: now.lines.map((line) => {
      const typed = lines.find(({ id }) => id === line.id)
      return {
        ...line,
        isPicked: typed?.isPicked ?? false,
        skuId: typed?.skuId ?? line.skuId,
        // Which versions there are comes with the preview, like the reasons.
        goodsSkuId: typed?.goodsSkuId || line.goodsSkuId,
      }
    }),
  }
}

function isOffered(form: HTMLFormElement, reason: string): boolean {
  const list = controlOf(form, 'reason')
  return (
    list instanceof HTMLSelectElement && [...list.options].some(({ value }) => value === reason)
  )
}
