import type { PromotionState } from '@galleria/contract/promotion-rules'
import type { DeskPromotion, ItemOffer, RunningPromotion } from '@galleria/contract/promotion-wire'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import { promotionFlow } from './promotion.flow.ts'
import type { ItemOfferRow } from './promotion.queries.ts'
import type { Coupon, PromotionRow, ShopPromotion } from './promotion.types.ts'
import { describe } from './promotion.words.ts'

type Where = { readonly language: string; readonly site: string; readonly currency: string }
type Terms = Pick<PromotionRow, 'kind' | 'percent' | 'amount' | 'fromGoods'>

function presentTerms({ kind, percent, amount, fromGoods }: Terms, currency: string) {
  return {
    kind,
    percentOff: percent,
    amountOff: amount === null ? null : wireMoney(amount, currency),
    fromAmt: wireMoney(fromGoods, currency),
  }
}

export function presentRunning(promotion: ShopPromotion, where: Where): RunningPromotion {
  const { id, shopId, name } = promotion
  return {
    id: toWireId('promotion', id),
    shopId,
    name,
    desc: describe(promotion, where, promotion.gift),
    ...presentTerms(promotion, where.currency),
  }
}

/** For whoever looks at an item. */
export function presentOffer(
  { language, site }: { readonly language: string; readonly site: Site },
  { id, name, gift, ...terms }: ItemOfferRow,
): ItemOffer {
  const { currency } = storefronts[site]
  return {
    id: toWireId('promotion', id),
    name,
    desc: describe(terms, { language, site, currency }, gift),
  }
}

export function presentCoupon(coupon: Coupon, where: Where) {
  return {
    id: toWireId('promotion', coupon.id),
    code: coupon.code,
    name: coupon.name,
    desc: describe(coupon, where),
    endTime: coupon.endsAt.toISOString(),
  }
}

export function presentDesk(
  row: PromotionRow,
  actor: 'merchant' | 'operator',
  now: Date,
): DeskPromotion {
  return {
    id: toWireId('promotion', row.id),
    shop: row.shopId === null ? null : { id: row.shopId, name: row.shopName ?? '' },
    site: row.site,
    name: row.name,
    ...presentTerms(row, row.currency),
    code: row.code,
    giftCode: row.giftCode,
    withCode: row.withCode,
    isShown: row.isShown,
    most: row.most,
    mostEach: row.mostEach,
    startTime: row.startsAt.toISOString(),
    endTime: row.endsAt.toISOString(),
    state: stateOf(row, now),
    operationList: operationsFor(promotionFlow, {
      state: row.status,
      actor,
      facts: { isOver: row.endsAt <= now },
    }),
    uses: row.uses,
    held: row.held,
    givenAmt: wireMoney(row.given, row.currency),
  }
}

function stateOf({ status, startsAt, endsAt }: PromotionRow, now: Date): PromotionState {
  if (status !== 'RUNNING') return status
  if (endsAt <= now) return 'ENDED'
  return startsAt > now ? 'PLANNED' : 'RUNNING'
}
