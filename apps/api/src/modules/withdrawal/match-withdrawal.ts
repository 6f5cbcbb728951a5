import type { WithdrawalReason } from '@galleria/contract/withdrawal-rules'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import {
  exemptionOf,
  findOrder,
  isInPeriod,
  withdrawableQty,
  type OrderRow,
} from '#modules/order/index.ts'
import { findStatedOrders, findWithdrawal } from './withdrawal.queries.ts'
import { codesIn } from './withdrawal.rules.ts'
import { moveWithdrawal } from './withdrawal.store.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

/** Looks for the orders that a statement is about. Done again it finds the statement moved on and does nothing. */
export async function matchWithdrawal(
  ctx: Context,
  { withdrawalId }: { withdrawalId: Id<'withdrawal'> },
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const said = await findWithdrawal(tx, withdrawalId)
    if (said?.status !== 'RECEIVED') return
    const { orders, reason } = await findMatch(tx, said)
    await moveWithdrawal(tx, said.id, {
      move: 'wait',
      actor: 'clock',
      at: ctx.now(),
      facts: { reason },
      set: { reason, contract_id: orders[0]?.contractId ?? said.contractId },
    })
  })
}

export type Match = { readonly orders: readonly OrderRow[]; readonly reason: WithdrawalReason }

/** Every number that was named has to be an order of that address, in its period, with something left to withdraw from; else a person looks. */
async function findMatch(db: Db | Tx, said: WithdrawalRow): Promise<Match> {
  const codes = codesIn(said.orderCodes)
  const found = await findStatedOrders(db, { codes, email: said.email, userId: said.userId })
  const ids = found.filter(({ contractId }) => !said.contractId || contractId === said.contractId)
  const orders: OrderRow[] = []
  for (const { id } of ids) {
    const order = await findOrder(db, 'mall', id)
    if (order) orders.push(order)
  }
  return { orders, reason: reasonFor(said, codes, orders) }
}

function reasonFor(
  said: WithdrawalRow,
  codes: readonly string[],
  orders: readonly OrderRow[],
): WithdrawalReason {
  if (orders.length === 0 || orders.length < codes.length) return 'NO_ORDER'
  if (orders.some((order) => !isInPeriod(order, said.statedAt))) return 'TOO_LATE'
  if (said.scope !== '' && !said.picked) return 'IN_WORDS'
  const lines = orders.filter(({ paidAt }) => paidAt).flatMap((order) => order.lines)
  if (lines.some((line) => withdrawableQty(line) > 0)) return 'BY_HAND'
  return lines.length > 0 && lines.every((line) => exemptionOf(line)) ? 'EXEMPT' : 'NOTHING_LEFT'
}
