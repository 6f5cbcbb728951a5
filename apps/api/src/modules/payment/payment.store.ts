import { statesBefore } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { recordTransitions } from '#platform/transitions.ts'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import { attemptFlow, type AttemptMove, type AttemptStatus } from './payment.flow.ts'
import type { Attempt } from './payment.types.ts'
import { isUuid } from './refund-try.store.ts'

const ATTEMPT = `select a.id, a.buyer_id as "buyerId", a.contract_id as "contractId", a.payment_order_id as "paymentOrderId", a.kind, a.channel, a.status, a.amount, a.currency, a.unique_key as "uniqueKey",
  a.request_key as "requestKey", a.provider, a.provider_ref as "providerRef", a.redirect_url as "redirectUrl", a.failed_reason as "failedReason", a.check_count as "checkCount", a.created_at as "createdAt", a.updated_at as "updatedAt" from payment_attempts a`

export type PaymentOrder = {
  id: Id<'paymentOrder'>
  contractId: Id<'contract'>
  kind: Attempt['kind']
  amount: number
  currency: string
  status: 'OPEN' | 'PAID' | 'CLOSED'
}

export async function addPaymentOrder(
  tx: Tx,
  order: PaymentOrder & { buyerId: Id<'user'> },
): Promise<void> {
  await tx
    .insertInto('payment_orders')
    .values({
      id: order.id,
      buyer_id: order.buyerId,
      contract_id: order.contractId,
      kind: order.kind,
      amount: order.amount,
      currency: order.currency,
      status: order.status,
    })
    .execute()
}

export function findPaymentOrders(
  db: Db | Tx,
  contractId: Id<'contract'>,
): Promise<PaymentOrder[]> {
  return runSql(
    db,
    `select id, contract_id as "contractId", kind, amount, currency, status from payment_orders where contract_id = $1 order by kind`,
    [contractId],
  )
}

/** The claim's own guard: only an open one becomes paid, so one success is all there can be. */
export async function movePaymentOrder(
  tx: Tx,
  id: Id<'paymentOrder'>,
  from: readonly PaymentOrder['status'][],
  to: PaymentOrder['status'],
): Promise<boolean> {
  const rows = await runSql(
    tx,
    'update payment_orders set status = $3 where id = $1 and status = any($2) returning 1',
    [id, from, to],
  )
  return rows.length === 1
}

export async function addAttempt(
  tx: Tx,
  attempt: Pick<
    Attempt,
    | 'id'
    | 'buyerId'
    | 'contractId'
    | 'paymentOrderId'
    | 'kind'
    | 'channel'
    | 'amount'
    | 'currency'
    | 'uniqueKey'
    | 'requestKey'
    | 'provider'
    | 'createdAt'
  > & { nextCheckAt: Date },
): Promise<void> {
  await runSql(
    tx,
    `insert into payment_attempts (id, buyer_id, contract_id, payment_order_id, kind, channel, status, amount, currency, unique_key, request_key, provider, next_check_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, 'CREATED', $7, $8, $9, $10, $11, $12, $13, $13)`,
    [
      attempt.id,
      attempt.buyerId,
      attempt.contractId,
      attempt.paymentOrderId,
      attempt.kind,
      attempt.channel,
      attempt.amount,
      attempt.currency,
      attempt.uniqueKey,
      attempt.requestKey,
      attempt.provider,
      attempt.nextCheckAt,
      attempt.createdAt,
    ],
  )
  await recordTransitions(tx, [
    {
      entity: 'payment',
      entityId: attempt.id,
      from: null,
      to: 'CREATED',
      event: 'start',
      actor: 'buyer',
      actorId: attempt.buyerId,
      at: attempt.createdAt,
    },
  ])
}

export async function findAttempt(db: Db | Tx, id: Id<'attempt'>): Promise<Attempt | undefined> {
  const [row] = await runSql<Attempt>(db, `${ATTEMPT} where a.id = $1`, [id])
  return row
}
export async function findAttemptByRef(
  db: Db,
  provider: string,
  ref: string,
): Promise<Attempt | undefined> {
  const [row] = await runSql<Attempt>(
    db,
    `${ATTEMPT} where a.provider = $1 and a.provider_ref = $2`,
    [provider, ref],
  )
  return row
}
/** The attempt that a provider's payment names as its reference. One that is no id of ours, or of an attempt with another payment, is somebody else's. */
export async function findAttemptMeant(
  db: Db,
  provider: string,
  { ref, reference }: { readonly ref: string; readonly reference: string },
): Promise<Attempt | undefined> {
  if (!isUuid(reference)) return undefined
  const attempt = await findAttempt(db, reference as Id<'attempt'>)
  const isMeant =
    attempt?.provider === provider && (!attempt.providerRef || attempt.providerRef === ref)
  return isMeant ? attempt : undefined
}
export async function findAttemptByKey(
  db: Db,
  buyerId: Id<'user'>,
  key: string,
): Promise<Attempt | undefined> {
  const [row] = await runSql<Attempt>(
    db,
    `${ATTEMPT} where a.buyer_id = $1 and a.unique_key = $2`,
    [buyerId, key],
  )
  return row
}
/** The attempts of a contract, the newest first; a success stands before everything. */
export function findAttempts(db: Db | Tx, contractId: Id<'contract'>): Promise<Attempt[]> {
  return runSql(
    db,
    `${ATTEMPT} where a.contract_id = $1 order by (a.status = 'PAY_SUCCESS') desc, a.created_at desc, a.id desc limit 100`,
    [contractId],
  )
}

