import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { buy, call, signIn, type Who } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** What journeys of the back office begin with that answer requests. */

export const HOUSE_SHOP = 5

/** At the desk of the house shop. */
export async function signInMerchant(page: Page, mall: RunningMall): Promise<void> {
  await signIn(page, mall, 'merchant@galleria.test')
  await page.goto('/backoffice')
  await page.getByRole('heading', { name: /Today/ }).waitFor()
}

type Order = { readonly id: string; readonly lineId: string }
type Row = {
  tradeOrderLineList: { id: string }[]
}

/** Some of one lamp of the house shop and nothing else, paid and not yet sent. */
export async function buyLamps(buyer: Who, mall: RunningMall, qty: number): Promise<Order> {
  const { cartLineList: left } = await call<{ cartLineList: { id: string }[] }>(
    buyer,
    mall,
    '/sapi/mall-order/cartline/list',
    {},
  )
  if (left.length > 0)
    await call(buyer, mall, '/sapi/mall-order/cartline/delete', {
      ids: left.map((line) => line.id),
    })
  const { orderId: id } = await buy(buyer, mall, { keyword: 'table lamp', shopId: HOUSE_SHOP, qty })
  const order = await call<Row>(
    buyer,
    mall,
    '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id },
  )
  return { id, lineId: order.tradeOrderLineList[0]?.id ?? '' }
}

type Request = { readonly id: string; readonly code: string; readonly amount: string }
type Asking = {
  readonly picture?: boolean
  /** Less than all of its money. */ readonly amount?: number
  readonly reason?: string
}

/** Asks one unit back, all of its money unless an amount is said. */
export async function askBack(
  buyer: Who,
  mall: RunningMall,
  order: Order,
  { picture = false, amount, reason = 'TOO_LATE' }: Asking = {},
): Promise<Request> {
  const body = {
    tradeOrder: { id: order.id },
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: order.lineId }, reverseQty: 1 }],
  }
  const preview = await call<{ availableRefundAmt: { value: number }; requestKey: string }>(
    buyer,
    mall,
    '/api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    [body],
  )
  const files = picture ? [{ url: await uploadEvidence(buyer, mall) }] : []
  const made = await call<{
    id: string
    reverseTradeOrderCode: string
    applyRefundAmt: { value: number; currency: string }
  }>(buyer, mall, '/api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', [
    {
      ...body,
      applyRefundAmt: { value: amount ?? preview.availableRefundAmt.value },
      reverseReason: reason,
      remark: 'The guests have come and gone.',
      attachmentList: { files },
      requestKey: preview.requestKey,
    },
  ])
  return {
    id: made.id,
    code: made.reverseTradeOrderCode,
    amount: new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: made.applyRefundAmt.currency,
    }).format(made.applyRefundAmt.value),
  }
}

export function evidencePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#8a5a3c' } })
    .png()
    .toBuffer()
}

async function uploadEvidence(buyer: Who, mall: RunningMall): Promise<string> {
  const buffer = await evidencePhoto()
  const answer = await buyer.request.post('/sapi/mall-content/web/file/upload', {
    multipart: { purpose: 'evidence', file: { name: 'dent.png', mimeType: 'image/png', buffer } },
    headers: { origin: mall.url },
  })
  return ((await answer.json()) as { url: string }).url
}
