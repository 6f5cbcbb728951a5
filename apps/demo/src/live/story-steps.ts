import type { Client } from '@galleria/contract/client'
import { returnTexts as texts } from '../texts/return-texts.ts'
import { after, asBuyer, asMall, asShop, CARRIER, takePhoto, type Story } from './story.ts'

/** What the demo buyer, the house shop and the mall do about one of her orders. */

export const linesOf = ({ orderId, lineId }: Story, reverseQty: number) => ({
  tradeOrder: { id: orderId },
  reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty }],
})

export const asksBack = (qty: number) =>
  after(4, async (story) => {
    const call = await asBuyer(story)
    const asked = { ...linesOf(story, qty), reverseTradeOrderType: 'SALE_RETURN' as const }
    story.id = await askFor(call, asked, texts.unwanted)
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

export const asksToExchange = after(4, async (story) => {
  const call = await asBuyer(story)
  const { id } = await call(
    'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
    {
      tradeOrder: { id: story.orderId },
      reverseTradeOrderLineList: [
        {
          tradeOrderLine: { id: story.lineId },
          reverseQty: 1,
          derivativeSku: { id: story.sku.id },
        },
      ],
      reverseReason: 'DAMAGED',
      remark: texts.exchange,
    },
  )
  story.id = id
})

/** All of its money, for a scratch. */
export const asksForMoney = after(4, async (story) => {
  const call = await asBuyer(story)
  const asked = linesOf(story, 1)
  const { availableRefundAmt } = await call(
    'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    { ...asked, reverseTradeOrderType: 'SALE_REFUND' },
  )
  const { id } = await call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    ...asked,
    applyRefundAmt: { value: availableRefundAmt.value },
    reverseReason: 'DAMAGED',
    remark: texts.scratched,
    attachmentList: { files: [await takePhoto(story, story.buyer)] },
  })
  story.id = id
})

export const agrees = after(9, async (story) =>
  (await asShop(story))('POST /sapi/mall-merchant/reverseorder/approve', { id: story.id }),
)
export const declines = after(9, async (story) =>
  (await asShop(story))('POST /sapi/mall-merchant/reverseorder/reject', {
    id: story.id,
    reason: texts.noFault,
  }),
)
export const sends = after(30, async (story) =>
  (await asBuyer(story))('POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
    id: story.id,
    returnMode: 'SELF_DELIVERY',
    fulfillmentProgressList: [
      { serviceCode: `RETOURE${story.nth}`, fulfillmentServiceProvider: { id: CARRIER } },
    ],
  }),
)

/** One as good as new, and one that the shop does not accept and sends out again; or both accepted. */
export const looks = (refused: 0 | 1) =>
  after(60, async (story) => {
    const call = await asShop(story)
    const { reverseTradeOrderLineList: lines } = await call(
      'POST /sapi/mall-merchant/reverseorder/detail',
      { id: story.id },
    )
    const found = { id: lines[0]?.id ?? '', sellable: 1, refused }
    const { refusedPart } = await call('POST /sapi/mall-merchant/reverseorder/pass', {
      id: story.id,
      lines: [found],
      ...(refused > 0
        ? {
            reason: texts.used,
            attachmentList: { files: [await takePhoto(story, story.seller)] },
            carrierId: CARRIER,
            serviceCode: `NOCHMAL${story.nth}`,
          }
        : {}),
    })
    if (!refusedPart) return
    await giveBack(story)
    story.id = refusedPart.id
  })

type Sides = { readonly buyer: string; readonly shop: string }
export const asksMall = (hours: number, sides: Sides) => [
  after(hours, async (story) =>
    (await asBuyer(story))('POST /sapi/mall-order/web/reverseorder/askMall', {
      id: story.id,
      content: sides.buyer,
    }),
  ),
  after(hours + 20, async (story) =>
    (await asShop(story))('POST /sapi/mall-merchant/reverseorder/answerDispute', {
      id: story.id,
      content: sides.shop,
    }),
  ),
]

export const bothAdd = [
  after(100, async (story) =>
    (await asBuyer(story))('POST /sapi/mall-order/web/reverseorder/addProof', {
      id: story.id,
      content: texts.added,
      attachmentList: { files: [await takePhoto(story, story.buyer)] },
      requestKey: `anna-proof-${story.nth}`,
    }),
  ),
  after(104, async (story) =>
    (await asShop(story))('POST /sapi/mall-merchant/reverseorder/addProof', {
      id: story.id,
      content: texts.shopAdded,
      requestKey: `shop-proof-${story.nth}`,
    }),
  ),
]

/** A quarter of what was asked for, in whole euros. */
export const rulesInPart = after(120, async (story) => {
  const call = await asMall(story)
  const { refundAmount } = await call('POST /sapi/mall-operator/dispute/detail', { id: story.id })
  await call('POST /sapi/mall-operator/dispute/rule', {
    id: story.id,
    ruling: 'REFUND',
    reason: texts.partly,
    amount: { value: Math.floor(refundAmount.value / 4) },
  })
  await giveBack(story)
})

/** The mall's week and a day more, and nobody has ruled. */
export const isLate = after(16 + 8 * 24, ({ stage, id }) => stage.lookAtRequest(id))

export async function giveBack({ stage, id }: Story): Promise<void> {
  await stage.lookAtRequest(id)
  await stage.work(['refund.send'])
  await stage.lookAtRequest(id)
  await stage.lookAtRequest(id)
}

export const withdraws = after(3, async (story) => {
  const call = await asBuyer(story)
  const source = { orderId: story.orderId }
  const { orderCode, name, email } = await call('POST /sapi/mall-order/web/withdrawal/form', source)
  await call('POST /sapi/mall-order/web/withdrawal/state', {
    ...source,
    requestKey: `annas-withdrawal-no-${story.nth}`,
    name,
    orderCode,
    email,
  })
  await story.stage.work(['withdrawal.match'])
  // Only this one goes on: all others have their own moments.
  const { data } = await call('POST /sapi/mall-order/web/reverseorder/querypage', {
    pageNo: 1,
    pageSize: 1,
  })
  story.id = data[0]?.id ?? ''
  await story.stage.lookAtRequest(story.id)
})

/** It was in use: the shop keeps a tenth of its price, in whole euros, and what is kept is asked about from here on. */
export const keepsForLoss = after(60, async (story) => {
  const call = await asShop(story)
  const { reverseTradeOrderLineList: lines, refundAmount } = await call(
    'POST /sapi/mall-merchant/reverseorder/detail',
    { id: story.id },
  )
  const { lossOfValue } = await call('POST /sapi/mall-merchant/reverseorder/pass', {
    id: story.id,
    lines: [
      {
        id: lines[0]?.id ?? '',
        refurbish: 1,
        lossOfValueAmt: { value: Math.floor(refundAmount.value / 10) },
      },
    ],
    reason: texts.worn,
    attachmentList: { files: [await takePhoto(story, story.seller)] },
  })
  await giveBack(story)
  story.id = lossOfValue?.request.id ?? ''
})
