import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { pageCount } from '@galleria/kernel/page'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/my-coupons-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { readWholeNumber } from '../../../addresses/whole-number.ts'
import { shopOf } from '../../../shop-context.ts'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { Pager } from '../../../parts/pager.tsx'
import { CouponList } from './coupon-list.tsx'
import { codesPath, orderPath } from '../operations.ts'
import { NoCodes, VoucherCodes } from '../codes/voucher-codes.tsx'

export const meta = showHead

const PAGE_SIZE = 20
const isTypeId = (text: string) => /^ord_[0-9a-z]{26}$/.test(text)

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const params = new URL(request.url).searchParams
  const asked = params.get('orderId') ?? ''
  const orderId = isTypeId(asked) ? asked : ''
  const isUsed = params.get('tab') === 'used'
  const pageNo = readWholeNumber(params.get('pageNo'), 5000) ?? 1
  return readForBuyer(request, async () => {
    const [page, own] = await Promise.all([
      shop.call('POST /sapi/mall-order/web/coupon/page', {
        ...(orderId ? { tradeOrderId: orderId } : {}),
        usedStatus: isUsed ? 'USED' : 'NOT_USED',
        pageNo,
        pageSize: PAGE_SIZE,
      }),
      // The page of one order shows what is its own.
      orderId ? undefined : shop.call('POST /sapi/mall-marketing/coupon/listForBuyer', {}),
    ])
    if (page.data.length === 0 && pageNo > 1)
      throw redirect(
        codesPath({
          orderId,
          tab: isUsed ? 'used' : 'unused',
          pageNo: pageCount(page.total, PAGE_SIZE),
        }),
      )
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Your codes`),
        path: '/buyer/my-coupons',
        isListed: false,
      }),
      orderId,
      isUsed,
      pageNo,
      page,
      own,
    }
  })
}

/**
 * All codes that were bought, or those of one order: the page behind the dialog, and the one of
 * shopping cards.
 */
export default function MyCouponsPage({
  loaderData: { orderId, isUsed, pageNo, page, own },
}: Route.ComponentProps) {
  const { t } = useLingui()
  const tabs = [
    { name: t`Unused`, count: page.unusedTotal, isShown: !isUsed, tab: 'unused' },
    { name: t`Used`, count: page.usedTotal, isShown: isUsed, tab: 'used' },
  ] as const
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link
        to={orderId ? orderPath(orderId) : '/buyer/orders'}
        className="tap text-muted hover:text-ink"
      >
        <IconBack size={18} />
        {orderId ? <Trans>Back to the order</Trans> : <Trans>Go to your orders</Trans>}
      </Link>
      <h1 className="text-head">
        <Trans>Your codes</Trans>
      </h1>
      {own ? <CouponList own={own} /> : null}
      <p className="mt-5 text-muted">
        <Trans>
          Show these codes to the shop, or read them out. Anyone who knows a code can use it, once.
        </Trans>
      </p>
      <nav aria-label={t`Codes`} className="mt-5 border-b border-line">
        <ul className="-mb-px flex gap-x-6">
          {tabs.map(({ name, count, isShown, tab }) => (
            <li key={tab}>
              <Link
                to={codesPath({ orderId, tab })}
                preventScrollReset
                aria-current={isShown ? 'page' : undefined}
                className="tap border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {name}
                <span className="text-small text-muted">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="card mt-5 px-5 sm:px-6">
        {page.data.length === 0 ? (
          <NoCodes isUsed={isUsed} />
        ) : (
          <VoucherCodes vouchers={page.data} />
        )}
      </section>
      {orderId ? (
        <p className="mt-4">
          <Link to={codesPath({})} className="link tap">
            <Trans>Codes from all orders</Trans>
          </Link>
        </p>
      ) : null}
      <Pager
        pageNo={pageNo}
        pageSize={PAGE_SIZE}
        total={page.total}
        toPage={(to) => codesPath({ orderId, tab: isUsed ? 'used' : 'unused', pageNo: to })}
      />
    </div>
  )
}
