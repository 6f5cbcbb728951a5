import type { WebhookEvent } from '@galleria/contract/merchant-webhook-rules'
import { FAILING_DAYS, WEBHOOK_LOG_DAYS } from '@galleria/contract/merchant-webhook-rules'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { PostAnswer } from '#platform/post-to-program.ts'
import { keyIdOf, seal, unsealNamed } from '#platform/seal.ts'
import { rolesWith } from '@galleria/contract/merchant-rights'

/** Where a shop's programs are told, what they were told, and each try. */

const SEALED_FOR = 'webhook'
/**
 * Longer than a program is waited for: a message that was taken so long ago and came to nothing is
 * due again.
 */
const UNDER_WAY_MS = 60_000

export type WebhookStatus = 'ON' | 'OFF' | 'FAILED' | 'REMOVED'
export type Webhook = {
  readonly id: Id<'webhook'>
  readonly sellerId: number
  readonly url: string
  readonly events: WebhookEvent[]
  readonly status: WebhookStatus
  readonly createdAt: Date
  readonly failingSince: Date | null
  /** Whoever gave it still says who works for the shop. */ readonly hasMaker: boolean
}
type Sealed = {
  readonly sealed: Buffer
  readonly keyId: string
  readonly sealedBefore: Buffer | null
  readonly keyIdBefore: string | null
  readonly beforeUntil: Date | null
}

/** Of an address `w`: as a key, it ends with whoever gave it. */
export const hasMaker = sql<boolean>`exists (select from seller_staff f
  where f.seller_id = w.seller_id and f.user_id = w.made_by and f.role = any(${[...rolesWith('people')]}))`

function selectWebhooks(db: Db | Tx) {
  return db
    .selectFrom('webhook_endpoints as w')
    .where('status', '<>', 'REMOVED')
    .select(['id', 'seller_id as sellerId', 'url', 'events', 'status'])
    .select(['created_at as createdAt', 'failing_since as failingSince', hasMaker.as('hasMaker')])
    .$castTo<Webhook>()
}

