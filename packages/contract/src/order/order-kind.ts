import * as z from 'zod/mini'
import { wireVoucherTerms } from '../item/voucher.ts'
import { reissueReasons } from '../merchant/reissue-rules.ts'
import { wireMoney, wireTime } from '../wire.ts'
import { displayStatuses } from './states.ts'

/**
 * What kind of an order it is: how its buyer gets what was bought, and what that is where it is no
 * goods.
 */
export const orderKind = {
  fulfillmentType: z.enum(['SITE_SHIPPING', 'SITE_PICK_UP']),
  /**
   * A service is done by the shop for who has a code of it; `weight`: all of its goods are sold by
   * measure.
   */
  itemBusinessType: z.nullable(z.enum(['service', 'weight'])),
  bizCode: z.nullable(z.literal('virtual_shopping_card')),
  /** On which terms it was sold; `REVERSE_REISSUE` is sent again at no charge. */
  tradeOrderBusinessType: z.enum(['NORMAL_SALE', 'PRESELL', 'GROUP_BUY', 'REVERSE_REISSUE']),
  /** Of what is sent at no charge: the order that it belongs to, and why. */
  reissueOf: z.nullable(
    z.object({ id: z.string(), tradeOrderCode: z.string(), reason: z.enum(reissueReasons) }),
  ),
  /**
   * Of what an exchange costs more: the after-sales order that it is paid for. Nothing is sent of
   * it, and what goes back of it goes with that one's goods.
   */
  surchargeOf: z.nullable(z.object({ id: z.string(), reverseTradeOrderCode: z.string() })),
}

/** What was sent of an order again at no charge, the oldest first: on the order's own page. */
export const reissued = {
  reissueList: z.array(
    z.object({
      id: z.string(),
      tradeOrderCode: z.string(),
      displayStatus: z.enum(displayStatuses),
      reason: z.enum(reissueReasons),
    }),
  ),
}

/**
 * What only the order's own page says: what it used of promotions and coupons, one by one; what its
 * buyer can ask for now; and how often a service can still be had with its codes, null where it is
 * none.
 */
export const orderDetails = {
  tradeBenefitInfoTOS: z.array(
    z.object({
      benefitId: z.string(),
      benefitDict: z.enum(['PROMOTION', 'COUPON']),
      benefitName: z.string(),
      benefitAmt: wireMoney,
    }),
  ),
  availableReverseTypes: z.array(
    z.enum(['SALE_REFUND', 'SALE_CANCEL_AFTER_PAID', 'SALE_CANCEL_BEFORE_DELIVERY']),
  ),
  serviceRemainingTimes: z.nullable(z.int()),
  ...reissued,
}

/**
 * The codes of a line, for its buyer on the order's own page; nowhere else, and empty until it is
 * paid.
 */
export const lineCoupons = {
  tradeOrderLineCouponsBOList: z.array(
    z.object({ couponCode: z.string(), usedStatus: z.enum(['NOT_USED', 'USED']) }),
  ),
}

/** Sold as codes, and for how long they can be used; null for goods. */
export const soldAsVoucher = { voucher: z.nullable(wireVoucherTerms) }

/**
 * What happens next and when: it is paid, its balance can be paid (from then on), it is sent, its
 * receipt is confirmed; the group it waits for closes (then); codes are made, and used (until
 * then); goods are made ready at a site, and fetched (until then).
 */
export const nextStep = z.nullable(
  z.object({
    kind: z.enum([
      'pay',
      'balance',
      'ship',
      'members',
      'confirm',
      'issue',
      'use',
      'prepare',
      'fetch',
    ]),
    at: z.nullable(wireTime),
  }),
)
