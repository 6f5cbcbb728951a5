import { call, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import {
  addToCart,
  enterIn,
  fillCheckout,
  findGoods,
  openNewestOrder,
  payAtProvider,
  seen,
  signInBackoffice,
  untilMailed,
  orderByDemoPayment,
} from './steps.ts'

const CODE = '/sapi/mall-order/web/order/queryVerifyCode'

journey(
  '[ORD-110, SHR-007] a guest fetches goods: a site chosen at the checkout, made ready by the shop, handed over for the code that stands with the order',
  async ({ mall, page, another, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const email = `fetch${width}@galleria.test`
    const [item = ''] = await findGoods(mall, 'Galleria House desk lamp')
    await addToCart(page, item)
    await page.goto('/checkout')
    await fillCheckout(page, email)
    await page.getByText('Collect it yourself, free of charge').click()
    await expectNoBarriers(page)
    await page.getByRole('radio', { name: /Galleria House Hamburg/ }).check()
    await page.getByRole('button', { name: 'Choose this' }).click()
    await page.getByText('Collection at Galleria House Hamburg', { exact: true }).waitFor()
    await page.getByText(/Collect at Galleria House Hamburg from/).waitFor()
    await expectNoBarriers(page)
    await orderByDemoPayment(page)
    await payAtProvider(page, 'Pay now')
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.goto('/buyer/orders')
    const orderId = await openNewestOrder(page)
    await until(
      async () =>
        (await call<{ verifyCode: string | null }>(page, mall, CODE, { id: orderId }))
          .verifyCode !== null,
      'the code',
    )
    await page.getByRole('heading', { name: 'Collect it here' }).waitFor()
    await expectNoBarriers(page)

    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.getByRole('link', { name: 'Orders', exact: true }).waitFor()
    await shop.goto(`/backoffice/orders/${orderId}`)
    await shop.getByRole('heading', { name: 'Collected at Galleria House Hamburg' }).waitFor()
    await shop.getByRole('button', { name: 'It lies ready' }).click()
    await shop.getByText(/^Ready, and kept until/).waitFor()
    await expectNoBarriers(shop)
    await untilMailed(mall, email, 'is ready to collect')

    await page.reload()
    await page.getByRole('heading', { name: 'Ready to collect' }).waitFor()
    await seen(page, 'Show my code').click()
    const dialog = page.locator('dialog:modal')
    const code = (await dialog.locator('code').textContent()) ?? ''
    const box = await dialog.boundingBox()
    if (width === 1280) expectEqual(box?.width, 382, 'how wide the code’s dialog is')
    expectEqual((box?.height ?? 999) <= 500, true, 'that the code’s dialog is at most 500 high')
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.goto(`/buyer/verify-code/${orderId}`)
    await page.getByText(code).waitFor()
    await expectNoBarriers(page)

    await shop.getByRole('textbox', { name: /^Code/ }).fill('0000 0000 0000')
    await shop.getByRole('button', { name: 'Hand over' }).click()
    await shop.getByText('This is not the code of this order.', { exact: false }).waitFor()
    await shop.getByRole('textbox', { name: /^Code/ }).fill(code.toLowerCase())
    await shop.getByRole('button', { name: 'Hand over' }).click()
    await shop.getByText('Handed over for the code').waitFor()
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page.getByText('You have collected everything. Enjoy!').waitFor()
    await expectNoBarriers(page)

    await shop.goto('/backoffice/sites')
    await shop.getByRole('heading', { name: 'Galleria House Wien' }).waitFor()
    await shop.getByRole('button', { name: 'Add a site' }).click()
    await shop.getByLabel('Name').fill(`Hafen ${width}`)
    await shop.getByLabel('Street').fill('Kai')
    await shop.getByLabel('House number').fill('1')
    await shop.getByLabel('Postcode').fill('1')
    await shop.getByLabel('Town').fill('Hamburg')
    await shop.getByLabel('Opening hours').fill('Mo 9-12')
    await shop.getByRole('checkbox').uncheck()
    await shop.getByRole('button', { name: 'Save' }).click()
    await shop.getByText('This postcode is not valid for the country.').waitFor()
    await shop.getByLabel('Postcode').fill('20457')
    await shop.getByRole('button', { name: 'Save' }).click()
    await shop.getByRole('heading', { name: `Hafen ${width}` }).waitFor()
    await expectNoBarriers(shop)
  },
  [1280, 390],
  { length: 3 },
)
