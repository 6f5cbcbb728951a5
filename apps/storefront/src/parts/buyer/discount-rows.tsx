import { Trans } from '@lingui/react/macro'
import type { Activity } from '@galleria/contract/promotion-wire'
import type { WireMoney } from '@galleria/contract/wire'
import type { AmountRow } from '@galleria/ui/amount-rows'
import { Price } from '../price.tsx'

type Reduced = {
  readonly shopDiscountAmt: WireMoney
  readonly orderDiscountAmt: WireMoney
  readonly activityList: readonly Activity[]
}

/** The discounts of a bill that are not zero [ORD-046], each with what took it off [ORD-047]. */
export function discountRows({
  shopDiscountAmt,
  orderDiscountAmt,
  activityList,
}: Reduced): AmountRow[] {
  const row = (
    key: Activity['benefitDict'],
    label: AmountRow['label'],
    { value, currency }: WireMoney,
  ): AmountRow[] =>
    value === 0
      ? []
      : [
          {
            key,
            label: (
              <>
                {label}
                <Benefits list={activityList.filter(({ benefitDict }) => benefitDict === key)} />
              </>
            ),
            amount: <Price amount={{ value: -value, currency }} />,
          },
        ]
  return [
    ...row('PROMOTION', <Trans>Shop discount</Trans>, shopDiscountAmt),
    ...row('COUPON', <Trans>Order discount</Trans>, orderDiscountAmt),
  ]
}

function Benefits({ list }: { list: readonly Activity[] }) {
  const benefits = list.flatMap(({ benefitInfoList }) => benefitInfoList)
  const hasSeveral = benefits.length > 1
  return benefits.map(({ benefitName, benefitDesc, discount }, index) => (
    <span key={index} className="block text-small break-words text-muted">
      {benefitName}: {benefitDesc}
      {hasSeveral && discount.value > 0 ? (
        <>
          {' '}
          (<Price amount={discount} />)
        </>
      ) : null}
    </span>
  ))
}
