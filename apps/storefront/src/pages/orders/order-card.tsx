import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { OperationButtons } from './operation-buttons.tsx'
import { orderPath, previewLines } from './operations.ts'
import { OrderLine } from './order-line.tsx'
import type { ShownOrder } from './shown-order.ts'
import { StatusChip } from './status-text.tsx'

/** One order of the list: where it stands, what is in it, what can be done. */
export function OrderCard({ order }: { order: ShownOrder }) {
  const { locale, front } = useShop()
  const { shown, more } = previewLines(order)
  return (
    <article aria-labelledby={order.id} className="card px-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
        <div>
          <h2 id={order.id} className="text-base">
            <Link to={orderPath(order.id)} className="tap hover:text-accent hover:underline">
              <Trans>Order {order.tradeOrderCode}</Trans>
            </Link>
          </h2>
          <p className="-mt-2 text-small text-muted">
            <DateText iso={order.timeline.orderedTime} locale={locale} timeZone={front.timeZone} />{' '}
            · {order.shop.name}
          </p>
        </div>
        <StatusChip status={order.displayStatus} />
      </div>
      <div className="divide-y divide-line">
        {shown.map((line) => (
          <OrderLine key={line.id} line={line} shopId={order.shop.id} />
        ))}
      </div>
      {more > 0 ? (
        <Link to={orderPath(order.id)} className="link tap">
          <Plural value={more} one="+# more" other="+# more" />
        </Link>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
        <p>
          <Plural value={order.skuTotalCount} one="# piece" other="# pieces" />,{' '}
          <span className="font-bold">
            <Price amount={order.needPayAmt} />
          </span>
        </p>
        <OperationButtons
          order={order}
          className="max-sm:w-full max-sm:[&_.btn]:px-3 max-sm:[&>*]:flex-1 max-sm:[&>*]:basis-[calc(50%-8px)] max-sm:[&>form]:grid"
        />
      </div>
    </article>
  )
}
