import { useEffect, useState, type RefObject } from 'react'
import { readApplication, type Application } from './application.ts'
import { forgetDraft, readDraft, writeDraft } from './application-draft.ts'

export type Change = (from: (now: Application) => Application) => void

/** What stands in the form. What was typed before the page could listen counts, then what this window kept from before a reload. */
export function useApplication(
  form: RefObject<HTMLFormElement | null>,
  start: Application,
  draftName: string,
): { application: Application; change: Change; isHydrated: boolean } {
  const [application, setApplication] = useState(start)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    const typed = form.current ? readApplication(new FormData(form.current)) : start
    const isUntouched =
      JSON.stringify({ ...typed, evidence: [] }) === JSON.stringify({ ...start, evidence: [] })
    setApplication(isUntouched ? (readDraft(draftName, start) ?? start) : typed)
    setHydrated(true)
    return () => forgetDraft(draftName)
    // Once per form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftName])
  useEffect(() => {
    if (isHydrated) writeDraft(draftName, application)
  }, [isHydrated, draftName, application])
  return { application, change: setApplication, isHydrated }
}
