/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { makePdf } from '../apps/api/src/testing/document-steps.ts'
import { GOOD_PASSWORD, newPassword, openAccount, press } from './account-steps.ts'
import { setUpApp } from './factor-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import { startEmptyMall, type EmptyMall } from './start-empty-mall.ts'
import { enterIn, fillCheckout, payAtProvider, seen, untilInCart, untilMailed } from './steps.ts'

const SHOP = 'Holzwerk Elbe'
const ITEM = 'Elbe writing desk'

/** From nothing to a paid order, by the commands of the README and the screens alone. */
journey(
  'who opens a mall of their own makes its operator with a command, who needs a second step, says which company it is, admits a shop; the shop writes its first item, and somebody buys it and has it sent',
  async ({ page: unused, context }) => {
    await unused.close()
    const mall = await startEmptyMall()
    const browser = context.browser()
    if (!browser) throw new Error('a context without a browser')
    const room = async () =>
      (
        await browser.newContext({
          baseURL: mall.url,
          viewport: { width: 1280, height: 900 },
          locale: 'en-GB',
          timezoneId: 'Europe/Berlin',
          reducedMotion: 'reduce',
        })
      ).newPage()
    const [operator, owner, buyer] = [await room(), await room(), await room()]
    try {
      await openDesk(operator, mall)
      await apply(owner, mall)
      await admit(operator)
      await writeItem(owner)
      await letItBeSold(operator)
      await bookStock(owner)
      const order = await buy(buyer)
      await ship(owner, order)
      await buyer.reload()
      await buyer.getByText('EM4711').first().waitFor()
    } finally {
      await Promise.all([operator, owner, buyer].map((one) => one.context().close()))
      await mall.stop()
    }
  },
  [1280],
  { length: 3 },
)

async function openDesk(page: Page, mall: EmptyMall): Promise<void> {
  expectThat(/there is no operator: npm run operator/.test(mall.greeting), mall.greeting)
  const printed = await mall.appoint('boss@mall.test')
  const [link = ''] = /http\S+reset-password\?key=\S+/.exec(printed) ?? []
  await enterIn(page, 'site=DE&lang=en')
  await page.goto(link)
  await newPassword(page).fill(GOOD_PASSWORD)
  await press(page, 'Change password')
  await page
    .getByText(/password/i)
    .first()
    .waitFor()
  await signIn(page, 'boss@mall.test')
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  const form = page.getByRole('form', { name: 'The company behind the mall' })
  if (!(await form.isVisible()))
    await page
      .getByRole('button', { name: /company/i })
      .first()
      .click()
  for (const [label, value] of [
    ['Company, with its legal form', 'Elbmall GmbH'],
    ['Represented by', 'Mara Muster'],
    ['Register and number', 'HRB 12345, Hamburg'],
    ['VAT number', 'DE136695976'],
    ['Email address', 'service@elbmall.test'],
    ['Street and number', 'Musterweg 1'],
    ['Postcode', '20095'],
    ['Town', 'Hamburg'],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/Elbmall GmbH, Musterweg 1/).waitFor()
  await expectNoBarriers(page)
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/backoffice/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await setUpFactor(page)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}

/**
 * Whoever runs the mall or a shop has a second step, and until then sees nothing of it; the way
 * back is that of the page.
 */
async function setUpFactor(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Set it up' }).click()
  await setUpApp(page)
  await page.getByRole('link', { name: 'Go to the back office' }).click()
}

async function apply(page: Page, mall: EmptyMall): Promise<void> {
  await enterIn(page, 'site=DE&lang=en')
  await openAccount(mall, page, 'owner@holzwerk.test', 'Ole')
  await page.goto('/merchant/apply')
  await fill(page, { 'Contact person': 'Ole Olsen', Phone: '040 30123456' })
  await next(page, 'company')
  await fill(page, {
    'Full company name, including its legal form (Ltd, GmbH …)': 'Holzwerk Elbe GmbH',
    'VAT number': 'DE317854208',
    'Shop name': SHOP,
    'What do you make or sell?':
      'Desks and benches of oak from the Elbe, planed and oiled by hand.',
  })
  await next(page, 'documents')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'register.pdf', mimeType: 'application/pdf', buffer: makePdf() })
  await page.getByText('Saved with your draft.').waitFor()
  await next(page, 'return')
  await fill(page, {
    Street: 'Hobelgang',
    'House number': '3',
    Postcode: '22765',
    'Town or city': 'Hamburg',
  })
  await next(page, 'send')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('heading', { name: 'We are looking at it' }).waitFor()
  await untilMailed(mall, 'boss@mall.test', SHOP)
}

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
}

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(new RegExp(`step=${step}`))
  await page.locator(`input[type=hidden][name=step][value=${step}]`).waitFor({ state: 'attached' })
}

