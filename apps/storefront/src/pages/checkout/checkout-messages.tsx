import { Trans } from '@lingui/react/macro'
import { IconAlert } from '@galleria/ui/icons'
import type { OrderRefusal } from './order-goods.ts'

/** Why the order was not placed, and what to do. */
export function OrderRefusalBox({ refusal }: { refusal: OrderRefusal | undefined }) {
  if (!refusal) return null
  return (
    <div role="alert" className="mt-5 flex gap-3 rounded-card border border-warn bg-surface p-4">
      <span className="shrink-0 text-warn">
        <IconAlert />
      </span>
      <p className="max-w-2xl">
        <RefusalText refusal={refusal} />
      </p>
    </div>
  )
}

function RefusalText({ refusal }: { refusal: OrderRefusal }) {
  switch (refusal) {
    case 'newBill':
      return (
        <Trans>
          The bill was out of date, so nothing was ordered. This is the bill of now: please look at
          it, then order again.
        </Trans>
      )
    case 'noAddress':
      return <Trans>Nothing was ordered yet: please tell us first where to deliver.</Trans>
    case 'addressGone':
      return (
        <Trans>
          The chosen address was removed in the meantime, so nothing was ordered. Please look at the
          addresses, then order again.
        </Trans>
      )
    case 'billing':
      return (
        <Trans>
          The billing address lacks something, such as the tax code or its document, so nothing was
          ordered. Please edit it, then order again.
        </Trans>
      )
    case 'tooMany':
      return (
        <Trans>
          Too many tries in a short time, so nothing was ordered. Please wait a minute, then order
          again.
        </Trans>
      )
    case 'offline':
      return (
        <Trans>
          There is no connection at the moment. Please try again when you are online; pressing again
          never orders twice.
        </Trans>
      )
  }
}
