import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { isOfferOpen } from '@galleria/contract/after-sales-offer-rules'
import { Plural, Trans } from '@lingui/react/macro'
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import { useNow } from '../../parts/use-now.ts'
import styles from './after-sales.module.css'
import { timeLeft } from './time-left.ts'

const isShopsTurn = (status: string) =>
  status === 'WAITING_FOR_AUDIT_BY_SELLER' ||
  status === 'WAITING_FOR_QC_DONE' ||
  status === 'WAITING_FOR_SELLER_SHIP'

/** How long the shop may still think. Nothing for a request that waits for somebody else. */
export function AnswerBy({
  reverse,
}: {
  readonly reverse: Pick<MerchantReverseRow, 'reverseTradeOrderStatus' | 'nextStepTime' | 'offer'>
}) {
  const now = useNow()
  if (!isShopsTurn(reverse.reverseTradeOrderStatus) || isOfferOpen(reverse)) return null
  if (!reverse.nextStepTime) return null
  const { days, hours, minutes, isUrgent, isOver } = timeLeft(reverse.nextStepTime, now)
  return (
    <span className={`${styles['left']} ${isUrgent ? styles['urgent'] : ''}`}>
      {isUrgent && <IconClockExclamation size={15} stroke={1.5} aria-hidden />}
      {isOver ? (
        <Trans>time is up</Trans>
      ) : hours === 0 ? (
        <Trans>{minutes} min left</Trans>
      ) : isUrgent ? (
        <Trans>
          {hours} h {minutes} min left
        </Trans>
      ) : days ? (
        <Plural value={days} one="# day left" other="# days left" />
      ) : (
        <Trans>{hours} h left</Trans>
      )}
    </span>
  )
}
