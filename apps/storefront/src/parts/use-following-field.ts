import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a field that shows what the page knows, such as a part of the address. It is uncontrolled, so
 * that what a person put in before hydration stays; once the page knows something else the field
 * follows.
 */
export function useFollowingField<Field extends HTMLInputElement | HTMLSelectElement>(
  known: string | boolean,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const shown = useRef(known)
  useEffect(() => {
    if (!field.current || shown.current === known) return
    shown.current = known
    if (typeof known === 'string') field.current.value = known
    else Object.assign(field.current, { checked: known })
  }, [known])
  return field
}
