import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { DateText } from '@galleria/ui/date'
import { CopyButton } from '../../../parts/buyer/copy-button.tsx'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { GiftCardState } from '../codes/gift-card-state.tsx'
import { orderPath } from '../operations.ts'

type Own = ReplyOf<'POST /sapi/mall-marketing/coupon/listForBuyer'>

/**
 * What takes something off the next order: coupons of the mall with their codes, gift cards by the
 * order that each came with.
 */
export function CouponList({ own: { couponList, giftCardList } }: { own: Own }) {
  if (couponList.length + giftCardList.length === 0) return null
  return (
    <section aria-labelledby="at-the-checkout" className="card mt-5 px-5 pt-4 sm:px-6">
      <h2 id="at-the-checkout" className="text-large font-bold">
        <Trans>For your next order</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>Enter one of these codes at the checkout.</Trans>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {giftCardList.map((card) => {
          const amount = <Price amount={card.giftCardAmt} />
          return (
            <li key={card.id} className="py-4">
              <p className="font-medium">
                <Trans>Gift card of {amount}</Trans>
              </p>
              <p className="mt-1 text-muted">
                <GiftCardState card={card} isComplete />
              </p>
              <Link to={orderPath(card.tradeOrderId)} className="link tap">
                <Trans>See the order and code</Trans>
              </Link>
            </li>
          )
        })}
        {couponList.map((coupon) => (
          <li key={coupon.id} className="py-4">
            <MallCoupon coupon={coupon} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MallCoupon({
  coupon: { name, desc, code, endTime },
}: {
  coupon: Own['couponList'][number]
}) {
  const { t } = useLingui()
  const { locale, front } = useShop()
  return (
    <>
      <p className="font-medium break-words">{name}</p>
      <p className="mt-1 text-muted">
        {desc} ·{' '}
        <Trans>
          Valid until <DateText iso={endTime} locale={locale} timeZone={front.timeZone} />
        </Trans>
      </p>
      {code ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          <code className="price rounded-control border border-dashed border-field px-3 py-1.5 text-large break-all">
            {code}
          </code>
          <CopyButton
            text={code}
            label={t`Copy the code ${code}`}
            done={<Trans>Code copied</Trans>}
          />
        </p>
      ) : null}
    </>
  )
}
