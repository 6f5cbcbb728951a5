import { messageCalls } from '@galleria/contract/message-calls'
import { refuse } from '@galleria/contract/refusals'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { readSellersOrder } from '../desk/merchant-orders.ts'
import { readMessages, writeToBuyer, writeToShop } from './order-messages.ts'
import { findOrder } from '../order.queries.ts'

export const messageRoutes: readonly Bound[] = [
  bind(messageCalls.writeToShop, async (ctx, message) => {
    await writeToShop(ctx, message)
    const order = await findOrder(ctx.db, buyerOf(ctx), message.id)
    if (!order) throw refuse('order.not_found')
    return { messageList: await readMessages(ctx.db, order) }
  }),
  bind(messageCalls.writeToBuyer, async (ctx, message) => {
    await writeToBuyer(ctx, message)
    return readSellersOrder(ctx, message.id)
  }),
]
