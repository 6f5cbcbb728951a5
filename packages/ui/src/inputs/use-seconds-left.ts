import { useEffect, useState } from 'react'

/**
 * Counts down from what the server said when the page was made, each second: a reader's wrong clock
 * does not matter. Another `about` begins anew, with the same number too.
 */
export function useSecondsLeft(seconds: number, about?: unknown, whenOver?: () => void): number {
  const [left, setLeft] = useState(seconds)
  const [asked, setAsked] = useState<readonly unknown[]>([seconds, about])
  if (asked[0] !== seconds || asked[1] !== about) {
    setAsked([seconds, about])
    setLeft(seconds)
  }
  useEffect(() => {
    if (seconds <= 0) return
    const start = performance.now()
    const timer = setInterval(() => {
      // A tab in the background ticks seldom; what has passed counts, not how often it ticked.
      const now = Math.max(0, seconds - Math.floor((performance.now() - start) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      whenOver?.()
    }, 1000)
    return () => clearInterval(timer)
    // Begins again only when it is told so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seconds, about])
  return Math.max(0, left)
}
