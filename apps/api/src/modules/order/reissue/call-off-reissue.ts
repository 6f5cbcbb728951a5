import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { findHistory } from '#platform/transitions.ts'
import { freeUnits } from '#modules/catalog/stock/index.ts'
import { cancelableQty } from '../claims/claims.rules.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { factsOf, isReissue, operationsOf, shelfUnits } from '../order.rules.ts'
import { markNotSent, moveOrders } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'

/** By the state in which its shop ends it. */
const moves = { UN_DELIVERY: 'callOff', UN_RECEIVED: 'callOffLost' } as const

/**
 * What was to be sent at no charge, or the rest of it, is not sent after all: what was held for it
 * is for sale again. So ends what was sent and is lost, too. Sent twice it is cancelled once.
 */
export async function callOffReissue(ctx: Context, id: Id<'order'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    const at = ctx.now()
    const move = moves[order.status as keyof typeof moves]
    const asked = { state: order.status, actor: 'merchant', facts: factsOf(order, at) }
    if (!move || !allows(orderFlow, move, asked)) {
      const history = isReissue(order) ? await findHistory(tx, 'order', id) : []
      if (history.some(({ event }) => Object.values<string>(moves).includes(event))) return
      throw refuse('order.state', { operationList: operationsOf(order, 'merchant', at) })
    }
    const units = order.lines
      .map((line) => ({ line, qty: cancelableQty(line) }))
      .filter(({ qty }) => qty > 0)
    await markNotSent(
      tx,
      units.map(({ line, qty }) => ({ id: line.id, qty })),
    )
    const how = { actor: 'merchant', actorId: buyerOf(ctx), at } as const
    const to = becameOf(order)
    const isToCome = order.parcelsUnderWay > order.parcelsLost
    await moveOrders(
      tx,
      [id],
      move === 'callOff'
        ? // What can still arrive is waited for.
          { move, to: isToCome ? 'UN_RECEIVED' : to, ...how }
        : { move, to, ...how },
    )
    await ctx.jobs.send(tx, orderJobs.reissueCanceled, { orderId: id, what: whatOf(order) })
    // Last: others wait for these rows.
    await freeUnits(tx, shelfUnits(units), 'canceled')
  })
}

/** With something of it received it is complete. */
function becameOf(order: OrderRow): 'COMPLETE' | 'CANCELED' {
  return order.parcelCount > order.parcelsUnderWay ? 'COMPLETE' : 'CANCELED'
}

/** What its buyer is told of. */
function whatOf(order: OrderRow): 'all' | 'rest' | 'lost' {
  if (order.parcelCount === 0) return 'all'
  return order.parcelsUnderWay > 0 && order.parcelsUnderWay === order.parcelsLost ? 'lost' : 'rest'
}
