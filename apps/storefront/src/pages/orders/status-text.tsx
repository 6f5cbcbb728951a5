import { Trans } from '@lingui/react/macro'
import type { WireOrderRow } from '@galleria/contract/order'

export type DisplayStatus = WireOrderRow['displayStatus']

type Props = {
  status: DisplayStatus
  /** Codes are not on any way. */ isOfCodes?: boolean
  /** Lies ready to be fetched. */ isToFetch?: boolean
  /** Paid, and waiting for its group of buyers. */ isWaiting?: boolean
}

export function StatusText({
  status,
  isOfCodes = false,
  isWaiting = false,
  isToFetch = false,
}: Props) {
  if (isToFetch) return <Trans comment="status of an order">Ready to be fetched</Trans>
  if (isWaiting) return <Trans comment="status of an order">Waiting for the group</Trans>
  if (isOfCodes && status === 'UN_RECEIVED')
    return <Trans comment="status of an order of codes">Ready to use</Trans>
  if (isOfCodes && status === 'COMPLETE')
    return <Trans comment="status of an order of codes">Used up</Trans>
  switch (status) {
    case 'PENDING_PAY':
      return <Trans comment="status of an order">Waiting for payment</Trans>
    case 'PENDING_DEPOSIT':
      return <Trans comment="status of an order">Waiting for the deposit</Trans>
    case 'PENDING_BALANCE':
      return <Trans comment="status of an order">Waiting for the balance</Trans>
    case 'PROCESSING':
      return <Trans comment="status of an order">Payment being checked</Trans>
    case 'UN_DELIVERY':
      return <Trans comment="status of an order">In preparation</Trans>
    case 'UN_RECEIVED':
      return <Trans comment="status of an order">On its way</Trans>
    case 'COMPLETE':
      return <Trans comment="status of an order">Received</Trans>
    case 'CANCELED':
      return <Trans comment="status of an order">Cancelled</Trans>
    case 'CLOSED':
      return <Trans comment="status of an order">Closed</Trans>
  }
}

const tones: Readonly<Record<DisplayStatus, string>> = {
  PENDING_PAY: 'text-warn',
  PENDING_DEPOSIT: 'text-warn',
  PENDING_BALANCE: 'text-warn',
  PROCESSING: 'text-warn',
  UN_DELIVERY: 'text-accent',
  UN_RECEIVED: 'text-accent',
  COMPLETE: 'text-ink',
  CANCELED: 'text-muted',
  CLOSED: 'text-muted',
}
export function StatusChip({
  status,
  isOfCodes = false,
  isWaiting = false,
  isToFetch = false,
}: Props) {
  return (
    <span className={`chip font-medium ${isWaiting ? 'text-accent' : tones[status]}`}>
      <StatusText
        status={status}
        isOfCodes={isOfCodes}
        isWaiting={isWaiting}
        isToFetch={isToFetch}
      />
    </span>
  )
}
