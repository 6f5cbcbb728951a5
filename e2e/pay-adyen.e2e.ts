import type { Locator, Page } from 'playwright-core'
import { placeOrder } from './call-steps.ts'
import { openChannel, typeAtAdyen } from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import {
  amsterdam,
  openAdyen,
  payButton,
  placeAt,
  recordStatus,
  answerOnPhone,
} from './pay-steps.ts'
import { enterIn } from './steps.ts'

const CARD = '4111111111111111'

const isThanked = (page: Page) => page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()

journey(
  "[PAY-080, PAY-117] a card is paid in fields of Adyen's: what is missing is marked and said, its number never comes to the mall",
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(mall.url)) sent.push(`${request.url()} ${request.postData()}`)
    })
    await page.goto((await placeOrder(page, mall, { email: 'card@galleria.test' })).prePay)
    const channel = await openAdyen(page)
    await channel.frameLocator('iframe[title="Card number"]').getByRole('textbox').waitFor()
    expectEqual(await channel.getByRole('button', { name: 'Apple Pay' }).count(), 0, 'Apple Pay')
    await payButton(channel).click()
    await channel.getByRole('alert').getByText('Please check the required fields.').waitFor()
    await channel.getByText('Fill in this field').first().waitFor()
    await channel.getByText('Enter name as shown on card').waitFor()
    await expectNoBarriers(page)
    expectThat(
      !sent.some((one) => one.includes('/payment/firstPay')),
      'nothing is started before the form is filled in',
    )
    await typeAtAdyen(channel, '')
    await payButton(channel).click()
    await channel.getByText('Enter name as shown on card').waitFor()

    await typeAtAdyen(channel, 'Kim Petersen')
    await payButton(channel).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    await isThanked(page)
    expectThat(
      sent.some((one) => one.includes('encryptedCardNumber')) &&
        !sent.some((one) => one.includes(CARD)),
      'blobs come to the mall, and no number',
    )
  },
)

