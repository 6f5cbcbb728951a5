import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { isOfferOpen } from '@galleria/contract/after-sales-offer-rules'
import {
  isReplacementLost,
  isSurchargeDue,
  type ReverseStatus,
} from '@galleria/contract/after-sales-rules'
import { Trans } from '@lingui/react/macro'
import badge from '../../parts/status-badge.module.css'
import { useReverseWords } from './reverse-words.ts'

const tones: Partial<Record<ReverseStatus, string>> = {
  WAITING_FOR_AUDIT_BY_SELLER: badge['next'],
  WAITING_FOR_SELLER_SHIP: badge['next'],
  WAITING_FOR_BUYER_CONFIRMED: badge['moving'],
  WAITING_FOR_REFUND: badge['moving'],
  REFUND_PENDING: badge['moving'],
  REFUND_FAIL: badge['failed'],
  REVERSE_DONE: badge['over'],
  REVERSE_CANCELED: badge['over'],
  REVERSE_CLOSE: badge['over'],
}

/**
 * One that the mall was asked about is closed for its shop, and is not; one with an open offer, or
 * a difference to be paid, waits for its buyer.
 */
export function ReverseBadge({
  reverse,
}: {
  readonly reverse: Pick<
    MerchantReverseRow,
    | 'reverseTradeOrderStatus'
    | 'isInDispute'
    | 'offer'
    | 'changedTime'
    | 'exchangeSurcharge'
    | 'lostParcel'
  >
}) {
  const words = useReverseWords()
  const { reverseTradeOrderStatus: status, isInDispute } = reverse
  const isOffered = isOfferOpen(reverse)
  const isToPay = isSurchargeDue(reverse)
  const isLost = isReplacementLost(reverse)
  const tone = isInDispute || isOffered || isToPay ? badge['moving'] : tones[status]
  return (
    <span className={`${badge['badge']} ${(isLost ? badge['failed'] : tone) ?? ''}`}>
      {isInDispute ? (
        <Trans>With the mall</Trans>
      ) : isOffered ? (
        <Trans>Offer made</Trans>
      ) : isToPay ? (
        <Trans>Waiting for the buyer’s payment</Trans>
      ) : isLost ? (
        <Trans>Replacement lost</Trans>
      ) : (
        words.status(status)
      )}
      {reverse.changedTime && status === 'WAITING_FOR_AUDIT_BY_SELLER' && !isOffered && (
        <>
          {' · '}
          <Trans>changed</Trans>
        </>
      )}
    </span>
  )
}