export function findWebhooks(db: Db | Tx, sellerId: number): Promise<Webhook[]> {
  return selectWebhooks(db)
    .where('seller_id', '=', sellerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findWebhook(
  db: Db | Tx,
  { id, sellerId }: { id: Id<'webhook'>; sellerId?: number },
): Promise<Webhook | undefined> {
  const one = selectWebhooks(db).where('id', '=', id)
  return (sellerId === undefined ? one : one.where('seller_id', '=', sellerId)).executeTakeFirst()
}

const sealedUnder = (secret: string, id: Id<'webhook'>, text: string) => ({
  sealed: seal(secret, SEALED_FOR, id, text),
  key_id: keyIdOf(secret),
})

export async function addWebhookRow(
  ctx: Context,
  tx: Tx,
  one: Pick<Webhook, 'id' | 'sellerId' | 'url' | 'events'> & {
    readonly secret: string
    readonly madeBy: Id<'user'>
  },
): Promise<void> {
  await tx
    .insertInto('webhook_endpoints')
    .values({
      id: one.id,
      seller_id: one.sellerId,
      url: one.url,
      events: [...one.events],
      status: 'ON',
      created_at: ctx.now(),
      made_by: one.madeBy,
      ...sealedUnder(ctx.env.secret, one.id, one.secret),
    })
    .execute()
}

/** Switched on anew, or sent elsewhere, it begins without what went wrong before. */
export async function changeWebhookRow(
  tx: Tx,
  id: Id<'webhook'>,
  change: {
    readonly url: string
    readonly events: readonly WebhookEvent[]
    readonly status: WebhookStatus
    readonly madeBy: Id<'user'>
  },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({
      url: change.url,
      events: [...change.events],
      status: change.status,
      made_by: change.madeBy,
      failing_since: null,
      resting_until: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function replaceSecret(
  ctx: Context,
  tx: Tx,
  { id, secret, beforeUntil }: { id: Id<'webhook'>; secret: string; beforeUntil: Date },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set((eb) => ({
      ...sealedUnder(ctx.env.secret, id, secret),
      sealed_before: eb.ref('sealed'),
      key_id_before: eb.ref('key_id'),
      before_until: beforeUntil,
    }))
    .where('id', '=', id)
    .execute()
}

/** Whatever waits for it is given up. */
export async function stopWebhook(
  tx: Tx,
  id: Id<'webhook'>,
  status: 'OFF' | 'FAILED' | 'REMOVED',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoints')
    .set({ status })
    .where('id', '=', id)
    .where('status', 'in', status === 'REMOVED' ? ['ON', 'OFF', 'FAILED'] : ['ON'])
    .executeTakeFirst()
  await tx
    .updateTable('webhook_messages')
    .set({ status: 'GIVEN_UP', next_try_at: null })
    .where('endpoint_id', '=', id)
    .where('status', '=', 'WAITING')
    .execute()
  return numUpdatedRows > 0
}

export async function addMessages(
  tx: Tx,
  messages: readonly {
    readonly id: Id<'webhookMessage'>
    readonly webhookId: Id<'webhook'>
    readonly sellerId: number
    readonly type: string
    readonly body: string
    readonly at: Date
  }[],
): Promise<void> {
  await tx
    .insertInto('webhook_messages')
    .values(
      messages.map(({ id, webhookId, sellerId, type, body, at }) => ({
        id,
        endpoint_id: webhookId,
        seller_id: sellerId,
        type,
        body,
        created_at: at,
        next_try_at: at,
      })),
    )
    .execute()
}

export type Taken = {
  readonly id: Id<'webhookMessage'>
  readonly webhookId: Id<'webhook'>
  readonly tries: number
  readonly body: string
  readonly url: string
  readonly createdAt: Date
} & Sealed

/** For this run alone: of two at once one gets it. Not while its address rests. */
export function takeMessage(
  db: Db,
  id: Id<'webhookMessage'>,
  now: Date,
): Promise<Taken | undefined> {
  return db
    .updateTable('webhook_messages as m')
    .from('webhook_endpoints as w')
    .set((eb) => ({
      try_count: eb('m.try_count', '+', 1),
      next_try_at: new Date(now.getTime() + UNDER_WAY_MS),
    }))
    .where('m.id', '=', id)
    .where('m.status', '=', sql.lit('WAITING'))
    .where('m.next_try_at', '<=', now)
    .whereRef('w.id', '=', 'm.endpoint_id')
    .where('w.status', '=', sql.lit('ON'))
    .where(hasMaker)
    .where((eb) => eb.or([eb('w.resting_until', 'is', null), eb('w.resting_until', '<=', now)]))
    .returning(['m.id', 'w.id as webhookId', 'm.try_count as tries', 'm.body', 'w.url'])
    .returning(['m.created_at as createdAt', 'w.sealed', 'w.key_id as keyId'])
    .returning(['w.sealed_before as sealedBefore', 'w.key_id_before as keyIdBefore'])
    .returning('w.before_until as beforeUntil')
    .$castTo<Taken>()
    .executeTakeFirst()
}

/** What signs now: the secret, and for a while the one before. */
export function openSecrets({ env, now }: Pick<Context, 'env' | 'now'>, one: Taken): string[] {
  const current = unsealNamed(env.secrets, SEALED_FOR, one.webhookId, one)
  const { sealedBefore, keyIdBefore, beforeUntil } = one
  if (!sealedBefore || !keyIdBefore || !beforeUntil || beforeUntil <= now()) return [current]
  const before = { sealed: sealedBefore, keyId: keyIdBefore }
  return [current, unsealNamed(env.secrets, SEALED_FOR, one.webhookId, before)]
}

export async function addTry(
  tx: Tx,
  messageId: Id<'webhookMessage'>,
  { outcome, http, ms, answer }: PostAnswer,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('webhook_tries')
    .values({ message_id: messageId, at, outcome, http, ms, answer })
    .execute()
}

/** One that was sent again meanwhile waits for that. */
export async function closeMessage(
  tx: Tx,
  { id, tries }: Pick<Taken, 'id' | 'tries'>,
  to: { readonly status: 'DELIVERED' | 'GIVEN_UP' } | { readonly nextTryAt: Date },
): Promise<void> {
  await tx
    .updateTable('webhook_messages')
    .set('status' in to ? { status: to.status, next_try_at: null } : { next_try_at: to.nextTryAt })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .where('try_count', '=', tries)
    .execute()
}

/**
 * All is well; who takes long rests as long, so that one of them does not hold the hands of all
 * others.
 */
export async function markTaken(
  tx: Tx,
  id: Id<'webhook'>,
  restingUntil: Date | null,
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null, resting_until: restingUntil })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('failing_since', 'is not', null),
        eb('resting_until', 'is distinct from', restingUntil),
      ]),
    )
    .execute()
}

/**
 * Since when it fails; and everything else for it waits as long as this message does, a minute at
 * most.
 */
