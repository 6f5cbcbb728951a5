import type { BrowserContext, Page } from 'playwright-core'
import { receive } from './after-sales-steps.ts'
import { ask, buy, call, signIn, until, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, payAtProvider, seen } from './steps.ts'

const HOUSE = 5

type Reverse = {
  readonly reverseTradeOrderStatus: string
  readonly exchangeSurcharge: {
    readonly amt: { readonly value: number }
    readonly order: { readonly tradeOrderCode: string; readonly paidTime: string | null } | null
  } | null
  readonly reverseTradeOrderLineList: readonly { readonly id: string }[]
}
const detailOf = (who: Who, mall: RunningMall, id: string) =>
  call<Reverse>(who, mall, '/sapi/mall-order/web/reverseorder/querybyid', { id })
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** The cheapest version of an item of the house shop that has a dearer one; of both there are plenty. */
async function findCheap(mall: RunningMall): Promise<{ skuId: number; more: number }> {
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
    const more = Math.round(((dear?.salePrc.value ?? 0) - (cheap?.salePrc.value ?? 0)) * 100) / 100
    if (cheap && more > 0) return { skuId: cheap.id, more }
  }
  throw new Error('the demo mall has no desk in two versions of which one costs more')
}

/** The goods go back and are looked at: all of them are good. */
async function bringBack(
  page: Page,
  shop: BrowserContext,
  mall: RunningMall,
  id: string,
): Promise<void> {
  await call(page, mall, '/api/trantor/flow/trade_PostBackReverseTradeOrderFlow', [
    {
      id,
      fulfillmentProgressList: [
        { serviceCode: `EXM${Date.now()}`, fulfillmentServiceProvider: { id: 2 } },
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

const euros = (value: number) =>
  new Intl.NumberFormat('en-DE', { style: 'currency', currency: 'EUR' }).format(value)

journey(
  'a desk is exchanged for one that costs more: its buyer reads what is to be paid before asking, pays it once the desk is back, and the shop sends after that',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { skuId, more } = await findCheap(mall)
    const { orderId } = await buy(page, mall, { skuId, qty: 1 })
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_EXCHANGE`)
    await page.getByRole('button', { name: 'What would you like instead?' }).click()
    const drawer = page.getByRole('dialog', { name: /^Instead of/ })
    await drawer.getByText(/If one costs more than you paid/).waitFor()
    await expectNoBarriers(page)
    const said = `You pay ${euros(more)}`
    await drawer.locator('label', { hasText: said }).first().click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByText(`${said} once your items have arrived and been accepted`).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText(/It costs more than you paid: you pay/).waitFor()
    await expectNoBarriers(page)
    const id = idIn(page)

    const desk = await shop.newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await desk.goto(`/backoffice/after-sales/${id}`)
    await desk.getByText(/once you have accepted the goods, and you send it after that/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk.getByRole('button', { name: 'Agree to the exchange' }).click()
    await desk.getByText(/sends the goods back\./).waitFor()
    await bringBack(page, shop, mall, id)
    await desk.reload()
    await desk.getByRole('alert').getByText('Waiting for the buyer’s payment').waitFor()
    expectEqual(await desk.getByLabel('Tracking number').count(), 0, 'fields for a parcel')
    await expectNoBarriers(desk)

    await page.reload()
    await page.getByRole('heading', { name: 'Waiting for payment' }).waitFor()
    await page.getByText(/has accepted your return\. Please pay/).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Pay the difference' }).click()
    await page.waitForURL(/\/buyer\/pre-pay/)
    await expectNoBarriers(page)
    await payAtProvider(page)
    await page.getByText('There is nothing more to do.').waitFor()
    await expectNoBarriers(page)
    const { exchangeSurcharge } = await detailOf(page, mall, id)
    const code = exchangeSurcharge?.order?.tradeOrderCode ?? ''
    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByText(/you have paid/).waitFor()
    await page.getByRole('link', { name: code, exact: true }).click()
    await page.getByText(/This is the price difference for exchange/).waitFor()
    await page.getByText(/^You have paid the price difference\./).waitFor()
    expectEqual(await page.getByText('Delivery address').count(), 0, 'addresses of a delivery')
    await expectNoBarriers(page)

    await desk.reload()
    await desk.getByRole('link', { name: code, exact: true }).waitFor()
    await desk.getByLabel('Carrier').selectOption({ index: 2 })
    await desk.getByLabel('Tracking number').fill(`EXP${Date.now()}${width}`)
    await desk.getByLabel('Tracking number').press('Enter')
    await desk.getByRole('button', { name: 'Confirm shipment' }).press('Enter')
    await desk.getByText(/^The replacement is on its way to/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('link', { name: code, exact: true }).click()
    await desk.getByText(/This is the price difference for exchange/).waitFor()
    expectEqual(await desk.getByText(/shipped|Deliver to/).count(), 0, 'what is sent of it')
    await expectNoBarriers(desk)

    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByRole('button', { name: 'Confirm receipt' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click()
    await until(
      async () => (await detailOf(page, mall, id)).reverseTradeOrderStatus === 'REVERSE_DONE',
      'the end of the exchange',
    )
  },
)
