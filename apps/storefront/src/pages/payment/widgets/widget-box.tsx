import { useEffect, useRef, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { LimitedPay } from '../limited-pay.tsx'
import type { PayWait } from '../pay-failure.ts'
import { PayMessageText, type PayMessage } from './pay-message.tsx'

/** While a widget or its vendor's script is fetched. */
export function WidgetWaits() {
  return (
    <p role="status" className="text-muted">
      <Trans>One moment …</Trans>
    </p>
  )
}

/**
 * What stands around the provider's fields in every widget: what went wrong, and the time to wait
 * after too many tries.
 * @public
 */
export function WidgetFrame({
  message,
  wait,
  hasOtherWays = false,
  children,
}: {
  message: PayMessage | undefined
  wait: PayWait | undefined
  /** Than by a card, in the same form, which then stays. */
  hasOtherWays?: boolean
  children: ReactNode
}) {
  const { frame, alert } = useLeadToMessage(message)
  const isKept = !wait || (wait.isAboutCards && hasOtherWays)
  return (
    <div ref={frame}>
      {message ? (
        <p ref={alert} role="alert" tabIndex={-1} className="mb-4 text-refuse">
          <PayMessageText message={message} />
        </p>
      ) : null}
      {wait ? (
        <LimitedPay key={wait.waitSeconds} {...wait}>
          {isKept ? null : children}
        </LimitedPay>
      ) : null}
      {isKept ? children : null}
    </div>
  )
}

/**
 * Whoever pressed the button at the end of a form is led to what it says, or it stays above what
 * they see; not whoever is elsewhere. Where fields are wrong the first of them is led to.
 */
function useLeadToMessage(message: PayMessage | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message === undefined || message === 'requiredFields') return
    if (frame.current?.contains(document.activeElement)) alert.current?.focus()
  }, [message])
  return { frame, alert }
}
