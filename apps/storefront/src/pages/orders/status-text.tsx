import { Trans } from '@lingui/react/macro'
import type { WireOrderRow } from '@galleria/contract/order'
import { waitsForGroup } from './kinds/group-waiting.ts'
import { isOfCodes } from './operations.ts'
import { isToFetch } from './codes/pick-up-step.tsx'

export type DisplayStatus = WireOrderRow['displayStatus']

/**
 * Where an order stands, as its buyer would say it: finer than the states that decide what can be
 * done.
 */
export type Standing =
  | DisplayStatus
  | 'TO_FETCH'
  | 'WAITING_FOR_GROUP'
  | 'PARTLY_SENT'
  | 'DELIVERED'
  | 'CODES_READY'
  | 'CODES_USED'
  | 'SURCHARGE_PAID'

export function standingOf(
  order: Pick<
    WireOrderRow,
    | 'displayStatus'
    | 'itemBusinessType'
    | 'bizCode'
    | 'groupBuy'
    | 'paidAmt'
    | 'pickUp'
    | 'parcelCount'
    | 'arrivedParcelCount'
    | 'surchargeOf'
  >,
): Standing {
  const { displayStatus, parcelCount, arrivedParcelCount } = order
  if (isToFetch(order)) return 'TO_FETCH'
  if (waitsForGroup(order)) return 'WAITING_FOR_GROUP'
  if (isOfCodes(order) && displayStatus === 'UN_RECEIVED') return 'CODES_READY'
  if (isOfCodes(order) && displayStatus === 'COMPLETE') return 'CODES_USED'
  if (order.surchargeOf && displayStatus === 'COMPLETE') return 'SURCHARGE_PAID'
  if (parcelCount === 0) return displayStatus
  if (displayStatus === 'UN_DELIVERY') return 'PARTLY_SENT'
  return displayStatus === 'UN_RECEIVED' && arrivedParcelCount === parcelCount
    ? 'DELIVERED'
    : displayStatus
}

export function StatusText({ standing }: { standing: Standing }) {
  switch (standing) {
    case 'TO_FETCH':
      return <Trans comment="status of an order">Ready to collect</Trans>
    case 'WAITING_FOR_GROUP':
      return <Trans comment="status of an order">Waiting for the group</Trans>
    case 'PARTLY_SENT':
      return <Trans comment="status of an order">Partly sent</Trans>
    case 'DELIVERED':
      return <Trans comment="status of an order">Delivered</Trans>
    case 'CODES_READY':
      return <Trans comment="status of an order of codes">Ready to use</Trans>
    case 'CODES_USED':
      return <Trans comment="status of an order of codes">All used</Trans>
    case 'SURCHARGE_PAID':
      return <Trans comment="status of an order, and a stage of it">Paid</Trans>
    case 'PENDING_PAY':
      return <Trans comment="status of an order">Waiting for payment</Trans>
    case 'PENDING_DEPOSIT':
      return <Trans comment="status of an order">Waiting for the deposit</Trans>
    case 'PENDING_BALANCE':
      return <Trans comment="status of an order">Waiting for the balance</Trans>
    case 'PROCESSING':
      return <Trans comment="status of an order">Checking payment</Trans>
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

const tones: Readonly<Record<Standing, string>> = {
  PENDING_PAY: 'text-warn',
  PENDING_DEPOSIT: 'text-warn',
  PENDING_BALANCE: 'text-warn',
  PROCESSING: 'text-warn',
  WAITING_FOR_GROUP: 'text-accent',
  UN_DELIVERY: 'text-accent',
  TO_FETCH: 'text-accent',
  PARTLY_SENT: 'text-accent',
  UN_RECEIVED: 'text-accent',
  DELIVERED: 'text-accent',
  CODES_READY: 'text-accent',
  COMPLETE: 'text-ink',
  CODES_USED: 'text-ink',
  SURCHARGE_PAID: 'text-ink',
  CANCELED: 'text-muted',
  CLOSED: 'text-muted',
}
export function StatusChip({ standing }: { standing: Standing }) {
  return (
    <span className={`chip font-medium ${tones[standing]}`}>
      <StatusText standing={standing} />
    </span>
  )
}
