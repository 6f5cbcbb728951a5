import { Trans } from '@lingui/react/macro'
import { IconTruck } from '@galleria/ui/icons'
import { Price } from '../../parts/price.tsx'
import type { Delivery } from './cart-rules.ts'

/** What a shop takes to deliver what is chosen of it, and what is missing until that is free. */
export function DeliveryNote({ delivery }: { delivery: Delivery | undefined }) {
  if (!delivery) return null
  const { feeAmt, missingAmt } = delivery
  return (
    <p className="flex gap-2 border-t border-line py-3 text-small">
      <span className="shrink-0 text-accent">
        <IconTruck size={18} />
      </span>
      <span>
        {feeAmt.value === 0 ? (
          <Trans>Free delivery</Trans>
        ) : (
          <Trans>
            Delivery: <Price amount={feeAmt} />
          </Trans>
        )}
        {missingAmt ? (
          <span className="text-muted">
            {' · '}
            <Trans>
              <Price amount={missingAmt} /> more from this shop and delivery is free
            </Trans>
          </span>
        ) : null}
      </span>
    </p>
  )
}
