import type { Page } from 'playwright-core'
import { call, placeOrder } from './call-steps.ts'
import { openChannel } from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const channel = (page: Page) => page.locator('details[data-channel="KLARNA"]')
const form = (page: Page) => channel(page).locator('iframe[title="Klarna"]')
const dialog = (page: Page) => page.locator('dialog[aria-label="Klarna"] iframe').contentFrame()
const payButton = (page: Page) => channel(page).getByRole('button', { name: /with Klarna/ })

journey(
  '[PAY-016, PAY-046, PAY-047, PAY-048, PAY-061] Klarna’s form stands on the payment page; who declines in its dialog reads no message and finds the form loaded anew, who agrees has it finalized and reads that it is paid as soon as Klarna promises it',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { contractId, prePay } = await placeOrder(page, mall, { email: 'klarna@galleria.test' })
    await page.goto(prePay)
    await openChannel(page, 'KLARNA')
    await payButton(page).waitFor()
    await expectNoBarriers(page)
    await form(page).evaluate((frame) => frame.setAttribute('data-first', ''))

    await payButton(page).click()
    await dialog(page).getByRole('button', { name: 'Decline' }).click()
    await expectSoon(
      async () => (await form(page).getAttribute('data-first')) === null,
      true,
      'the form is loaded anew',
    )
    await payButton(page).waitFor()
    expectEqual(
      [await page.getByRole('alert').count(), new URL(page.url()).pathname],
      [0, '/buyer/pre-pay'],
      'no message, and the same page',
    )

    await payButton(page).click()
    await dialog(page)
      .getByRole('button', { name: /the shop finalizes/ })
      .click()
    await page.waitForURL(/\/buyer\/pay-result/)
    expectEqual(
      new URL(page.url()).searchParams.get('status'),
      'PENDING',
      'the status of the result',
    )
    await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
    const { paymentRecordStatus } = await call<{ paymentRecordStatus: string }>(
      page,
      mall,
      '/sapi/mall-pay/payment/payResult',
      { contractId },
    )
    expectEqual(paymentRecordStatus, 'PRE_AUTH_SUCCESS', 'nothing is taken before it is sent')
  },
)

journey(
  '[PAY-047] when Klarna’s script cannot be had, nothing is said about it and the other ways to pay are there',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.route('**/kp/lib/v1/api.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto((await placeOrder(page, mall, { email: 'no-klarna@galleria.test' })).prePay)
    const asked = page.waitForResponse('**/kp/lib/v1/api.js')
    await openChannel(page, 'KLARNA')
    await asked
    expectEqual(await page.getByRole('alert').count(), 0, 'messages')
    expectThat(
      (await page.locator('details[data-channel="MOCKPAY"]').count()) === 1,
      'another payment method',
    )
  },
)

journey(
  '[PAY-088] Klarna is not shown for an order that goes to Austria',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await call(page, mall, '/auth/web/user/tourist', {})
    await call(page, mall, '/sapi/mall-customer/shipping-address/createShippingAddressFlow', {
      gender: 'UN_KNOW',
      firstName: 'Kim',
      lastName: 'Huber',
      personPhone: '+43 15123456',
      email: 'vienna@galleria.test',
      poiName: 'Graben',
      houseNo: '7',
      detailAddress: '',
      postalCode: '1010',
      city: 'Wien',
      province: 'Wien',
      country: 'Österreich',
    })
    await page.goto((await placeOrder(page, mall)).prePay)
    await page.locator('details[data-channel="MOCKPAY"]').waitFor()
    expectEqual(await channel(page).count(), 0, 'Klarna')
  },
  [1280],
)
