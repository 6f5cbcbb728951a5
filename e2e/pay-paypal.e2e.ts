import type { Page } from 'playwright-core'
import { placeOrder } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, seen } from './steps.ts'

/** Opens PayPal among the ways to pay and goes on to its page. */
async function leaveForPaypal(page: Page): Promise<void> {
  const channel = page.locator('details[data-channel="PAYPAL_PAY_PC"]')
  await channel.waitFor()
  if ((await channel.getAttribute('open')) === null) await channel.locator('summary').click()
  await channel.getByRole('button').click()
  await page.waitForURL(/\/paypal\/checkoutnow\?token=/)
}

journey(
  '[PAY-015, PAY-036] PayPal, first in Germany, takes the place of the payment page; who agrees there is back at once with a paid order',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { contractId, prePay } = await placeOrder(page, mall, { email: 'pp@galleria.test' })
    await page.goto('/buyer/orders')
    await page.goto(prePay)
    expectEqual(
      await page.locator('details[data-channel]').first().getAttribute('data-channel'),
      'PAYPAL_PAY_PC',
      'the first way to pay',
    )
    await expectNoBarriers(page)
    await leaveForPaypal(page)
    await page.getByRole('button', { name: 'Agree and pay now' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    expectEqual(
      new URL(page.url()).searchParams.get('tradeId'),
      contractId,
      'the contract that the buyer comes back to',
    )
    await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()
    await expectNoBarriers(page)
    await page.goBack()
    await page.goBack()
    expectThat(!page.url().includes('/buyer/pre-pay'), 'the payment page is not in the history')
  },
)

journey(
  'who turns back at PayPal reads that nothing was paid, and who has no funds there that it was refused; both may pay again',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { prePay } = await placeOrder(page, mall, { email: 'pp-turned@galleria.test' })
    await page.goto(prePay)
    await leaveForPaypal(page)
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    await page
      .getByText(/cancel/i)
      .first()
      .waitFor()
    await expectNoBarriers(page)
    await seen(page, /again/i).click()
    await page.waitForURL(/\/buyer\/pre-pay/)
    await leaveForPaypal(page)
    await page.getByRole('button', { name: /Account without funds/ }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    await seen(page, /again/i).waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  'without script PayPal takes the place of the payment page just the same, and the order is paid',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto((await placeOrder(page, mall, { email: 'pp-plain@galleria.test' })).prePay)
    await leaveForPaypal(page)
    await page.getByRole('button', { name: 'Agree and pay now' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByRole('heading', { name: 'Thank you for your order!' }).waitFor()
  },
  [1280],
  { javaScript: false },
)
