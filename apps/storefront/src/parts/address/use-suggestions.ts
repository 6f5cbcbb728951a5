import { useEffect, useMemo, useRef, useState } from 'react'
import { createSuggester } from './suggester.ts'

/**
 * What there is to choose from under a field; asked with the `ask` of now, whatever country was
 * chosen meanwhile.
 */
export function useSuggestions<Option>(ask: (typed: string) => Promise<readonly Option[]>) {
  const [options, setOptions] = useState<readonly Option[]>([])
  const latest = useRef(ask)
  latest.current = ask
  const suggester = useMemo(
    () => createSuggester<Option>((typed) => latest.current(typed), setOptions),
    [],
  )
  useEffect(() => suggester.stop, [suggester])
  const clear = () => {
    suggester.stop()
    setOptions([])
  }
  return { options, type: suggester.type, clear, offer: setOptions }
}
