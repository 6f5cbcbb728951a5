import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** The time on the reader's clock (ms), updated twice a minute. */
export function useNow(): number {
  const [now, tick] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
