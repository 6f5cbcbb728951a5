import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { sendUnits } from '#modules/catalog/stock/index.ts'
import { expireVouchers, findOrdersWithExpired, findVouchers } from '#modules/voucher/index.ts'
import { findOrder } from '../order.queries.ts'
import { lockContract, markSent, moveOrders } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'

/**
 * The clock's round: codes whose time is over count as handed over; with the last one the order is
 * complete (O19).
 */
export async function expireCodes(ctx: Context): Promise<void> {
  for (const id of await findOrdersWithExpired(ctx.db, ctx.now()))
    await ctx.inTransaction(async (tx) => {
      const order = await findLocked(
        () => findOrder(tx, 'mall', id),
        (found) => lockContract(tx, found.contractId),
      )
      if (order) await expire(ctx, tx, order)
    })
}

async function expire(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const at = ctx.now()
  const due = (await findVouchers(tx, order.id)).filter(
    ({ status, expiresAt }) => status === 'NOT_USED' && expiresAt <= at,
  )
  const moved = await expireVouchers(
    tx,
    due.map(({ id }) => id),
    at,
  )
  const lines = [...Map.groupBy(due, ({ lineId }) => lineId)].map(
    ([id, codes]: [Id<'orderLine'>, typeof due]) => ({ id, qty: codes.length }),
  )
  if (moved !== due.length || !(await markSent(tx, order.id, lines)))
    throw new Error('codes that could be used and whose units are not there')
  const skuOf = new Map(order.lines.map((line) => [line.id, line.skuId]))
  await sendUnits(
    tx,
    lines.map(({ id, qty }) => ({ skuId: skuOf.get(id) as number, lineId: id, qty })),
    'expired',
  )
  if (order.unsentQty === due.length)
    await moveOrders(tx, [order.id], { move: 'useUp', actor: 'clock', at })
}
