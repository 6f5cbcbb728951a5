import { isPaidFor } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { lockRow } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { resolveMatters } from '../matters/matter.store.ts'
import { attemptMoves } from '../payment.figures.ts'
import { attemptFlow, isLive } from '../payment.flow.ts'
import type { Attempt } from '../payment.types.ts'
import type { PayExtras } from '../providers/pay-widget.ts'
import { readReference } from '../providers/references.ts'

const ATTEMPT = `select a.id, a.buyer_id as "buyerId", a.contract_id as "contractId", a.payment_order_id as "paymentOrderId", a.kind, a.channel, a.status, a.amount, a.currency, a.unique_key as "uniqueKey",
  a.request_key as "requestKey", a.provider, a.provider_ref as "providerRef", a.redirect_url as "redirectUrl", a.failed_reason as "failedReason", a.created_at as "createdAt",
  a.method, a.extras, a.redirect_info as "redirectInfo", a.capture_mode as "captureMode", a.authorised_at as "authorisedAt", a.expires_at as "expiresAt",
  a.authorisation_ref as "authorisationRef"
  from payment_attempts a`

const attemptById = hotSql<'payment.attempt', Attempt>(
  'payment.attempt',
  `${ATTEMPT} where a.id = $1`,
)
const attemptByKey = hotSql<'payment.attemptByKey', Attempt>(
  'payment.attemptByKey',
  `${ATTEMPT} where a.buyer_id = $1 and a.unique_key = $2`,
)
const attemptByRef = hotSql<'payment.attemptByRef', Attempt>(
  'payment.attemptByRef',
  `${ATTEMPT} where a.provider = $1 and a.provider_ref = $2`,
)
const attemptsOfContract = hotSql<'payment.attempts', Attempt>(
  'payment.attempts',
  `${ATTEMPT} where a.contract_id = $1 order by (a.status in ('PRE_AUTH_SUCCESS', 'PAY_SUCCESS')) desc, a.created_at desc, a.id desc limit 100`,
)

/**
 * By its id, by the key its buyer's browser was given, or by the provider's name of its payment.
 */
export async function findAttempt(
  db: Db | Tx,
  which:
    | { readonly id: Id<'attempt'> }
    | { readonly buyerId: Id<'user'>; readonly uniqueKey: string }
    | { readonly provider: string; readonly ref: string },
): Promise<Attempt | undefined> {
  const [row] =
    'id' in which
      ? await runHot(db, attemptById, [which.id])
      : 'uniqueKey' in which
        ? await runHot(db, attemptByKey, [which.buyerId, which.uniqueKey])
        : await runHot(db, attemptByRef, [which.provider, which.ref])
  return row
}

/** The attempts of a contract, the newest first; a success stands before everything. */
export function findAttempts(db: Db | Tx, contractId: Id<'contract'>): Promise<Attempt[]> {
  return runHot(db, attemptsOfContract, [contractId])
}

/** By what its provider takes a promise. */
export async function findByAuthorisation(
  db: Db | Tx,
  provider: string,
  authorisationRef: string,
): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .where('provider', '=', provider)
    .where('authorisation_ref', '=', authorisationRef)
    .select('id')
    .$castTo<{ id: Id<'attempt'> }>()
    .executeTakeFirst()
  return row && findAttempt(db, row)
}

/** Those of a provider by which something may be taken still. */
export function findPromised(db: Db, provider: string): Promise<{ id: Id<'attempt'> }[]> {
  return db
    .selectFrom('payment_attempts')
    .where('provider', '=', provider)
    .where('status', '=', 'PRE_AUTH_SUCCESS')
    .orderBy('id')
    .select('id')
    .$castTo<{ id: Id<'attempt'> }>()
    .execute()
}

/**
 * Whether anybody has ever begun to pay by a provider, if nothing was heard of it, too: the first
 * answer may be the one that was lost.
 */
