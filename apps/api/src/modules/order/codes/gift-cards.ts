import { CARD_GOODS_TIMES } from '@galleria/contract/campaign-rules'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { giftCardCalls, WireGiftCard } from '@galleria/contract/gift-card'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findGiftCard, findGiftCards, noteMailed, type GiftCard } from '#modules/campaign/index.ts'
import { findCardUses } from '#modules/promotion/index.ts'
import { readCardCode } from '#modules/voucher/index.ts'
import { orderJobs } from '../order.jobs.ts'
import { findOrder } from '../order.queries.ts'
import type { OrderRow } from '../order.types.ts'

/** Of an order of the caller's own; most orders say themselves that there are none. */
export async function listGiftCards(
  ctx: Context,
  { id }: Parsed<typeof giftCardCalls.giftCards>,
): Promise<Reply<typeof giftCardCalls.giftCards>> {
  const order = await findOrder(ctx.db, buyerOf(ctx), id)
  if (!order) throw refuse('order.not_found')
  return order.hasBenefits
    ? presentGiftCards(ctx, ctx.db, order, await findGiftCards(ctx.db, [id]))
    : []
}

/** Opened for the buyer of its order only, and while it can be used. */
export async function readGiftCardCode(
  ctx: Context,
  { id }: Parsed<typeof giftCardCalls.giftCardCode>,
): Promise<Reply<typeof giftCardCalls.giftCardCode>> {
  const { order, card } = await findOwn(ctx, ctx.db, id)
  const [wire] = await presentGiftCards(ctx, ctx.db, order, [card])
  const code = wire?.giftCardStatus === 'USABLE' ? await readCardCode(ctx, id) : undefined
  if (!wire || !code) throw refuse('gift_card.state')
  return { ...wire, giftCardCode: code, tradeOrderId: toWireId('order', order.id) }
}

/** Its buyer wants it by mail: noted and sent off in one transaction, the first time only. */
export async function mailGiftCard(
  ctx: Context,
  { id, activityId }: Parsed<typeof giftCardCalls.mailGiftCard>,
): Promise<Reply<typeof giftCardCalls.mailGiftCard>> {
  return ctx.inTransaction(async (tx) => {
    const { order, card } = await findOwn(ctx, tx, id)
    if (card.campaignId !== activityId) throw refuse('gift_card.not_found')
    const [before] = await presentGiftCards(ctx, tx, order, [card])
    if (before?.sendEmailStatus) return before
    if (before?.giftCardStatus !== 'USABLE') throw refuse('gift_card.state')
    if (await noteMailed(tx, id, ctx.now()))
      await ctx.jobs.send(tx, orderJobs.giftCard, { cardId: id })
    return { ...before, sendEmailStatus: true }
  })
}

async function findOwn(
  ctx: Context,
  db: Db | Tx,
  id: Id<'giftCard'>,
): Promise<{ order: OrderRow; card: GiftCard }> {
  const card = await findGiftCard(db, id)
  const order = card && (await findOrder(db, buyerOf(ctx), card.orderId))
  if (!card || !order) throw refuse('gift_card.not_found')
  return { order, card }
}

/** As their buyer sees them, in the order of the cards. */
export async function presentGiftCards(
  ctx: Context,
  db: Db | Tx,
  { currency }: Pick<OrderRow, 'currency'>,
  cards: readonly GiftCard[],
): Promise<WireGiftCard[]> {
  const uses = await findCardUses(
    db,
    cards.flatMap(({ promotionId }) => promotionId ?? []),
  )
  return cards.map((card) => ({
    id: toWireId('giftCard', card.id),
    activityId: toWireId('campaign', card.campaignId),
    giftCardStatus: statusOf(card, card.promotionId && uses.get(card.promotionId), ctx.now()),
    giftCardAmt: wireMoney(card.value, currency),
    usableFromAmt: wireMoney(card.value * CARD_GOODS_TIMES, currency),
    validUntil: card.validUntil?.toISOString() ?? null,
    sendEmailStatus: card.mailedAt !== null,
  }))
}

function statusOf(
  { status, validUntil }: GiftCard,
  use: 'HELD' | 'USED' | null | undefined,
  now: Date,
): WireGiftCard['giftCardStatus'] {
  if (status !== 'ISSUED') return status
  if (use) return use === 'USED' ? 'USED' : 'IN_USE'
  return validUntil && validUntil <= now ? 'EXPIRED' : 'USABLE'
}
