import { useRef, useState } from 'react'
import type { Suggestion } from '@galleria/contract/address'
import type { AddressCountry } from '@galleria/contract/address-countries'
import { controlOf, fillField, readField, useFieldValue } from '@galleria/ui/form/fields'
import type { AddressField } from './address-values.ts'
import type { FieldKit } from './form-field.tsx'
import { plainName } from './plain-name.ts'
import { suggest } from './shop-calls.ts'

type Filled = Partial<Record<AddressField, string>>

/**
 * Of a postal code that was typed: its region and, where it has one alone, its town are filled in.
 * What somebody has written there stays; what was filled in follows the code. Of several towns one
 * is chosen.
 */
export function useTownsOfCode(
  { form }: FieldKit,
  country: AddressCountry | undefined,
  fill: (values: Filled) => void,
) {
  const [towns, setTowns] = useState<readonly Suggestion[]>([])
  const filled = useRef<Filled>({})
  const looked = useRef('')
  async function lookUp(code: string): Promise<void> {
    const question = `${country?.id} ${code}`
    if (question === looked.current) return
    looked.current = question
    const found = await suggest('postalCode', code, country?.id).catch(() => [])
    // Somebody who has typed on meanwhile means what they type.
    if (looked.current !== question) return
    setTowns(found)
    const [first, ...others] = found
    if (!first) return
    const isOurs = (field: AddressField) =>
      ['', filled.current[field]].includes(readField(form, field))
    const values: Filled = {
      ...(isOurs('province') ? { province: first.province } : {}),
      ...(isOurs('city') ? { city: others.length === 0 ? first.city : '' } : {}),
    }
    filled.current = { ...filled.current, ...values }
    // The town of another code is not that of this one.
    if (values.city === '') fillField(form, 'city', '')
    const before = readAll(form, values)
    fill(values)
    selectFilled(form.current, before)
  }
  return { towns, lookUp: (code: string) => void lookUp(code) }
}

const readAll = (form: FieldKit['form'], values: Filled): Filled =>
  Object.fromEntries(Object.keys(values).map((name) => [name, readField(form, name)]))

/**
 * On a slow line somebody stands in the town's field already when it is filled in: it is selected
 * then, so that typing replaces it instead of being added to it. Where nothing changed, their own
 * selection stays.
 */
function selectFilled(form: HTMLFormElement | null, before: Filled): void {
  for (const [name, value] of Object.entries(before)) {
    const control = controlOf(form, name)
    if (!(control instanceof HTMLInputElement) || control !== document.activeElement) continue
    if (control.value !== '' && control.value !== value) control.select()
  }
}

/** The town of the code, where it has one alone and another one stands in the form. */
export function useOtherTown(
  { form, defaults }: FieldKit,
  towns: readonly Suggestion[],
): string | undefined {
  const typed = plainName(useFieldValue(form, 'city', defaults.city))
  const [only, ...others] = towns
  if (!only || others.length > 0 || typed.length < 2) return undefined
  const town = plainName(only.city)
  return town.startsWith(typed) || typed.startsWith(town) ? undefined : only.city
}
