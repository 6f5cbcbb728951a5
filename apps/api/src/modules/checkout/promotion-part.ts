import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { blind } from '#platform/secrets.ts'
import { addUses, describe, holdCoupon, type NewUse } from '#modules/promotion/index.ts'
import type { FrozenActivity } from '#modules/order/index.ts'
import type { Bill, ShopBill } from './bill.rules.ts'

/** What was taken off an order, in the words of now: an order keeps them. */
export function activitiesOf(
  ctx: Context,
  { promotion, shopDiscount, orderDiscount }: ShopBill,
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

/** Writes who used what, and takes one of the coupon's uses: of two who want the last one, one finds it gone, and nothing is ordered. */
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
  const uses: NewUse[] = bill.shops.flatMap(({ promotion, shopDiscount }, index) =>
    promotion
      ? [
          {
            promotionId: promotion.id,
            orderId: placed.orders[index]?.id ?? null,
            amount: shopDiscount,
          },
        ]
      : [],
  )
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
