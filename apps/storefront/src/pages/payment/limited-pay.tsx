import { useState, type ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { useTimeLeft } from '../orders/countdown-text.tsx'
import type { PayWait } from './pay-failure.ts'

/**
 * Too many attempts: says how long to wait, and lets the button back when the time is over
 * [PAY-114]. Where too many cards were declined the other ways to pay are open; one form of several
 * stays beside it, `null` here.
 */
export function LimitedPay({
  waitSeconds: seconds,
  isAboutCards = false,
  children,
}: PayWait & { children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const left = Math.ceil(useTimeLeft(seconds * 1000, () => setOver(true)) / 1000)
  const minutes = Math.ceil(left / 60)
  if (isOver) return children
  return (
    <div role="alert">
      <p className="text-warn">
        {isAboutCards ? (
          <Trans>Too many cards were declined in a short time.</Trans>
        ) : (
          <Trans>Too many attempts in a short time.</Trans>
        )}
      </p>
      <p className="pb-4 text-muted">
        {left > 90 ? (
          <Plural
            value={minutes}
            one="Please wait # minute, then you can try paying again."
            other="Please wait # minutes, then you can try paying again."
          />
        ) : (
          <Plural
            value={left}
            one="Please wait # second, then you can try paying again."
            other="Please wait # seconds, then you can try paying again."
          />
        )}
      </p>
      {isAboutCards ? (
        <p className="pb-4 text-muted">
          <Trans>Until then you can pay in any way that needs no card.</Trans>
        </p>
      ) : null}
      {children === null ? null : <WaitingButton />}
    </div>
  )
}

function WaitingButton() {
  return (
    <>
      <button type="button" disabled className="btn btn-main min-h-12 w-full">
        <Trans>Please wait</Trans>
      </button>
      {/* Without script nobody counts: the page is simply asked for again. */}
      <noscript>
        <a href="?" className="link tap">
          <Trans>Try again</Trans>
        </a>
      </noscript>
    </>
  )
}
