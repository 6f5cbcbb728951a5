import { expectNoBarriers, journey } from './journey.ts'
import {
  addToCart,
  enterIn,
  fillCheckout,
  findGoods,
  openNewestOrder,
  payAtProvider,
  signInBackoffice,
  orderByDemoPayment,
} from './steps.ts'

journey(
  '[ORD-045] a guest has a desk covered and assembled: a box in the cart, a number and a remark at the checkout, both on the bill; the shop reads whom to call',
  async ({ mall, page, another, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [item = ''] = await findGoods(mall, 'Galleria House standing desk')
    await addToCart(page, item)
    await page.goto('/cart')
    await page.getByRole('checkbox', { name: /^Cover for breakage/ }).click()
    await page.getByRole('checkbox', { name: /^Cover for breakage/, checked: true }).waitFor()
    await page.getByText('Protection cover', { exact: true }).waitFor()
    await expectNoBarriers(page)

    await page.goto('/checkout')
    await fillCheckout(page, `fitters${width}@galleria.test`)
    await page.getByText(/^Delivery with assembly for/).click()
    const form = page.getByRole('form', { name: /^Assembly of items from/ })
    await form.getByLabel('Number to call').fill('call me')
    await form.getByLabel('Notes for the fitters (optional)').fill('No lift')
    await expectNoBarriers(page)
    await form.getByRole('button', { name: 'Have it assembled' }).click()
    await form.getByText('Please enter a phone number', { exact: false }).waitFor()
    await form.getByLabel('Number to call').fill('+49 170 1234567')
    await form.getByRole('button', { name: 'Have it assembled' }).click()
    await page.getByText('Phone: +49 170 1234567').waitFor()
    await page.getByText('Assembly', { exact: true }).filter({ visible: true }).waitFor()
    await expectNoBarriers(page)
    await orderByDemoPayment(page)
    await payAtProvider(page)
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.goto('/buyer/orders')
    const orderId = await openNewestOrder(page)
    await page.getByRole('heading', { name: 'Assembly' }).waitFor()
    await page.getByText('Protection cover', { exact: true }).waitFor()
    await expectNoBarriers(page)

    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.getByRole('link', { name: 'Orders', exact: true }).waitFor()
    await shop.goto(`/backoffice/orders/${orderId}`)
    await shop.getByRole('heading', { name: 'Assembly' }).waitFor()
    await shop.getByRole('link', { name: '+49 170 1234567' }).waitFor()
    await shop.getByText('No lift').waitFor()
    await expectNoBarriers(shop)

    await shop.goto('/backoffice/services')
    const price = shop.getByRole('form', { name: /^Price of assembly by/ })
    await price.getByLabel('Item number').fill('NONE')
    await price.getByLabel('Price a piece').fill('12,50')
    await price.getByRole('button', { name: 'Set this price' }).click()
    await price.getByText('item number', { exact: false }).last().waitFor()
    await expectNoBarriers(shop)
  },
  [1280, 390],
)
