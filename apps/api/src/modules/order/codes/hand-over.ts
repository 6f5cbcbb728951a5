import type { Parsed } from '@galleria/contract/define-call'
import type { merchantPickUpCalls } from '@galleria/contract/merchant-pick-up'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst, takeBack } from '#platform/rate-limit.ts'
import { sendUnits } from '#modules/catalog/stock/index.ts'
import { findOrderCode, isOrderCode, useOrderCode } from '#modules/voucher/index.ts'
import { cancelableQty } from '../claims/claims.rules.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { factsOf, operationsOf } from '../order.rules.ts'
import { markSent, moveOrders } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'
import { writeInvoice } from '../invoices/write-invoice.ts'

/** Tries of one person that came to nothing: about one order, and about all. */
const TRIES_OF_ORDER = { times: 10, seconds: 3600 }
const TRIES_OF_PERSON = { times: 30, seconds: 3600 }

/**
 * Who shows the code of an order gets all that is left of it: units, stock, state and invoice are
 * one transaction under the contract's lock.
 */
export async function handOver(
  ctx: Context,
  { id, verifyCode }: Parsed<typeof merchantPickUpCalls.handOver>,
): Promise<void> {
  const tries = [
    [`handover:${buyerOf(ctx)}:${id}`, TRIES_OF_ORDER],
    [`handover:${buyerOf(ctx)}`, TRIES_OF_PERSON],
  ] as const
  for (const [key, limit] of tries) await countAgainst(ctx, key, limit)
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    const asked = { state: order.status, actor: 'merchant', facts: factsOf(order, ctx.now()) }
    if (!allows(orderFlow, 'handOver', asked))
      throw refuse('order.state', { operationList: operationsOf(order, 'merchant', ctx.now()) })
    const code = await findOrderCode(tx, id)
    if (!code || !isOrderCode(ctx.env.secrets, code, verifyCode)) throw refuse('verify_code.wrong')
    await handOverAll(ctx, tx, order)
  })
  await takeBack(
    ctx,
    tries.map(([key]) => key),
  )
}

async function handOverAll(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const at = ctx.now()
  const left = order.lines
    .map((line) => ({ line, qty: cancelableQty(line) }))
    .filter(({ qty }) => qty > 0)
  const units = left.map(({ line, qty }) => ({ id: line.id, qty }))
  if (!(await markSent(tx, order.id, units)))
    throw new Error('units that were left under the lock and are not there')
  await sendUnits(
    tx,
    left.map(({ line, qty }) => ({ skuId: line.skuId, lineId: line.id, qty })),
    'fetched',
  )
  // What is asked back meanwhile is decided first; with its refund the order is complete.
  const isAll = order.unshippedQty === order.unsentQty
  await moveOrders(tx, [order.id], {
    move: 'handOver',
    to: isAll ? 'COMPLETE' : 'UN_DELIVERY',
    actor: 'merchant',
    actorId: buyerOf(ctx),
    at,
  })
  await useOrderCode(tx, order.id, at)
  await writeInvoice(ctx, tx, order)
  await ctx.jobs.send(tx, orderJobs.pickUp, { orderId: order.id, kind: 'fetched' })
}
