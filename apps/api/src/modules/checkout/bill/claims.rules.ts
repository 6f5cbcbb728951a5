import type { NewClaim } from '#modules/payment/index.ts'
import { groupOf, type Bill } from './bill.rules.ts'
import { firstDeadline } from '../placing/pay-window.rules.ts'

/** Until when what was just ordered is to be paid. */
export function deadlineFor(bill: Pick<Bill, 'shops'>, placedAt: Date): Date {
  return firstDeadline(placedAt, groupOf(bill)?.groupBuy?.endsAt ?? null)
}

/**
 * What is to pay of a bill, and when: all of it within the half hour (of a group of buyers before
 * that closes); or, of a pre-sale with a deposit, that much within the half hour, and the rest of
 * the goods' price with the delivery in the campaign's own time.
 */
export function claimsOf(
  bill: Pick<Bill, 'deposit' | 'needPay' | 'shops'>,
  placedAt: Date,
): NewClaim[] {
  // What costs points only has nothing to pay in money.
  if (bill.needPay === 0) return []
  const first = { opensAt: placedAt, closesAt: deadlineFor(bill, placedAt) }
  const terms = bill.shops.flatMap(({ lines }) => lines).find(({ preSale }) => preSale)?.preSale
  if (bill.deposit === 0 || !terms?.balanceStartsAt || !terms.balanceEndsAt)
    return [{ kind: 'FULL', amount: bill.needPay, ...first }]
  return [
    { kind: 'DEPOSIT', amount: bill.deposit, ...first },
    {
      kind: 'BALANCE',
      amount: bill.needPay - bill.deposit,
      opensAt: new Date(terms.balanceStartsAt),
      closesAt: new Date(terms.balanceEndsAt),
    },
  ]
}
