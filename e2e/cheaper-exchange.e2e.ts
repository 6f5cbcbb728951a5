import type { BrowserContext, Page } from 'playwright-core'
import { receive } from './after-sales-steps.ts'
import { ask, buy, call, signIn, until, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, seen } from './steps.ts'

const HOUSE = 5

type Reverse = {
  readonly reverseTradeOrderStatus: string
  readonly reverseTradeOrderCode: string
  readonly actualRefundAmt: { readonly value: number }
  readonly exchangeDifference: {
    readonly amt: { readonly value: number }
    readonly request: { readonly id: string; readonly reverseTradeOrderCode: string } | null
  } | null
  readonly reverseTradeOrderLineList: readonly { readonly id: string }[]
}
const detailOf = (who: Who, mall: RunningMall, id: string) =>
  call<Reverse>(who, mall, '/sapi/mall-order/web/reverseorder/querybyid', { id })
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** The dearest version of an item of the house shop that has a cheaper one; of both there are plenty. */
async function findDear(mall: RunningMall): Promise<{ skuId: number; less: number }> {
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
      .toSorted((a, b) => b.salePrc.value - a.salePrc.value)
    const [dear, cheap] = [sold[0], sold.at(-1)]
    const less = Math.round(((dear?.salePrc.value ?? 0) - (cheap?.salePrc.value ?? 0)) * 100) / 100
    if (dear && less > 0) return { skuId: dear.id, less }
  }
  throw new Error('the demo mall has no desk in two versions of which one costs less')
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
        { serviceCode: `EXD${Date.now()}`, fulfillmentServiceProvider: { id: 2 } },
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
  'a desk is exchanged for one that costs less: its buyer reads what comes back before asking, the shop before agreeing, and it comes back once the replacement is sent',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { skuId, less } = await findDear(mall)
    const { orderId } = await buy(page, mall, { skuId, qty: 1 })
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_EXCHANGE`)
    await page.getByRole('button', { name: 'What would you like instead?' }).click()
    const drawer = page.getByRole('dialog', { name: /^Instead of/ })
    await drawer.getByText(/If one costs less/).waitFor()
    expectEqual(
      await page.getByText('There is nothing to pay, and nothing to refund.').count(),
      0,
      'what is said of what nobody has chosen',
    )
    await expectNoBarriers(page)
    const said = `You get ${euros(less)} back`
    await drawer.locator('label', { hasText: said }).first().click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByText(`${said}, because it costs less than you paid.`).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText(/back once it has been sent\./).waitFor()
    await expectNoBarriers(page)
    const id = idIn(page)

    const desk = await shop.newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await desk.goto(`/backoffice/after-sales/${id}`)
    await desk.getByText(/goes back to the buyer once you send it\./).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk.getByRole('button', { name: 'Agree to the exchange' }).click()
    await desk.getByText(/sends the goods back\./).waitFor()
    await bringBack(page, shop, mall, id)
    expectEqual(
      (await detailOf(page, mall, id)).exchangeDifference?.request,
      null,
      'a request before anything is sent',
    )
    await desk.reload()
    await desk.getByLabel('Carrier').selectOption({ index: 2 })
    await desk.getByLabel('Tracking number').fill(`EXL${Date.now()}${width}`)
    await desk.getByLabel('Tracking number').press('Enter')
    await desk.getByRole('button', { name: 'Confirm shipment' }).press('Enter')
    await desk.getByText(/^The replacement is on its way to/).waitFor()
    const { exchangeDifference } = await detailOf(page, mall, id)
    const code = exchangeDifference?.request?.reverseTradeOrderCode ?? ''
    await desk.getByRole('link', { name: code, exact: true }).waitFor()
    await expectNoBarriers(desk)

    await page.reload()
    await page.getByRole('link', { name: code, exact: true }).click()
    await page.getByText(/costs less than you paid\. This is the difference\./).waitFor()
    const given = idIn(page)
    await until(
      async () => (await detailOf(page, mall, given)).reverseTradeOrderStatus === 'REVERSE_DONE',
      'the end of the refund',
    )
    await page.reload()
    await page.getByText('Difference to be refunded', { exact: true }).waitFor()
    expectEqual((await detailOf(page, mall, given)).actualRefundAmt.value, less, 'what came back')
    await expectNoBarriers(page)
    await desk.getByRole('link', { name: code, exact: true }).click()
    await desk.getByText('Difference of the exchange').waitFor()
    await expectNoBarriers(desk)
    expectThat(await desk.getByText('Difference to be given back').isVisible(), 'its history')
  },
)
