import { Link, useLocation } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { DateText } from '@galleria/ui/date'
import { PointsPrice } from '../../../parts/points-text.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { GroupNote } from '../kinds/group-banner.tsx'
import { OperationButtons } from '../operation-buttons.tsx'
import { orderPath, previewLines } from '../operations.ts'
import type { FromList } from './back-to-list.tsx'
import { AfterSalesLink, OrderLine } from '../order-line.tsx'
import type { ShownLine, ShownOrder } from '../shown-order.ts'
import { AtNoCharge, ReissueNote } from '../kinds/reissue.tsx'
import { PreSaleNote } from '../kinds/pre-sale-banner.tsx'
import { standingOf, StatusChip } from '../status-text.tsx'

/** One order of the list: where it stands, what is in it, what can be done. */
export function OrderCard({ order }: { order: ShownOrder }) {
  const { locale, front } = useShop()
  const { shown, more } = previewLines(order)
  const { pathname, search } = useLocation()
  const from: FromList = { list: pathname + search }
  return (
    <article aria-labelledby={order.id} className="card px-4 sm:px-6">
      <div className="flex items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 max-sm:flex-col max-sm:items-start">
        <div>
          <h2 id={order.id} className="text-base">
            <Link
              to={orderPath(order.id)}
              state={from}
              className="tap hover:text-accent hover:underline"
            >
              <Trans>Order {order.tradeOrderCode}</Trans>
            </Link>
          </h2>
          <p className="-mt-2 text-small text-muted">
            <DateText iso={order.timeline.orderedTime} locale={locale} timeZone={front.timeZone} />{' '}
            · {order.shop.name}
          </p>
        </div>
        <StatusChip standing={standingOf(order)} />
      </div>
      <OrderLines order={order} lines={shown} />
      {more > 0 ? (
        <Link to={orderPath(order.id)} state={from} className="link tap">
          <Plural value={more} one="+# more" other="+# more" />
        </Link>
      ) : null}
      <PreSaleNote order={order.preSold} />
      <GroupNote order={order} />
      <ReissueNote order={order} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
        <p>
          <Plural value={order.skuTotalCount} one="# item" other="# items" />,{' '}
          <span className="font-bold">
            {order.reissueOf ? (
              <AtNoCharge />
            ) : (
              <PointsPrice points={order.actualNeedPayPoints} amount={order.needPayAmt} />
            )}
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

/**
 * Once something was asked for about an order that was not cancelled, its lines have a column that
 * says how far that has come.
 */
function OrderLines({ order, lines }: { order: ShownOrder; lines: readonly ShownLine[] }) {
  const hasAfterSales =
    order.reverseStatus !== 'NOT_REQUESTED' && order.displayStatus !== 'CANCELED'
  if (!hasAfterSales)
    return (
      <div className="divide-y divide-line">
        {lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            shopId={order.shop.id}
            itemBusinessType={order.itemBusinessType}
            isFree={order.reissueOf !== null}
          />
        ))}
      </div>
    )
  return (
    <div role="table" className="block">
      <div role="row" className={`${COLUMNS} text-small text-muted max-sm:sr-only`}>
        <span role="columnheader" className="sr-only">
          <Trans>Goods</Trans>
        </span>
        <span role="columnheader" className="pt-3 sm:col-start-2">
          <Trans>After-sales</Trans>
        </span>
      </div>
      {lines.map((line) => (
        <div
          role="row"
          key={line.id}
          className={`${COLUMNS} items-start border-t border-line first-of-type:border-0 nth-2:border-0`}
        >
          <div role="cell" className="min-w-0">
            <OrderLine
              line={line}
              shopId={order.shop.id}
              itemBusinessType={order.itemBusinessType}
            />
          </div>
          <div role="cell" className="max-sm:-mt-3 max-sm:pb-2 max-sm:ps-22 sm:pt-2">
            <AfterSalesLink orderId={order.id} line={line} />
          </div>
        </div>
      ))}
    </div>
  )
}
const COLUMNS = 'gap-x-8 sm:grid sm:grid-cols-[minmax(0,1fr)_10rem]'
