import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  addressFields,
  readDocument,
  type AddressField,
  type AddressValues,
} from './address-values.ts'

const keyOf = (name: string) => `draft:address:${name}`

/** Keeps what is being typed through a reload, in this window only. What was typed before the page could listen wins over the draft. */
export function useAddressDraft(
  form: UseFormReturn<AddressValues>,
  name: string,
  defaults: AddressValues,
): { forget(): void } {
  useEffect(() => {
    const draft = readDraft(name)
    for (const field of addressFields) {
      const kept = draft[field]
      if (
        typeof kept === 'string' &&
        !isHalfSent(field, kept) &&
        kept !== defaults[field] &&
        form.getValues(field) === defaults[field]
      )
        form.setValue(field, kept)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(name, values),
    })
    // Once per form: the defaults of an open form do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, name])
  return { forget: () => sessionStorage.removeItem(keyOf(name)) }
}

/** A document that was on its way did not survive the reload. */
function isHalfSent(field: AddressField, kept: string): boolean {
  return field === 'rfcFile' && kept !== '' && readDocument(kept)?.status !== 'done'
}

function readDraft(name: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') ?? {}) as Partial<
      Record<string, unknown>
    >
  } catch {
    return {}
  }
}

function writeDraft(name: string, values: AddressValues): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // A full or closed storage costs the draft, not the form.
  }
}
