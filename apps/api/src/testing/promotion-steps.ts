import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { DAY } from '@galleria/kernel/time'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { addAddress, fillCart, payFor, type Contract } from './shop-steps.ts'
import { people } from './small-catalogue.ts'

/**
 * The steps of promotions and coupons, in the mall of the tests: shop 5 is the house shop's, 11 the
 * other merchant's.
 */

export const BILL = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
export const PLACE = 'POST /sapi/mall-order/web/order/createTradeContract' as const

type Promotion = ArgumentOf<'POST /sapi/mall-merchant/promotion/save'>
type Coupon = ArgumentOf<'POST /sapi/mall-operator/coupon/save'>

/** A promotion of the house shop, for always. */
export const tenPercent = {
  shopId: 5,
  site: 'DE',
  name: 'Spring weeks',
  kind: 'PERCENT',
  percentOff: 10,
  startTime: '2026-01-01T00:00:00Z',
  endTime: '2036-01-01T00:00:00Z',
} as const

/** A draft of the other seller. */
export async function draftOfOther(t: TestMall): Promise<string> {
  const other = await t.signIn(people.otherMerchant)
  const draft = { ...tenPercent, shopId: 11 }
  return (await other.call('POST /sapi/mall-merchant/promotion/save', draft)).id
}

export function around(t: TestMall, days = 7): { startTime: string; endTime: string } {
  const now = t.clock.now().getTime()
  return {
    startTime: new Date(now - DAY).toISOString(),
    endTime: new Date(now + days * DAY).toISOString(),
  }
}

/** A promotion of a shop that runs. */
export async function runPromotion(
  t: TestMall,
  merchant: Visitor,
  terms: Partial<Promotion> = {},
): Promise<string> {
  const { id } = await merchant.call('POST /sapi/mall-merchant/promotion/save', {
    ...tenPercent,
    ...around(t),
    ...terms,
  })
  await merchant.call('POST /sapi/mall-merchant/promotion/start', { id })
  return id
}

/** A coupon of the mall that can be used. */
export async function runCoupon(
  t: TestMall,
  operator: Visitor,
  terms: Partial<Coupon> = {},
): Promise<string> {
  const { id } = await operator.call('POST /sapi/mall-operator/coupon/save', {
    site: 'DE',
    name: 'Welcome',
    kind: 'AMOUNT',
    amountOff: 10,
    from: 50,
    code: 'WELCOME',
    ...around(t),
    ...terms,
  })
  await operator.call('POST /sapi/mall-operator/coupon/start', { id })
  return id
}

export async function endPromotion(merchant: Visitor, id: string): Promise<void> {
  await merchant.call('POST /sapi/mall-merchant/promotion/end', { id })
}

type Wanted = {
  readonly goods: Parameters<typeof fillCart>[1]
  readonly couponCode?: string
  readonly address?: Parameters<typeof addAddress>[1]
}

/** The bill of these goods, with what ordering by it needs. */
export async function billOf(
  visitor: Visitor,
  { goods, couponCode, address }: Wanted,
): Promise<{
  bill: ReplyOf<typeof BILL>
  place: () => Promise<Contract>
}> {
  const cartLineIds = await fillCart(visitor, goods)
  const addressId = await addAddress(visitor, address)
  const named = couponCode ? { couponCode } : {}
  const bill = await visitor.call(BILL, { cartLineIds, addressId, ...named })
  return {
    bill,
    place: () => visitor.call(PLACE, { cartLineIds, addressId, quoteId: bill.quoteId }),
  }
}

export async function orderWith(visitor: Visitor, wanted: Wanted): Promise<Contract> {
  return (await billOf(visitor, wanted)).place()
}

/**
 * A paid order that its shop and a coupon reduced and that has a gift, and one that was given up.
 */
export async function buyWithDiscounts(t: TestMall, buyer: Visitor, shop: Visitor): Promise<void> {
  const id = await runPromotion(t, shop)
  const gift = await runPromotion(t, shop, {
    kind: 'GIFT',
    percentOff: undefined,
    giftCode: 'GH-1',
  })
  await runCoupon(t, await t.signIn(people.operator), { mostEach: 1 })
  const wanted = { goods: { lamp: 2 }, couponCode: 'WELCOME' } as const
  const given = await orderWith(buyer, wanted)
  await buyer.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: given.tradeOrderList[0]?.id ?? '',
  })
  await payFor(t, buyer, (await orderWith(buyer, wanted)).id)
  for (const one of [id, gift]) await endPromotion(shop, one)
}
