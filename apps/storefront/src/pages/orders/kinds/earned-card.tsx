import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { shownPoints } from '@galleria/contract/points-rules'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../../parts/use-shop.ts'

/**
 * What the order earns its buyer: points, whole and rounded up, and growth. Nothing for guests, and
 * of an order that ended before it was complete.
 */
export function EarnedCard({ order, growth }: { order: WireOrder; growth: number | undefined }) {
  const { locale } = useShop()
  const { earnPointsStatus: status } = order
  if (!status) return null
  const figure = (points: number) => shownPoints(points).toLocaleString(locale)
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="earned">
      <h2 id="earned" className="mb-2 text-large">
        <Trans>Points and growth points</Trans>
      </h2>
      <dl className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">
            {status === 'EXPECTED' ? (
              <Trans>Points you will earn</Trans>
            ) : (
              <Trans>Points earned</Trans>
            )}
          </dt>
          <dd className="price">{figure(order.earnPoints)}</dd>
        </div>
        {growth === undefined ? null : (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">
              <Trans>Growth points</Trans>
            </dt>
            <dd className="price">{figure(growth)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-small text-muted">
        <When order={order} />
      </p>
    </section>
  )
}

function When({
  order: { earnPointsStatus, earnPointsFinalTime, surchargeOf },
}: {
  order: WireOrder
}) {
  const { locale, front } = useShop()
  if (earnPointsStatus === 'EXPECTED' && surchargeOf)
    return <Trans>You earn them once it is paid.</Trans>
  if (earnPointsStatus === 'EXPECTED')
    return <Trans>You earn them once you have received everything.</Trans>
  if (!earnPointsFinalTime) return <Trans>You can spend these points now.</Trans>
  const date = (
    <DateText iso={earnPointsFinalTime} shape="date" locale={locale} timeZone={front.timeZone} />
  )
  return <Trans>You can spend these points from {date}. Refunds before then reduce them.</Trans>
}
