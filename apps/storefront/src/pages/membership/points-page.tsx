import { Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WireCustomer, WirePointsLog } from '@galleria/contract/membership'
import { pageCount } from '@galleria/kernel/page'
import { DateText } from '@galleria/ui/date'
import { formatHundredths } from '@galleria/ui/format'
import type { Route } from './+types/points-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { readWholeNumber } from '../../addresses/whole-number.ts'
import { Pager } from '../../parts/pager.tsx'
import { PointsText } from '../../parts/points-text.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from '../account/member.ts'
import { ChangeText } from './change-text.tsx'
import { MemberFrame } from './member-frame.tsx'
import { pointsMallPath, pointsPath, tasksPath } from './member-paths.ts'

export const meta = showHead

const PAGE_SIZE = 10
const MOST_PAGES = 5000
const pathOf = (pageNo: number) => `${pointsPath}?pageNo=${pageNo}`

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const pageNo = readWholeNumber(new URL(request.url).searchParams.get('pageNo'), MOST_PAGES) ?? 1
  const [customer, log] = await Promise.all([
    shop.call('POST /sapi/mall-customer/customer/queryCustomerFlow', {}),
    shop.call('POST /sapi/mall-customer/customer-points/pagePointsLog', {
      pageNo,
      pageSize: PAGE_SIZE,
    }),
  ])
  if (log.data.length === 0 && pageNo > 1) throw redirect(pathOf(pageCount(log.total, PAGE_SIZE)))
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Points`), path: pointsPath, isListed: false }),
    customer,
    log,
    pageNo,
  }
}

/** What a member has in points, and how it came about [MEM-003]. */
export default function PointsPage({
  loaderData: { customer, log, pageNo },
}: Route.ComponentProps) {
  return (
    <MemberFrame title={<Trans>Points</Trans>}>
      <Balance customer={customer} />
      <section aria-labelledby="history" className="mt-10">
        <h2 id="history" className="text-title">
          <Trans>Points history</Trans>
        </h2>
        {log.data.length === 0 ? (
          <p className="mt-2 text-muted">
            <Trans>Nothing here yet. You get your first points with an order or a task.</Trans>{' '}
            <Link to={tasksPath} className="link">
              <Trans>See the tasks</Trans>
            </Link>
          </p>
        ) : (
          <ul className="card mt-4 px-5 sm:px-6">
            {log.data.map((change, index) => (
              <ChangeRow key={`${change.createdAt}-${index}`} change={change} />
            ))}
          </ul>
        )}
        <Pager pageNo={pageNo} pageSize={PAGE_SIZE} total={log.total} toPage={pathOf} />
      </section>
    </MemberFrame>
  )
}

function Balance({ customer }: { customer: WireCustomer }) {
  const { locale, front } = useShop()
  const { pointBalance, pendingPoints, pendingFinalTime, heldPoints } = customer
  return (
    <section aria-labelledby="balance" className="card mt-6 p-5 sm:p-6">
      <h2 id="balance" className="text-small text-muted">
        <Trans>To spend</Trans>
      </h2>
      <p className="price text-head font-medium">
        <PointsText points={pointBalance} />
      </p>
      {pendingPoints > 0 ? (
        <p className="mt-3">
          <PointsText points={pendingPoints} />{' '}
          {pendingFinalTime ? (
            <Trans>
              on hold, the next of them until{' '}
              <DateText iso={pendingFinalTime} locale={locale} timeZone={front.timeZone} />
            </Trans>
          ) : (
            <Trans>on hold</Trans>
          )}
        </p>
      ) : null}
      {heldPoints > 0 ? (
        <p className="mt-1">
          <PointsText points={heldPoints} /> <Trans>set aside for orders awaiting payment</Trans>
        </p>
      ) : null}
      <p className="mt-4 text-small text-muted">
        <Trans>
          Points from an order can be spent 30 days after it has arrived in full, when nothing can
          be returned any more. Points from tasks can be spent at once.
        </Trans>{' '}
        {front.hasPointsMall ? (
          <Link to={pointsMallPath} className="link">
            <Trans>See what you can get for points</Trans>
          </Link>
        ) : (
          <Trans>
            Items for points are sold in our other countries; your points are good there.
          </Trans>
        )}
      </p>
      {front.hasPointsMall ? (
        <p className="mt-2">
          <Link to="/buyer/orders?kind=points" className="link tap">
            <Trans>My orders with points</Trans>
          </Link>
        </p>
      ) : null}
    </section>
  )
}

function ChangeRow({ change }: { change: WirePointsLog }) {
  const { locale, front } = useShop()
  const { tradeOrder, points, pendingPoints, createdAt } = change
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-4 first:border-t-0">
      <div className="min-w-0">
        <p>
          <ChangeText type={change.changeType} />
        </p>
        <p className="text-small text-muted">
          <DateText iso={createdAt} locale={locale} timeZone={front.timeZone} />
          {tradeOrder ? (
            <>
              {' · '}
              <Link to={`/buyer/order/detail/${tradeOrder.id}`} className="link">
                <Trans>Order {tradeOrder.tradeOrderCode}</Trans>
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <div className="ms-auto text-end">
        {points === 0 ? null : (
          <p className="price font-medium">
            <Signed value={points} />
          </p>
        )}
        {pendingPoints === 0 ? null : (
          <p className="price text-muted">
            <Signed value={pendingPoints} /> <Trans>on hold</Trans>
          </p>
        )}
      </div>
    </li>
  )
}

/** To the hundredth, so that a history adds up, with its sign. */
function Signed({ value }: { value: number }) {
  const { locale } = useShop()
  return (
    <>
      {value < 0 ? '−' : '+'}
      {formatHundredths(Math.abs(value), locale)}
    </>
  )
}
