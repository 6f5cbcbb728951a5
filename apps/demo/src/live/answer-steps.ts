import type { OfferKind } from '@galleria/contract/after-sales-offer-rules'
import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { returnTexts as texts } from '../texts/return-texts.ts'
import { payFor } from './order-and-pay.ts'
import { asBuyer, asMall, asShop, CARRIER, takePhoto, writeLabel, type Story } from './story.ts'
import { giveBack, linesOf } from './story-steps.ts'

/** What happens to a request between its application and its end, where that is more than a yes or a no. */

type Run = (story: Story) => Promise<unknown>
const MODIFY = 'POST /sapi/mall-order/web/reverseorder/modify' as const
const READ = 'POST /sapi/mall-order/web/reverseorder/querybyid' as const

/** Of `PART` that share of what was asked for, in whole euros. */
export const offers =
  (kind: OfferKind, content: string, share = 0.5): Run =>
  async (story) => {
    const call = await asShop(story)
    const { id } = story
    const { refundAmount } = await call('POST /sapi/mall-merchant/reverseorder/detail', { id })
    const amount = { value: Math.floor(refundAmount.value * share) }
    await call('POST /sapi/mall-merchant/reverseorder/offer', {
      id,
      kind,
      content,
      ...(kind === 'PART' ? { amount } : {}),
    })
  }

export const accepts: Run = async (story) => {
  const call = await asBuyer(story)
  const { offer } = await call(READ, { id: story.id })
  await call('POST /sapi/mall-order/web/reverseorder/acceptOffer', {
    id: story.id,
    offerId: offer?.id ?? '',
  })
}

export const declinesOffer: Run = async (story) => {
  const call = await asBuyer(story)
  const { offer } = await call(READ, { id: story.id })
  await call('POST /sapi/mall-order/web/reverseorder/declineOffer', {
    id: story.id,
    offerId: offer?.id ?? '',
  })
}

/** What the mall does by itself at that moment. */
export const timePasses: Run = ({ stage, id }) => stage.lookAtRequest(id)
export const moneyGoesBack: Run = (story) => giveBack(story)

/** Its bank thinks about it, and does not take the money back. */
export const bankRefuses: Run = async ({ stage, id, contractId }) => {
  await stage.endRefunds(contractId)
  await stage.work(['refund.send'])
  await stage.lookAtRequest(id)
}

export const takesBack: Run = async (story) =>
  (await asBuyer(story))(
    'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow',
    { id: story.id },
  )

/** Of faulty goods, for which the shop owes the way back. */
export const asksFaultBack: Run = async (story) => {
  const call = await asBuyer(story)
  const asked = { ...linesOf(story, 1), reverseTradeOrderType: 'SALE_RETURN' as const }
  const { availableRefundAmt } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    asked,
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow', {
    ...asked,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: 'DAMAGED',
    remark: texts.wobbles,
    attachmentList: { files: [await takePhoto(story, story.buyer)] },
  })
  story.id = id
}

export const declinesReturn: Run = async (story) =>
  (await asShop(story))('POST /sapi/mall-merchant/reverseorder/reject', {
    id: story.id,
    reason: texts.usedToo,
  })

export const asksTheMall =
  (content: string): Run =>
  async (story) =>
    (await asBuyer(story))('POST /sapi/mall-order/web/reverseorder/askMall', {
      id: story.id,
      content,
    })

export const shopSays =
  (content: string): Run =>
  async (story) =>
    (await asShop(story))('POST /sapi/mall-merchant/reverseorder/answerDispute', {
      id: story.id,
      content,
    })

export const givesIn: Run = async (story) => {
  await (
    await asShop(story)
  )('POST /sapi/mall-merchant/reverseorder/giveIn', { id: story.id })
  await giveBack(story)
}

export const rules =
  (ruling: Ruling, reason: string): Run =>
  async (story) => {
    const call = await asMall(story)
    await call('POST /sapi/mall-operator/dispute/rule', { id: story.id, ruling, reason })
    if (ruling === 'REFUND') await giveBack(story)
  }

/** In the house shop's other finishes, by what they cost. */
export const asksForOther =
  (skuId: number, difference: { differenceAmt: Amount } | { surchargeAmt: Amount }): Run =>
  async (story) => {
    const call = await asBuyer(story)
    const { id } = await call(
      'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
      {
        tradeOrder: { id: story.orderId },
        reverseTradeOrderLineList: [
          {
            tradeOrderLine: { id: story.lineId },
            reverseQty: 1,
            derivativeSku: { id: skuId },
            ...difference,
          },
        ],
        reverseReason: 'NO_LONGER_WANTED',
        remark: texts.otherColour,
      },
    )
    story.id = id
  }
type Amount = { readonly value: number }

export const paysMore: Run = async (story) => {
  const call = await asBuyer(story)
  const { exchangeSurcharge } = await call(READ, { id: story.id })
  await payFor(story.stage, call, exchangeSurcharge?.order?.contractId ?? '')
  await story.stage.lookAtRequest(story.id)
}

export const sendsReplacement: Run = async (story) =>
  (await asShop(story))('POST /sapi/mall-merchant/reverseorder/ship', {
    id: story.id,
    carrierId: CARRIER,
    serviceCode: `ERSATZ${story.nth}`,
  })

/** What came instead cost less: a request of its own gives the rest back. */
export const restGoesBack: Run = async (story) => {
  const call = await asBuyer(story)
  const { exchangeDifference } = await call(READ, { id: story.id })
  await giveBack({ ...story, id: exchangeDifference?.request?.id ?? '' })
}

export const confirms: Run = async (story) =>
  (await asBuyer(story))('POST /api/trantor/flow/trade_ConfirmReverseTradeOrderExchangeSkuFlow', {
    id: story.id,
  })

/** It stands where it stood, and its shop begins anew. */
export const changesIt: Run = async (story) => {
  const call = await asBuyer(story)
  const { version } = await call(READ, { id: story.id })
  await call(MODIFY, {
    id: story.id,
    version,
    reverseReason: 'NO_LONGER_WANTED',
    remark: texts.changed,
  })
}

export const bothWrite: Run = async (story) => {
  const call = await asBuyer(story)
  await call('POST /sapi/mall-order/web/reverseorder/writeToShop', {
    id: story.id,
    content: texts.photoToShop,
    attachmentList: { files: [await takePhoto(story, story.buyer)] },
    requestKey: `anna-writes-${story.nth}`,
  })
  const shop = await asShop(story)
  await shop('POST /sapi/mall-merchant/reverseorder/writeToBuyer', {
    id: story.id,
    content: texts.photoToBuyer,
    requestKey: `shop-writes-${story.nth}`,
  })
}

/** To be scanned, and to be printed. */
export const givesLabel: Run = async (story) =>
  (await asShop(story))('POST /sapi/mall-merchant/reverseorder/label', {
    id: story.id,
    carrierId: CARRIER,
    serviceCode: `RETOURE${story.nth}`,
    code: `GH-RETOURE-${story.nth}`,
    document: await writeLabel(story),
  })

export const isLost: Run = async ({ stage, id, nth }) => {
  await stage.work(['reverse-parcel.follow'])
  await stage.loseParcel({ carrier: 'dpd', number: `RETOURE${nth}` })
  await stage.lookAtRequest(id)
}

export const cancelsAfterPaying: Run = async (story) => {
  const call = await asBuyer(story)
  const { id } = await call(
    'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow',
    linesOf(story, 1),
  )
  story.id = id
  await giveBack(story)
}
