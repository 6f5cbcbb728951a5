import type { Id } from '@galleria/kernel/id'
import { defineLifeCycle, moveRow, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { runSql, type Tx } from '#platform/db.ts'
import { addClaims, type Claims, type OrderRow } from '#modules/order/index.ts'
import { reverseFlow } from './reverse.flow.ts'
import type { NewReverse, ReverseRow } from './reverse.types.ts'

/** The only writer of after-sales orders. Every function runs under the contract's lock. */
export async function addReverse(tx: Tx, order: OrderRow, one: NewReverse): Promise<void> {
  await runSql(
    tx,
    `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, remark, evidence, goods, shipping, available_goods, available_shipping,
      unit_count, request_key, next_step_at, answer_by, applied_at, updated_at, search_words)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'AS_APPLIED', $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $21, plain_text($22))`,
    [
      one.id,
      order.buyerId,
      order.id,
      order.contractId,
      order.shopId,
      order.sellerId,
      one.code,
      one.type,
      order.currency,
      one.reason,
      one.remark,
      one.evidence,
      one.goods,
      one.shipping,
      one.availableGoods,
      one.availableShipping,
      one.lines.reduce((sum, line) => sum + line.qty, 0),
      one.requestKey,
      one.nextStepAt,
      one.answerBy,
      one.appliedAt,
      searchWordsOf(order, one),
    ],
  )
  await runSql(
    tx,
    `insert into reverse_lines (reverse_id, line_id, qty, unsent_qty, taken_qty, available, apply_amount, unsent_amount)
    select $1, l.* from unnest($2::uuid[], $3::int[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::bigint[]) l`,
    [
      one.id,
      one.lines.map((line) => line.lineId),
      one.lines.map((line) => line.qty),
      one.lines.map((line) => line.unsentQty),
      one.lines.map((line) => line.takenQty),
      one.lines.map((line) => line.available),
      one.lines.map((line) => line.applyAmount),
      one.lines.map((line) => line.unsentAmount),
    ],
  )
  await addClaims(tx, claimsOf({ ...one, orderId: order.id }))
  await recordTransitions(tx, [
    {
      entity: 'reverse',
      entityId: one.id,
      from: null,
      to: 'AS_APPLIED',
      event: 'apply',
      actor: 'buyer',
      actorId: order.buyerId,
      at: one.appliedAt,
    },
  ])
}

function searchWordsOf(order: OrderRow, one: NewReverse): string {
  const names = order.lines
    .filter((line) => one.lines.some((asked) => asked.lineId === line.id))
    .map((line) => line.snapshot.name)
  return [one.code, order.code, ...names].join(' ')
}

/** What an after-sales order claims of its order. */
export function claimsOf({
  orderId,
  shipping,
  lines,
}: Pick<NewReverse, 'shipping' | 'lines'> & Pick<ReverseRow, 'orderId'>): Claims {
  return {
    orderId,
    shipping,
    lines: lines.map(({ lineId, takenQty, unsentQty, applyAmount, unsentAmount }) => ({
      lineId,
      takenQty,
      unsentQty,
      amount: applyAmount,
      unsentAmount,
    })),
  }
}

const reverseLifeCycle = defineLifeCycle({
  entity: 'reverse',
  table: 'reverse_orders',
  flow: reverseFlow,
  stamps: ({ at }) => ({ version: nextVersion, updated_at: at }),
})

/** Moves an after-sales order by the table; false when it was no longer in a state the move starts from. `next_step_at`: when the mall acts by itself in the new state; null where it waits for somebody. */
export async function moveReverse(
  tx: Tx,
  id: Id<'reverse'>,
  request: MoveRequest<typeof reverseFlow, 'reverse_orders'> & {
    readonly set: { readonly next_step_at: Date | null }
  },
): Promise<boolean> {
  return (await moveRow(tx, reverseLifeCycle, id, request)) !== undefined
}

/** Whether an after-sales order has come to its end before: units go back on the shelf once, however often the money has to be sent. */
export async function hasSettled(tx: Tx, id: Id<'reverse'>): Promise<boolean> {
  const [row] = await runSql<{ has: boolean }>(
    tx,
    `select exists (select 1 from transitions where entity = 'reverse' and entity_id = $1 and to_state = 'REVERSE_DONE') as has`,
    [id],
  )
  return row?.has === true
}

/** Puts the clock of an after-sales order on another time without moving it. */
export async function setNextStep(tx: Tx, id: Id<'reverse'>, at: Date): Promise<void> {
  await runSql(tx, 'update reverse_orders set next_step_at = $2 where id = $1', [id, at])
}

/** The shop has been reminded: from here only its answer, or the end of its time, is waited for. */
export async function markReminded(tx: Tx, reverse: ReverseRow, at: Date): Promise<void> {
  await runSql(tx, 'update reverse_orders set reminded_at = $2, next_step_at = $3 where id = $1', [
    reverse.id,
    at,
    reverse.answerBy,
  ])
}
