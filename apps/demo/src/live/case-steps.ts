import type { Client } from '@galleria/contract/client'
import { returnTexts as texts } from '../texts/return-texts.ts'
import { after, asBuyer, asMall, asShop, CARRIER, takePhoto, type Case } from './case.ts'

/** What the demo buyer, the house shop and the mall do about one of her orders. */

export const linesOf = ({ orderId, lineId }: Case, reverseQty: number) => ({
  tradeOrder: { id: orderId },
  reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty }],
})

export const asksBack = (qty: number) =>
  after(4, async (theCase) => {
    const call = await asBuyer(theCase)
    const asked = { ...linesOf(theCase, qty), reverseTradeOrderType: 'SALE_RETURN' as const }
    theCase.id = await askFor(call, asked, texts.unwanted)
  })

async function askFor(
  call: Client,
  asked: ReturnType<typeof linesOf> & { reverseTradeOrderType: 'SALE_RETURN' },
  remark: string,
): Promise<string> {
  const { availableRefundAmt } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    asked,
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow', {
    ...asked,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: 'NO_LONGER_WANTED',
    remark,
  })
  return id
}

export const asksToExchange = after(4, async (theCase) => {
  const call = await asBuyer(theCase)
  const { id } = await call(
    'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
    {
      tradeOrder: { id: theCase.orderId },
      reverseTradeOrderLineList: [
        {
          tradeOrderLine: { id: theCase.lineId },
          reverseQty: 1,
          derivativeSku: { id: theCase.sku.id },
        },
      ],
      reverseReason: 'DAMAGED',
      remark: texts.exchange,
    },
  )
  theCase.id = id
})

/** All of its money, for a scratch. */
export const asksForMoney = after(4, async (theCase) => {
  const call = await asBuyer(theCase)
  const asked = linesOf(theCase, 1)
  const { availableRefundAmt } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    { ...asked, reverseTradeOrderType: 'SALE_REFUND' },
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    ...asked,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: 'DAMAGED',
    remark: texts.scratched,
    attachmentList: { files: [await takePhoto(theCase, theCase.buyer)] },
  })
  theCase.id = id
})

export const agrees = after(9, async (theCase) =>
  (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/approve', { id: theCase.id }),
)
export const declines = after(9, async (theCase) =>
  (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/reject', {
    id: theCase.id,
    reason: texts.noDefect,
  }),
)
export const sends = after(30, async (theCase) =>
  (await asBuyer(theCase))('POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
    id: theCase.id,
    returnMode: 'SELF_DELIVERY',
    fulfillmentProgressList: [
      { serviceCode: `RETOURE${theCase.nth}`, fulfillmentServiceProvider: { id: CARRIER } },
    ],
  }),
)

/**
 * One as good as new, and one that the shop does not accept and sends out again; or both accepted.
 */
export const looks = (refused: 0 | 1) =>
  after(60, async (theCase) => {
    const call = await asShop(theCase)
    const { reverseTradeOrderLineList: lines } = await call(
      'POST /sapi/mall-merchant/reverseorder/detail',
      { id: theCase.id },
    )
    const found = { id: lines[0]?.id ?? '', sellable: 1, refused }
    const { refusedPart } = await call('POST /sapi/mall-merchant/reverseorder/pass', {
      id: theCase.id,
      lines: [found],
      ...(refused > 0
        ? {
            reason: texts.used,
            attachmentList: { files: [await takePhoto(theCase, theCase.seller)] },
            carrierId: CARRIER,
            serviceCode: `NOCHMAL${theCase.nth}`,
          }
        : {}),
    })
    if (!refusedPart) return
    await giveBack(theCase)
    theCase.id = refusedPart.id
  })

type Sides = { readonly buyer: string; readonly shop: string }
export const asksMall = (hours: number, sides: Sides) => [
  after(hours, async (theCase) =>
    (await asBuyer(theCase))('POST /sapi/mall-order/web/reverseorder/askMall', {
      id: theCase.id,
      content: sides.buyer,
    }),
  ),
  after(hours + 20, async (theCase) =>
    (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/answerDispute', {
      id: theCase.id,
      content: sides.shop,
    }),
  ),
]

export const bothAdd = [
  after(100, async (theCase) =>
    (await asBuyer(theCase))('POST /sapi/mall-order/web/reverseorder/addProof', {
      id: theCase.id,
      content: texts.added,
      attachmentList: { files: [await takePhoto(theCase, theCase.buyer)] },
      requestKey: `anna-proof-${theCase.nth}`,
    }),
  ),
  after(104, async (theCase) =>
    (await asShop(theCase))('POST /sapi/mall-merchant/reverseorder/addProof', {
      id: theCase.id,
      content: texts.shopAdded,
      requestKey: `shop-proof-${theCase.nth}`,
    }),
  ),
]

/** A quarter of what was asked for, in whole euros. */
export const rulesInPart = after(120, async (theCase) => {
  const call = await asMall(theCase)
  const { refundAmount } = await call('POST /sapi/mall-operator/dispute/detail', { id: theCase.id })
  await call('POST /sapi/mall-operator/dispute/rule', {
    id: theCase.id,
    ruling: 'REFUND',
    reason: texts.partly,
    amount: { value: Math.floor(refundAmount.value / 4) },
  })
  await giveBack(theCase)
})

/** The mall's week and a day more, and nobody has ruled. */
export const isLate = after(16 + 8 * 24, ({ stage, id }) => stage.lookAtRequest(id))

export async function giveBack({ stage, id }: Case): Promise<void> {
  await stage.lookAtRequest(id)
  await stage.work(['refund.send'])
  await stage.lookAtRequest(id)
  await stage.lookAtRequest(id)
}

export const withdraws = after(3, async (theCase) => {
  const call = await asBuyer(theCase)
  const source = { orderId: theCase.orderId }
  const { orderCode, name, email } = await call('POST /sapi/mall-order/web/withdrawal/form', source)
  await call('POST /sapi/mall-order/web/withdrawal/state', {
    ...source,
    requestKey: `annas-withdrawal-no-${theCase.nth}`,
    name,
    orderCode,
    email,
  })
  await theCase.stage.work(['withdrawal.match'])
  // Only this one goes on: all others have their own moments.
  const { data } = await call('POST /sapi/mall-order/web/reverseorder/querypage', {
    pageNo: 1,
    pageSize: 1,
  })
  theCase.id = data[0]?.id ?? ''
  await theCase.stage.lookAtRequest(theCase.id)
})

/**
 * It was in use: the shop keeps a tenth of its price, in whole euros, and what is kept is asked
 * about from here on.
 */
export const keepsForLoss = after(60, async (theCase) => {
  const call = await asShop(theCase)
  const { reverseTradeOrderLineList: lines, refundAmount } = await call(
    'POST /sapi/mall-merchant/reverseorder/detail',
    { id: theCase.id },
  )
  const { lossOfValue } = await call('POST /sapi/mall-merchant/reverseorder/pass', {
    id: theCase.id,
    lines: [
      {
        id: lines[0]?.id ?? '',
        refurbish: 1,
        lossOfValueAmt: { value: Math.floor(refundAmount.value / 10) },
      },
    ],
    reason: texts.worn,
    attachmentList: { files: [await takePhoto(theCase, theCase.seller)] },
  })
  await giveBack(theCase)
  theCase.id = lossOfValue?.request.id ?? ''
})
