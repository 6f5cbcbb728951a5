import { field } from './address-steps.ts'
import { call, putInCart } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, fillFields, orderByDemoPayment } from './steps.ts'

const BAKER_STREET = {
  gender: 'UN_KNOW',
  firstName: 'Kim',
  lastName: 'Petersen',
  poiName: 'Baker Street',
  houseNo: '221',
  detailAddress: 'Flat B',
  postalCode: 'NW1 6XE',
  city: 'London',
  province: 'Greater London',
  country: 'United Kingdom',
  personPhone: '+44 2079460958',
  email: 'baker@galleria.test',
  hearFrom: 'A friend',
}
const [LINOLEUM, WORKTOP] = [109_103, 109_101]

journey(
  '[ORD-163] a company in London gives its tax code for goods that come through the import scheme, and its EORI number for dearer ones',
  async ({ mall, page }) => {
    await enterIn(page, 'site=UK&lang=en')
    await putInCart(page, mall, '', { skuId: LINOLEUM })
    await call(
      page,
      mall,
      '/sapi/mall-customer/shipping-address/createShippingAddressFlow',
      BAKER_STREET,
    )
    await page.goto('/checkout')
    await page.getByRole('link', { name: 'Change the billing address' }).click()
    await page.getByRole('link', { name: 'New address' }).click()
    await field(page, 'Salutation').selectOption('UN_KNOW')
    await fillFields(page, {
      'First name': 'Rita',
      'Last name': 'Bianchi',
      'Email address': 'rita@galleria.test',
      Phone: '+44 2079460958',
    })
    await page.locator('input[name=company]').fill('Oak and Sons Ltd')
    const taxCode = page.locator('input[name=taxCode]')
    const save = page.getByRole('button', { name: 'Save as billing address' })
    await save.click()
    await page.locator('input[name=taxCode][aria-invalid=true]').waitFor()
    expectEqual(await taxCode.getAttribute('required'), '', 'the tax code is asked for')
    await expectNoBarriers(page)
    await taxCode.fill('GB123456782')
    await save.click()
    await page.getByText('Oak and Sons Ltd').waitFor()

    await putInCart(page, mall, '', { skuId: WORKTOP, qty: 2 })
    await page.goto(page.url())
    await page.getByText(/a company’s invoice needs its EORI number/).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Add it' }).click()
    const eori = page.locator('input[name=eori]')
    await eori.fill('')
    await save.click()
    await page.locator('input[name=eori][aria-invalid=true]').waitFor()
    await expectNoBarriers(page)
    await eori.fill('GB123456782000')
    await save.click()
    await orderByDemoPayment(page)
  },
  [1280, 390],
)
