import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { AmountRows, type AmountRow } from '@galleria/ui/amount-rows'
import { formatPercent } from '@galleria/ui/format'
import { discountRows } from '../../parts/buyer/discount-rows.tsx'
import { extraRows } from '../../parts/buyer/extra-rows.tsx'
import { PointsPrice, PointsText } from '../../parts/points-text.tsx'
import { Price } from '../../parts/price.tsx'
import { untaxedTexts } from '../../parts/untaxed.tsx'
import { useShop } from '../../parts/use-shop.ts'

function deliveryRow({ shop, shippingAmt }: WireOrder): AmountRow {
  return {
    key: 'shipping',
    label: shop.siteAddress ? <Trans>Collected by you</Trans> : <Trans>Delivery</Trans>,
    amount: shippingAmt.value === 0 ? <Trans>free</Trans> : <Price amount={shippingAmt} />,
  }
}

/**
 * What the order comes to and how: goods, delivery, discounts that are not zero, and the tax that
 * is contained [ORD-045, ORD-046].
 */
export function OrderBill({ order }: { order: WireOrder }) {
  const { locale } = useShop()
  if (order.reissueOf) return <NothingToPay />
  const rows: AmountRow[] = [
    {
      key: 'goods',
      label: <Trans>Goods</Trans>,
      amount: <PointsPrice points={order.actualNeedPayPoints} amount={order.skuAmt} />,
    },
    // Of what an exchange costs more nothing is sent.
    ...(order.surchargeOf ? [] : [deliveryRow(order)]),
    ...(order.pointDiscountAmount > 0
      ? [
          {
            key: 'points',
            label: <Trans>Paid with points</Trans>,
            amount: <PointsText points={order.pointDiscountAmount} />,
            kind: 'muted' as const,
          },
        ]
      : []),
    ...extraRows(order),
    ...discountRows(order),
    {
      key: 'total',
      label: <Trans>Total</Trans>,
      amount: <PointsPrice points={order.actualNeedPayPoints} amount={order.needPayAmt} />,
      kind: 'total',
    },
    ...partsOf(order),
    {
      key: 'tax',
      label:
        order.taxTreatment === 'STANDARD' ? (
          <Trans>incl. {formatPercent(order.taxRate, locale)} VAT</Trans>
        ) : (
          untaxedTexts[order.taxTreatment]
        ),
      amount: <Price amount={order.taxAmt} />,
      kind: 'muted',
    },
    ...(order.refundedAmt.value > 0
      ? [
          {
            key: 'refunded',
            label: <Trans>Refunded</Trans>,
            amount: <Price amount={{ ...order.refundedAmt, value: -order.refundedAmt.value }} />,
          },
        ]
      : []),
    ...(order.refundedPoints > 0
      ? [
          {
            key: 'points back',
            label: <Trans>Points returned</Trans>,
            amount: <PointsText points={order.refundedPoints} />,
          },
        ]
      : []),
  ]
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-title">
        <Trans>Summary</Trans>
      </h2>
      <AmountRows rows={rows} />
    </section>
  )
}

/** What is sent at no charge has no rows that add up. */
function NothingToPay() {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-2 text-title">
        <Trans>Summary</Trans>
      </h2>
      <p>
        <Trans>At no charge: there is nothing to pay for this order.</Trans>
      </p>
    </section>
  )
}

/** The two parts of a pre-sale with a deposit. */
function partsOf({ tradeContract }: WireOrder): AmountRow[] {
  return tradeContract.paymentOrderList.flatMap(({ type, amount, status }) =>
    type === 'FULL'
      ? []
      : [
          {
            key: type,
            label: (
              <>
                {type === 'DEPOSIT' ? (
                  <Trans>Deposit</Trans>
                ) : (
                  <Trans>Balance, including delivery</Trans>
                )}
                {status === 'PAID' ? (
                  <>
                    {' '}
                    (<Trans context="of a bill">paid</Trans>)
                  </>
                ) : null}
              </>
            ),
            amount: <Price amount={amount} />,
          },
        ],
  )
}
