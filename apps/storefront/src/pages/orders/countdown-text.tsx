import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { splitTime } from './countdown.ts'

/**
 * Time left, counted from what the server said when the page was made: a reader's wrong clock does
 * not matter.
 */
export function useTimeLeft(millis: number, whenOver: () => void): number {
  const [left, setLeft] = useState(millis)
  const over = useRef(whenOver)
  over.current = whenOver
  useEffect(() => {
    const start = performance.now()
    if (millis <= 0) return
    const timer = setInterval(() => {
      const now = millis - (performance.now() - start)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over.current()
    }, 1000)
    setLeft(millis)
    return () => clearInterval(timer)
  }, [millis])
  return Math.max(0, left)
}

/**
 * Hours, minutes and seconds to a deadline [ORD-044]. When it is over the page asks the server what
 * is true now.
 */
export function Countdown({ millis }: { millis: number }) {
  const { revalidate } = useRevalidator()
  const left = useTimeLeft(millis, () => void revalidate())
  const { days, hours, minutes, seconds } = splitTime(left)
  return (
    <div role="timer" className="flex gap-2">
      {days > 0 ? (
        <Figure value={days} unit={<Trans comment="below the number of a countdown">days</Trans>} />
      ) : null}
      <Figure value={hours} unit={<Trans comment="below the number of a countdown">hours</Trans>} />
      <Figure
        value={minutes}
        unit={<Trans comment="below the number of a countdown">minutes</Trans>}
      />
      {/* Where days are left no second counts, and four figures are wider than a small phone. */}
      {days > 0 ? null : (
        <Figure
          value={seconds}
          unit={<Trans comment="below the number of a countdown">seconds</Trans>}
        />
      )}
    </div>
  )
}

function Figure({ value, unit }: { value: number; unit: ReactNode }) {
  return (
    <span className="grid min-w-16 justify-items-center rounded-control bg-plate px-2 py-1.5">
      <span className="text-title font-bold digits" suppressHydrationWarning>
        {String(value).padStart(2, '0')}
      </span>
      <span className="text-small text-muted">{unit}</span>
    </span>
  )
}
