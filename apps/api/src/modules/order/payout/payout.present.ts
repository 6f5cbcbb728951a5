import type { MerchantOrder } from '@galleria/contract/merchant'
import { wireMoney } from '#platform/wire-money.ts'
import { retainedOf } from '../order.rules.ts'
import type { OrderRow } from '../order.types.ts'
import type { HeldShare } from './held.store.ts'
import { payoutOf, sumOfPart } from './payout.rules.ts'

/**
 * What a shop is paid for an order, and what of it is held. Of this order alone: the books keep
 * what one payment owes a shop for all its orders in one sum.
 */
export function presentPayout(
  order: OrderRow,
  held: readonly HeldShare[],
): Pick<MerchantOrder, 'commissionAmt' | 'payoutAmt' | 'heldList'> {
  return {
    commissionAmt: wireMoney(retainedOf(order).commission, order.currency),
    payoutAmt: wireMoney(payoutOf(order), order.currency),
    heldList: held
      .filter((one) => sumOfPart(one) > 0)
      .map((one) => ({ cause: one.cause, amt: wireMoney(sumOfPart(one), order.currency) })),
  }
}