export async function hasAttempts(db: Db, provider: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('provider', '=', provider)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The attempt that a provider's payment names as its reference. One that is no id of ours, or of an
 * attempt with another payment, is somebody else's; a provider that has no other name for it than
 * that reference cannot mean another payment.
 */
export async function findAttemptMeant(
  db: Db,
  provider: string,
  { ref, reference }: { readonly ref: string; readonly reference: string },
): Promise<Attempt | undefined> {
  const named = readReference(reference)
  const attempt = named && (await findAttempt(db, { id: named.attemptId }))
  const isMeant =
    attempt?.provider === provider &&
    // Until it has named the payment, a provider may know it by our reference alone.
    (!attempt.providerRef || [ref, reference].includes(attempt.providerRef) || ref === reference)
  return isMeant ? attempt : undefined
}

export async function addAttempt(
  tx: Tx,
  attempt: Omit<
    Attempt,
    | 'status'
    | 'providerRef'
    | 'redirectUrl'
    | 'failedReason'
    | 'redirectInfo'
    | 'authorisedAt'
    | 'expiresAt'
    | 'authorisationRef'
  > & {
    readonly nextCheckAt: Date
    /** Of one that its provider has made already. */
    readonly providerRef?: string
  },
): Promise<void> {
  await tx
    .insertInto('payment_attempts')
    .values({
      id: attempt.id,
      buyer_id: attempt.buyerId,
      contract_id: attempt.contractId,
      payment_order_id: attempt.paymentOrderId,
      kind: attempt.kind,
      channel: attempt.channel,
      status: attemptFlow.start,
      amount: attempt.amount,
      currency: attempt.currency,
      unique_key: attempt.uniqueKey,
      request_key: attempt.requestKey,
      provider: attempt.provider,
      provider_ref: attempt.providerRef ?? null,
      method: attempt.method,
      extras: attempt.extras && JSON.stringify(attempt.extras),
      capture_mode: attempt.captureMode,
      next_check_at: attempt.nextCheckAt,
      created_at: attempt.createdAt,
      updated_at: attempt.createdAt,
    })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'payment',
      entityId: attempt.id,
      from: null,
      to: attemptFlow.start,
      event: 'start',
      actor: 'buyer',
      actorId: attempt.buyerId,
      at: attempt.createdAt,
    },
  ])
  attemptMoves.add(tx, { move: 'start', to: attemptFlow.start, by: attempt.channel })
}

const attemptLifeCycle = defineLifeCycle({
  entity: 'payment',
  table: 'payment_attempts',
  flow: attemptFlow,
  stamps: ({ to, at }) => ({
    version: nextVersion,
    updated_at: at,
    // Of no use any more, and nothing to keep.
    extras: null,
    ...(to === 'PAY_PENDING' ? {} : { redirect_info: null }),
    ...(isPaidFor(to) ? { failed_reason: null } : {}),
  }),
  counted: attemptMoves,
})

/**
 * Moves an attempt by the table; false when it was no longer in a state the move starts from. One
 * that can be paid no more is nothing that an operator must close.
 */
export async function moveAttempt(
  tx: Tx,
  id: Id<'attempt'>,
  change: MoveRequest<typeof attemptFlow, 'payment_attempts'>,
): Promise<boolean> {
  const from = await moveRow(tx, attemptLifeCycle, id, change)
  if (!from) return false
  if (isLive({ status: from }) && change.move !== 'open')
    await resolveMatters(tx, { cause: unclosedCause(id) }, change.at)
  return true
}

/** What is meant by the name under which an attempt stands on the operator's list: its provider's or ours. */
export function attemptNamed({
  provider,
  reference,
}: {
  readonly provider: string
  readonly reference: string
}) {
  const ours = readReference(reference)
  return ours ? { id: ours.attemptId } : { provider, ref: reference }
}

/** By which an attempt that nobody can close stands on the operator's list once. */
export const unclosedCause = (id: Id<'attempt'>) => `attempt:${id}`

export function lockAttempt(
  tx: Tx,
  which: { readonly id: Id<'attempt'> } | { readonly provider: string; readonly ref: string },
): Promise<boolean> {
  return lockRow(
    tx,
    'payment_attempts',
    'id' in which ? which : { provider: which.provider, provider_ref: which.ref },
  )
}

/** After so many rounds an attempt is left to events and the reconciliation. */
const MOST_CHECKS = 30

/**
 * Makes an attempt due for the first round in which its provider is set up: one that nothing more
 * was planned for is asked about once.
 */
