import { Trans } from '@lingui/react/macro'
import { IconAlert } from '@galleria/ui/icons'
import type { Reason } from './pay-result.ts'
import { ReasonText } from './reason-text.tsx'

/**
 * Who has ordered and chosen how to pay with one press, and whose payment could not begin: nothing
 * is lost, and why it is so.
 */
export function NotBegun({ reason }: { reason: Reason | undefined }) {
  if (!reason) return null
  return (
    <div role="alert" className="mt-5 flex gap-3 rounded-card border border-warn bg-surface p-4">
      <span className="shrink-0 text-warn">
        <IconAlert />
      </span>
      <div className="max-w-2xl">
        <p className="font-medium">
          <Trans>Your order has been placed, but the payment could not be started.</Trans>
        </p>
        <p>
          <ReasonText reason={reason} />
        </p>
      </div>
    </div>
  )
}
