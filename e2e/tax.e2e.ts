import { field } from './address-steps.ts'
import { call, putInCart } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, fillFields, orderByDemoPayment } from './steps.ts'
import type { Locator } from 'playwright-core'

const WIEN = {
  gender: 'UN_KNOW',
  firstName: 'Anna-Katharina',
  lastName: 'Pfeiffer',
  poiName: 'Landstraße',
  houseNo: '12',
  postalCode: '1030',
  city: 'Wien',
  province: 'Wien',
  country: 'Österreich',
  personPhone: '+43 6641234567',
  email: 'wien@galleria.test',
}

/** What a bill comes to, in cents. */
async function total(bill: Locator): Promise<number> {
  const text = (await bill.textContent()) ?? ''
  return Math.round(Number(/Total\s*€([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100)
}

journey(
  'a company in Vienna sees Austrian VAT until its bill names its VAT ID, and then pays the prices without it; the order says so afterwards',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await putInCart(page, mall, 'dining chair')
    await call(page, mall, '/sapi/mall-customer/shipping-address/createShippingAddressFlow', WIEN)
    await page.goto('/checkout')
    const bill = page.getByRole('complementary', { name: 'Order summary' })
    await bill.getByText('VAT included (20%)').waitFor()
    await bill.getByText(/Total\s*€/).waitFor()
    const withTax = await total(bill)
    await page.getByRole('link', { name: 'Change the billing address' }).click()
    await page.getByRole('link', { name: 'New address' }).click()
    await field(page, 'Salutation').selectOption('UN_KNOW')
    await fillFields(page, {
      'First name': 'Rita',
      'Last name': 'Bianchi',
      'Email address': 'rita@galleria.test',
      Phone: '+43 664 1234567',
    })
    await page.locator('input[name=company]').fill('Wiener Möbelhaus GmbH')
    const taxCode = page.locator('input[name=taxCode]')
    await taxCode.fill('ATU13585628')
    await page.getByRole('button', { name: 'Save as billing address' }).click()
    await page.getByText('This tax code is not valid.').waitFor()
    await expectNoBarriers(page)
    await taxCode.fill('atu 13585627')
    await page.getByRole('button', { name: 'Save as billing address' }).click()
    await bill.getByText('No VAT: reverse charge').waitFor()
    const without = await total(bill)
    expectEqual(
      without,
      Math.round(withTax / 1.19),
      'the price without the tax of Germany, in cents',
    )
    await orderByDemoPayment(page)
    const order = await call<{ data: { id: string }[] }>(
      page,
      mall,
      '/sapi/mall-order/web/order/pageTradeOrderForBuyer',
      {},
    )
    await page.goto(`/buyer/order/detail/${order.data[0]?.id}`)
    await page.getByText('No VAT: reverse charge').waitFor()
  },
)
