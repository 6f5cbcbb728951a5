import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import type { VaultCard } from '../providers/card-vault.ts'
import { cardFlow } from './card.flow.ts'
import { isExpired } from './card.rules.ts'
import type { CardRefs, ProviderCustomer, SavedCard } from './card.types.ts'

const columns = [
  'id',
  'provider',
  'customer_id as customerId',
  'user_id as userId',
  'status',
  'is_default as isDefault',
  'setup_ref as setupRef',
  'method_ref as methodRef',
  'token',
  'brand',
  'last_digits as lastDigits',
  'expiry_month as expiryMonth',
  'expiry_year as expiryYear',
  'request_key as requestKey',
] as const

/** A member's own card, whatever its state but removed. Somebody else's is not found. */
export function findOwnCard(
  db: Db | Tx,
  userId: Id<'user'>,
  id: Id<'card'>,
): Promise<SavedCard | undefined> {
  return db
    .selectFrom('saved_cards')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '<>', 'REMOVED')
    .$castTo<SavedCard>()
    .executeTakeFirst()
}

export function findCard(db: Db | Tx, id: Id<'card'>): Promise<SavedCard | undefined> {
  return db
    .selectFrom('saved_cards')
    .select(columns)
    .where('id', '=', id)
    .$castTo<SavedCard>()
    .executeTakeFirst()
}

export function findCardBySetup(
  db: Db,
  provider: string,
  setupRef: string,
): Promise<SavedCard | undefined> {
  return db
    .selectFrom('saved_cards')
    .select(columns)
    .where('provider', '=', provider)
    .where('setup_ref', '=', setupRef)
    .$castTo<SavedCard>()
    .executeTakeFirst()
}

/** The kept ones, the default first, then the newest. */
export function findSavedCards(
  db: Db | Tx,
  userId: Id<'user'>,
  { isBound }: { readonly isBound: boolean },
): Promise<SavedCard[]> {
  return db
    .selectFrom('saved_cards')
    .select(columns)
    .where('user_id', '=', userId)
    .where('status', '=', 'KEPT')
    .where('is_bound', '=', isBound)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .$castTo<SavedCard>()
    .execute()
}

type Chargeable = CardRefs &
  Pick<SavedCard, 'id' | 'expiryMonth' | 'expiryYear'> & {
    /** As a keyed hash; null of a card that was kept before there was one. */
    readonly fingerprint: string | null
  }
/** By what a member's card is charged, if it is theirs and kept. */
export function findChargeable(
  db: Db | Tx,
  which: { userId: Id<'user'>; provider: string } & ({ token: string } | { id: Id<'card'> }),
): Promise<Chargeable | undefined> {
  return db
    .selectFrom('saved_cards as c')
    .innerJoin('provider_customers as p', 'p.id', 'c.customer_id')
    .select([
      'c.id',
      'p.ref as customerRef',
      'c.method_ref as methodRef',
      'c.expiry_month as expiryMonth',
      'c.expiry_year as expiryYear',
      'c.fingerprint',
    ])
    .where('c.user_id', '=', which.userId)
    .where('c.provider', '=', which.provider)
    .where((eb) => ('token' in which ? eb('c.token', '=', which.token) : eb('c.id', '=', which.id)))
    .where('c.status', '=', 'KEPT')
    .$castTo<Chargeable>()
    .executeTakeFirst()
}

/** Whether a member keeps a card that is still good. */
export async function hasSavedCard(db: Db, userId: Id<'user'>, now: Date): Promise<boolean> {
  return (await findSavedCards(db, userId, { isBound: true })).some((card) => !isExpired(card, now))
}

/**
 * Kept and being added, under the lock of their owner, so that two at once cannot be one too many.
 */
export async function countOwnCards(tx: Tx, userId: Id<'user'>): Promise<number> {
  await lockRow(tx, 'users', { id: userId })
  const { count } = await tx
    .selectFrom('saved_cards')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('status', '<>', 'REMOVED')
    .executeTakeFirstOrThrow()
  return count
}

