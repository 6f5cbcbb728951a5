import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { cardUntil, findGiftCard, issueCard } from '#modules/campaign/index.ts'
import { addCardCoupon } from '#modules/promotion/index.ts'
import { addCardCode } from '#modules/voucher/index.ts'
import { findOrder } from '../order.queries.ts'
import { countedOf } from '../order.rules.ts'
import { lockContract } from '../order.store.ts'
import { withdrawGiftCards } from './withdraw-gift-cards.ts'

/** The clock's round: orders that are complete get the gift cards they were promised. */
export async function issueGiftCards(ctx: Context): Promise<void> {
  for (const { id, contractId } of await findToIssue(ctx.db))
    await ctx
      .inTransaction(async (tx) => {
        if (await lockContract(tx, contractId)) await issue(ctx, tx, id)
      })
      // One that cannot be made keeps no other waiting.
      .catch((error: unknown) =>
        ctx.log.error({ err: error, giftCardId: id }, 'a gift card could not be issued'),
      )
}

function findToIssue(db: Db): Promise<{ id: Id<'giftCard'>; contractId: Id<'contract'> }[]> {
  return db
    .selectFrom('gift_cards as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .where('g.status', '=', sql.lit('PROMISED'))
    .where('o.status', '=', 'COMPLETE')
    .orderBy('o.completed_at')
    .limit(100)
    .select(['g.id', 'o.contract_id as contractId'])
    .$castTo<{ id: Id<'giftCard'>; contractId: Id<'contract'> }>()
    .execute()
}

/**
 * The card, the coupon it is used as, and its code: one transaction under the lock of its order's
 * contract, which a refund takes, too.
 */
async function issue(ctx: Context, tx: Tx, id: Id<'giftCard'>): Promise<void> {
  const card = await findGiftCard(tx, id)
  const order = card && (await findOrder(tx, 'mall', card.orderId))
  if (card?.status !== 'PROMISED' || order?.status !== 'COMPLETE') return
  const at = ctx.now()
  // A version of the mall that knows no cards may have given money back.
  const counted = countedOf(order)
  if (counted < card.valueFrom) return withdrawGiftCards(tx, [{ id: order.id, counted }], at)
  const promotionId = ctx.newId('promotion')
  const validUntil = cardUntil(at, card.days)
  const { site, currency } = order
  await addCardCoupon(tx, {
    id: promotionId,
    site,
    currency,
    value: card.value,
    startsAt: at,
    endsAt: validUntil,
  })
  await addCardCode(ctx, tx, id)
  if (!(await issueCard(tx, id, { promotionId, validUntil, at })))
    throw new Error('a promised gift card under its lock and is not there')
}
