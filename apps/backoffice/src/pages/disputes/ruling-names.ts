import type { WireReverse } from '@galleria/contract/after-sales'
import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { useLingui } from '@lingui/react/macro'

/** What the mall can rule; goods that the shop has sent out again would come back once more. */
export function useRulingNames({
  sellerDeliveryTime,
  lossOfValueOf,
  dispute,
}: Pick<WireReverse, 'sellerDeliveryTime' | 'lossOfValueOf' | 'dispute'>): Readonly<
  Record<Ruling, string>
> {
  const { t } = useLingui()
  const isLost = dispute?.cause === 'LOST'
  const isEmpty = dispute?.cause === 'EMPTY'
  return {
    REFUND: lossOfValueOf
      ? t`Refund of what was deducted for loss of value`
      : isLost
        ? t`Refund, the parcel is the shop’s loss`
        : isEmpty
          ? t`Refund, the goods are the shop’s loss`
          : t`Refund, the buyer keeps the goods`,
    RETURN: sellerDeliveryTime
      ? t`Return once more at the shop’s cost, then refund`
      : t`Return first, then refund`,
    NONE: isLost
      ? t`No refund, the parcel is the buyer’s loss`
      : isEmpty || dispute?.cause === 'NO_LABEL'
        ? t`No refund`
        : t`The shop was right, no refund`,
  }
}