export async function markFailing(
  tx: Tx,
  id: Id<'webhook'>,
  { now, restingUntil }: { now: Date; restingUntil: Date },
): Promise<{ failingSince: Date; isTooLong: boolean } | undefined> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: sql`coalesce(failing_since, ${now})`, resting_until: restingUntil })
    .where('id', '=', id)
    .where('status', '=', 'ON')
    .returning('failing_since as failingSince')
    .executeTakeFirst()
  if (!row?.failingSince) return undefined
  const days = (now.getTime() - row.failingSince.getTime()) / DAY
  return { failingSince: row.failingSince, isTooLong: days >= FAILING_DAYS }
}

/**
 * Of one that is over: tried once more, under its id. False where it still waits, which will send
 * it anyway.
 */
export async function reopenMessage(tx: Tx, id: Id<'webhookMessage'>, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_messages')
    .set({ status: 'WAITING', next_try_at: now, try_count: 0 })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Those whose time has come, whether or not their job was lost. */
export async function findDueMessages(db: Db, now: Date): Promise<Id<'webhookMessage'>[]> {
  const rows = await db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhook_endpoints as w', 'w.id', 'm.endpoint_id')
    .where('m.status', '=', 'WAITING')
    .where('m.next_try_at', '<=', now)
    .where('w.status', '=', 'ON')
    .where(hasMaker)
    .where((eb) => eb.or([eb('w.resting_until', 'is', null), eb('w.resting_until', '<=', now)]))
    .orderBy('m.next_try_at')
    .limit(500)
    .select('m.id')
    .$castTo<{ id: Id<'webhookMessage'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

/** The clock's round: what is old goes, and of addresses that were removed what is left. */
export async function sweepWebhooks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - WEBHOOK_LOG_DAYS * DAY)
  // Written while its address was being switched off.
  await db
    .updateTable('webhook_messages as m')
    .from('webhook_endpoints as w')
    .set({ status: 'GIVEN_UP', next_try_at: null })
    .whereRef('w.id', '=', 'm.endpoint_id')
    .where('m.status', '=', sql.lit('WAITING'))
    .where((eb) => eb.or([eb('w.status', '<>', sql.lit('ON')), eb.not(hasMaker)]))
    .execute()
  await db
    .deleteFrom('webhook_messages')
    .where('created_at', '<', before)
    .where('status', '<>', 'WAITING')
    .execute()
  await db
    .deleteFrom('webhook_endpoints as w')
    .where('w.status', '=', sql.lit('REMOVED'))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('webhook_messages as m').whereRef('m.endpoint_id', '=', 'w.id'))),
    )
    .execute()
  await db
    .updateTable('webhook_endpoints')
    .set({ sealed_before: null, key_id_before: null, before_until: null })
    .where('before_until', '<', now())
    .execute()
}

/**
 * What was sealed with the mall's secret before this one is sealed anew, the secret before a change
 * as well.
 */
export async function resealWebhooks(ctx: Context): Promise<void> {
  const olds = ctx.env.secrets.filter((secret) => secret !== ctx.env.secret).map(keyIdOf)
  if (olds.length === 0) return
  const rows = await ctx.db
    .selectFrom('webhook_endpoints')
    .where((eb) => eb.or([eb('key_id', 'in', olds), eb('key_id_before', 'in', olds)]))
    .select(['id', 'sealed', 'key_id as keyId'])
    .select(['sealed_before as sealedBefore', 'key_id_before as keyIdBefore'])
    .limit(500)
    .$castTo<{ id: Id<'webhook'> } & Omit<Sealed, 'beforeUntil'>>()
    .execute()
  const open = (id: Id<'webhook'>, one: Pick<Sealed, 'sealed' | 'keyId'>) =>
    unsealNamed(ctx.env.secrets, SEALED_FOR, id, one)
  for (const { id, sealed, keyId, sealedBefore, keyIdBefore } of rows) {
    const before =
      sealedBefore && keyIdBefore
        ? sealedUnder(ctx.env.secret, id, open(id, { sealed: sealedBefore, keyId: keyIdBefore }))
        : undefined
    await ctx.db
      .updateTable('webhook_endpoints')
      .set({
        ...sealedUnder(ctx.env.secret, id, open(id, { sealed, keyId })),
        ...(before ? { sealed_before: before.sealed, key_id_before: before.key_id } : {}),
      })
      .where('id', '=', id)
      .where('sealed', '=', sealed)
      .execute()
  }
}
