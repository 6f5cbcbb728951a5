import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a field that shows a part of the address. It is uncontrolled, so that what a person put in before hydration stays; once the address says something else the
 * field follows.
 */
export function useAddressValue<Field extends HTMLInputElement | HTMLSelectElement>(
  said: string | boolean,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const shown = useRef(said)
  useEffect(() => {
    if (!field.current || shown.current === said) return
    shown.current = said
    if (typeof said === 'string') field.current.value = said
    else Object.assign(field.current, { checked: said })
  }, [said])
  return field
}