export type AttemptChange = {
  move: AttemptMove
  actor: 'payment' | 'buyer' | 'clock'
  at: Date
  providerRef?: string | undefined
  redirectUrl?: string | null | undefined
  failedReason?: string | null | undefined
  nextCheckAt?: Date | null
}

/** Moves an attempt by the table; false when it was no longer in a state the move starts from. */
export async function moveAttempt(
  tx: Tx,
  attempt: Pick<Attempt, 'id'>,
  change: AttemptChange,
): Promise<boolean> {
  const to = attemptFlow.moves[change.move].to
  const [row] = await runSql<{ from: AttemptStatus }>(
    tx,
    `
    with before as (select id, status from payment_attempts where id = $1 and status = any($2) for update)
    update payment_attempts a set status = $3, version = version + 1, updated_at = $4, provider_ref = coalesce($5, provider_ref), redirect_url = coalesce($6, redirect_url),
      failed_reason = coalesce($7, case when $3 = 'PAY_SUCCESS' then null else failed_reason end), next_check_at = case when $8 then $9::timestamptz else next_check_at end
    from before b where a.id = b.id returning b.status as "from"`,
    [
      attempt.id,
      statesBefore(attemptFlow, change.move),
      to,
      change.at,
      change.providerRef ?? null,
      change.redirectUrl ?? null,
      change.failedReason ?? null,
      change.nextCheckAt !== undefined,
      change.nextCheckAt ?? null,
    ],
  )
  if (!row) return false
  await recordTransitions(tx, [
    {
      entity: 'payment',
      entityId: attempt.id,
      from: row.from,
      to,
      event: change.move,
      actor: change.actor,
      facts: change.failedReason ? { reason: change.failedReason } : undefined,
      at: change.at,
    },
  ])
  return true
}

/** Claims attempts of these providers whose time to ask has come; the next time is set at once, so that two clocks do not both ask. */
export function claimDueAttempts(
  db: Db,
  providers: readonly string[],
  now: Date,
  limit: number,
): Promise<{ id: Id<'attempt'> }[]> {
  return runSql(
    db,
    `
    with due as (select id from payment_attempts where next_check_at <= $1 and provider = any($3) order by next_check_at limit $2 for update skip locked)
    update payment_attempts a set check_count = check_count + 1, next_check_at = case when check_count >= 30 then null
      else $1::timestamptz + make_interval(secs => least(5 * power(1.7, check_count), 7200)::int) end
    from due where a.id = due.id returning a.id`,
    [now, limit, providers],
  )
}

/** Stores a provider's event once; true for the first time. */
export async function addEvent(
  tx: Tx,
  event: { provider: string; id: string; payload: unknown; at: Date },
): Promise<boolean> {
  const rows = await runSql(
    tx,
    `insert into provider_events (provider, event_id, payload, status, received_at) values ($1, $2, $3, 'NEW', $4) on conflict do nothing returning 1`,
    [event.provider, event.id, JSON.stringify(event.payload), event.at],
  )
  return rows.length === 1
}
export async function finishEvent(
  db: Db,
  provider: string,
  id: string,
  status: 'DONE' | 'IGNORED',
  at: Date,
): Promise<void> {
  await runSql(
    db,
    `update provider_events set status = $3, processed_at = $4 where provider = $1 and event_id = $2 and status = 'NEW'`,
    [provider, id, status, at],
  )
}

/** Claims, attempts and refunds of contracts that have got another owner. */
export async function movePayments(
  tx: Tx,
  contractIds: readonly Id<'contract'>[],
  to: Id<'user'>,
): Promise<void> {
  for (const table of ['payment_orders', 'payment_attempts', 'refunds'] as const)
    await runSql(tx, `update ${table} set buyer_id = $2 where contract_id = any($1)`, [
      contractIds,
      to,
    ])
}