export async function askOnceItIsBack(db: Db | Tx, id: Id<'attempt'>, at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set((eb) => ({
      next_check_at: eb.fn('least', ['next_check_at', eb.val(at)]),
      check_count: sql`case when next_check_at is null then ${MOST_CHECKS} else check_count end`,
    }))
    .where('id', '=', id)
    .execute()
}

/** Open attempts of a provider are to be asked about now; the contracts that they would pay. */
export async function askAttemptsSoon(
  db: Db,
  provider: string,
  { at, sentBefore }: { readonly at: Date; readonly sentBefore: Date },
): Promise<Id<'contract'>[]> {
  const asked = await db
    .updateTable('payment_attempts')
    .set({ next_check_at: at })
    .where('provider', '=', provider)
    .where('status', 'in', ['CREATED', 'PAY_PENDING'])
    .where('created_at', '<', sentBefore)
    .returning('contract_id as contractId')
    .$castTo<{ contractId: Id<'contract'> }>()
    .execute()
  return [...new Set(asked.map(({ contractId }) => contractId))]
}

/** By what its provider knows it, of one that had ended before that was heard. */
export async function nameAttempt(
  tx: Tx,
  id: Id<'attempt'>,
  { ref, authorisationRef }: { readonly ref: string; readonly authorisationRef: string | null },
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ provider_ref: ref, authorisation_ref: authorisationRef })
    .where('id', '=', id)
    .execute()
}

/**
 * Until when money can be taken by a promise, as its provider says it now, and since when it is
 * over; undefined is as it was.
 */
export async function recordPromiseEnd(
  tx: Tx,
  id: Id<'attempt'>,
  { expiresAt, endedAt }: { readonly expiresAt: Date; readonly endedAt: Date | null | undefined },
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      expires_at: expiresAt,
      ...(endedAt === undefined
        ? {}
        : { promise_ended_at: endedAt && sql<Date>`coalesce(promise_ended_at, ${endedAt})` }),
    })
    .where('id', '=', id)
    .execute()
}

/** When an authorisation is looked at next, whether or not anything is heard of it before. */
export async function planNextCheck(db: Db | Tx, id: Id<'attempt'>, at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: at, check_count: 0 })
    .where('id', '=', id)
    .where('status', '=', 'PRE_AUTH_SUCCESS')
    .execute()
}

/** What it is to be paid with instead; undefined when its provider has made it meanwhile. */
export async function renewExtras(
  db: Db,
  id: Id<'attempt'>,
  extras: PayExtras,
): Promise<Attempt | undefined> {
  const renewed = await db
    .updateTable('payment_attempts')
    .set({ extras: JSON.stringify(extras) })
    .where('id', '=', id)
    .where('status', '=', 'CREATED')
    .where('provider_ref', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return renewed && findAttempt(db, { id })
}

/** All is known of an attempt that is over. */
export async function planNoCheck(db: Db, id: Id<'attempt'>): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: null })
    .where('id', '=', id)
    .where('status', 'not in', ['CREATED', 'PAY_PENDING', 'PRE_AUTH_SUCCESS'])
    .execute()
}

/** Those of the providers at which the time has come to ask about some attempt. */
export async function findProvidersDue(
  db: Db,
  providers: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .where('next_check_at', '<=', now)
    .where('provider', '=', sql<string>`any(${providers})`)
    .select('provider')
    .distinct()
    .execute()
  return rows.map(({ provider }) => provider)
}

/**
 * Takes attempts of a provider whose time to ask has come; the next time is set at once, so that
 * two clocks do not both ask.
 */
export function takeDueAttempts(
  db: Db,
  provider: string,
  now: Date,
  limit: number,
): Promise<{ id: Id<'attempt'> }[]> {
  return db
    .with('due', (of) =>
      of
        .selectFrom('payment_attempts')
        .where('next_check_at', '<=', now)
        .where('provider', '=', provider)
        .select('id')
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment_attempts as a')
    .from('due')
    .set((eb) => ({
      check_count: eb('a.check_count', '+', 1),
      next_check_at: sql<Date | null>`case when a.check_count >= ${MOST_CHECKS} then null
        else ${now}::timestamptz + make_interval(secs => least(5 * power(1.7, a.check_count), 7200)::int) end`,
    }))
    .whereRef('a.id', '=', 'due.id')
    .returning('a.id')
    .$castTo<{ id: Id<'attempt'> }>()
    .execute()
}
