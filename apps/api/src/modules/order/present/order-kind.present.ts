import type { WireOrder } from '@galleria/contract/order'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import type { Coupon } from '../codes/list-vouchers.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

/** What kind of an order it is: what all of its lines are. */
export function presentOrderKind(order: OrderRow) {
  const { lines, lineCount, handover, surchargeOf, reissueOf } = order
  const kind = lines[0]?.snapshot.voucher?.kind
  const isByMeasure =
    lines.length > 0 && lines.length >= lineCount && lines.every(({ snapshot }) => snapshot.measure)
  return {
    fulfillmentType: handover === 'site' ? 'SITE_PICK_UP' : 'SITE_SHIPPING',
    itemBusinessType: kind === 'service' ? 'service' : isByMeasure ? 'weight' : null,
    bizCode: kind === 'shopping_card' ? 'virtual_shopping_card' : null,
    tradeOrderBusinessType: businessTypeOf(order),
    reissueOf: reissueOf && {
      id: toWireId('order', reissueOf.id),
      tradeOrderCode: reissueOf.code,
      reason: reissueOf.reason,
    },
    surchargeOf: surchargeOf && {
      id: toWireId('reverse', surchargeOf.id),
      reverseTradeOrderCode: surchargeOf.code,
    },
  } as const
}

function businessTypeOf({ lines, groupBuy, reissueOf }: OrderRow) {
  if (reissueOf) return 'REVERSE_REISSUE'
  if (groupBuy) return 'GROUP_BUY'
  return lines.some(({ snapshot }) => snapshot.preSale) ? 'PRESELL' : 'NORMAL_SALE'
}

const SOLD_AS_USUAL = {
  campaignSubType: null,
  preSaleEventType: null,
  preSaleUnitAmount: null,
  balanceSaleUnitAmount: null,
  balancePaymentStartTime: null,
  balancePaymentEndTime: null,
  deliveryTimeType: null,
  duration: null,
  isDepositKept: null,
} as const

/** The terms on which a line was sold before it was there, as they were then. */
export function presentSoldBefore({ snapshot: { preSale } }: OrderLineRow, currency: string) {
  if (!preSale) return SOLD_AS_USUAL
  const time = (at: string | null) => at && new Date(at).toISOString()
  return {
    campaignSubType: 'PRESELL',
    preSaleEventType: preSale.eventType,
    preSaleUnitAmount: wireMoney(preSale.unitFirst, currency),
    balanceSaleUnitAmount: wireMoney(preSale.unitLater, currency),
    balancePaymentStartTime: time(preSale.balanceStartsAt),
    balancePaymentEndTime: time(preSale.balanceEndsAt),
    deliveryTimeType: preSale.deliveryTimeType,
    duration: preSale.duration,
    isDepositKept: preSale.isDepositKept,
  } as const
}

/** What only its own page says of an order. */
export function presentDetails(
  { activities, currency, lines }: OrderRow,
  operations: readonly string[],
  coupons: readonly Pick<Coupon, 'state'>[],
): Pick<WireOrder, 'tradeBenefitInfoTOS' | 'availableReverseTypes' | 'serviceRemainingTimes'> {
  const isService = lines[0]?.snapshot.voucher?.kind === 'service'
  return {
    tradeBenefitInfoTOS: (activities ?? []).map(({ kind, id, name, amount }) => ({
      benefitId: toWireId('promotion', id),
      benefitDict: kind,
      benefitName: name,
      benefitAmt: wireMoney(amount, currency),
    })),
    availableReverseTypes: [
      ...(operations.includes('buyerApplyReverse') ? (['SALE_REFUND'] as const) : []),
      ...(operations.includes('buyerCancelAfterPay') ? (['SALE_CANCEL_AFTER_PAID'] as const) : []),
      ...(['buyerApplyReverse', 'buyerCancelAfterPay'].every((one) => operations.includes(one))
        ? (['SALE_CANCEL_BEFORE_DELIVERY'] as const)
        : []),
    ],
    serviceRemainingTimes: isService
      ? coupons.filter(({ state }) => state === 'open').length
      : null,
  }
}
