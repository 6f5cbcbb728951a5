import type { WithdrawalReason } from '@galleria/contract/withdrawal-rules'
import type { Id } from '@galleria/kernel/id'
import { mayWithdraw, withdrawOrder } from '#modules/after-sales/asking/index.ts'
import { findOrder, lockContract, type OrderRow } from '#modules/order/index.ts'
import { exemptionOf, isInPeriod, withdrawableQty } from '#modules/order/asking/index.ts'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findStatedOrders, findWithdrawal } from './withdrawal.queries.ts'
import { codesIn } from './withdrawal.rules.ts'
import { moveWithdrawal } from './withdrawal.store.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

/**
 * Looks for the orders that a statement is about, and carries it out where nothing is in doubt
 * (A3). What is in doubt waits for a person. Done again it finds the statement moved on and does
 * nothing.
 */
export async function matchWithdrawal(
  ctx: Context,
  { withdrawalId }: { withdrawalId: Id<'withdrawal'> },
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const statement = await findWithdrawal(tx, withdrawalId)
    if (statement?.status !== 'RECEIVED') return
    const { orders, isProven, reason } = await findMatch(tx, statement)
    // Another run may have been first while this one waited for the locks.
    if ((await findWithdrawal(tx, withdrawalId))?.status !== 'RECEIVED') return
    const contract_id = orders[0]?.contractId ?? statement.contractId
    const at = ctx.now()
    if (reason || !(await carryOut(ctx, tx, statement, { orders, isProven }))) {
      const why = reason ?? 'BY_HAND'
      const set = { reason: why, contract_id }
      await moveWithdrawal(tx, statement.id, {
        move: 'wait',
        actor: 'clock',
        at,
        facts: { reason: why },
        set,
      })
      return
    }
    await moveWithdrawal(tx, statement.id, {
      move: 'carryOut',
      actor: 'clock',
      at,
      facts: { orders: orders.map(({ code }) => code) },
      set: { contract_id },
    })
  })
  crashAt('withdrawal.matched')
}

type Match = {
  readonly orders: readonly OrderRow[]
  /** Whoever said it was their buyer, or came with their link. */ readonly isProven: boolean
  /** Why it is in doubt; undefined where it is not. */ readonly reason:
    | WithdrawalReason
    | undefined
}

/**
 * Every number that was named has to be an order of that address, in its period, with something
 * left to withdraw from; read under the locks of their contracts.
 */
async function findMatch(tx: Tx, statement: WithdrawalRow): Promise<Match> {
  const codes = codesIn(statement.orderCodes)
  const found = (
    await findStatedOrders(tx, { codes, email: statement.email, userId: statement.userId })
  ).filter(({ contractId }) => !statement.contractId || contractId === statement.contractId)
  // In one order, as whoever else holds several.
  for (const id of [...new Set(found.map(({ contractId }) => contractId))].sort())
    await lockContract(tx, id)
  const orders = await readOrders(
    tx,
    found.map(({ id }) => id),
  )
  return {
    orders,
    isProven:
      statement.proof !== 'NONE' || found.every(({ buyerId }) => buyerId === statement.userId),
    reason: reasonFor(statement, codes, orders),
  }
}

async function readOrders(db: Db | Tx, ids: readonly Id<'order'>[]): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (const id of ids) {
    const order = await findOrder(db, 'mall', id)
    if (order) orders.push(order)
  }
  return orders
}

function reasonFor(
  statement: WithdrawalRow,
  codes: readonly string[],
  orders: readonly OrderRow[],
): WithdrawalReason | undefined {
  if (orders.length === 0 || orders.length < codes.length) return 'NO_ORDER'
  if (orders.some((order) => !isInPeriod(order, statement.statedAt))) return 'TOO_LATE'
  if (statement.scope !== '' && !statement.picked) return 'IN_WORDS'
  const lines = orders.filter(({ paidAt }) => paidAt).flatMap((order) => order.lines)
  if (lines.some((line) => withdrawableQty(line) > 0)) return undefined
  return lines.length > 0 && lines.every((line) => exemptionOf(line)) ? 'EXEMPT' : 'NOTHING_LEFT'
}

/** All of its orders or none: a statement that is half carried out would be nobody's. */
async function carryOut(
  ctx: Context,
  tx: Tx,
  statement: WithdrawalRow,
  { orders, isProven }: { orders: readonly OrderRow[]; isProven: boolean },
): Promise<boolean> {
  const withdrawal = {
    key: statement.id,
    statedAt: statement.statedAt,
    isProven,
    picked: statement.picked ?? [],
  }
  for (const { id } of orders) if (!(await mayWithdraw(ctx, tx, id, withdrawal))) return false
  for (const { id } of orders) await withdrawOrder(ctx, tx, id, withdrawal)
  return true
}
