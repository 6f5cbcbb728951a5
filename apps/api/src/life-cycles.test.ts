import { auditStates } from '@galleria/contract/merchant-audit-log'
import { findErrors } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { cardFlow } from '#modules/payment/cards/card.flow.ts'
import { disputeFlow } from '#modules/payment/disputes/dispute.flow.ts'
import { matterFlow } from '#modules/payment/matter.flow.ts'
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
import { strayParcelFlow } from '#modules/order/stray-parcel.flow.ts'
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

test('life cycles have no unknown, unreachable or dead states', () => {
  expect(findErrors(orderFlow, ['COMPLETE', 'CLOSED'])).toEqual([])
  expect(findErrors(paymentOrderFlow, ['PAID'])).toEqual([])
  expect(findErrors(attemptFlow, ['PAY_SUCCESS', 'PAY_DUPLICATE'])).toEqual([])
  expect(findErrors(refundFlow, ['DONE'])).toEqual([])
  expect(findErrors(parcelCaptureFlow, ['DONE', 'DROPPED', 'WRITTEN_OFF'])).toEqual([])
  expect(findErrors(cardFlow, ['REMOVED'])).toEqual([])
  expect(findErrors(disputeFlow, ['WON', 'LOST'])).toEqual([])
  expect(findErrors(matterFlow, ['RESOLVED', 'SETTLED'])).toEqual([])
  expect(findErrors(reverseFlow, ['REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE'])).toEqual([])
  expect(findErrors(parcelFlow, ['SIGN_IN', 'CANCEL'])).toEqual([])
  expect(findErrors(groupBuyFlow, ['FULL', 'CLOSED'])).toEqual([])
  expect(findErrors(promotionFlow, ['ENDED'])).toEqual([])
  expect(findErrors(useFlow, ['USED'])).toEqual([])
  expect(findErrors(campaignFlow, ['DONE'])).toEqual([])
  expect(findErrors(freeOrderFlow, ['LOST', 'LAPSED', 'PAID'])).toEqual([])
  expect(findErrors(giftCardFlow, ['ISSUED', 'WITHDRAWN'])).toEqual([])
  expect(findErrors(prizeDrawFlow, ['WITHDRAWN', 'EXPIRED'])).toEqual([])
  expect(findErrors(voucherFlow, ['USED', 'EXPIRED'])).toEqual([])
  expect(findErrors(applicationFlow, ['PASS', 'REJECTED'])).toEqual([])
  expect(findErrors(withdrawalFlow, ['ANSWERED', 'CARRIED_OUT', 'DISOWNED'])).toEqual([])
  expect(findErrors(sellerFlow, ['CLEARED'])).toEqual([])
  expect(findErrors(secondFactorFlow, ['OFF'])).toEqual([])
  expect(findErrors(passkeyFlow, ['OFF'])).toEqual([])
  expect(findErrors(itemFlow, ['ARCHIVED'])).toEqual([])
  expect(findErrors(priceChangeFlow, ['UNDONE'])).toEqual([])
  expect(findErrors(pricePlanFlow, ['BEGUN', 'WITHDRAWN', 'REFUSED'])).toEqual([])
  expect(findErrors(proposalFlow, ['AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'VOID'])).toEqual(
    [],
  )
})

test('the audit log has a word for every state of every life cycle', () => {
  const flows = [
    ...[
      orderFlow,
      paymentOrderFlow,
      attemptFlow,
      refundFlow,
      parcelCaptureFlow,
      cardFlow,
      disputeFlow,
      matterFlow,
    ],
    ...[reverseFlow, parcelFlow, groupBuyFlow, promotionFlow, useFlow, campaignFlow, freeOrderFlow],
    ...[giftCardFlow, prizeDrawFlow, itemFlow, withdrawalFlow, voucherFlow, applicationFlow],
    ...[
      priceChangeFlow,
      pricePlanFlow,
      proposalFlow,
      sellerFlow,
      strayParcelFlow,
      reviewFlow,
      secondFactorFlow,
      passkeyFlow,
    ],
  ]
  const states = flows.flatMap(({ start, moves }) => [
    ...[start].flat(),
    ...Object.values<{ from: string | readonly string[]; to: string | readonly string[] }>(
      moves,
    ).flatMap(({ from, to }) => [from, to].flat()),
  ])
  const known: readonly string[] = auditStates
  expect(states.length).toBeGreaterThan(200)
  expect(states.filter((state) => !known.includes(state))).toEqual([])
})
