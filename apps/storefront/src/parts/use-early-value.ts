import type { RefObject } from 'react'
import { useOnceHydrated } from './use-once-hydrated.ts'

/**
 * What stood in a controlled field before hydration stays in the field, but React's state does not
 * know of it: told once.
 */
export function useEarlyValue(
  field: RefObject<{ readonly value: string; readonly defaultValue: string } | null>,
  tell: (value: string) => void,
): void {
  useOnceHydrated(() => {
    if (field.current && field.current.value !== field.current.defaultValue)
      tell(field.current.value)
  })
}
