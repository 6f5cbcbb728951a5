import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { LimitedPay } from '../limited-pay.tsx'
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
  waitSeconds,
  children,
}: {
  message: PayMessage | undefined
  waitSeconds: number | undefined
  children: ReactNode
}) {
  return (
    <>
      {message ? (
        <p role="alert" className="mb-4 text-refuse">
          <PayMessageText message={message} />
        </p>
      ) : null}
      {waitSeconds ? (
        <LimitedPay key={waitSeconds} seconds={waitSeconds}>
          {children}
        </LimitedPay>
      ) : (
        children
      )}
    </>
  )
}
