/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { stripeBank, stripeField } from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import { arrowTo, expectMarked, tabOnTo } from './keyboard-steps.ts'
import {
  amsterdam,
  answerOnPhone,
  placeAt,
  recordStatus,
  warsaw,
  whereStripeIs,
  type Place,
} from './pay-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** Paid from the list of ways to pay to the thanks, and no hand leaves the keyboard. */

async function openByKeyboard(page: Page, mall: RunningMall, place: Place, channel: string) {
  const placed = await placeAt(page, mall, place)
  await page.goto(placed.prePay)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await tabOnTo(page, `details[data-channel=${channel}] > summary`)
  const isOpen = await page.locator(`details[data-channel=${channel}][open]`).count()
  if (isOpen === 0) await page.keyboard.press('Enter')
  return placed
}

/** The button under the form, whose words are those of paying. */
const payButton = (channel: string) => `details[data-channel=${channel}] button.btn-main`
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('title') ?? at?.getAttribute('role') ?? at?.tagName.toLowerCase()
  })

async function expectPaid(page: Page, mall: RunningMall, contractId: string): Promise<void> {
  await page.waitForURL(/\/buyer\/pay-result/)
  await page.getByRole('heading', { name: /Thank you/ }).waitFor()
  await expectNoBarriers(page)
  expectEqual(await recordStatus(page, mall, contractId), 'PAY_SUCCESS', 'how the payment stands')
  await page.keyboard.press('Tab')
  await expectMarked(page)
}

journey(
  'by the keyboard alone a card is typed and its bank is answered; who sends an empty form is led to its first field',
  async ({ mall, page }) => {
    const channel = 'STRIPE_PAY_PC'
    const { contractId } = await openByKeyboard(page, mall, whereStripeIs, channel)
    for (const name of ['card number', 'expiration date', 'CVC'])
      await stripeField(page, name).getByRole('textbox').waitFor()
    await tabOnTo(page, payButton(channel))
    await page.keyboard.press('Enter')
    await page.getByText('Please enter the full card number.').waitFor()
    await expectSoon(() => focused(page), 'Secure card number input frame', 'where the focus is')
    await expectMarked(page)
    await page.keyboard.type('4000000000003220')
    await tabOnTo(page, 'iframe[title="Secure expiration date input frame"]')
    await page.keyboard.type('1244')
    await tabOnTo(page, 'iframe[title="Secure CVC input frame"]')
    await page.keyboard.type('123')
    await tabOnTo(page, payButton(channel))
    await page.keyboard.press('Space')
    const yes = stripeBank(page).getByRole('button', { name: 'Complete authentication' })
    await yes.waitFor()
    for (let pressed = 0; pressed < 10; pressed += 1) {
      if (await yes.evaluate((one) => one === one.ownerDocument.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expectPaid(page, mall, contractId)
  },
)

journey(
  'by the keyboard alone a bank is chosen with the arrows, and its page leads there and back',
  async ({ mall, page }) => {
    const channel = 'ADYEN_PC'
    const { contractId } = await openByKeyboard(page, mall, amsterdam, channel)
    await page.getByRole('radio', { name: 'iDEAL' }).waitFor()
    await tabOnTo(page, 'input[name=adyen-method]')
    await arrowTo(page, 'input[value=ideal]')
    await tabOnTo(page, payButton(channel))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/adyen\/hpp\/pay\//)
    await tabOnTo(page, 'button[value=paid]')
    await page.keyboard.press('Enter')
    await expectPaid(page, mall, contractId)
  },
)

journey(
  'by the keyboard alone a code of BLIK is typed, after a wrong one was led back to, and who waits stands at what they wait for',
  async ({ mall, page }) => {
    const channel = 'ADYEN_PC'
    const { contractId } = await openByKeyboard(page, mall, warsaw, channel)
    await page.getByRole('radio', { name: 'BLIK' }).waitFor()
    await tabOnTo(page, 'input[name=adyen-method]')
    await arrowTo(page, 'input[value=blik]')
    await tabOnTo(page, payButton(channel))
    await page.keyboard.press('Space')
    await page.getByText('Enter a valid 6-digit BLIK code').waitFor()
    await expectSoon(() => focused(page), 'input', 'where the focus is')
    await expectMarked(page)
    await page.keyboard.type('123456')
    await tabOnTo(page, payButton(channel))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Confirm the payment in your app' }).waitFor()
    await expectSoon(() => focused(page), 'h3', 'where the focus is while the page waits')
    await answerOnPhone(mall, contractId)
    await expectPaid(page, mall, contractId)
  },
)
