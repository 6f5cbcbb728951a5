import { cardCalls } from '@galleria/contract/card'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import type { Providers } from '../providers/payment-provider.ts'
import { createCard } from './add-card.ts'
import { deleteCard, listCards, readCard, setDefaultCard } from './card-calls.ts'

export function createCardRoutes(providers: Providers): readonly Bound[] {
  return [
    bind(cardCalls.listCards, (ctx, request) => listCards(ctx, providers, request)),
    bind(cardCalls.createCard, async (ctx, request) => {
      // Each is a try at the bank with a card that may be somebody else's.
      await countAgainst(ctx, `card:${buyerOf(ctx)}`, { times: 20, seconds: 3600 })
      return createCard(ctx, providers, request)
    }),
    bind(cardCalls.queryCard, (ctx, request) => readCard(ctx, providers, request)),
    bind(cardCalls.setDefaultCard, setDefaultCard),
    bind(cardCalls.deleteCard, deleteCard),
  ]
}
