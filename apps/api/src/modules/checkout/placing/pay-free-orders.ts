import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { readTime, type Db, type Tx } from '#platform/db.ts'
import { findFreeOrder, lapseFree, payOut } from '#modules/campaign/index.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { findOrder, lockContract } from '#modules/order/index.ts'
import { AFTER_SALES_DAYS, isInAfterSalesTime } from '#modules/order/asking/index.ts'
import { markGifted } from '#modules/order/claims/index.ts'
import { isStillToBeTaken, reserveRefund } from '#modules/payment/refunds/index.ts'
import { remainingOf, partsOf } from '../bill/free-part.rules.ts'

/**
 * Whether something of an order may still be given back by the mall's word; a module of the same
 * rank knows.
 */
export type MayStillGoToMall = (tx: Tx, orderId: Id<'order'>) => Promise<boolean>

/**
 * The clock's round: the money of free orders goes back when the time is over in which anything can
 * be asked back. For faults alone that goes on for years, and nobody waits so long: what is given
 * is noted at the order's lines, and is asked back no more. The order stays as it is. The end of
 * that time is judged by the database's clock, here and where money is asked back, under the same
 * lock: a machine that is a second ahead pays nothing out while another still takes a request.
 */
export async function payFreeOrders(
  ctx: Context,
  mayStillGoToMall: MayStillGoToMall,
): Promise<void> {
  for (const { id, contractId } of await findPayable(ctx.db))
    await ctx
      .inTransaction(async (tx) => {
        if (await lockContract(tx, contractId)) await pay(ctx, tx, id, mayStillGoToMall)
      })
      // One that cannot be paid out keeps no other waiting.
      .catch((error: unknown) =>
        ctx.log.error({ err: error, freeOrderId: id }, 'a free order could not be paid out'),
      )
}

function findPayable(db: Db): Promise<{ id: Id<'freeOrder'>; contractId: Id<'contract'> }[]> {
  return (
    db
      .selectFrom('free_orders as f')
      .innerJoin('orders as o', 'o.id', 'f.order_id')
      .where('f.status', '=', 'WON')
      .where('o.status', '=', 'COMPLETE')
      .where(
        sql<boolean>`coalesce(o.exchanged_at, o.completed_at) < mall_now() - make_interval(hours => ${AFTER_SALES_DAYS * 24})`,
      )
      // They may be asked about for long, and would be all that a round looks at.
      .where(
        sql<boolean>`not exists (select 1 from order_lines l where l.order_id = o.id and l.open_requests > 0)`,
      )
      .orderBy('o.completed_at')
      .limit(100)
      .select(['f.id', 'o.contract_id as contractId'])
      .$castTo<{ id: Id<'freeOrder'>; contractId: Id<'contract'> }>()
      .execute()
  )
}

/**
 * Over the ordinary refund, with a reason of its own: reserved on the captures that paid, and in
 * the books the mall's own cost. The shop keeps its sale, the order its invoice: who pays for it is
 * the mall, not its buyer.
 */
async function pay(
  ctx: Context,
  tx: Tx,
  id: Id<'freeOrder'>,
  mayStillGoToMall: MayStillGoToMall,
): Promise<void> {
  const free = await findFreeOrder(tx, id)
  const order = free?.status === 'WON' ? await findOrder(tx, 'mall', free.orderId) : undefined
  const at = await readTime(tx)
  // What is asked for still is answered first.
  if (!free || !order || order.openRequests > 0 || isInAfterSalesTime(order, at)) return
  // A week at most, and few: a round passes them by.
  if (await mayStillGoToMall(tx, order.id)) return
  const amount = Math.min(free.amount, remainingOf(order))
  if (amount <= 0) return lapseFree(tx, [order.id], { actor: 'clock', at })
  const refundId = ctx.newId('refund')
  const lines = partsOf(order.lines, amount, order.currency as Currency)
  const refund: Parameters<typeof reserveRefund>[2] = {
    id: refundId,
    owner: { contractId: order.contractId, buyerId: order.buyerId },
    amount,
    currency: order.currency,
    reason: 'free_order',
    requestKey: `free_order:${order.id}`,
    at,
    of: {
      orderId: order.id,
      needPay: order.needPay,
      lines,
    },
  }
  // What left is being taken still.
  if (await isStillToBeTaken(tx, refund)) return
  const legs = await reserveRefund(ctx, tx, refund)
  if (!legs || !(await payOut(tx, free, { refundId, amount, at })))
    throw new Error(`the free order ${order.code} could not be paid out`)
  // Faults can be reported for years: what went back already does not go back then.
  await markGifted(tx, order.id, lines)
  await postEntries(tx, {
    event: 'gift',
    ref: order.contractId,
    currency: order.currency,
    at,
    entries: [
      { account: 'buyer', minor: -amount },
      { account: 'marketing', minor: amount },
    ],
  })
}
