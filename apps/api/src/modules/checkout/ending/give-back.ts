import type { Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { followPayment } from '#modules/order/payout/index.ts'
import { reserveRefund } from '#modules/payment/refunds/index.ts'
import { partOfSale, sharesOf } from '../bill/sale.rules.ts'

/**
 * All that is paid of an order of one line goes back, because nothing of it will be sent: reserved
 * on the captures, and no longer sold in the books, in the transaction that closes the order. For
 * who holds the contract's lock.
 */
export async function giveAllBack(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  reason: 'deposit' | 'group_buy',
): Promise<void> {
  const [line] = order.lines
  if (!line) throw new Error('an order without a line')
  // A deposit is the line's alone.
  const shipping = reason === 'deposit' ? 0 : order.shipping
  const legs = await reserveRefund(ctx, tx, {
    id: ctx.newId('refund'),
    owner: { contractId: order.contractId, buyerId: order.buyerId },
    amount: order.paid,
    currency: order.currency,
    reason,
    requestKey: `${reason}:${order.id}`,
    at: ctx.now(),
    of: {
      orderId: order.id,
      needPay: order.needPay,
      lines: [{ lineId: line.id, goods: order.paid - shipping, shipping }],
    },
  })
  if (!legs) throw new Error(`what was paid of ${order.code} could not be given back`)
  const parts = partOfSale(sharesOf(order), {
    before: 0,
    after: order.paid,
    currency: order.currency as Currency,
  })
  await postEntries(tx, {
    event: 'reversal',
    ref: order.contractId,
    currency: order.currency,
    at: ctx.now(),
    entries: [{ account: 'buyer', minor: -order.paid }, ...parts],
  })
  // What is held of the shop's share while the payment is disputed is held no longer.
  await followPayment(tx, order, ctx.now())
}