export async function addCard(
  tx: Tx,
  card: Pick<SavedCard, 'id' | 'provider' | 'customerId' | 'requestKey'> & {
    readonly userId: Id<'user'>
    readonly isBound: boolean
    readonly at: Date
  },
): Promise<void> {
  await tx
    .insertInto('saved_cards')
    .values({
      id: card.id,
      provider: card.provider,
      customer_id: card.customerId,
      user_id: card.userId,
      status: cardFlow.start,
      is_bound: card.isBound,
      request_key: card.requestKey,
      created_at: card.at,
      updated_at: card.at,
    })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'card',
      entityId: card.id,
      from: null,
      to: cardFlow.start,
      event: 'add',
      actor: 'buyer',
      actorId: card.userId,
      at: card.at,
    },
  ])
}

export async function noteSetup(db: Db, id: Id<'card'>, setupRef: string): Promise<void> {
  await db.updateTable('saved_cards').set({ setup_ref: setupRef }).where('id', '=', id).execute()
}

const cardLifeCycle = defineLifeCycle({
  entity: 'card',
  table: 'saved_cards',
  flow: cardFlow,
  stamps: ({ to, at }) => ({
    updated_at: at,
    // What is removed cannot be charged from this instant on.
    ...(to === 'REMOVED' ? { token: null, is_default: false } : {}),
  }),
})

/** False when the card was no longer in a state that the move starts from. */
export async function moveCard(
  tx: Tx,
  id: Id<'card'>,
  change: MoveRequest<typeof cardFlow, 'saved_cards'>,
): Promise<boolean> {
  return (await moveRow(tx, cardLifeCycle, id, change)) !== undefined
}

/** What a page shows of a card that the provider keeps. */
export function columnsOf(
  card: VaultCard,
  { token, fingerprint }: { readonly token: string; readonly fingerprint: string | null },
) {
  return {
    method_ref: card.ref,
    token,
    fingerprint,
    brand: card.brand,
    last_digits: card.lastDigits,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
  }
}

/** The first that is kept is the default, and so is the newest when the default goes. */
export async function ensureDefault(tx: Tx, userId: Id<'user'>): Promise<void> {
  await lockRow(tx, 'users', { id: userId })
  await tx
    .updateTable('saved_cards')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('saved_cards')
        .where('user_id', '=', userId)
        .where('status', '=', sql.lit('KEPT'))
        .where('is_bound', '=', sql.lit(true))
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(sql.lit(1)),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('saved_cards')
            .where('user_id', '=', userId)
            .where('is_default', '=', sql.lit(true))
            .select('id'),
        ),
      ),
    )
    .execute()
}

export async function setDefault(tx: Tx, userId: Id<'user'>, id: Id<'card'>): Promise<void> {
  await lockRow(tx, 'users', { id: userId })
  await tx
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', sql.lit(true))
    .where('id', '<>', id)
    .execute()
  await tx
    .updateTable('saved_cards')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', sql.lit('KEPT'))
    .execute()
}

/** The provider's customer of a member, written before the provider is asked for one. */
export async function ensureCustomer(
  tx: Tx,
  customer: { id: string; provider: string; userId: Id<'user'>; requestKey: string; at: Date },
): Promise<ProviderCustomer> {
  await tx
    .insertInto('provider_customers')
    .values({
      id: customer.id,
      provider: customer.provider,
      user_id: customer.userId,
      request_key: customer.requestKey,
      created_at: customer.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doNothing())
    .execute()
  return tx
    .selectFrom('provider_customers')
    .select(['id', 'provider', 'user_id as userId', 'ref', 'request_key as requestKey'])
    .where('user_id', '=', customer.userId)
    .where('provider', '=', customer.provider)
    .$castTo<ProviderCustomer>()
    .executeTakeFirstOrThrow()
}

export async function noteCustomer(db: Db, id: string, ref: string): Promise<void> {
  await db.updateTable('provider_customers').set({ ref }).where('id', '=', id).execute()
}
