import type { DiscountTerms } from '@galleria/contract/promotion-rules'
import type { Id } from '@galleria/kernel/id'
import type { PromotionStatus } from './promotion.flow.ts'

/**
 * A sku that is given, as it stands on the shelf, and with which sku of the same shop, if with a
 * certain one.
 */
export type GiftGoods = {
  readonly skuId: number
  readonly finish: string
  readonly size: string
  readonly suffix: string
  readonly picture: string
  readonly itemId: number
  readonly urlKey: string
  readonly name: string
  readonly freight: 'parcel' | 'bulky' | 'freight'
  readonly available: number
  readonly withSkuId: number | null
  readonly withName: string | null
}

/** A promotion of a shop that runs. Amounts in minor units of its storefront's currency. */
export type ShopPromotion = DiscountTerms & {
  readonly id: Id<'promotion'>
  readonly shopId: number
  readonly name: string
  readonly gift: GiftGoods | null
}

/** A coupon of the mall as a checkout sees it. */
export type Coupon = DiscountTerms & {
  readonly id: Id<'promotion'>
  readonly name: string
  /** Null of a gift card. */ readonly code: string | null
  readonly status: PromotionStatus
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isShown: boolean
  readonly isUsedUp: boolean
  /** By whoever asks, as often as one person may. */
  readonly isUsedByYou: boolean
}

/** The whole row, as its desk sees it. */
export type PromotionRow = DiscountTerms & {
  readonly id: Id<'promotion'>
  readonly shopId: number | null
  readonly shopName: string | null
  readonly site: string
  readonly currency: string
  readonly name: string
  readonly code: string | null
  readonly giftSkuId: number | null
  readonly giftCode: string | null
  readonly withSkuId: number | null
  readonly withCode: string | null
  readonly isShown: boolean
  readonly most: number | null
  readonly mostEach: number | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: PromotionStatus
  readonly uses: number
  readonly held: number
  readonly given: number
}

/** What somebody types on the desk, checked. */
export type Draft = DiscountTerms &
  Pick<
    PromotionRow,
    | 'shopId'
    | 'site'
    | 'currency'
    | 'name'
    | 'code'
    | 'giftSkuId'
    | 'withSkuId'
    | 'isShown'
    | 'most'
    | 'mostEach'
    | 'startsAt'
    | 'endsAt'
  >

/**
 * A use that is written with an order: a shop's promotion names the order, a coupon the contract
 * alone.
 */
export type NewUse = {
  readonly promotionId: Id<'promotion'>
  readonly orderId: Id<'order'> | null
  readonly amount: number
}
