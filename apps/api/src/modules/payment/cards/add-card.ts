import { randomUUID } from 'node:crypto'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { cardCalls } from '@galleria/contract/card'
import { cardErrors, MOST_CARDS } from '@galleria/contract/card-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { ProviderRefused, type Providers } from '../providers/payment-provider.ts'
import { addCard, countOwnCards, ensureCustomer, noteCustomer, noteSetup } from './card.store.ts'
import { findVault, type Vault } from './find-vault.ts'
import { addTry } from '../tries/card-tries.store.ts'
import { admitTry } from '../tries/limit-tries.ts'

/**
 * Begins to keep a card. Its row and that of its owner at the provider are written before the
 * provider is asked, each with the key of its call: whatever dies between, nothing is made twice
 * there, and what was begun and never finished is cleared away by the clock.
 */
export async function createCard(
  ctx: Context,
  providers: Providers,
  body: Parsed<typeof cardCalls.createCard>,
): Promise<Reply<typeof cardCalls.createCard>> {
  const errors = cardErrors({
    ...body,
    province: body.address.provinceName ?? body.state,
    city: body.address.cityName ?? body.city,
    district: body.address.regionName ?? '',
  })
  if (errors.length > 0) throw refuseFields(errors)
  const vault = findVault(providers)
  if (!vault) throw refuse('card.unavailable')
  const begun = await ctx.inTransaction(async (tx) => {
    const userId = buyerOf(ctx)
    // First of all, in the order of locks that a payment keeps.
    const trier = await admitTry(ctx, tx, { contractId: null })
    if ((await countOwnCards(tx, userId)) >= MOST_CARDS) throw refuse('card.too_many')
    const at = ctx.now()
    const customer = await ensureCustomer(tx, {
      id: randomUUID(),
      provider: vault.provider,
      userId,
      requestKey: randomUUID(),
      at,
    })
    const card = {
      id: ctx.newId('card'),
      provider: vault.provider,
      customerId: customer.id,
      requestKey: randomUUID(),
    }
    await addCard(tx, { ...card, userId, isBound: body.isSave === 1, at })
    await addTry(tx, card.id, trier, at)
    return { customer, card }
  })
  const clientSecret = await openSetup(ctx, vault, begun).catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error
    ctx.log.error({ err: error, cardId: begun.card.id }, 'the provider takes no card of a member')
    throw refuse('card.unavailable')
  })
  return { id: toWireId('card', begun.card.id), extra: { clientSecret } }
}

async function openSetup(
  ctx: Context,
  { cards }: Vault,
  {
    customer,
    card,
  }: {
    customer: Awaited<ReturnType<typeof ensureCustomer>>
    card: Pick<Parameters<typeof addCard>[1], 'id' | 'requestKey' | 'provider'>
  },
): Promise<string> {
  const customerRef =
    customer.ref ?? (await cards.addCustomer({ key: customer.requestKey, reference: customer.id }))
  if (!customer.ref) await noteCustomer(ctx.db, customer.id, customerRef)
  const { ref, clientSecret } = await cards.openSetup({
    key: card.requestKey,
    customerRef,
    reference: card.id,
    webhookUrl: `${ctx.env.webhookOrigin}/webhooks/${card.provider}`,
  })
  await noteSetup(ctx.db, card.id, ref)
  return clientSecret
}
