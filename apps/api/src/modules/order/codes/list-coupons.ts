import type { buyerCouponCalls } from '@galleria/contract/buyer-coupons'
import type { Reply } from '@galleria/contract/define-call'
import { storefronts } from '@galleria/contract/storefronts'
import { toWireId, type Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { buyerOf, type Context } from '#platform/context.ts'
import { findGiftCards } from '#modules/campaign/index.ts'
import { findCoupons, presentCoupon } from '#modules/promotion/index.ts'
import { presentGiftCards } from './gift-cards.ts'

/** Of so many orders of one buyer, the newest, gift cards are listed. */
const MOST_ORDERS = 100

/** What takes something off the caller's next order in this storefront. */
export async function listCoupons(
  ctx: Context,
): Promise<Reply<typeof buyerCouponCalls.ownCoupons>> {
  const { language, site } = ctx
  const { currency } = storefronts[site]
  const [{ shown }, orderIds] = await Promise.all([
    findCoupons(ctx.db, { site, buyerId: buyerOf(ctx) }),
    findOrdersWithBenefits(ctx),
  ])
  const cards = orderIds.length > 0 ? await findGiftCards(ctx.db, orderIds) : []
  const giftCards = await presentGiftCards(ctx, ctx.db, { currency }, cards)
  return {
    couponList: shown.map((coupon) => presentCoupon(coupon, { language, site, currency })),
    giftCardList: giftCards.flatMap((wire, index) => {
      const card = cards[index]
      return card && wire.giftCardStatus === 'USABLE'
        ? [{ ...wire, tradeOrderId: toWireId('order', card.orderId) }]
        : []
    }),
  }
}

/** A card is good in the storefront of its order. */
async function findOrdersWithBenefits(ctx: Context): Promise<Id<'order'>[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .where('buyer_id', '=', buyerOf(ctx))
    .where('has_benefits', '=', sql.lit(true))
    .where('site', '=', ctx.site)
    .orderBy('ordered_at', 'desc')
    .limit(MOST_ORDERS)
    .select('id')
    .$castTo<{ id: Id<'order'> }>()
    .execute()
  return rows.map(({ id }) => id)
}
