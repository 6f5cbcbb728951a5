import type { WireOrderLine, WireOrderRow } from '@galleria/contract/order'
import { pick } from '@galleria/kernel/pick'

const shownFields = [
  'displayStatus',
  'duePayAmt',
  'payOpensInMillis',
  'payDeadlineMillis',
  'expirationTime',
  'isDepositKept',
  'paidAmt',
] as const
/** What of an order tells where its pre-sale stands. */
export type PreSold = Pick<WireOrderRow, (typeof shownFields)[number]> & {
  readonly timeline: Pick<WireOrderRow['timeline'], 'depositPaidTime' | 'paidTime'>
  readonly tradeOrderLineList: readonly Pick<WireOrderLine, 'balancePaymentStartTime'>[]
}

export function showPreSold(order: PreSold): PreSold {
  return {
    ...pick(order, shownFields),
    timeline: pick(order.timeline, ['depositPaidTime', 'paidTime']),
    tradeOrderLineList: order.tradeOrderLineList.map((line) =>
      pick(line, ['balancePaymentStartTime']),
    ),
  }
}

/**
 * Whether there is something to tell: what is to be paid, what became of a deposit, or that goods
 * are still to come.
 */
export function hasPreSaleBanner({ displayStatus, timeline }: PreSold): boolean {
  return (
    displayStatus === 'PENDING_DEPOSIT' ||
    displayStatus === 'PENDING_BALANCE' ||
    displayStatus === 'UN_DELIVERY' ||
    isWithoutBalance({ displayStatus, timeline })
  )
}

/** It has ended without its balance. */
export function isWithoutBalance({
  displayStatus,
  timeline,
}: Pick<PreSold, 'displayStatus' | 'timeline'>): boolean {
  return (
    displayStatus === 'CLOSED' && timeline.depositPaidTime !== null && timeline.paidTime === null
  )
}
