import type { OfferKind } from '@galleria/contract/after-sales-offer-rules'
import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { returnTexts as texts } from '../texts/return-texts.ts'
import { payFor } from './order-and-pay.ts'
import { asBuyer, asMall, asShop, CARRIER, takePhoto, writeLabel, type Case } from './case.ts'
import { giveBack, linesOf } from './case-steps.ts'

/**
 * What happens to a request between its application and its end, where that is more than a yes or a
 * no.
 */

type Run = (theCase: Case) => Promise<unknown>
const MODIFY = 'POST /sapi/mall-order/web/reverseorder/modify' as const
const READ = 'POST /sapi/mall-order/web/reverseorder/querybyid' as const

/** Of `PART` that share of what was asked for, in whole euros. */
export const offers =
  (kind: OfferKind, content: string, share = 0.5): Run =>
  async (theCase) => {
    const call = await asShop(theCase)
    const { id } = theCase
    const { refundAmount } = await call('POST /sapi/mall-merchant/reverseorder/detail', { id })
    const amount = { value: Math.floor(refundAmount.value * share) }
    await call('POST /sapi/mall-merchant/reverseorder/offer', {
      id,
      kind,
      content,
      ...(kind === 'PART' ? { amount } : {}),
    })
  }

export const accepts: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  const { offer } = await call(READ, { id: theCase.id })
  await call('POST /sapi/mall-order/web/reverseorder/acceptOffer', {
    id: theCase.id,
    offerId: offer?.id ?? '',
  })
}

export const declinesOffer: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  const { offer } = await call(READ, { id: theCase.id })
  await call('POST /sapi/mall-order/web/reverseorder/declineOffer', {
    id: theCase.id,
    offerId: offer?.id ?? '',
  })
}

/** What the mall does by itself at that moment. */
export const timePasses: Run = ({ stage, id }) => stage.lookAtRequest(id)
export const moneyGoesBack: Run = (theCase) => giveBack(theCase)

/** Its bank thinks about it, and does not take the money back. */
export const bankRefuses: Run = async ({ stage, id, contractId }) => {
  await stage.endRefunds(contractId)
  await stage.work(['refund.send'])
  await stage.lookAtRequest(id)
}

export const takesBack: Run = async (theCase) =>
  (await asBuyer(theCase))(
    'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow',
    { id: theCase.id },
  )

/** Of faulty goods, for which the shop owes the way back. */
export const asksDefectBack: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  const asked = { ...linesOf(theCase, 1), reverseTradeOrderType: 'SALE_RETURN' as const }
  const { availableRefundAmt } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    asked,
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow', {
    ...asked,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: 'DAMAGED',
    remark: texts.wobbles,
    attachmentList: { files: [await takePhoto(theCase, theCase.buyer)] },
  })
  theCase.id = id
}

export const declinesReturn: Run = async (theCase) =>
  (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/reject', {
    id: theCase.id,
    reason: texts.usedToo,
  })

export const asksTheMall =
  (content: string): Run =>
  async (theCase) =>
    (await asBuyer(theCase))('POST /sapi/mall-order/web/reverseorder/askMall', {
      id: theCase.id,
      content,
    })

export const shopSays =
  (content: string): Run =>
  async (theCase) =>
    (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/answerDispute', {
      id: theCase.id,
      content,
    })

export const givesIn: Run = async (theCase) => {
  await (
    await asShop(theCase)
  )('POST /sapi/mall-merchant/reverseorder/giveIn', { id: theCase.id })
  await giveBack(theCase)
}

export const rules =
  (ruling: Ruling, reason: string): Run =>
  async (theCase) => {
    const call = await asMall(theCase)
    await call('POST /sapi/mall-operator/dispute/rule', { id: theCase.id, ruling, reason })
    if (ruling === 'REFUND') await giveBack(theCase)
  }

/** In the house shop's other finishes, by what they cost. */
export const asksForOther =
  (skuId: number, difference: { differenceAmt: Amount } | { surchargeAmt: Amount }): Run =>
  async (theCase) => {
    const call = await asBuyer(theCase)
    const { id } = await call(
      'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
      {
        tradeOrder: { id: theCase.orderId },
        reverseTradeOrderLineList: [
          {
            tradeOrderLine: { id: theCase.lineId },
            reverseQty: 1,
            derivativeSku: { id: skuId },
            ...difference,
          },
        ],
        reverseReason: 'NO_LONGER_WANTED',
        remark: texts.otherColour,
      },
    )
    theCase.id = id
  }
type Amount = { readonly value: number }

export const paysMore: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  const { exchangeSurcharge } = await call(READ, { id: theCase.id })
  await payFor(theCase.stage, call, exchangeSurcharge?.order?.contractId ?? '')
  await theCase.stage.lookAtRequest(theCase.id)
}

export const sendsReplacement: Run = async (theCase) =>
  (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/ship', {
    id: theCase.id,
    carrierId: CARRIER,
    serviceCode: `ERSATZ${theCase.nth}`,
  })

/** What came instead cost less: a request of its own gives the rest back. */
export const restGoesBack: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  const { exchangeDifference } = await call(READ, { id: theCase.id })
  await giveBack({ ...theCase, id: exchangeDifference?.request?.id ?? '' })
}

export const confirms: Run = async (theCase) =>
  (await asBuyer(theCase))('POST /api/trantor/flow/trade_ConfirmReverseTradeOrderExchangeSkuFlow', {
    id: theCase.id,
  })

/** It stands where it stood, and its shop begins anew. */
export const changesIt: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  const { version } = await call(READ, { id: theCase.id })
  await call(MODIFY, {
    id: theCase.id,
    version,
    reverseReason: 'NO_LONGER_WANTED',
    remark: texts.changed,
  })
}

export const bothWrite: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  await call('POST /sapi/mall-order/web/reverseorder/writeToShop', {
    id: theCase.id,
    content: texts.photoToShop,
    attachmentList: { files: [await takePhoto(theCase, theCase.buyer)] },
    requestKey: `anna-writes-${theCase.nth}`,
  })
  const shop = await asShop(theCase)
  await shop('POST /sapi/mall-merchant/reverseorder/writeToBuyer', {
    id: theCase.id,
    content: texts.photoToBuyer,
    requestKey: `shop-writes-${theCase.nth}`,
  })
}

/** To be scanned, and to be printed. */
export const givesLabel: Run = async (theCase) =>
  (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/label', {
    id: theCase.id,
    carrierId: CARRIER,
    serviceCode: `RETOURE${theCase.nth}`,
    code: `GH-RETOURE-${theCase.nth}`,
    document: await writeLabel(theCase),
  })

export const isLost: Run = async ({ stage, id, nth }) => {
  await stage.work(['reverse-parcel.follow'])
  await stage.loseParcel({ carrier: 'dpd', number: `RETOURE${nth}` })
  await stage.lookAtRequest(id)
}

export const cancelsAfterPaying: Run = async (theCase) => {
  const call = await asBuyer(theCase)
  const { id } = await call(
    'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow',
    linesOf(theCase, 1),
  )
  theCase.id = id
  await giveBack(theCase)
}
