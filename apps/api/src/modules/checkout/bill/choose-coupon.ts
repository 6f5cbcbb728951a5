import { plainCode } from '@galleria/contract/promotion-rules'
import { refuse } from '@galleria/contract/refusals'
import { storefronts } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { isWithin, takeBack } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import { formatsFor } from '#platform/write-mail.ts'
import type { CartRow } from '#modules/cart/index.ts'
import { findGiftCard } from '#modules/campaign/index.ts'
import {
  findCardCoupon,
  findCoupons,
  type Coupon,
  type ShopPromotion,
} from '#modules/promotion/index.ts'
import { findTypedCard } from '#modules/voucher/index.ts'
import { goodsForCoupon } from './discounts.rules.ts'

/** How a buyer names a coupon: the one of a list, or a code that was typed. */
export type NamedCoupon = {
  readonly couponId?: Id<'promotion'> | null | undefined
  readonly couponCode?: string | undefined
}
export type Coupons = Awaited<ReturnType<typeof findCoupons>>

/**
 * Codes that are none, tried by one person and from one network: a hall of people typing may be
 * wrong more often.
 */
const TRIES_OF_PERSON = { times: 10, seconds: 3600 }
const TRIES_OF_NETWORK = { times: 100, seconds: 3600 }

/**
 * What is named as a buyer names it. A code is counted before it is looked up, so that many at once
 * guess no more than one by one; one that there is does not count, whether or not it can be used
 * here, nor does one that this person has tried already: it may stand in the address of a checkout
 * that is loaded again, also after the others were too many.
 */
export async function findTyped(ctx: Context, named: NamedCoupon): Promise<Coupons> {
  if (!named.couponCode) return findNamed(ctx, ctx.db, named)
  const person = `coupon:${buyerOf(ctx)}`
  const network = `coupon:network:${blind(ctx.env.secret, `network:${ctx.ip}`)}`
  const areWithin = async (amount: number) =>
    (await isWithin(ctx, person, TRIES_OF_PERSON, amount)) &&
    (await isWithin(ctx, network, TRIES_OF_NETWORK, amount))
  const own = `${person}:${blind(ctx.env.secret, plainCode(named.couponCode))}`
  const isNew = await isWithin(ctx, own, { ...TRIES_OF_PERSON, times: 0 }, 0)
  if (isNew) {
    // Looked at before it is noted: what is refused here stays unknown, however often it is tried.
    if (!(await areWithin(0))) throw refuse('coupon.tries')
    const isFirst = await isWithin(ctx, own, { ...TRIES_OF_PERSON, times: 1 })
    if (isFirst && !(await areWithin(1))) throw refuse('coupon.tries')
  }
  const coupons = await findNamed(ctx, ctx.db, named)
  if (isNew && isGivenOut(coupons.asked)) await takeBack(ctx, [person, network])
  return coupons
}

export async function findNamed(
  ctx: Context,
  db: Db | Tx,
  { couponId, couponCode }: NamedCoupon,
): Promise<Coupons> {
  const [coupons, card] = await Promise.all([
    findCoupons(db, {
      site: ctx.site,
      buyerId: buyerOf(ctx),
      id: couponId,
      code: couponCode ? plainCode(couponCode) : undefined,
    }),
    couponCode ? findTypedGiftCard(ctx, db, couponCode) : undefined,
  ])
  return card ? { ...coupons, asked: card } : coupons
}

/** A gift card is named by its code alone, and once it is agreed on by the quote. */
async function findTypedGiftCard(
  ctx: Context,
  db: Db | Tx,
  typed: string,
): Promise<Coupon | undefined> {
  const cardId = await findTypedCard(db, ctx.env.secrets, typed)
  const id = cardId && (await findGiftCard(db, cardId))?.promotionId
  return id ? findCard(ctx, db, id) : undefined
}

/** The coupon of a quote, whether it is one of the mall's or a gift card. */
export async function findAgreed(ctx: Context, db: Db | Tx, id: Id<'promotion'>): Promise<Coupons> {
  const coupons = await findCoupons(db, { site: ctx.site, buyerId: buyerOf(ctx), id })
  if (coupons.asked) return coupons
  return { ...coupons, asked: await findCard(ctx, db, id) }
}

/** It is called what a gift card is called in the language of whoever uses it. */
async function findCard(
  ctx: Context,
  db: Db | Tx,
  id: Id<'promotion'>,
): Promise<Coupon | undefined> {
  const card = await findCardCoupon(db, { id, site: ctx.site })
  return card && { ...card, name: texts[ctx.language].giftCard.name }
}

/** One that was not given out yet is nobody's to know. */
function isGivenOut(asked: Coupon | undefined): asked is Coupon {
  return asked !== undefined && asked.status !== 'DRAFT'
}

/** The coupon that is named, for exactly these goods, or why not; null where none is named. */
export function chooseCoupon(
  ctx: Context,
  named: NamedCoupon,
  asked: Coupon | undefined,
  goods: { readonly rows: readonly CartRow[]; readonly promotions: readonly ShopPromotion[] },
): Coupon | null {
  if (!named.couponId && !named.couponCode) return null
  if (!isGivenOut(asked)) throw refuse('coupon.unknown')
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
