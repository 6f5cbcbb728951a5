import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { Plural, Trans } from '@lingui/react/macro'
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import { daysBetween } from './format.ts'
import { useFormat } from './use-format.ts'
import styles from './ship-by.module.css'

type Due = Pick<
  MerchantOrderRow,
  'displayStatus' | 'holdReason' | 'shipBy' | 'shopDay' | 'unshippedQty'
>

/**
 * The day by which an order has to leave, and in words when that is near or over (`isBrief`: then
 * only in words). Nothing for an order that is not to ship; one whose goods all wait for the answer
 * to a request says so.
 */
export function ShipBy({
  order,
  isBrief = false,
}: {
  readonly order: Due
  readonly isBrief?: boolean
}) {
  const format = useFormat()
  if (order.displayStatus !== 'UN_DELIVERY' || !order.shipBy) return null
  if (order.unshippedQty === 0)
    return (
      <span className={styles['due']}>
        <Trans>on hold, a refund is asked for</Trans>
      </span>
    )
  if (order.holdReason !== null)
    return (
      <span className={styles['due']}>
        <Trans>on hold</Trans>
      </span>
    )
  const left = daysBetween(order.shopDay, order.shipBy)
  return (
    <span className={left < 0 ? styles['late'] : styles['due']}>
      {(!isBrief || left > 1) && <span>{format.day(order.shipBy)}</span>}
      {left < 0 && (
        <span className={styles['words']}>
          <IconClockExclamation size={15} stroke={1.5} aria-hidden />{' '}
          <Plural value={-left} one="# day late" other="# days late" />
        </span>
      )}
      {left === 0 && (
        <strong className={styles['words']}>
          <Trans>today</Trans>
        </strong>
      )}
      {left === 1 && (
        <span className={styles['words']}>
          <Trans>tomorrow</Trans>
        </span>
      )}
    </span>
  )
}
