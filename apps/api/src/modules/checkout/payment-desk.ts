import { displayStatusOf } from '@galleria/contract/order-states'
import { toWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { findContract, findOrders, findOrderCodes } from '#modules/order/index.ts'
import type { PaymentDesk, Providers } from '#modules/payment/index.ts'
import { lockPaymentOrder } from './lock-payment-order.ts'
import { settlePayment } from './settle-payment.ts'

/** Payment's own work, with orders behind it: whatever it finds out ends in `settlePayment`. */
export function deskFor(providers: Providers): PaymentDesk {
  return {
    providers,
    settle: settlePayment,
    lockPaymentOrder,
    isOwn: async (ctx, id) => (await findContract(ctx.db, buyerOf(ctx), id)) !== undefined,
    ordersOf,
    codesOf: findOrderCodes,
    languageOf,
  }
}

async function ordersOf(ctx: Context, contractId: Id<'contract'>) {
  const orders = await findOrders(ctx.db, { contractId })
  return orders.map((order) => ({
    id: toWireId('order', order.id),
    tradeOrderCode: order.code,
    displayStatus: displayStatusOf(order.status),
  }))
}

async function languageOf(ctx: Context, contractId: Id<'contract'>): Promise<string> {
  return (await findContract(ctx.db, 'mall', contractId))?.language ?? 'en'
}
