import { useEffect, useState } from 'react'

/** False on the server and while React takes over what the server wrote, true once it listens. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
