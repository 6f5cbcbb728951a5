import type { PromotionState } from '@galleria/contract/promotion-rules'
import type { DeskPromotion } from '@galleria/contract/promotion-wire'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'

export const stateNames: Record<PromotionState, MessageDescriptor> = {
  DRAFT: msg`Draft`,
  PLANNED: msg({ message: 'Planned', comment: 'Of a promotion that begins on a later day' }),
  RUNNING: msg({ message: 'Running', comment: 'Of a promotion' }),
  ENDED: msg({ message: 'Ended', comment: 'Of a promotion' }),
}

/** `10 % off, from €200`. */
export function useTermsText(): (row: DeskPromotion) => string {
  const { t } = useLingui()
  const format = useFormat()
  return ({ percentOff, amountOff, fromAmt, giftCode, withCode }) => {
    const off = amountOff ? format.money(amountOff) : format.percent((percentOff ?? 0) / 100)
    const from = format.money(fromAmt)
    if (giftCode) {
      const gift = withCode ? t`Gift ${giftCode} with ${withCode}` : t`Gift ${giftCode}`
      return fromAmt.value > 0 ? t`${gift}, with goods from ${from}` : gift
    }
    return fromAmt.value > 0 ? t`${off} off goods from ${from}` : t`${off} off`
  }
}
