import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import styles from './status-badge.module.css'

type Status = MerchantOrderRow['displayStatus']
const names: Record<Status, MessageDescriptor> = {
  PENDING_PAY: msg`Unpaid`,
  PENDING_DEPOSIT: msg`Deposit unpaid`,
  PENDING_BALANCE: msg`Balance unpaid`,
  PROCESSING: msg`Payment under way`,
  UN_DELIVERY: msg`To ship`,
  UN_RECEIVED: msg`Under way`,
  COMPLETE: msg`Done`,
  CANCELED: msg`Cancelled`,
  CLOSED: msg`Closed`,
}
const tones: Partial<Record<Status, string>> = {
  UN_DELIVERY: styles['next'],
  UN_RECEIVED: styles['moving'],
  CANCELED: styles['over'],
  CLOSED: styles['over'],
}

export function useStatusName(): (status: string) => string {
  const { i18n } = useLingui()
  return (status) => (status in names ? i18n._(names[status as Status]) : status)
}

/** The state of an order in words; an order of which some parcels have left says so. */
export function StatusBadge({
  status,
  isPartlyShipped = false,
  isWaiting = false,
  pickUp = null,
}: {
  readonly status: Status
  readonly isPartlyShipped?: boolean
  /** Paid, and not to be sent before its group of buyers is full. */
  readonly isWaiting?: boolean
  /** Of an order that is fetched. */
  readonly pickUp?: MerchantOrderRow['pickUp']
}) {
  const { t } = useLingui()
  const nameOf = useStatusName()
  const fetched = pickUp?.readyTime ? t`To be collected` : t`To make ready`
  return (
    <span className={`${styles['badge']} ${tones[status] ?? ''}`}>
      {isWaiting
        ? t`Waits for its group`
        : pickUp && status === 'UN_DELIVERY'
          ? fetched
          : isPartlyShipped
            ? t`Partly shipped`
            : nameOf(status)}
    </span>
  )
}
