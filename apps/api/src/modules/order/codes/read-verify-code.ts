import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { pickUpCalls } from '@galleria/contract/pick-up-calls'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { findOrderCode, openOrderCode } from '#modules/voucher/index.ts'
import { findOrder } from '../order.queries.ts'
import { allowsBuyer, operationsOf } from '../order.rules.ts'
import { presentPickUp } from './pick-up.present.ts'

/**
 * The code of an own order, for the page of who shows it. A guest's signed link does not get this
 * far: it has no session.
 */
export async function readVerifyCode(
  ctx: Context,
  { id }: Parsed<typeof pickUpCalls.queryVerifyCode>,
): Promise<Reply<typeof pickUpCalls.queryVerifyCode>> {
  const order = await findOrder(ctx.db, buyerOf(ctx), id)
  if (!order) throw refuse('order.not_found')
  if (!allowsBuyer(order, 'verifyCode', ctx.now()))
    throw refuse('order.state', { operationList: operationsOf(order, 'buyer', ctx.now()) })
  const code = await findOrderCode(ctx.db, id)
  return {
    tradeOrderCode: order.code,
    verifyCode: code ? openOrderCode(ctx.env.secrets, code) : null,
    shop: presentPickUp(order).shop,
  }
}
