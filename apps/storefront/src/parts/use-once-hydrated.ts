import { useEffect, useEffectEvent } from 'react'

/** Once, when React listens: for what a person did before. */
export function useOnceHydrated(act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => actNow(), [])
}
