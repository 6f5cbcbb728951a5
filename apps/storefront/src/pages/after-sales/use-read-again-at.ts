import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** A moment past it: what ends with a second is over only after it. */
const AFTER_MS = 500

/**
 * A page that stands open when something ends asks what is true then. Without an end there is
 * nothing to wait for.
 */
export function useReadAgainAt(end: string | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (end === undefined) return
    const left = Date.parse(end) - Date.now()
    const timer = setTimeout(() => void revalidate(), Math.max(0, left) + AFTER_MS)
    return () => clearTimeout(timer)
  }, [end, revalidate])
}
