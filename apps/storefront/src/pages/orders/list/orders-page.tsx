import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect, useLocation } from 'react-router'
import { pageCount } from '@galleria/kernel/page'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/orders-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { Breadcrumbs } from '../../../parts/breadcrumbs.tsx'
import { Pager } from '../../../parts/pager.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { shopOf } from '../../../shop-context.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderPages } from '../order-pages.tsx'
import { ordersPath, readOrderQuery, toFilter } from './order-query.ts'
import { OrderKinds, OrderSearch, OrderTabs } from './order-search.tsx'
import { OutcomeNote } from '../outcome.tsx'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { runOperation } from '../run-operation.ts'
import { showOrder } from '../shown-order.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readOrderQuery(new URL(request.url).searchParams, shop.front)
  return readForBuyer(request, async () => {
    const [page, counts] = await Promise.all([
      shop.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {
        ...toFilter(query),
        pageNo: query.pageNo,
        pageSize: query.pageSize,
      }),
      shop.call(
        'POST /sapi/mall-order/web/order/queryOrderQuantityForStatusBuyer',
        toFilter(query),
      ),
    ])
    // A page that is no longer there, after a cancel for example: the last one instead.
    if (page.data.length === 0 && query.pageNo > 1)
      throw redirect(ordersPath(query, { pageNo: pageCount(page.total, query.pageSize) }))
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`My orders`),
        path: '/buyer/orders',
        isListed: false,
      }),
      page: { data: page.data.map(showOrder), total: page.total },
      counts: Object.fromEntries(counts.map((count) => [count.displayOrderStatus, count.quantity])),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return runOperation(args)
}

export default function OrdersPage({
  loaderData: { page, counts },
  actionData,
}: Route.ComponentProps) {
  const { front, user } = useShop()
  const query = readOrderQuery(new URLSearchParams(useLocation().search), front)
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      {query.from ? (
        <Link to={query.from} className="tap text-muted hover:text-ink max-sm:hidden">
          <IconBack size={18} />
          <Trans>Back</Trans>
        </Link>
      ) : (
        <Breadcrumbs
          // A guest has orders, and no account.
          trail={user ? [{ to: '/buyer/index', label: <Trans>My account</Trans> }] : []}
          here={<Trans>My orders</Trans>}
        />
      )}
      <h1 className="text-head sm:text-hero">
        <Trans>My orders</Trans>
      </h1>
      {front.hasPointsMall ? <OrderKinds query={query} /> : null}
      <OrderTabs query={query} counts={counts} />
      <OrderSearch key={query.keyword} query={query} counts={counts} />
      {page.total === 0 ? (
        <NoOrders query={query} />
      ) : (
        <OrderPages key={ordersPath(query, { pageNo: query.pageNo })} query={query} first={page} />
      )}
      <div className="max-sm:hidden">
        <Pager
          pageNo={query.pageNo}
          pageSize={query.pageSize}
          total={page.total}
          toPage={(pageNo) => ordersPath(query, { pageNo })}
        />
      </div>
      <OutcomeNote outcome={actionData} />
    </div>
  )
}
