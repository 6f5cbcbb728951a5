import { useState } from 'react'

/**
 * What a field of filters shows: at once what a person chose, and what the address says whenever that changes. Without it a choice would jump back until the
 * server has answered, and a second one made meanwhile would forget the first.
 */
export function useShown<Value>(told: Value): [Value, (shown: Value) => void] {
  const [{ from, shown }, show] = useState({ from: told, shown: told })
  if (from !== told) show({ from: told, shown: told })
  return [from === told ? shown : told, (chosen) => show({ from: told, shown: chosen })]
}
