import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { WireWithdrawal, withdrawalCalls } from '@galleria/contract/withdrawal'
import { mayWithdraw, withdrawOrder } from '#modules/after-sales/asking/index.ts'
import { findContract, findOrder, lockContract } from '#modules/order/index.ts'
import { noteSeller } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { readWithdrawal } from './list-withdrawals.ts'
import { pick } from './state-withdrawal.ts'
import { presentForm } from './withdrawal.present.ts'
import { findAnyOrder, findWithdrawal } from './withdrawal.queries.ts'
import { moveWithdrawal } from './withdrawal.store.ts'

/** Any order by its number, with what can be withdrawn from. */
export async function readAnyForm(
  ctx: Context,
  { orderCode }: { orderCode: string },
): Promise<Reply<typeof withdrawalCalls.readWithdrawalOrder>> {
  const named = await findAnyOrder(ctx.db, orderCode)
  const order = named && (await findOrder(ctx.db, 'mall', named.id))
  const contract = order && (await findContract(ctx.db, 'mall', order.contractId))
  if (!order || !contract) throw refuse('order.not_found')
  const { shopName, isOver, lines } = presentForm(order, contract, {
    language: ctx.language,
    now: ctx.now(),
  })
  return { orderCode: order.code, shopName, isOver, lines }
}

/**
 * The operator has found the order that a statement is about, and the goods that it means; from
 * here on it is as one that was matched by itself. The period is the operator's to judge: the
 * calendar does not know when goods came that nobody signed for.
 */
export async function carryOutByHand(
  ctx: Context,
  { id, orderCode, lines }: Parsed<typeof withdrawalCalls.carryOutWithdrawal>,
): Promise<WireWithdrawal> {
  const isMoved = await ctx.inTransaction(async (tx) => {
    const statement = await findWithdrawal(tx, id)
    if (!statement) throw refuse('matter.not_found')
    const named = await findAnyOrder(tx, orderCode)
    if (!named) throw refuse('order.not_found')
    await lockContract(tx, named.contractId)
    const order = await findOrder(tx, 'mall', named.id)
    if (!order) throw refuse('order.not_found')
    noteSeller(tx, order.sellerId)
    const moved = await moveWithdrawal(tx, id, {
      move: 'carryOut',
      actor: 'operator',
      actorId: buyerOf(ctx),
      at: ctx.now(),
      facts: { orders: [order.code] },
      set: { contract_id: order.contractId },
    })
    if (!moved) return false
    const withdrawal = {
      key: statement.id,
      statedAt: statement.statedAt,
      isProven: true,
      picked: pick(ctx, order, lines),
    }
    if (!(await mayWithdraw(ctx, tx, order.id, withdrawal))) throw refuse('withdrawal.lines')
    await withdrawOrder(ctx, tx, order.id, withdrawal)
    return true
  })
  const withdrawal = await readWithdrawal(ctx, id)
  if (!withdrawal) throw refuse('matter.not_found')
  if (!isMoved) throw refuse('matter.state', { operationList: withdrawal.operationList })
  return withdrawal
}
