import { MINUTE } from '@galleria/kernel/time'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { splitLeft, type Sale } from './sale-left.ts'

/**
 * How long a flash sale still holds, minute by minute and silently. When it is over it goes, and
 * what the page costs is asked anew.
 */
export function SaleClock({ sale: { ends, left } }: { sale: Sale }) {
  const [seconds, setSeconds] = useState(left)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const ms = Date.parse(ends) - Date.now()
      setSeconds(Math.ceil(ms / 1000))
      if (ms <= 0) void revalidate()
      else timer = setTimeout(tick, ms % MINUTE || MINUTE)
    }
    tick()
    return () => clearTimeout(timer)
  }, [ends, revalidate])
  const { days, hours, minutes } = splitLeft(seconds)
  if (seconds <= 0) return null
  return (
    <p className="text-small text-refuse">
      {days > 0 ? (
        <Trans>
          Ends in {days} d {hours} h
        </Trans>
      ) : hours > 0 ? (
        <Trans>
          Ends in {hours} h {minutes} min
        </Trans>
      ) : (
        <Trans>Ends in {minutes} min</Trans>
      )}
    </p>
  )
}
