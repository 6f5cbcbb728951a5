import { randomBytes } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Providers } from '../providers/payment-provider.ts'
import { columnsOf, ensureDefault, findCard, findCardBySetup, moveCard } from './card.store.ts'
import type { SavedCard } from './card.types.ts'
import { MOST_OF_SETUP } from '../tries/card-tries.rules.ts'
import { markOf, noteDeclines } from '../tries/limit-tries.ts'

/**
 * Asks the provider whether it keeps a card that is being added, and if so gives it the token that
 * its owner pays by. Answers with the card as it stands then.
 */
export async function checkCard(
  ctx: Context,
  providers: Providers,
  card: SavedCard,
): Promise<SavedCard> {
  const cards = providers.get(card.provider)?.cards
  if (card.status !== 'OPEN' || !card.setupRef || !cards) return card
  const setup = await cards.findSetup(card.setupRef)
  await noteDeclines(ctx, ctx.db, card, setup.declines)
  if (setup.status === 'saved') {
    const { card: saved } = setup
    await ctx.inTransaction(async (tx) => {
      const isMoved = await moveCard(tx, card.id, {
        move: 'keep',
        actor: 'payment',
        at: ctx.now(),
        set: columnsOf(saved, {
          token: newToken(),
          fingerprint: saved.fingerprint && markOf(ctx, card.provider, saved.fingerprint),
        }),
      })
      if (isMoved && card.userId) await ensureDefault(tx, card.userId)
    })
  } else if (setup.status === 'failed') await dropCard(ctx, card.id, 'payment')
  else if (setup.declines.length >= MOST_OF_SETUP) {
    // Whoever has its secret could go on trying cards there, and nobody would count in time.
    await cards.closeSetup(card.setupRef)
    await dropCard(ctx, card.id, 'payment')
  }
  return (await findCard(ctx.db, card.id)) ?? card
}

/** An event about a card: true when it was one. */
export async function takeCardNews(
  ctx: Context,
  providers: Providers,
  { provider, paymentRef }: { readonly provider: string; readonly paymentRef: string },
): Promise<boolean> {
  if (!providers.get(provider)?.cards?.isSetup(paymentRef)) return false
  const card = await findCardBySetup(ctx.db, provider, paymentRef)
  if (card) await checkCard(ctx, providers, card)
  return card !== undefined
}

export async function dropCard(
  ctx: Context,
  id: Id<'card'>,
  actor: 'payment' | 'clock',
): Promise<void> {
  await ctx.inTransaction((tx) => moveCard(tx, id, { move: 'drop', actor, at: ctx.now() }))
}

/**
 * Nobody can guess it, and it says nothing: neither the card's number nor the provider's name for
 * it.
 */
function newToken(): string {
  return `pct_${randomBytes(24).toString('base64url')}`
}
