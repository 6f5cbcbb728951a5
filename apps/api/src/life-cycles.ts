import type { FlowTable, StateOf } from '@galleria/kernel/flow'
import { cardFlow } from '#modules/payment/cards/card.flow.ts'
import { disputeFlow } from '#modules/payment/disputes/dispute.flow.ts'
import { matterFlow } from '#modules/payment/matters/matter.flow.ts'
import {
  attemptFlow,
  paymentOrderFlow,
  refundFlow,
  parcelCaptureFlow,
} from '#modules/payment/payment.flow.ts'
import { reverseFlow } from '#modules/after-sales/index.ts'
import { applicationFlow } from '#modules/merchant/application.flow.ts'
import { sellerFlow } from '#modules/merchant/seller.flow.ts'
import { passkeyFlow } from '#modules/account/second-factor/passkey.flow.ts'
import { secondFactorFlow } from '#modules/account/second-factor/second-factor.flow.ts'
import { reviewFlow } from '#modules/review/review.flow.ts'
import { strayParcelFlow } from '#modules/order/parcels/stray-parcel.flow.ts'
import { orderFlow } from '#modules/order/order.flow.ts'
import { parcelFlow } from '#modules/shipping/index.ts'
import {
  campaignFlow,
  freeOrderFlow,
  giftCardFlow,
  prizeDrawFlow,
} from '#modules/campaign/campaign.flow.ts'
import { itemFlow } from '#modules/catalog/index.ts'
import { pricePlanFlow } from '#modules/goods/price-plan.flow.ts'
import { priceChangeFlow } from '#modules/price-changes/price-change.flow.ts'
import { groupBuyFlow } from '#modules/group-buy/index.ts'
import { proposalFlow } from '#modules/proposals/index.ts'
import { promotionFlow, useFlow } from '#modules/promotion/promotion.flow.ts'
import { withdrawalFlow } from '#modules/withdrawal/index.ts'
import { voucherFlow } from '#modules/voucher/index.ts'
import type { Module } from '#modules/table-owners.ts'

/**
 * A life cycle of the mall: whose module moves it (its README has the diagram), and in which states
 * it may end.
 */
export type LifeCycle = {
  readonly module: Module
  readonly flow: FlowTable<string, string, never>
  readonly ends: readonly string[]
}

/** Its ends are states of its own: a misspelt one does not compile. */
export const cycle = <const Flow extends FlowTable<string, string, never>>(
  module: Module,
  flow: Flow,
  ends: readonly StateOf<Flow>[],
): LifeCycle => ({ module, flow, ends })

/**
 * All of them, under the names that their moves have in `transitions`; an attempt is called
 * `payment` there. The diagrams, the moves that the audit knows as legal and the states that a log
 * can name are made from this list (`npm run generate`).
 */
export const lifeCycles: Readonly<Record<string, LifeCycle>> = {
  order: cycle('order', orderFlow, ['COMPLETE', 'CLOSED']),
  paymentOrder: cycle('payment', paymentOrderFlow, ['PAID']),
  attempt: cycle('payment', attemptFlow, ['PAY_SUCCESS', 'PAY_DUPLICATE']),
  refund: cycle('payment', refundFlow, ['DONE']),
  parcelCapture: cycle('payment', parcelCaptureFlow, ['DONE', 'DROPPED', 'WRITTEN_OFF']),
  matter: cycle('payment', matterFlow, ['RESOLVED', 'SETTLED']),
  dispute: cycle('payment', disputeFlow, ['WON', 'LOST']),
  card: cycle('payment', cardFlow, ['REMOVED']),
  strayParcel: cycle('order', strayParcelFlow, ['RESOLVED', 'SETTLED']),
  parcel: cycle('shipping', parcelFlow, ['SIGN_IN', 'CANCEL']),
  groupBuy: cycle('group-buy', groupBuyFlow, ['FULL', 'CLOSED']),
  proposal: cycle('proposals', proposalFlow, ['AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'VOID']),
  promotion: cycle('promotion', promotionFlow, ['ENDED']),
  campaign: cycle('campaign', campaignFlow, ['DONE']),
  freeOrder: cycle('campaign', freeOrderFlow, ['LOST', 'LAPSED', 'PAID']),
  giftCard: cycle('campaign', giftCardFlow, ['ISSUED', 'WITHDRAWN']),
  prizeDraw: cycle('campaign', prizeDrawFlow, ['WITHDRAWN', 'EXPIRED']),
  voucher: cycle('voucher', voucherFlow, ['USED', 'EXPIRED']),
  reverse: cycle('after-sales', reverseFlow, ['REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE']),
  comment: cycle('review', reviewFlow, ['REMOVED']),
  withdrawal: cycle('withdrawal', withdrawalFlow, ['ANSWERED', 'CARRIED_OUT', 'DISOWNED']),
  application: cycle('merchant', applicationFlow, ['PASS', 'REJECTED']),
  secondFactor: cycle('account', secondFactorFlow, ['OFF']),
  passkey: cycle('account', passkeyFlow, ['OFF']),
  seller: cycle('merchant', sellerFlow, ['CLEARED']),
  item: cycle('catalog', itemFlow, ['ARCHIVED']),
  pricePlan: cycle('goods', pricePlanFlow, ['BEGUN', 'WITHDRAWN', 'REFUSED']),
  priceChange: cycle('price-changes', priceChangeFlow, ['UNDONE']),
  promotionUse: cycle('promotion', useFlow, ['USED']),
}
