import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../../parts/use-shop.ts'
import { codesPath } from '../operations.ts'

/**
 * Where and until when the codes of a service are used, and how many are left; on phones the button
 * leads there [ORD-040].
 */
export function UseInfoCard({ order }: { order: WireOrder }) {
  const { locale, front } = useShop()
  const codes = order.tradeOrderLineList.flatMap((line) => line.tradeOrderLineCouponsBOList)
  if (order.itemBusinessType !== 'service' || codes.length === 0) return null
  const left = codes.filter(({ usedStatus }) => usedStatus === 'NOT_USED').length
  const until = order.nextStep?.kind === 'use' ? order.nextStep.at : null
  return (
    <section className="card p-5 max-lg:hidden sm:p-6">
      <h2 className="mb-2 text-large">
        <Trans>How to use it</Trans>
      </h2>
      <p>
        <Trans>
          Show a code to {order.shop.name} once the service has been carried out. Each can be used
          once.
        </Trans>
      </p>
      {until ? (
        <p className="mt-2 text-muted">
          <Plural value={left} one="# code left" other="# codes left" />,{' '}
          <Trans>
            valid until <DateText iso={until} locale={locale} timeZone={front.timeZone} />
          </Trans>
        </p>
      ) : null}
      <p className="mt-2">
        <Link to={codesPath({ orderId: order.id })} className="link tap print:hidden">
          <Trans>See the codes</Trans>
        </Link>
      </p>
    </section>
  )
}
