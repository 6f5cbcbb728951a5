import type { BrowserContext, Page } from 'playwright-core'
import { ask, call, type Who } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** What journeys of exchanges for another price have in common. */

/** The demo merchant's shop, and the carrier it sends with. */
const HOUSE = 5
const CARRIER = 2

type Amount = { readonly amt: { readonly value: number } }
type Reverse = {
  readonly reverseTradeOrderStatus: string
  readonly actualRefundAmt: { readonly value: number }
  readonly exchangeDifference:
    | (Amount & { readonly request: { readonly reverseTradeOrderCode: string } | null })
    | null
  readonly exchangeSurcharge:
    | (Amount & { readonly order: { readonly tradeOrderCode: string } | null })
    | null
  readonly reverseTradeOrderLineList: readonly { readonly id: string }[]
}

export function detailOf(who: Who, mall: RunningMall, id: string): Promise<Reverse> {
  return call<Reverse>(who, mall, '/sapi/mall-order/web/reverseorder/querybyid', { id })
}

/** Of the request that a page is about. */
export function idIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export function euros(value: number): string {
  return new Intl.NumberFormat('en-DE', { style: 'currency', currency: 'EUR' }).format(value)
}

/**
 * The cheapest and the dearest version of a desk of the house shop, and what lies between their
 * prices; of both there are plenty.
 */
export async function findDesks(
  mall: RunningMall,
): Promise<{ cheap: number; dear: number; between: number }> {
  const { data } = (await ask(mall, '/sapi/mall-item/item/search', {
    keyword: 'desk',
    pageSize: 50,
    filters: { available: true },
    shopId: HOUSE,
  })) as { data: { itemId: number }[] }
  for (const { itemId } of data) {
    const { skuList } = (await ask(mall, '/sapi/mall-item/item/detail', { id: itemId })) as {
      skuList: { id: number; availableQty: number; salePrc: { value: number }; preSale: unknown }[]
    }
    const sold = skuList
      .filter((sku) => sku.availableQty > 20 && !sku.preSale)
      .toSorted((a, b) => a.salePrc.value - b.salePrc.value)
    const [cheap, dear] = [sold[0], sold.at(-1)]
    if (!cheap || !dear) continue
    const between = Math.round((dear.salePrc.value - cheap.salePrc.value) * 100) / 100
    if (between > 0) return { cheap: cheap.id, dear: dear.id, between }
  }
  throw new Error('the demo mall has no desk in two versions of which one costs more')
}

/** The goods go back and are looked at: all of them are good. */
export async function bringBack(
  page: Page,
  shop: BrowserContext,
  mall: RunningMall,
  id: string,
): Promise<void> {
  await call(page, mall, '/api/trantor/flow/trade_PostBackReverseTradeOrderFlow', [
    {
      id,
      fulfillmentProgressList: [
        { serviceCode: `EXB${Date.now()}`, fulfillmentServiceProvider: { id: CARRIER } },
      ],
      returnMode: 'SELF_DELIVERY',
    },
  ])
  const { reverseTradeOrderLineList: lines } = await detailOf(page, mall, id)
  await call(shop, mall, '/sapi/mall-merchant/reverseorder/pass', {
    id,
    lines: lines.map((line) => ({ id: line.id, sellable: 1 })),
  })
}

/** The shop's own page of a request. */
export async function openDesk(shop: BrowserContext, width: number, id: string): Promise<Page> {
  const desk = await shop.newPage()
  await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
  await desk.goto(`/backoffice/after-sales/${id}`)
  return desk
}

export async function agree(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await desk.getByRole('button', { name: 'Agree to the exchange' }).click()
  await desk.getByText(/sends the goods back\./).waitFor()
}

export async function sendReplacement(desk: Page, number: string): Promise<void> {
  await desk.getByLabel('Carrier').selectOption({ index: 2 })
  await desk.getByLabel('Tracking number').fill(number)
  await desk.getByLabel('Tracking number').press('Enter')
  await desk.getByRole('button', { name: 'Confirm shipment' }).press('Enter')
  await desk.getByText(/^The replacement is on its way to/).waitFor()
}
