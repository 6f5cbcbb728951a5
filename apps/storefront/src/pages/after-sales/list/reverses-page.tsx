import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect, useLocation } from 'react-router'
import { pageCount } from '@galleria/kernel/page'
import type { Route } from './+types/reverses-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { Breadcrumbs } from '../../../parts/breadcrumbs.tsx'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { Pager } from '../../../parts/pager.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { shopOf } from '../../../shop-context.ts'
import { SideMenu } from '../../../parts/buyer/side-menu.tsx'
import { reversePath } from '../../orders/operations.ts'
import { NoReverses } from './no-reverses.tsx'
import { ReverseCard } from './reverse-card.tsx'
import {
  needsPager,
  plainQuery,
  readItemOfOrder,
  readReverseQuery,
  reversesPath,
  toListArgument,
} from './reverse-query.ts'
import { ReverseSearch } from './reverse-search.tsx'

export const meta = showHead

/**
 * All after-sales orders of the buyer; or those of one item of an order, which open at once when
 * there is one.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const params = new URL(request.url).searchParams
  const head = headOf(shop, {
    title: shop.i18n._(msg`After-sales`),
    path: '/buyer/as',
    isListed: false,
  })
  return readForBuyer(request, async () => {
    const item = readItemOfOrder(params)
    if (item) {
      const found = await shop.call('POST /sapi/mall-order/web/reverseorder/querybyordersku', item)
      const [only] = found
      if (only && found.length === 1) throw redirect(reversePath(only.id))
      return { head, page: { data: found, total: found.length }, isOfItem: true }
    }
    const query = readReverseQuery(params)
    const page = await shop.call(
      'POST /sapi/mall-order/web/reverseorder/querypage',
      toListArgument(query),
    )
    if (page.data.length === 0 && query.pageNo > 1)
      throw redirect(
        reversesPath(query, { pageNo: Math.max(1, pageCount(page.total, query.pageSize)) }),
      )
    return { head, page, isOfItem: false }
  })
}

export default function ReversesPage({ loaderData: { page, isOfItem } }: Route.ComponentProps) {
  const query = readReverseQuery(new URLSearchParams(useLocation().search))
  const { user } = useShop()
  return (
    // A guest has no menu beside the page.
    <div
      className={`wrap gap-12 pt-4 pb-16 sm:pt-8 ${user ? 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]' : ''}`}
    >
      <SideMenu />
      <div>
        <Breadcrumbs
          trail={user ? [{ to: '/buyer/index', label: <Trans>My account</Trans> }] : []}
          here={<Trans>After-sales</Trans>}
        />
        <h1 className="text-head sm:text-hero">
          <Trans>After-sales</Trans>
        </h1>
        {isOfItem ? (
          <p className="py-5 text-muted">
            <Trans>
              Your applications for this item.{' '}
              <Link to={reversesPath(plainQuery)} className="link tap">
                Show all
              </Link>
            </Trans>
          </p>
        ) : (
          <ReverseSearch key={reversesPath(query)} query={query} />
        )}
        {page.total === 0 ? (
          <NoReverses query={isOfItem ? plainQuery : query} />
        ) : (
          <ul className="grid gap-4">
            {page.data.map((reverse) => (
              <li key={reverse.id}>
                <ReverseCard reverse={reverse} />
              </li>
            ))}
          </ul>
        )}
        {!isOfItem && needsPager(page.total) ? (
          <Pager
            isAlways
            pageNo={query.pageNo}
            pageSize={query.pageSize}
            total={page.total}
            toPage={(pageNo) => reversesPath(query, { pageNo })}
          />
        ) : null}
      </div>
    </div>
  )
}
