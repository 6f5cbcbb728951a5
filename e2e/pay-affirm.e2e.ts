import type { Page } from 'playwright-core'
import { openChannel } from './card-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { placeInLondon } from './pay-steps.ts'

const channel = (page: Page) => page.locator('details[data-channel="AFFIRM_PC"]')
const dialog = (page: Page) => page.locator('dialog[aria-label="Affirm"] iframe').contentFrame()
const payButton = (page: Page) => channel(page).getByRole('button', { name: /with Affirm/ })
const statusOf = (page: Page) => new URL(page.url()).searchParams.get('status')

journey(
  '[PAY-018, PAY-042, PAY-043, PAY-044, PAY-045] Affirm’s checkout opens over the payment page: who closes it finds the page loaded anew, who cancels there has not paid, who confirms comes back to a result that is pending, and has paid',
  async ({ mall, page }) => {
    const { prePay } = await placeInLondon(page, mall)
    await page.goto(prePay)
    await openChannel(page, 'AFFIRM_PC')
    await payButton(page).waitFor()
    await expectNoBarriers(page)
    await page.evaluate(() => document.body.setAttribute('data-before', ''))
    await payButton(page).click()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await page.locator('body:not([data-before])').waitFor()
    expectEqual(new URL(page.url()).pathname, '/buyer/pre-pay', 'the page that is loaded anew')

    await openChannel(page, 'AFFIRM_PC')
    await payButton(page).click()
    await dialog(page).getByRole('button', { name: 'Cancel and return' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    expectEqual(statusOf(page), 'FAILED', 'the status after a cancel')
    await page.getByRole('link', { name: /again/i }).first().waitFor()

    await page.goto(prePay)
    await openChannel(page, 'AFFIRM_PC')
    await payButton(page).click()
    await dialog(page).getByRole('button', { name: 'Confirm the loan' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    expectEqual(statusOf(page), 'PENDING', 'the status after a confirmation')
    await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
  },
)

journey(
  '[PAY-120] without Affirm’s script its channel says so, and nothing is started',
  async ({ mall, page }) => {
    await page.route('**/js/v2/affirm.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    const { prePay } = await placeInLondon(page, mall)
    await page.goto(prePay)
    await openChannel(page, 'AFFIRM_PC')
    await channel(page).getByRole('alert').getByText('Affirm js not loaded').waitFor()
    expectEqual(await payButton(page).count(), 0, 'buttons to pay with Affirm')
    await expectNoBarriers(page)
  },
)
