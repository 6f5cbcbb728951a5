import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { voucherKinds, voucherPlaces } from '../item/voucher-rules.ts'
import { idOf, pageNo, pageOf, pageSize, text, wireMoney, wireTime } from '../wire.ts'

/**
 * What has become of a code: it can be used, it was used, its time is over, or its money was asked
 * back.
 */
export const voucherStates = ['open', 'used', 'expired', 'returned'] as const

export const wireVoucher = z.object({
  id: z.string(),
  couponCode: z.string(),
  /** Of a shopping card, what is said together with the code; null of a service. */
  couponsPassword: z.nullable(z.string()),
  usedStatus: z.enum(['NOT_USED', 'USED']),
  usedTime: z.nullable(wireTime),
  state: z.enum(voucherStates),
  expirationTime: wireTime,
  kind: z.enum(voucherKinds),
  tradeOrderId: z.string(),
  tradeOrderCode: z.string(),
  /** What a shopping card is worth; null of a service. */
  faceAmt: z.nullable(wireMoney),
  /** Where it is used, as it was when it was sold. */
  place: z.nullable(z.enum(voucherPlaces)),
  address: z.nullable(z.string()),
  shop: z.object({ id: z.int(), name: z.string() }),
  sku: z.object({
    id: z.int(),
    name: z.string(),
    size: z.string(),
    image: z.string(),
    tint: z.string(),
  }),
})
export type WireVoucher = z.output<typeof wireVoucher>

/** A code as the shop that sold it and the mall see it: what became of it, never the code. */
export const wireCodeState = z.object({
  id: z.string(),
  lineId: z.string(),
  state: z.enum(voucherStates),
  usedTime: z.nullable(wireTime),
  expirationTime: wireTime,
})
export type WireCodeState = z.output<typeof wireCodeState>

export const voucherCalls = {
  pageVouchers: defineCall({
    call: 'POST /sapi/mall-order/web/coupon/page',
    who: 'buyer',
    about:
      'The codes of what was bought as vouchers, of one order or of all: those that can be used (`NOT_USED`), or those that cannot any more (`USED`: used, expired, or asked back). The one answer in which codes are.',
    body: z.object({
      tradeOrderId: z.optional(idOf('order')),
      usedStatus: z._default(z.enum(['NOT_USED', 'USED']), 'NOT_USED'),
      pageNo,
      pageSize: pageSize(20),
    }),
    reply: z.object({
      ...pageOf(wireVoucher).shape,
      /** How many each tab has. */
      unusedTotal: z.int(),
      usedTotal: z.int(),
    }),
    refusals: ['order.not_found'],
  }),
  redeemVoucher: defineCall({
    call: 'POST /sapi/mall-merchant/coupon/redeem',
    who: 'merchant',
    right: 'ship',
    writes: 'offers',
    about:
      'Uses a code of the own shops, once, with its password where it has one. A code that is wrong, of another shop, or comes with a wrong password is not there; the tries are counted.',
    body: z.object({
      couponCode: text(40, 1),
      couponsPassword: z.optional(text(20)),
    }),
    reply: z.object({
      tradeOrderId: z.string(),
      tradeOrderCode: z.string(),
      kind: z.enum(voucherKinds),
      name: z.string(),
      /** What a shopping card is worth; null of a service. */
      faceAmt: z.nullable(wireMoney),
      usedTime: wireTime,
      /** Codes of the same order that can still be used. */
      left: z.int(),
    }),
    refusals: ['voucher.not_found', 'voucher.used', 'voucher.expired', 'voucher.returned', '429'],
  }),
}
