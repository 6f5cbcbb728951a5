import { Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import type { AmountRow } from '@galleria/ui/amount-rows'
import { Price } from '../price.tsx'

/** What is paid beside goods and delivery: nothing of what is zero [ORD-045, ORD-046]. */
export function extraRows({
  insuranceAmt,
  serviceChargeAmt,
}: {
  readonly insuranceAmt: WireMoney
  readonly serviceChargeAmt: WireMoney
}): AmountRow[] {
  return [
    ...(serviceChargeAmt.value > 0
      ? [
          {
            key: 'service',
            label: <Trans>Assembly</Trans>,
            amount: <Price amount={serviceChargeAmt} />,
          },
        ]
      : []),
    ...(insuranceAmt.value > 0
      ? [
          {
            key: 'insurance',
            label: <Trans>Protection cover</Trans>,
            amount: <Price amount={insuranceAmt} />,
          },
        ]
      : []),
  ]
}
