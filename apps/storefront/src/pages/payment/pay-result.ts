import { isPaid, isPaidFor, isUnpaid, type DisplayStatus } from '@galleria/contract/order-states'

export type Result = 'success' | 'pending' | 'failed'

export const POLL_MS = 3000
/** Five minutes; then the bank is given its time and the buyer is written to. */
export const MOST_POLLS = 100

const open = ['CREATED', 'PAY_PENDING', 'PROCESSING', 'UNKNOWN']

/**
 * What a payment record says, in either vocabulary; anything that is neither paid nor open has
 * failed [PAY-060 to PAY-066].
 */
export function resultOf(status: string): Result {
  if (isPaidFor(status) || status === 'SUCCESS') return 'success'
  return open.includes(status) ? 'pending' : 'failed'
}

/** Orders that are paid are paid, whatever a later attempt came to. */
export function resultOfPayment({
  paymentRecordStatus,
  tradeOrderList,
}: {
  readonly paymentRecordStatus: string
  readonly tradeOrderList: readonly { readonly displayStatus: DisplayStatus }[]
}): Result {
  if (
    tradeOrderList.length > 0 &&
    tradeOrderList.every(({ displayStatus }) => isPaid(displayStatus))
  )
    return 'success'
  return resultOf(paymentRecordStatus)
}

export function canPayAgain(orders: readonly { readonly displayStatus: DisplayStatus }[]): boolean {
  return orders.length > 0 && orders.every(({ displayStatus }) => isUnpaid(displayStatus))
}

/** Reasons with words of their own; every other one gets the general sentence. */
export const knownReasons = [
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication',
  'canceled',
  'closed',
  'expired',
  'refused',
  'duplicate',
  'late',
  'amount',
  'not_started',
  'payment.provider',
  'payment.channel',
  'payment.card',
  'payment.in_flight',
  'payment.unreachable',
  'service.busy',
  'service.fault',
] as const
export type Reason = (typeof knownReasons)[number]
export function reasonOf(...texts: readonly (string | null | undefined)[]): Reason | undefined {
  return texts
    .map((text) => knownReasons.find((reason) => reason === text))
    .find((reason) => reason !== undefined)
}

/**
 * Every name under which a return address may say which payment it is about. All are hints: the
 * server looks up whose they are.
 */
export type PayHints = {
  readonly contractId: string
  readonly orderId: string
  readonly error: Reason | undefined
  /** PayPal's name of the order that its buyer comes back from. */
  readonly gatewaySerialNo?: string
  /** What Affirm gave the buyer who comes back from it. */
  readonly checkoutToken?: string
  readonly polls: number
  /** What the page of a bank brought back from Adyen. */
  readonly redirectResult?: string
}
export function readPayHints(params: URLSearchParams): PayHints {
  const read = (...names: string[]) =>
    names.map((name) => params.get(name)).find((value) => value && value.length <= 40) ?? ''
  const gatewaySerialNo = read('token')
  const checkoutToken = read('checkout_token')
  const polls = Number(params.get('polls') ?? 0)
  const redirectResult = params.get('redirectResult')?.slice(0, 4000)
  return {
    contractId: read('tradeId', 'contractId'),
    orderId: read('tradeOrderId', 'orderId'),
    error: reasonOf(params.get('error')),
    ...(gatewaySerialNo ? { gatewaySerialNo } : {}),
    ...(redirectResult ? { redirectResult } : {}),
    ...(checkoutToken ? { checkoutToken } : {}),
    polls: Number.isInteger(polls) && polls >= 0 ? Math.min(polls, MOST_POLLS) : 0,
  }
}
