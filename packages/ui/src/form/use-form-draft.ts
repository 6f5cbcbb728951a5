import { useEffect, type RefObject } from 'react'
import { controlOf, fillControl, watchInputs } from './fields.ts'
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts'

type DraftOptions = {
  /** The fields whose values are kept. */
  fields: readonly string[]
  /** What of a draft is worth nothing any more. */
  isLost?: (field: string, value: string) => boolean
}

/**
 * Keeps the fields of an uncontrolled form through a reload. What was typed before the page was
 * hydrated wins over the draft.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { fields, isLost = () => false }: DraftOptions,
): { forget(): void } {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = (readDraft(name) ?? {}) as Partial<Record<string, unknown>>
    for (const field of fields) {
      const value = draft[field]
      const control = controlOf(element, field)
      if (typeof value === 'string' && control && isUntouched(control) && !isLost(field, value))
        fillControl(control, value)
    }
    const write = () =>
      writeDraft(
        name,
        Object.fromEntries(fields.map((field) => [field, controlOf(element, field)?.value ?? ''])),
      )
    return watchInputs(element, write)
    // Once per form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, name])
  return { forget: () => forgetDraft(name) }
}

function isUntouched(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const first = [...control.options].find(({ defaultSelected }) => defaultSelected)
  return control.value === (first ?? control.options[0])?.value
}
