import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { blind } from '#platform/secrets.ts'
import { addUses, describe, holdCoupon, type NewUse } from '#modules/promotion/index.ts'
import type { FrozenActivity, NewOrder } from '#modules/order/index.ts'
import type { Bill, ShopBill } from './bill.rules.ts'

/** What was taken off an order, in the words of now: an order keeps them. */
export function activitiesOf(
  ctx: Context,
  { promotion, shopDiscount, orderDiscount, gifts }: ShopBill,
  { coupon, currency }: Pick<Bill, 'coupon' | 'currency'>,
): FrozenActivity[] | null {
  const where = { language: ctx.language, site: ctx.site, currency }
  const activities = [
    ...(promotion && shopDiscount > 0
      ? [
          {
            kind: 'PROMOTION' as const,
            id: promotion.id,
            name: promotion.name,
            desc: describe(promotion, where),
            amount: shopDiscount,
          },
        ]
      : []),
    ...gifts
      .filter(({ isThere }) => isThere)
      .map(({ promotion: { id, name, ...terms }, goods }) => ({
        kind: 'PROMOTION' as const,
        id,
        name,
        desc: describe(terms, where, goods),
        amount: 0,
      })),
    ...(coupon && orderDiscount > 0
      ? [
          {
            kind: 'COUPON' as const,
            id: coupon.id,
            name: coupon.name,
            desc: describe(coupon, where),
            amount: orderDiscount,
          },
        ]
      : []),
  ]
  return activities.length > 0 ? activities : null
}

/** Gifts as lines of an order: one piece each, at zero, held and sent like any other. */
export function giftLinesOf(
  ctx: Context,
  { gifts, shopName, taxRate }: Pick<ShopBill, 'gifts' | 'shopName' | 'taxRate'>,
): NewOrder['lines'] {
  return gifts
    .filter(({ isThere }) => isThere)
    .map(({ goods, promotion, expectDate }) => ({
      id: ctx.newId('orderLine'),
      skuId: goods.skuId,
      itemId: goods.itemId,
      qty: 1,
      unitPrice: 0,
      discount: 0,
      needPay: 0,
      points: 0,
      tax: 0,
      taxRate,
      commission: 0,
      expectDate,
      snapshot: {
        name: goods.name,
        finish: goods.finish,
        size: goods.size,
        picture: goods.picture,
        urlKey: goods.urlKey,
        suffix: goods.suffix,
        itemId: goods.itemId,
        shopName,
        freight: goods.freight,
        gift: { promotionId: promotion.id },
      },
    }))
}

/**
 * Writes who used what, and takes one of the coupon's uses: of two who want the last one, one finds
 * it gone, and nothing is ordered.
 */
export async function holdPromotions(
  ctx: Context,
  tx: Tx,
  bill: Bill,
  placed: {
    readonly contractId: Id<'contract'>
    readonly email: string
    readonly orders: readonly { readonly id: Id<'order'> }[]
  },
): Promise<void> {
  const uses: NewUse[] = bill.shops.flatMap(({ promotion, shopDiscount, gifts }, index) => {
    const orderId = placed.orders[index]?.id ?? null
    return [
      ...(promotion ? [{ promotionId: promotion.id, orderId, amount: shopDiscount }] : []),
      ...gifts
        .filter(({ isThere }) => isThere)
        .map((gift) => ({ promotionId: gift.promotion.id, orderId, amount: 0 })),
    ]
  })
  if (bill.coupon)
    uses.push({ promotionId: bill.coupon.id, orderId: null, amount: bill.orderDiscount })
  if (uses.length === 0) return
  const holder = {
    contractId: placed.contractId,
    buyerId: buyerOf(ctx),
    person: personOf(ctx, placed.email),
  }
  if (bill.coupon) {
    const refused = await holdCoupon(tx, bill.coupon.id, holder, ctx.now())
    if (refused) throw refuse(refused)
  }
  await addUses(tx, holder, uses, ctx.now())
}

/** A mail address as one person is known by it, whatever stands after a plus sign. */
function personOf(ctx: Context, email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return blind(ctx.env.secret, `coupon:${name.split('+')[0]}@${host}`)
}
