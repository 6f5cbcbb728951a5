import type { Currency } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { moveOrders, type OrderRow } from '#modules/order/index.ts'
import { reserveRefund } from '#modules/payment/index.ts'
import { orderIdsOf } from './payment-case.ts'
import { partOfSale, sharesOf } from './sale.rules.ts'

/**
 * An order whose deposit was paid and whose balance was not comes to its end. Its buyer who takes it back has the deposit back; who let the time go by has it back,
 * too, unless the terms of the campaign said otherwise when the order was placed. What is given back is reserved, and no longer sold in the books, in the same
 * transaction; what is kept stays booked as it was. For who holds the contract's lock.
 */
export async function endDeposit(
  ctx: Context,
  tx: Tx,
  orders: readonly OrderRow[],
  actor: 'buyer' | 'clock',
): Promise<{ readonly moved: Id<'order'>[]; readonly isKept: boolean }> {
  const at = ctx.now()
  const isKept = actor === 'clock' && orders.every(losesDeposit)
  const set = isKept ? { is_deposit_kept: true } : { refunded: sql`t.paid` }
  const moved = await moveOrders(
    tx,
    orderIdsOf({ orders }),
    actor === 'buyer'
      ? { move: 'withdraw', actor, actorId: orders[0]?.buyerId, at, set }
      : { move: 'miss', actor, at, set },
  )
  if (!isKept) for (const order of orders) await giveDepositBack(ctx, tx, order)
  return { moved, isKept }
}

function losesDeposit({ lines }: OrderRow): boolean {
  return lines.every(({ snapshot }) => snapshot.preSale?.isDepositKept === true)
}

async function giveDepositBack(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const [line] = order.lines
  if (!line) throw new Error('an order without a line')
  const legs = await reserveRefund(ctx, tx, {
    id: ctx.newId('refund'),
    owner: { contractId: order.contractId, buyerId: order.buyerId },
    amount: order.paid,
    currency: order.currency,
    reason: 'deposit',
    requestKey: `deposit:${order.id}`,
    at: ctx.now(),
    // Goods of a pre-sale are ordered by themselves: all of the deposit is this line's.
    of: { orderId: order.id, lines: [{ lineId: line.id, goods: order.paid, shipping: 0 }] },
  })
  if (!legs) throw new Error(`the deposit of ${order.code} could not be given back`)
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
}
