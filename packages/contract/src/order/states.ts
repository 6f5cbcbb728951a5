/**
 * Where an order of each state is found, and how far it has come, of ordered (0), paid, sent and
 * received (3); null for one that ended otherwise. Safe in a browser: no schema library.
 */
export const orderStates = {
  PENDING_PAY: { tab: 'PENDING_PAY', stage: 0 },
  PENDING_DEPOSIT: { tab: 'PENDING_PAY', stage: 0 },
  PENDING_BALANCE: { tab: 'PENDING_PAY', stage: 0 },
  PROCESSING: { tab: 'PENDING_PAY', stage: 0 },
  UN_DELIVERY: { tab: 'UN_DELIVERY', stage: 1 },
  UN_RECEIVED: { tab: 'UN_RECEIVED', stage: 2 },
  COMPLETE: { tab: 'COMPLETE', stage: 3 },
  CANCELED: { tab: 'CANCEL_ALL', stage: null },
  CLOSED: { tab: 'CANCEL_ALL', stage: null },
} as const

export type DisplayStatus = keyof typeof orderStates
export const displayStatuses = Object.keys(orderStates) as [DisplayStatus, ...DisplayStatus[]]

/**
 * One state more than are shown: paid, and waiting until its group of buyers is full. Its word on
 * the wire is PROCESSING, as of an order that a bank thinks about, of which no money has come;
 * inside the two are never one, because all that is asked of an unpaid order would be wrong here.
 */
export type OrderState = DisplayStatus | 'PENDING_MEMBERS'
export function displayStatusOf(state: OrderState): DisplayStatus {
  return state === 'PENDING_MEMBERS' ? 'PROCESSING' : state
}
const placed = { ...orderStates, PENDING_MEMBERS: { tab: 'UN_DELIVERY', stage: 1 } } as const
const allStates = Object.keys(placed) as OrderState[]

/**
 * The tabs of a list in their order. An order that waits for its deposit or balance, or whose bank
 * has not answered, stands among the unpaid ones; CANCEL_ALL is cancelled and closed ones.
 */
export const searchStatuses = [
  'ALL_ORDER',
  'PENDING_PAY',
  'UN_DELIVERY',
  'UN_RECEIVED',
  'COMPLETE',
  'CANCEL_ALL',
] as const
export type SearchStatus = (typeof searchStatuses)[number]

/** The states behind a tab; none means all. */
export function statusesOf(search: SearchStatus): OrderState[] {
  return allStates.filter((status) => placed[status].tab === search)
}

/** The same as they are shown. */
export function shownStatusesOf(search: SearchStatus): DisplayStatus[] {
  return displayStatuses.filter((status) => orderStates[status].tab === search)
}

/** The money is there, and was not all given back. */
export function isPaid(status: OrderState): boolean {
  return (placed[status].stage ?? 0) > 0
}

/** Paid, and still to be sent or received. */
export const underWayStatuses: readonly OrderState[] = allStates.filter(
  (status) => isPaid(status) && status !== 'COMPLETE',
)

/** Money is waited for, and none of it has come. */
export const unpaidStatuses: readonly DisplayStatus[] = displayStatuses.filter(
  (status) => isUnpaid(status) && status !== 'PENDING_BALANCE',
)

/** Money is waited for: all of it, or what is still missing. */
export function isUnpaid(status: OrderState): boolean {
  return placed[status].tab === 'PENDING_PAY'
}

/**
 * Of one payment, by the state of its record: it is in the books, or promised by who lends it, and
 * the shops may send.
 */
export function isPaidFor(recordStatus: string): boolean {
  return recordStatus === 'PAY_SUCCESS' || recordStatus === 'PRE_AUTH_SUCCESS'
}
