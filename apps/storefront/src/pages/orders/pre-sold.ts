import type { WireOrderLine, WireOrderRow } from '@galleria/contract/order'

/** What of an order tells where its pre-sale stands. */
export type PreSold = Pick<
  WireOrderRow,
  | 'displayStatus'
  | 'duePayAmt'
  | 'payOpensInMillis'
  | 'payDeadlineMillis'
  | 'expirationTime'
  | 'isDepositKept'
  | 'paidAmt'
> & {
  readonly timeline: Pick<WireOrderRow['timeline'], 'depositPaidTime' | 'paidTime'>
  readonly tradeOrderLineList: readonly Pick<WireOrderLine, 'balancePaymentStartTime'>[]
}

export function showPreSold({
  displayStatus,
  duePayAmt,
  payOpensInMillis,
  payDeadlineMillis,
  expirationTime,
  isDepositKept,
  paidAmt,
  timeline: { depositPaidTime, paidTime },
  tradeOrderLineList,
}: PreSold): PreSold {
  return {
    displayStatus,
    duePayAmt,
    payOpensInMillis,
    payDeadlineMillis,
    expirationTime,
    isDepositKept,
    paidAmt,
    timeline: { depositPaidTime, paidTime },
    tradeOrderLineList: tradeOrderLineList.map(({ balancePaymentStartTime }) => ({
      balancePaymentStartTime,
    })),
  }
}

/** Whether there is something to tell: what is to be paid, what became of a deposit, or that goods are still to come. */
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
