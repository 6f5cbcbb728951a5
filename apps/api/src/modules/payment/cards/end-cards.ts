import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { OutsideError } from '#platform/outside.ts'
import type { CardVault } from '../providers/card-vault.ts'
import { logUnanswered, type Providers } from '../providers/payment-provider.ts'
import { checkCard, dropCard } from './check-card.ts'
import { findCard, moveCard } from './card.store.ts'
import type { SavedCard } from './card.types.ts'
import { noteDeclines } from '../tries/limit-tries.ts'

/** Cards that nobody finished adding, and those that were added for one payment. */
const DROPPED_AFTER = '24 hours'
const AT_ONCE = 50

/**
 * The clock's round: what was begun a day ago is asked about for the last time and dropped; what
 * was removed is taken away at the provider, and then its row goes.
 */
export async function endCards(ctx: Context, providers: Providers): Promise<void> {
  for (const card of await findLeftOpen(ctx))
    await quietly(ctx, card, () => endOpen(ctx, providers, card))
  for (const card of await findRemoved(ctx, providers))
    await quietly(ctx, card, () => endRemoved(ctx, providers, card))
  for (const customer of await findLeft(ctx, providers))
    await quietly(ctx, customer, () => endCustomer(ctx, providers, customer))
}

/**
 * The account ends: no card of it can be charged or seen from now on. Its providers are told after
 * the transaction.
 */
export async function forgetCards(tx: Tx, userId: Id<'user'>): Promise<void> {
  const cards = await tx
    .selectFrom('saved_cards')
    .select('id')
    .where('user_id', '=', userId)
    .$castTo<{ id: Id<'card'> }>()
    .execute()
  const { at } = await tx
    .selectNoFrom((eb) => eb.fn<Date>('mall_now').as('at'))
    .executeTakeFirstOrThrow()
  for (const { id } of cards) await moveCard(tx, id, { move: 'remove', actor: 'buyer', at })
  await tx
    .updateTable('saved_cards')
    .set({
      user_id: null,
      brand: null,
      last_digits: null,
      fingerprint: null,
      expiry_month: null,
      expiry_year: null,
    })
    .where('user_id', '=', userId)
    .execute()
  await tx
    .updateTable('provider_customers')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .execute()
}

async function endOpen(ctx: Context, providers: Providers, card: SavedCard): Promise<void> {
  const now = card.status === 'OPEN' ? await checkCard(ctx, providers, card) : card
  if (now.status === 'OPEN' || card.status === 'KEPT') await dropCard(ctx, card.id, 'clock')
}

async function endRemoved(ctx: Context, providers: Providers, { id }: SavedCard): Promise<void> {
  const card = await findCard(ctx.db, id)
  const vault = card && vaultOf(providers, card)
  if (card?.status !== 'REMOVED' || !vault) return
  if (card.methodRef) await vault.removeCard(card.methodRef)
  else if (card.setupRef) await closeSetup(ctx, vault, { ...card, setupRef: card.setupRef })
  await ctx.db
    .deleteFrom('saved_cards')
    .where('id', '=', id)
    .where('status', '=', 'REMOVED')
    .execute()
}

/**
 * What was kept there without a word to us is taken away as well; what was declined there counts,
 * though its owner was quicker to remove it.
 */
async function closeSetup(
  ctx: Context,
  vault: CardVault,
  card: SavedCard & { readonly setupRef: string },
): Promise<void> {
  await vault.closeSetup(card.setupRef)
  const setup = await vault.findSetup(card.setupRef)
  await noteDeclines(ctx, ctx.db, card, setup.declines)
  if (setup.status === 'saved') await vault.removeCard(setup.card.ref)
}

async function endCustomer(
  ctx: Context,
  providers: Providers,
  customer: LeftCustomer,
): Promise<void> {
  const vault = vaultOf(providers, customer)
  if (!vault) return
  // Asked for, and the answer never came: the same key names the same one.
  const ref =
    customer.ref ?? (await vault.addCustomer({ key: customer.requestKey, reference: customer.id }))
  await vault.removeCustomer(ref)
  await ctx.inTransaction(async (tx) => {
    await tx.deleteFrom('saved_cards').where('customer_id', '=', customer.id).execute()
    await tx.deleteFrom('provider_customers').where('id', '=', customer.id).execute()
  })
}

const vaultOf = (providers: Providers, { provider }: { readonly provider: string }) =>
  providers.get(provider)?.cards

async function findLeftOpen(ctx: Context): Promise<SavedCard[]> {
  const rows = await ctx.db
    .selectFrom('saved_cards')
    .where((eb) =>
      eb.or([
        eb('status', '=', sql.lit('OPEN')),
        eb.and([eb('status', '=', sql.lit('KEPT')), eb.not('is_bound')]),
      ]),
    )
    .where('updated_at', '<', sql<Date>`${ctx.now()}::timestamptz - ${DROPPED_AFTER}::interval`)
    .select('id')
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .$castTo<{ id: Id<'card'> }>()
    .execute()
  return readAll(ctx, rows)
}

async function findRemoved(ctx: Context, providers: Providers): Promise<SavedCard[]> {
  const rows = await ctx.db
    .selectFrom('saved_cards')
    .where('status', '=', sql.lit('REMOVED'))
    .where('user_id', 'is not', null)
    .where('provider', '=', sql<string>`any(${[...providers.keys()]})`)
    .select('id')
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .$castTo<{ id: Id<'card'> }>()
    .execute()
  return readAll(ctx, rows)
}

type LeftCustomer = { id: string; provider: string; ref: string | null; requestKey: string }
function findLeft(ctx: Context, providers: Providers): Promise<LeftCustomer[]> {
  return ctx.db
    .selectFrom('provider_customers')
    .where('user_id', 'is', null)
    .where('provider', '=', sql<string>`any(${[...providers.keys()]})`)
    .select(['id', 'provider', 'ref', 'request_key as requestKey'])
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()
}

async function readAll(ctx: Context, rows: readonly { id: Id<'card'> }[]): Promise<SavedCard[]> {
  const cards = await Promise.all(rows.map(({ id }) => findCard(ctx.db, id)))
  return cards.filter((card) => card !== undefined)
}

/**
 * One that cannot be taken away now must not keep the others: it is tried again at the next round.
 */
async function quietly(
  ctx: Context,
  { id }: { readonly id: string },
  work: () => Promise<void>,
): Promise<void> {
  await work().catch((error: unknown) => {
    if (error instanceof OutsideError) logUnanswered(ctx.log, error, { cardId: id })
    else ctx.log.error({ err: error, cardId: id }, 'a card could not be taken away')
  })
}
