import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { buy, call, until, type Placed, type Who } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** The demo merchant's shop, and the carrier it sends with. */
const HOUSE = 5
const CARRIER = 2
/** Two of one desk from the demo merchant's shop. */
export const buyDesks = (
  who: Who,
  mall: RunningMall,
  {
    outcome,
    email,
  }: { outcome?: 'refund_fails' | 'refund_fails_once' | 'refund_returned'; email?: string } = {},
): Promise<Placed> =>
  buy(who, mall, {
    keyword: 'writing desk',
    shopId: HOUSE,
    qty: 2,
    ...(outcome ? { outcome } : {}),
    // Of a guest.
    ...(email ? { email } : {}),
  })

export async function receive(
  buyer: Who,
  merchant: Who,
  mall: RunningMall,
  orderId: string,
): Promise<void> {
  const order = await call<{ tradeOrderLineList: { id: string; tradeQty: number }[] }>(
    merchant,
    mall,
    '/sapi/mall-merchant/order/detail',
    { id: orderId },
  )
  await call(merchant, mall, '/sapi/mall-merchant/order/ship', {
    orderId,
    carrierId: CARRIER,
    serviceCode: `AS${Date.now()}`,
    lines: order.tradeOrderLineList.map(({ id, tradeQty }) => ({ id, qty: tradeQty })),
  })
  await call(buyer, mall, '/sapi/mall-order/web/order/signForDelivery', { id: orderId })
}

/** 20.00 of a received desk, because it came damaged. */
export async function askForPart(
  buyer: Who,
  mall: RunningMall,
  orderId: string,
  remark: string,
): Promise<string> {
  const { tradeOrderLineList } = await call<{ tradeOrderLineList: { id: string }[] }>(
    buyer,
    mall,
    '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const { id } = await call<{ id: string }>(
    buyer,
    mall,
    '/api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: tradeOrderLineList[0]?.id }, reverseQty: 1 },
      ],
      applyRefundAmt: { value: 20 },
      reverseReason: 'DAMAGED',
      remark,
    },
  )
  return id
}

/** The refund runs by itself; when it is where it should be, the page says so. */
export async function untilStatus(
  page: Page,
  mall: RunningMall,
  status: string,
  words: string,
): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await until(
    async () =>
      (
        await call<{ reverseTradeOrderStatus: string }>(
          page,
          mall,
          '/sapi/mall-order/web/reverseorder/querybyid',
          { id },
        )
      ).reverseTradeOrderStatus === status,
    `the status ${status}`,
  )
  await page.reload()
  await page.getByRole('heading', { level: 2, name: words, exact: true }).waitFor()
}

export async function addPhoto(page: Page, name: string): Promise<void> {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#8a5a3c' },
  })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
}
