import { randomUUID } from 'node:crypto'
import { statesBefore } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { recordTransitions } from '#platform/transitions.ts'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import { refundFlow, type RefundMove, type RefundStatus } from './payment.flow.ts'
import type { Refund } from './payment.types.ts'

const REFUND = `select r.id, r.buyer_id as "buyerId", r.contract_id as "contractId", r.attempt_id as "attemptId", r.provider, r.capture_ref as "captureRef", a.provider_ref as "paymentRef", r.amount, r.currency, r.reason,
  r.status, r.attempt_key as "attemptKey", r.provider_ref as "providerRef", r.tries, r.created_at as "createdAt", r.failed_reason as "failedReason", r.next_try_at as "nextTryAt", r.reverse_id as "reverseId" from refunds r join payment_attempts a on a.id = r.attempt_id`

export async function findRefund(db: Db | Tx, id: Id<'refund'>): Promise<Refund | undefined> {
  const [row] = await runSql<Refund>(db, `${REFUND} where r.id = $1`, [id])
  return row
}

/** Reserves money to give back, once per cause. Never more than the capture holds: the sum is taken under the capture's lock. */
export type NewRefund = {
  id: Id<'refund'>
  buyerId: Id<'user'>
  contractId: Id<'contract'>
  attemptId: Id<'attempt'>
  provider: string
  captureRef: string
  amount: number
  currency: string
  reason: 'duplicate' | 'late' | 'after_sales'
  requestKey: string
  at: Date
  /** For an after-sales order: what it gives back, line by line. */
  reverse?: {
    id: Id<'reverse'>
    orderId: Id<'order'>
    lines: readonly { lineId: Id<'orderLine'>; goods: number; shipping: number }[]
  }
}
export async function addRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  await runSql(tx, 'select 1 from captures where provider = $1 and provider_ref = $2 for update', [
    refund.provider,
    refund.captureRef,
  ])
  const rows = await runSql(
    tx,
    `insert into refunds (id, buyer_id, contract_id, attempt_id, provider, capture_ref, amount, currency, reason, status, request_key, attempt_key, next_try_at, created_at, updated_at, reverse_id, order_id)
    select $1, $2, $3, $4, $5, $6, $7::bigint, $8, $9, 'CREATED', $10, $11, $12::timestamptz, $12, $12, $13, $14 from captures c where c.provider = $5 and c.provider_ref = $6
      and c.amount >= $7::bigint + (select coalesce(sum(e.amount), 0) from refunds e where e.provider = $5 and e.capture_ref = $6)
    on conflict (request_key) do nothing returning 1`,
    [
      refund.id,
      refund.buyerId,
      refund.contractId,
      refund.attemptId,
      refund.provider,
      refund.captureRef,
      refund.amount,
      refund.currency,
      refund.reason,
      refund.requestKey,
      randomUUID(),
      refund.at,
      refund.reverse?.id ?? null,
      refund.reverse?.orderId ?? null,
    ],
  )
  if (rows.length === 0) return false
  const lines = (refund.reverse?.lines ?? []).filter((line) => line.goods + line.shipping > 0)
  if (lines.length > 0)
    await runSql(
      tx,
      'insert into refund_lines (refund_id, line_id, goods, shipping) select $1, l.* from unnest($2::uuid[], $3::bigint[], $4::bigint[]) l',
      [
        refund.id,
        lines.map((line) => line.lineId),
        lines.map((line) => line.goods),
        lines.map((line) => line.shipping),
      ],
    )
  await recordTransitions(tx, [
    {
      entity: 'refund',
      entityId: refund.id,
      from: null,
      to: 'CREATED',
      event: 'request',
      actor: 'payment',
      facts: { reason: refund.reason },
      at: refund.at,
    },
  ])
  return true
}

export type RefundChange = {
  move: RefundMove
  at: Date
  /** For `bounce`: the one that came back, so that news of an earlier try moves nothing. */ bounced?: string
  providerRef?: string | undefined
  failedReason?: string | null | undefined
  nextTryAt: Date | null
  isNewKey?: boolean
}

/** What failed is over, its reference with it: the next try is another refund to the provider, and must not be taken for the failed one. */
export async function moveRefund(tx: Tx, id: Id<'refund'>, change: RefundChange): Promise<boolean> {
  const to = refundFlow.moves[change.move].to
  const [row] = await runSql<{ from: RefundStatus }>(
    tx,
    `
    with before as (select id, status from refunds where id = $1 and status = any($2) and ($10::text is null or provider_ref = $10) for update)
    update refunds r set status = $3, version = version + 1, updated_at = $4, provider_ref = case when $9 then null else coalesce($5, provider_ref) end, failed_reason = $6, next_try_at = $7,
      attempt_key = coalesce($8, attempt_key), tries = tries + case when $9 then 1 else 0 end
    from before b where r.id = b.id returning b.status as "from"`,
    [
      id,
      statesBefore(refundFlow, change.move),
      to,
      change.at,
      change.providerRef ?? null,
      change.failedReason ?? null,
      change.nextTryAt,
      change.isNewKey ? randomUUID() : null,
      to === 'FAILED',
      change.bounced ?? null,
    ],
  )
  if (!row) return false
  if (row.from !== to)
    await recordTransitions(tx, [
      {
        entity: 'refund',
        entityId: id,
        from: row.from,
        to,
        event: change.move,
        actor: 'payment',
        facts: change.failedReason ? { reason: change.failedReason } : undefined,
        at: change.at,
      },
    ])
  return true
}

export async function setNextAsk(tx: Tx, id: Id<'refund'>, at: Date | null): Promise<void> {
  await runSql(tx, `update refunds set next_try_at = $2 where id = $1 and status = 'DONE'`, [
    id,
    at,
  ])
}

export function findDueRefunds(
  db: Db,
  providers: readonly string[],
  now: Date,
): Promise<{ id: Id<'refund'> }[]> {
  return runSql(
    db,
    'select id from refunds where next_try_at <= $1 and provider = any($2) order by next_try_at limit 50',
    [now, providers],
  )
}

/** Refunds of an attempt that the provider has not finished. */
export function findOpenRefunds(db: Db, attemptId: Id<'attempt'>): Promise<{ id: Id<'refund'> }[]> {
  return runSql(
    db,
    `select id from refunds where attempt_id = $1 and status in ('CREATED', 'SENT', 'UNKNOWN') order by created_at`,
    [attemptId],
  )
}

/** Refunds of an attempt that the provider has given; it may still take them back. */
export function findDoneRefunds(db: Db, attemptId: Id<'attempt'>): Promise<Refund[]> {
  return runSql(
    db,
    `${REFUND} where r.attempt_id = $1 and r.status = 'DONE' order by r.created_at limit 50`,
    [attemptId],
  )
}

/** The refund that an after-sales order asked for, if it has come that far. */
export async function findRefundOfReverse(
  db: Db | Tx,
  reverseId: Id<'reverse'>,
): Promise<Refund | undefined> {
  const [row] = await runSql<Refund>(db, `${REFUND} where r.reverse_id = $1`, [reverseId])
  return row
}
