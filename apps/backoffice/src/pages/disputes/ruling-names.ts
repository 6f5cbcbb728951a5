import type { WireReverse } from '@galleria/contract/after-sales'
import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { useLingui } from '@lingui/react/macro'

/** What the mall can rule; goods that the shop has sent out again would come back once more. */
export function useRulingNames({
  sellerDeliveryTime,
  lossOfValueOf,
}: Pick<WireReverse, 'sellerDeliveryTime' | 'lossOfValueOf'>): Readonly<Record<Ruling, string>> {
  const { t } = useLingui()
  return {
    REFUND: lossOfValueOf
      ? t`Refund of what was deducted for loss of value`
      : t`Refund, the buyer keeps the goods`,
    RETURN: sellerDeliveryTime
      ? t`Return once more at the shop’s cost, then refund`
      : t`Return first, then refund`,
    NONE: t`The shop was right, no refund`,
  }
}
