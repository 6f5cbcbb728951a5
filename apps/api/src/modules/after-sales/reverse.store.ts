import { statesAfter, statesBefore } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { recordTransitions } from '#platform/transitions.ts'
import { runSql, type Tx } from '#platform/db.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { reverseFlow, type ReverseMove, type ReverseStatus } from './reverse.flow.ts'
import type { NewReverse } from './reverse.types.ts'

/** The only writer of after-sales orders. Every function runs under the contract's lock. */
export async function addReverse(tx: Tx, order: OrderRow, one: NewReverse): Promise<void> {
  await runSql(
    tx,
    `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, remark, evidence, goods, shipping, available_goods, available_shipping,
      unit_count, request_key, next_step_at, applied_at, updated_at, search_words)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'AS_APPLIED', $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20, plain_text($21))`,
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
      one.appliedAt,
      [
        one.code,
        order.code,
        ...order.lines
          .filter((line) => one.lines.some((asked) => asked.lineId === line.id))
          .map((line) => line.snapshot.name),
      ].join(' '),
    ],
  )
  await runSql(
    tx,
    `insert into reverse_lines (reverse_id, line_id, qty, unsent_qty, available, apply_amount)
    select $1, l.* from unnest($2::uuid[], $3::int[], $4::int[], $5::bigint[], $6::bigint[]) l`,
    [
      one.id,
      one.lines.map((line) => line.lineId),
      one.lines.map((line) => line.qty),
      one.lines.map((line) => line.unsentQty),
      one.lines.map((line) => line.available),
      one.lines.map((line) => line.applyAmount),
    ],
  )
  await runSql(
    tx,
    `update order_lines k set open_reverse_qty = k.open_reverse_qty + l.qty, open_cancel_qty = k.open_cancel_qty + l.unsent_qty, claimed = k.claimed + l.available from reverse_lines l where l.reverse_id = $1 and k.id = l.line_id`,
    [one.id],
  )
  await runSql(
    tx,
    'update orders set claimed_shipping = claimed_shipping + $2, updated_at = $3 where id = $1',
    [order.id, one.availableShipping, one.appliedAt],
  )
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

export type ReverseChange = {
  move: ReverseMove
  actor: 'buyer' | 'merchant' | 'payment' | 'clock'
  actorId?: string | undefined
  facts?: object | undefined
  at: Date
  /** When the mall acts by itself in the new state; null where it waits for somebody. */
  nextStepAt: Date | null
  rejectReason?: string | undefined
  isAuto?: boolean | undefined
}

/** Moves an after-sales order by the table; false when it was no longer in a state the move starts from. */
export async function moveReverse(
  tx: Tx,
  id: Id<'reverse'>,
  change: ReverseChange,
): Promise<boolean> {
  const to = statesAfter(reverseFlow, change.move)[0] as ReverseStatus
  const isDecision = change.move === 'approveRefund' || change.move === 'reject'
  const isEnd = to === 'REVERSE_DONE' || to === 'REVERSE_CANCELED' || to === 'REVERSE_CLOSE'
  const [row] = await runSql<{ from: ReverseStatus }>(
    tx,
    `
    with before as (select id, status from reverse_orders where id = $1 and status = any($2) for update)
    update reverse_orders r set status = $3, version = version + 1, updated_at = $4, next_step_at = $5, reject_reason = coalesce($6, reject_reason), is_auto = is_auto or $7,
      audited_at = case when $8 then $4 else audited_at end, stopped_at = case when $9 then $4 when $10 then null else stopped_at end, refunded_at = case when $3 = 'REFUND_DONE' then $4 when $10 then null else refunded_at end
    from before b where r.id = b.id returning b.status as "from"`,
    [
      id,
      statesBefore(reverseFlow, change.move),
      to,
      change.at,
      change.nextStepAt,
      change.rejectReason ?? null,
      change.isAuto ?? false,
      isDecision,
      isEnd,
      change.move === 'bounceRefund',
    ],
  )
  if (!row) return false
  await recordTransitions(tx, [
    {
      entity: 'reverse',
      entityId: id,
      from: row.from,
      to,
      event: change.move,
      actor: change.actor,
      actorId: change.actorId,
      facts: change.facts,
      at: change.at,
    },
  ])
  return true
}

/** An application that came to nothing gives its units and its claim on the money free again. */
export async function freeClaims(tx: Tx, id: Id<'reverse'>): Promise<void> {
  await runSql(
    tx,
    `update order_lines k set open_reverse_qty = k.open_reverse_qty - l.qty, open_cancel_qty = k.open_cancel_qty - l.unsent_qty, claimed = k.claimed - l.available from reverse_lines l where l.reverse_id = $1 and k.id = l.line_id`,
    [id],
  )
  await runSql(
    tx,
    'update orders o set claimed_shipping = o.claimed_shipping - r.available_shipping from reverse_orders r where r.id = $1 and o.id = r.order_id',
    [id],
  )
}

/** The money is back: its units count as given back, and lines, order and after-sales order say how much. */
export async function countRefunded(tx: Tx, id: Id<'reverse'>): Promise<void> {
  await runSql(
    tx,
    `update order_lines k set open_reverse_qty = k.open_reverse_qty - l.qty, reversed_qty = k.reversed_qty + l.qty, refunded = k.refunded + l.apply_amount from reverse_lines l where l.reverse_id = $1 and k.id = l.line_id`,
    [id],
  )
  await runSql(
    tx,
    'update reverse_orders set refunded_goods = goods, refunded_shipping = shipping where id = $1',
    [id],
  )
  await runSql(
    tx,
    'update orders o set refunded = o.refunded + r.goods + r.shipping from reverse_orders r where r.id = $1 and o.id = r.order_id',
    [id],
  )
}

/** The money came back: what was counted for it is open again. */
export async function uncountRefunded(tx: Tx, id: Id<'reverse'>): Promise<void> {
  await runSql(
    tx,
    `update order_lines k set open_reverse_qty = k.open_reverse_qty + l.qty, reversed_qty = k.reversed_qty - l.qty, refunded = k.refunded - l.apply_amount from reverse_lines l where l.reverse_id = $1 and k.id = l.line_id`,
    [id],
  )
  await runSql(
    tx,
    'update reverse_orders set refunded_goods = 0, refunded_shipping = 0 where id = $1',
    [id],
  )
  await runSql(
    tx,
    'update orders o set refunded = o.refunded - r.goods - r.shipping from reverse_orders r where r.id = $1 and o.id = r.order_id',
    [id],
  )
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

/** Units that were never sent will not be: they no longer wait in the order. */
export async function cancelUnsent(tx: Tx, id: Id<'reverse'>): Promise<void> {
  await runSql(
    tx,
    'update order_lines k set open_cancel_qty = k.open_cancel_qty - l.unsent_qty, canceled_qty = k.canceled_qty + l.unsent_qty from reverse_lines l where l.reverse_id = $1 and k.id = l.line_id and l.unsent_qty > 0',
    [id],
  )
}

/** Puts the clock of an after-sales order on another time without moving it. */
export async function setNextStep(tx: Tx, id: Id<'reverse'>, at: Date): Promise<void> {
  await runSql(tx, 'update reverse_orders set next_step_at = $2 where id = $1', [id, at])
}
