import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { DayText } from '../../../parts/day-text.tsx'
import { DelayReasonText } from './delay-reason.tsx'
import { isPickUp } from '../codes/pick-up-step.tsx'

/** What is left leaves later than was promised: until when, why, and that nobody has to wait. */
export function DelayNote({ order }: { order: WireOrder }) {
  const { delay, shop } = order
  if (!delay) return null
  const [day, before] = [
    <DayText key="day" iso={delay.day} />,
    <DayText key="before" iso={delay.dayBefore} />,
  ]
  return (
    <div className="mt-3 rounded-control border border-line bg-soft p-3 [overflow-wrap:anywhere]">
      <p>
        {isPickUp(order) ? (
          <Trans>
            {shop.name} will have your order ready later than promised: by {day} instead of {before}
            .
          </Trans>
        ) : (
          <Trans>
            {shop.name} will send your order later than promised: by {day} instead of {before}.
          </Trans>
        )}{' '}
        <DelayReasonText cause={delay.reason} />
      </p>
      {delay.content ? <p>“{delay.content}”</p> : null}
      {order.operationList.includes('buyerCancelAfterPay') ? (
        <p className="text-small text-muted">
          <Trans>You don’t have to wait: you can cancel here until it is sent.</Trans>
        </p>
      ) : null}
    </div>
  )
}
