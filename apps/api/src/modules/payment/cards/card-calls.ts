import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { cardCalls } from '@galleria/contract/card'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { paymentJobs } from '../payment.jobs.ts'
import { logUnanswered, type Providers } from '../providers/payment-provider.ts'
import { checkCard } from './check-card.ts'
import {
  ensureDefault,
  findOwnCard,
  findSavedCards,
  moveCard,
  setDefault as markDefault,
} from './card.store.ts'
import type { SavedCard } from './card.types.ts'
import { isExpired } from './card.rules.ts'
import { findVault } from './find-vault.ts'

export async function listCards(
  ctx: Context,
  providers: Providers,
  { isBind }: Parsed<typeof cardCalls.listCards>,
): Promise<Reply<typeof cardCalls.listCards>> {
  const cards = await findSavedCards(ctx.db, buyerOf(ctx), { isBound: isBind === 1 })
  const vault = findVault(providers)
  return {
    data: cards.map((card) => presentCard(card, ctx.now())),
    config: vault ? { ...vault.cards.config } : null,
  }
}

/**
 * What the page polls. A provider that does not answer leaves the card as it is: it is asked again.
 */
export async function readCard(
  ctx: Context,
  providers: Providers,
  { id }: Parsed<typeof cardCalls.queryCard>,
): Promise<Reply<typeof cardCalls.queryCard>> {
  const card = await needOwn(ctx, id)
  const now = await checkCard(ctx, providers, card).catch((error: unknown) => {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { cardId: card.id })
    return card
  })
  if (now.status === 'REMOVED') throw refuse('card.not_found')
  return presentCard(now, ctx.now())
}

export async function setDefaultCard(
  ctx: Context,
  { id }: Parsed<typeof cardCalls.setDefaultCard>,
): Promise<Reply<typeof cardCalls.setDefaultCard>> {
  const card = await needOwn(ctx, id)
  if (card.status !== 'KEPT') throw refuse('card.not_found')
  await ctx.inTransaction((tx) => markDefault(tx, buyerOf(ctx), id))
  return {}
}

/**
 * Gone from this page and unusable at once; its provider is told right after, and again until it
 * knows.
 */
export async function deleteCard(
  ctx: Context,
  { id }: Parsed<typeof cardCalls.deleteCard>,
): Promise<Reply<typeof cardCalls.deleteCard>> {
  await needOwn(ctx, id)
  const userId = buyerOf(ctx)
  await ctx.inTransaction(async (tx) => {
    const isMoved = await moveCard(tx, id, {
      move: 'remove',
      actor: 'buyer',
      actorId: userId,
      at: ctx.now(),
    })
    if (!isMoved) throw refuse('card.not_found')
    await ensureDefault(tx, userId)
    await ctx.jobs.send(tx, paymentJobs.endCards, {})
  })
  return {}
}

async function needOwn(ctx: Context, id: Id<'card'>): Promise<SavedCard> {
  const card = await findOwnCard(ctx.db, buyerOf(ctx), id)
  if (!card) throw refuse('card.not_found')
  return card
}

/** Marks that there is a picture of; others get that of any card. */
const drawn: readonly string[] = ['visa', 'mastercard', 'amex']

function presentCard(card: SavedCard, now: Date): Reply<typeof cardCalls.queryCard> {
  return {
    id: toWireId('card', card.id),
    payCenterToken: card.token,
    tailNumber: card.lastDigits ?? '',
    isDefault: card.isDefault,
    bankNetBO: {
      bankNetName: card.brand ?? '',
      bankNetLogo: card.brand
        ? `/assets/card-logos/${drawn.includes(card.brand) ? card.brand : 'card'}.svg`
        : '',
    },
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    isExpired: isExpired(card, now),
  }
}
