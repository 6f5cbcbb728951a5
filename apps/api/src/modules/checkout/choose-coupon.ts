import { plainCode } from '@galleria/contract/promotion-rules'
import { refuse } from '@galleria/contract/refusals'
import { storefronts } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { formatsFor } from '#platform/write-mail.ts'
import type { CartRow } from '#modules/cart/index.ts'
import { findCoupons, type Coupon, type ShopPromotion } from '#modules/promotion/index.ts'
import { goodsForCoupon } from './discounts.rules.ts'

/** How a buyer names a coupon: the one of a list, or a code that was typed. */
export type NamedCoupon = {
  readonly couponId?: Id<'promotion'> | null | undefined
  readonly couponCode?: string | undefined
}
export type Coupons = Awaited<ReturnType<typeof findCoupons>>

export function findNamed(
  ctx: Context,
  db: Db | Tx,
  { couponId, couponCode }: NamedCoupon,
): Promise<Coupons> {
  return findCoupons(db, {
    site: ctx.site,
    buyerId: buyerOf(ctx),
    id: couponId,
    code: couponCode ? plainCode(couponCode) : undefined,
  })
}

/** The coupon that is named, for exactly these goods, or why not; null where none is named. */
export function chooseCoupon(
  ctx: Context,
  named: NamedCoupon,
  asked: Coupon | undefined,
  goods: { readonly rows: readonly CartRow[]; readonly promotions: readonly ShopPromotion[] },
): Coupon | null {
  if (!named.couponId && !named.couponCode) return null
  // One that was not given out yet is nobody's to know.
  if (!asked || asked.status === 'DRAFT') throw refuse('coupon.unknown')
  const now = ctx.now()
  if (asked.status === 'ENDED' || asked.endsAt <= now || asked.startsAt > now)
    throw refuse('coupon.ended')
  if (asked.isUsedByYou) throw refuse('coupon.used_by_you')
  if (asked.isUsedUp) throw refuse('coupon.used_up')
  const parts = [...Map.groupBy(goods.rows, ({ shopId }) => shopId).values()].map((rows) => ({
    rows,
  }))
  const value = goodsForCoupon(parts, goods.promotions)
  if (value === 0 || value < asked.fromGoods) {
    const { currency } = storefronts[ctx.site]
    throw refuse('coupon.goods', {
      from: formatsFor(ctx.language, ctx.site, currency).amount(asked.fromGoods),
    })
  }
  return asked
}
