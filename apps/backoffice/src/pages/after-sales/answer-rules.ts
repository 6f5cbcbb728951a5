import type { Problem } from '@galleria/contract/client'
import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { WireMoney } from '@galleria/contract/wire'
import { takeOff } from '../../parts/money.ts'

export type Answer = 'approve' | 'offer' | 'reject'
/**
 * What `a`, `r` and the button over the detail leave in the history entry, for it to go straight to
 * that answer, or to the choice. A new moment each time, so that a second press counts.
 */
export type AnswerIntent = { readonly answer?: Answer | 'choose'; readonly at?: number }

/** The server's table of moves decides what may be answered; the page only reads it. */
export function answersTo({ operationList }: Pick<MerchantReverse, 'operationList'>): Answer[] {
  return (['approve', 'offer', 'reject'] as const).filter((answer) =>
    operationList.includes(answer),
  )
}

/** An amount as it is typed, with a comma or a point; undefined where that is none. */
export function readAmount(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}

/** The goods come back before anything else happens. */
export function wantsGoods({
  reverseTradeOrderType: type,
}: Pick<MerchantReverse, 'reverseTradeOrderType'>): boolean {
  return type === 'SALE_RETURN' || type === 'SALE_EXCHANGE'
}

export function addressLine(address: NonNullable<MerchantReverse['ownReturnAddress']>): string {
  const { personName, detailAddress, postalCode, city, country } = address
  return [personName, detailAddress, `${postalCode} ${city}`, country].join(', ')
}

/** Nobody has to do anything, and soon something will have happened. */
export function isMovingByItself({
  reverseTradeOrderStatus,
}: Pick<MerchantReverse, 'reverseTradeOrderStatus'>): boolean {
  return ['AS_APPLIED', 'WAITING_FOR_REFUND', 'REFUND_PENDING', 'REFUND_DONE'].includes(
    reverseTradeOrderStatus,
  )
}

/** What is asked for, goods apart from shipping. */
export function goodsOf(
  reverse: Pick<MerchantReverse, 'applyRefundAmt' | 'applyRefundShippingAmt'>,
): WireMoney {
  return takeOff(reverse.applyRefundAmt, reverse.applyRefundShippingAmt)
}

/**
 * How a refused answer is shown: the request has moved on, nobody knows whether it was recorded,
 * the reason is no reason, or the mall said no.
 */
export function kindOfRefusal(
  problem: Pick<Problem, 'status' | 'code'>,
): 'moved' | 'unanswered' | 'malformed' | 'refused' {
  // The goods have moved, the request has not.
  if (problem.code === 'reverse.exchange_sold_out') return 'refused'
  if (problem.status === 409) return 'moved'
  if (problem.status === 0 || problem.status >= 500) return 'unanswered'
  return problem.status === 400 ? 'malformed' : 'refused'
}
