import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { moveOrders, type OrderRow } from '#modules/order/index.ts'
import { giveAllBack } from './give-back.ts'
import { orderIdsOf } from '../payment-case.ts'

/**
 * An order whose deposit was paid and whose balance was not comes to its end. Its buyer who takes
 * it back has the deposit back; who let the time go by has it back, too, unless the terms of the
 * campaign said otherwise when the order was placed. What is given back is reserved, and no longer
 * sold in the books, in the same transaction; what is kept stays booked as it was. For who holds
 * the contract's lock.
 */
export async function endDeposit(
  ctx: Context,
  tx: Tx,
  orders: readonly OrderRow[],
  actor: 'buyer' | 'clock',
): Promise<{ readonly moved: Id<'order'>[]; readonly isDepositKept: boolean }> {
  const at = ctx.now()
  const isDepositKept = actor === 'clock' && orders.every(losesDeposit)
  const set = isDepositKept ? { is_deposit_kept: true } : { refunded: sql`t.paid` }
  const moved = await moveOrders(
    tx,
    orderIdsOf({ orders }),
    actor === 'buyer'
      ? { move: 'withdraw', actor, actorId: orders[0]?.buyerId, at, set }
      : { move: 'miss', actor, at, set },
  )
  if (!isDepositKept) for (const order of orders) await giveAllBack(ctx, tx, order, 'deposit')
  return { moved, isDepositKept }
}

function losesDeposit({ lines }: OrderRow): boolean {
  return lines.every(({ snapshot }) => snapshot.preSale?.isDepositKept === true)
}
