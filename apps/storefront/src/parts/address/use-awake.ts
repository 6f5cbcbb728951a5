import { useEffect, useState } from 'react'

/** Whether the script has come: what only works with it is not offered before. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}
