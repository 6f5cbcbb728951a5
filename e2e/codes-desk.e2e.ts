import type { Page } from 'playwright-core'
import { call, receive, signIn, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { openShop, picture, settled } from './new-shop-steps.ts'
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

/** A service as a draft: nothing is asked that only goods have. */
async function writeService(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New item' }).first().click()
  const form = page.getByRole('form', { name: 'New item' })
  await form.getByLabel('Maker').waitFor()
  await form.getByLabel('What you sell').selectOption({ label: 'A service, for a code' })
  for (const field of ['Maker', 'How it is sent', 'Energy class'])
    expectEqual(await form.getByLabel(field).count(), 0, `fields for “${field}”`)
  await form.getByLabel('Language of the texts').selectOption('en')
  const english = form.getByRole('group', { name: 'English' })
  await english.getByLabel('Name').fill(name)
  await english.getByLabel('Description').fill('We plan your room with you.')
  await form
    .getByLabel('Choose photos')
    .setInputFiles([await picture('#35506b', 1), await picture('#6b3550', 2)])
  await form.getByText('2/24').waitFor()
  await settled(page)
  // Each can be made the first, and taken away.
  await form.getByRole('button', { name: /^To the front/ }).click()
  await form.getByRole('button', { name: 'Remove photo 2' }).click()
  await form.getByText('1/24').waitFor()
  await settled(page)
  await form.getByLabel('How long a code is valid').selectOption({ label: '180 days' })
  await form.getByLabel('Where it is used').selectOption({ label: 'In the shop' })
  await form.getByLabel('Address of your shop').fill('Quill OHG, Kai 1, 20457 Hamburg')
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Begin the draft' }).click()
  await page.waitForURL(/\/items\/\d+/)
}

async function addVersion(page: Page, name: string, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByText('Add a version with its price').waitFor()
  await dialog.getByRole('button', { name: 'Add a version' }).click()
  const form = dialog.getByRole('form', { name: 'New version' })
  expectEqual(await form.getByLabel('Weight in kg').count(), 0, 'fields for a weight')
  await form.getByLabel('Item number').fill(code)
  await form.getByLabel('The service, in brief').fill('Up to 2 hours')
  await form.getByLabel('Germany (EUR)').fill('80')
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Add the version' }).click()
  await form.waitFor({ state: 'detached' })
  await dialog.getByText('DE €80.00').waitFor()
}

/** Two of them, from the item’s page to codes that can be read. */
async function buyTwo(page: Page, mall: RunningMall, address: string, email: string) {
  await enterIn(page, 'site=DE&lang=en')
  await page.goto(address)
  await page.getByText('Up to 2 hours').first().waitFor()
  await page.getByText('To be used at: Quill OHG, Kai 1, 20457 Hamburg').waitFor()
  await expectNoBarriers(page)
  await page.getByLabel('Quantity').first().fill('2')
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
  await untilInCart(page)
  await page.goto('/checkout')
  const press = await fillCheckout(page, email)
  await press.click()
  await page.waitForURL(/\/mockpay\/pay\//)
  await payAtProvider(page, 'Pay now')
  await page.waitForURL(/\/buyer\/pay-result/)
  await page.goto('/buyer/orders')
  const orderId = await openNewestOrder(page)
  type Codes = { data: { couponCode: string }[] }
  const codes = () => call<Codes>(page, mall, CODES, { tradeOrderId: orderId })
  await until(async () => (await codes()).data.length === 2, 'the codes')
  return { orderId, code: (await codes()).data[0]?.couponCode ?? '' }
}

journey(
  'a new shop makes a service, the mall lets it be sold, a buyer gets codes for it, the shop takes one and cancels the other, which it cannot provide',
  async ({ mall, page, width, another, somebody }) => {
    const email = await openShop(mall, width + 1)
    const name = `Room planning ${String(Date.now()).slice(-6)}`
    const code = `RP-${Date.now()}`
    await signInBackoffice(page, email)
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await writeService(page, name)
    await addVersion(page, name, code)
    const item = page.getByRole('dialog', { name })
    await item.getByText('In the shop · Quill OHG, Kai 1, 20457 Hamburg').waitFor()
    await expectNoBarriers(page)
    await item.getByRole('button', { name: 'Send it to the mall' }).click()
    await item.getByText('The mall is looking at it').waitFor()

    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.getByRole('link', { name: 'Items to look at' }).click()
    const card = desk.getByRole('listitem', { name, exact: true })
    await card.getByText('A service, for a code').waitFor()
    await card.getByText('180 days').waitFor()
    await expectNoBarriers(desk)
    await card.getByRole('button', { name: 'Let it be sold' }).click()
    await card.waitFor({ state: 'detached' })

    await page.reload()
    const address = await item
      .getByRole('link', { name: 'See it in the mall' })
      .getAttribute('href')
    const worker = await somebody()
    await signIn(worker, mall, email)
    await receive(worker, mall, code, 5)

    const buyer = await another()
    const buyersMail = `planning${width}@galleria.test`
    const bought = await buyTwo(buyer, mall, address ?? '', buyersMail)
    await buyer.goto(`/buyer/order/detail/${bought.orderId}`)
    await seen(buyer, 'Use the codes').click()
    const codes = buyer.locator('dialog:modal')
    await codes.getByText('To be used at: Quill OHG, Kai 1, 20457 Hamburg').first().waitFor()
    await expectNoBarriers(buyer)

    await page.goto('/backoffice/codes')
    await page.getByRole('textbox', { name: /^Code/ }).fill(bought.code)
    await page.getByRole('button', { name: 'Take the code' }).click()
    await page.getByRole('status').getByText(`Taken: ${name}`).waitFor()
    await page
      .getByRole('status')
      .getByRole('link', { name: /^Order/ })
      .click()
    await page.getByRole('button', { name: 'Cancel what cannot be provided' }).click()
    const form = page.getByRole('form', { name: 'Cancel what cannot be provided' })
    await form.getByRole('textbox', { name: /^Pieces of/ }).fill('1')
    await form.getByText('These codes can’t be used any more.').waitFor()
    await expectNoBarriers(page)
    await form.getByRole('button', { name: 'Cancel 1 code' }).click()
    await page.getByText('Cancelled. The buyer is being refunded.').waitFor()

    await untilMailed(mall, buyersMail, 'cannot be provided')
    type Detail = { displayStatus: string }
    const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
    await until(
      async () =>
        (await call<Detail>(buyer, mall, DETAIL, { id: bought.orderId })).displayStatus ===
        'COMPLETE',
      'the order to be complete',
    )
    await buyer.goto(`/buyer/my-coupons?orderId=${bought.orderId}&tab=used`)
    await buyer.getByText(/^Used on/).waitFor()
    await buyer.getByText('Refund applied for').waitFor()
    await expectNoBarriers(buyer)
  },
  [1280, 390],
  { length: 3 },
)