journey(
  '[PAY-037, PAY-038, PAY-090, PAY-115] where the browser has Apple Pay it opens a window with a button; closing it is a cancel without an error, a card that is declined says so, and with the passcode it is paid',
  async ({ mall, page }) => {
    await page.addInitScript(() =>
      Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } }),
    )
    await enterIn(page, 'site=DE&lang=en')
    const { prePay } = await placeOrder(page, mall, { email: 'apple@galleria.test' })
    const openWindow = async () => {
      await page.goto(prePay)
      const channel = await openAdyen(page)
      await channel.getByRole('button', { name: 'Apple Pay', exact: true }).click()
      const window = page.getByRole('dialog', { name: 'Pay with Apple Pay' })
      await window.getByRole('button', { name: 'Buy with Apple Pay' }).waitFor()
      return window
    }
    const window = await openWindow()
    await expectNoBarriers(page)
    await window.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    const hints = new URL(page.url()).searchParams
    expectEqual([hints.get('status'), hints.get('error')], ['FAILED', null], 'the result')

    await (await openWindow()).getByRole('button', { name: 'Buy with Apple Pay' }).click()
    await page.getByRole('button', { name: 'declined' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByText('The payment provider declined the payment.').waitFor()
    await expectNoBarriers(page)

    await (await openWindow()).getByRole('button', { name: 'Buy with Apple Pay' }).click()
    await page.getByRole('button', { name: 'Pay with passcode' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    await isThanked(page)
  },
)

journey(
  'without Adyen’s script its channel says to refresh the page, offers no button, and begins nothing',
  async ({ mall, page }) => {
    await page.route('**/adyen.js', (route) => route.fulfill({ status: 404 }))
    const { contractId, prePay } = await placeAt(page, mall, amsterdam)
    await page.goto(prePay)
    const channel = await openChannel(page, 'ADYEN_PC')
    const refresh = 'The payment form could not be loaded. Please refresh the page and try again.'
    await channel.getByRole('alert').getByText(refresh).waitFor()
    expectEqual(await payButton(channel).count(), 0, 'buttons to pay')
    await expectNoBarriers(page)
    expectEqual(await recordStatus(page, mall, contractId), 'none', 'what was begun')
  },
)

const lisbon = {
  poiName: 'Rua Augusta',
  detailAddress: '2',
  postalCode: '1100-053',
  city: 'Lisboa',
  province: 'Lisboa',
  country: 'Portugal',
  personPhone: '+351 912345678',
}
const stockholm = {
  poiName: 'Drottninggatan',
  hearFrom: 'Friends',
  detailAddress: '2',
  postalCode: '111 20',
  city: 'Stockholm',
  province: 'Stockholm',
  country: 'Sverige',
  personPhone: '+46 701234567',
}

/** Chooses a method by its name, and fills in what it asks for. */
async function choose(channel: Locator, name: string, field?: string, text = ''): Promise<void> {
  await channel.getByRole('radio', { name }).check()
  if (field) await channel.getByLabel(field).fill(text)
  await payButton(channel).click()
}

journey(
  '[PAY-039, PAY-040, PAY-041] Multibanco shows its reference, MB Way and Swish wait for a yes on the phone, and the page goes on by itself',
  async ({ mall, page }) => {
    await enterIn(page, 'site=ES&lang=en')
    const { prePay, contractId } = await placeOrder(page, mall, {
      email: 'lisbon@galleria.test',
      address: lisbon,
    })
    await page.goto(prePay)
    await choose(await openAdyen(page), 'Multibanco')
    const voucher = page.locator('[data-wait="multibanco"]')
    await voucher.getByText(/^\d{3} \d{3} \d{3}$/).waitFor()
    await voucher.getByText('12101').waitFor()
    await expectNoBarriers(page)

    await page.goto(prePay)
    await choose(await openAdyen(page), 'MB WAY', 'Telephone number', '+351 912345678')
    await page
      .locator('[data-wait="mbway"]')
      .getByRole('heading', { name: 'Confirm the payment in your app' })
      .waitFor()
    await answerOnPhone(mall, contractId)
    await page.waitForURL(/\/buyer\/pay-result/)
    await isThanked(page)

    await page.context().clearCookies()
    await enterIn(page, 'site=SE&lang=en')
    const swish = await placeOrder(page, mall, {
      email: 'sthlm@galleria.test',
      address: stockholm,
    })
    await page.goto(swish.prePay)
    await choose(await openAdyen(page), 'Swish')
    const code = page.locator('[data-wait="swish"]')
    await code.locator('svg path').first().waitFor()
    await expectNoBarriers(page)
    await answerOnPhone(mall, swish.contractId)
    await page.waitForURL(/\/buyer\/pay-result/)
    await isThanked(page)
  },
)

journey(
  'without script a bank can be paid at: the form leads to its page and back',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto((await placeOrder(page, mall, { email: 'noscript@galleria.test' })).prePay)
    const channel = page.locator('details[data-channel="ADYEN_PC"]')
    if ((await channel.getAttribute('open')) === null) await channel.locator('summary').click()
    await channel.getByRole('button', { name: 'Pay with Klarna Pay Now' }).click()
    await page.waitForURL(/\/adyen\/hpp\/pay\//)
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.waitForURL(/\/buyer\/pay-result.*redirectResult=/)
    await isThanked(page)
  },
  [1280],
  { javaScript: false },
)

journey(
  'whoever pays by a bank transfer takes account and reference along, finds them again from the order, and is thanked when the money comes',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    // To an address that nobody has proven only few mails are sent.
    const email = `transfer-${Date.now()}@galleria.test`
    const { contractId, prePay, orderId } = await placeOrder(page, mall, { email })
    await page.goto(prePay)
    await page
      .getByText(/Bank transfer/)
      .first()
      .waitFor()
    await choose(await openAdyen(page), 'Bank Transfer')
    const account = page.locator('[data-wait="bankTransfer_IBAN"]')
    await account.getByText('NL13 TEST 0123 4567 89').waitFor()
    await account.getByText('Pay until').waitFor()
    await expectNoBarriers(page)

    await page.goto(`/buyer/order/detail/${orderId}`)
    await page.getByRole('link', { name: 'See the payment' }).click()
    await page.getByRole('heading', { name: 'Please transfer the amount' }).waitFor()
    const reference = await page.locator('dt:text-is("Reference") + dd').textContent()
    await expectNoBarriers(page)
    const inbox = await fetch(`${mall.lab}/inbox?to=${email}`)
    const mails = (await inbox.json()) as { subject: string; text: string }[]
    expectThat(
      mails.some(
        ({ subject, text }) =>
          subject.startsWith('How to pay') &&
          text.includes('NL13TEST0123456789') &&
          text.includes(String(reference)),
      ),
      'a mail says the same',
    )
    await answerOnPhone(mall, contractId)
    await isThanked(page)
  },
)
