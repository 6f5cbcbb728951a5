import type { Page } from 'playwright-core'
import { buy, call, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import {
  enterIn,
  fillCheckout,
  openNewestOrder,
  payAtProvider,
  seen,
  signInBackoffice,
  untilInCart,
  untilMailed,
} from './steps.ts'

const CODES = '/sapi/mall-order/web/coupon/page'
const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
type Codes = { data: { couponCode: string; couponsPassword: string | null }[]; total: number }

/** From the item's page to codes that can be read. */
async function buyAssemblies(page: Page, mall: RunningMall, email: string): Promise<string> {
  await page.goto('/item/assembly-at-home-5-1301?sku=assembly')
  await page.getByText('A code for Galleria House, as soon as you’ve paid.').waitFor()
  await page.getByText('Valid for 3 years.').waitFor()
  await expectNoBarriers(page)
  await page.getByLabel('Quantity').first().fill('2')
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
  await untilInCart(page)
  await page.goto('/cart')
  await page.getByText('A code for Galleria House, as soon as you’ve paid.').waitFor()
  await expectNoBarriers(page)
  await page.goto('/checkout')
  const press = await fillCheckout(page, email)
  await page.getByText('A code for Galleria House, as soon as you’ve paid.').waitFor()
  await expectNoBarriers(page)
  await press.click()
  await page.waitForURL(/\/mockpay\/pay\//)
  await payAtProvider(page, 'Pay now')
  await page.waitForURL(/\/buyer\/pay-result/)
  await page.goto('/buyer/orders')
  const orderId = await openNewestOrder(page)
  await untilIssued(page, mall, orderId)
  return orderId
}

async function untilIssued(page: Page, mall: RunningMall, orderId: string): Promise<void> {
  await until(
    async () => (await call<Codes>(page, mall, CODES, { tradeOrderId: orderId })).total > 0,
    'the codes',
  )
}

journey(
  '[ORD-040, ORD-059, ORD-104, ORD-125] a guest buys a service, finds its codes in the order, the shop takes one, and it moves from unused to used',
  async ({ mall, page, another, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const email = `service${width}@galleria.test`
    const orderId = await buyAssemblies(page, mall, email)
    await untilMailed(mall, email, 'Your codes for order')
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page.getByRole('heading', { name: 'Ready to use' }).waitFor()
    const card = page.locator('section', {
      has: page.getByRole('heading', { name: 'How to use it' }),
    })
    const size = page.viewportSize() ?? { width, height: 844 }
    await page.setViewportSize({ width: 390, height: 844 })
    expectEqual(await card.isVisible(), false, 'the use-info card is the desktop’s')
    await page.setViewportSize({ width: 1280, height: 900 })
    await card.getByText('2 codes left').waitFor()
    await expectNoBarriers(page)
    await page.setViewportSize(size)
    await expectNoBarriers(page)

    await seen(page, 'Use the codes').click()
    const dialog = page.locator('dialog:modal')
    const tab = (name: RegExp) => dialog.getByRole('tab', { name })
    await tab(/^Unused\s*2$/).waitFor()
    await expectNoBarriers(page)
    const code = (await dialog.locator('code').first().textContent()) ?? ''
    await tab(/^Used\s*0$/).click()
    await dialog.getByText('No codes used so far.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()

    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.getByRole('link', { name: 'Codes' }).click()
    await shop.getByRole('textbox', { name: /^Code/ }).fill(code.toLowerCase())
    await shop.getByRole('button', { name: 'Take the code' }).click()
    await shop.getByRole('status').getByText('Taken: Assembly at home').waitFor()
    await expectNoBarriers(shop)
    await shop.getByRole('textbox', { name: /^Code/ }).fill(code)
    await shop.getByRole('button', { name: 'Take the code' }).click()
    await shop.getByRole('alert').getByText('This code was used before.').waitFor()

    await seen(page, 'Use the codes').click()
    await tab(/^Unused\s*1$/).waitFor()
    await page.keyboard.press('Tab')
    await tab(/^Unused/).focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('tabpanel').getByText(code).waitFor()
    await dialog.getByText(/^Used on/).waitFor()
    await expectNoBarriers(page)
    await page.goto(`/buyer/my-coupons?orderId=${orderId}`)
    await page.getByRole('link', { name: /^Used\s*1$/ }).waitFor()
    await expectNoBarriers(page)
  },
  [1280, 390],
  { length: 3 },
)

journey(
  '[ORD-015, ORD-125] a shopping card leads to its code and password on a page of its own, without a script, too; what was not spent is taken back',
  async ({ mall, page, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await buy(page, mall, {
      keyword: 'shopping card',
      email: `card${width}@galleria.test`,
    })
    await untilIssued(page, mall, orderId)
    await page.goto(`/buyer/order/detail/${orderId}`)
    await seen(page, 'Use the card').click()
    await page.waitForURL(/\/buyer\/my-coupons\?orderId=/)
    await page.getByRole('heading', { level: 1, name: 'Your codes' }).waitFor()
    const { data } = await call<Codes>(page, mall, CODES, { tradeOrderId: orderId })
    await page.getByText(data[0]?.couponCode ?? 'no code', { exact: true }).waitFor()
    await page.getByText(data[0]?.couponsPassword ?? 'no password', { exact: true }).waitFor()
    await page.getByRole('link', { name: /^Used\s*0$/ }).click()
    await page.getByText('No codes used so far.').waitFor()

    await page.goto(`/buyer/cancel/${orderId}`)
    await page.getByRole('combobox', { name: /codes to return/ }).waitFor()
    await page.getByRole('button', { name: 'Cancel these items' }).click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.goto(`/buyer/my-coupons?orderId=${orderId}&tab=used`)
    await page.getByText('Refund applied for').waitFor()
    await until(
      async () =>
        (await call<{ displayStatus: string }>(page, mall, DETAIL, { id: orderId }))
          .displayStatus === 'CLOSED',
      'the money to be back',
    )
  },
  [1280, 390],
  { javaScript: false, length: 2 },
)