async function admit(page: Page): Promise<void> {
  await page.goto('/backoffice/operator/applications')
  await page.getByRole('link', { name: SHOP }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Open the shop' }).click()
  await page.getByText(`${SHOP} is open.`).waitFor()
}

async function writeItem(page: Page): Promise<void> {
  await page.goto('/backoffice/items')
  await setUpFactor(page)
  await page.waitForURL(/\/backoffice\/items/)
  await page.getByRole('link', { name: 'New item' }).first().click()
  const form = page.getByRole('form', { name: 'New item' })
  await form.getByLabel('Language of the texts').selectOption('en')
  await form.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Desks' })
  const english = form.getByRole('group', { name: 'English' })
  await english.getByLabel('Name').fill(ITEM)
  await english.getByLabel('Description').fill('A desk to think at.')
  await english.getByLabel('Facts').fill('Solid oak')
  const buffer = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#7a5230' },
  })
    .jpeg()
    .toBuffer()
  await form
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer })
  await form.getByText('1/24').waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-sending]'))
  await form.getByLabel('Maker').fill('Holzwerk Elbe GmbH, Hobelgang 3, 22765 Hamburg')
  await form
    .getByLabel('Responsible in the European Union')
    .fill('Holzwerk Elbe GmbH, Hobelgang 3, 22765 Hamburg')
  await form.getByRole('button', { name: 'Begin the draft' }).click()
  await page.waitForURL(/\/items\/\d+/)
  const dialog = page.getByRole('dialog', { name: ITEM })
  await dialog.getByRole('button', { name: 'Add a version' }).click()
  const version = dialog.getByRole('form', { name: 'New version' })
  for (const [label, value] of [
    ['Item number', 'ELB-1'],
    ['Size, in words', '140 × 70 cm'],
    ['Width in cm', '140'],
    ['Depth in cm', '70'],
    ['Height in cm', '74'],
    ['Weight in kg', '24'],
    ['Germany (EUR)', '399'],
  ] as const)
    await version.getByLabel(label).fill(value)
  await version.getByRole('button', { name: 'Add the version' }).click()
  await version.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Send it to the mall' }).click()
  await dialog.getByText('The mall is looking at it').waitFor()
}

async function letItBeSold(page: Page): Promise<void> {
  await page.goto('/backoffice/operator/items')
  const card = page.getByRole('listitem', { name: ITEM, exact: true })
  await card.getByRole('button', { name: 'Let it be sold' }).click()
  await card.waitFor({ state: 'detached' })
}

async function bookStock(page: Page): Promise<void> {
  await page.goto('/backoffice/goods/ELB-1')
  const stock = page.getByRole('dialog', { name: 'ELB-1' }).getByRole('region', { name: 'Stock' })
  await stock.getByRole('button', { name: 'Received or gone' }).click()
  const form = stock.getByRole('form', { name: 'Change the stock of ELB-1' })
  await form.getByLabel('How many').fill('5')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
}

async function buy(page: Page): Promise<string> {
  await enterIn(page, 'site=DE&lang=en')
  await page.goto('/search?keyword=writing+desk')
  await page.getByRole('link', { name: ITEM }).first().click()
  await page.getByRole('heading', { level: 1, name: ITEM }).waitFor()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
  await untilInCart(page)
  await page.goto('/checkout')
  await (await fillCheckout(page, 'kim@buyer.test')).click()
  await page.waitForURL(/\/mockpay\/pay\//)
  await payAtProvider(page)
  await page.getByRole('heading', { name: /Thank you/ }).waitFor()
  await expectNoBarriers(page)
  const [, code = ''] = /(\d{12})/.exec(await page.getByRole('main').innerText()) ?? []
  expectThat(code, 'no number of the order')
  await seen(page, new RegExp(code)).click()
  await page.waitForURL(/\/buyer\/order\/detail\//)
  return code
}

async function ship(page: Page, code: string): Promise<void> {
  await page.goto('/backoffice')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('link', { name: code }).first().click()
  await page.getByRole('button', { name: 'Ship', exact: true }).first().click()
  const form = page.getByRole('form', { name: 'Ship' })
  await form.getByLabel('Carrier').selectOption({ label: 'DHL' })
  await form.getByLabel('Tracking number').fill('EM4711')
  await form.getByLabel('Tracking number').press('Enter')
  await page.getByRole('button', { name: 'Confirm shipment' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).waitFor({ state: 'detached' })
}
