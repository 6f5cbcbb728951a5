import type { Page } from 'playwright-core'
import { braintreeField as field, openChannel, pressPay, typeAtBraintree } from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import { placeAt, whereBraintreeIs } from './pay-steps.ts'

const REFRESH = 'The payment form could not be loaded. Please refresh the page and try again.'
const channel = (page: Page) => page.locator('details[data-channel=BRAINTREE]')
const isMarked = (page: Page, name: string) =>
  channel(page).locator(`[data-field=${name}][data-invalid]`).count()

for (const theme of ['light', 'dark'] as const)
  journey(
    `[PAY-017] [PAY-049] a card typed into hosted fields becomes a token, and pays: no number comes to the mall, a decline leads to the result with its reason, and the next card pays (${theme})`,
    async ({ mall, page }) => {
      const outgoing: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith(mall.url)) outgoing.push(request.postData() ?? '')
      })
      const { prePay } = await placeAt(page, mall, whereBraintreeIs)
      await page.goto(prePay)
      await openChannel(page, 'BRAINTREE')
      await field(page, 'cvv').waitFor()
      await expectNoBarriers(page)
      await typeAtBraintree(page, '4000 1111 1111 1115')
      await pressPay(channel(page))
      await page.waitForURL(/pay-result.*status=FAILED/)
      await page.goto(prePay)
      await openChannel(page, 'BRAINTREE')
      await typeAtBraintree(page, '4111 1111 1111 1111')
      await pressPay(channel(page))
      await page.waitForURL(/pay-result.*status=PENDING/)
      await page.getByRole('heading', { name: /Thank you/ }).waitFor()
      const begun = outgoing.filter((sent) => sent.includes('tokencc_'))
      expectEqual(begun.length, 2, 'payments that were begun, each with a token')
      for (const number of ['4000111111111115', '4111111111111111'])
        expectThat(
          !outgoing.some((sent) => sent.replaceAll(/\D/g, '').includes(number)),
          'no number came to the mall',
        )
    },
    [390, 1280],
    { theme },
  )

journey(
  '[PAY-077] [PAY-078] [PAY-079] fields of Braintree that are not valid are marked, each with what is wrong, and begin nothing; a card with a code of four figures shows four',
  async ({ mall, page }) => {
    const begun: string[] = []
    page.on('request', (request) => {
      if (/firstPay/.test(request.url())) begun.push(request.url())
    })
    await page.goto((await placeAt(page, mall, whereBraintreeIs)).prePay)
    await openChannel(page, 'BRAINTREE')
    await field(page, 'cvv').waitFor()
    await pressPay(channel(page))
    await channel(page).getByText('Please check the required fields.').waitFor()
    for (const [name, sentence] of [
      ['number', 'Please enter the full card number.'],
      ['expirationDate', 'Please enter the month and year.'],
      ['cvv', 'Please enter the three- or four-digit security code.'],
    ] as const) {
      await channel(page).getByText(sentence).waitFor()
      expectEqual(await isMarked(page, name), 1, `${name} is marked`)
      expectEqual(
        await field(page, name).getAttribute('aria-invalid'),
        'true',
        `${name} says so itself`,
      )
    }
    await expectNoBarriers(page)

    // One by one: what is right is marked no more, and one that is wrong is enough.
    await typeAtBraintree(page, '4111 1111 1111 1112')
    await channel(page).getByText('Please enter a valid card number.').waitFor()
    await expectSoon(() => isMarked(page, 'expirationDate'), 0, 'the date is right')
    await expectSoon(() => isMarked(page, 'cvv'), 0, 'the code is right')
    await pressPay(channel(page))
    await field(page, 'number').fill('4111 1111 1111 1111')
    await expectSoon(() => isMarked(page, 'number'), 0, 'the number is right')
    await field(page, 'expirationDate').fill('13 / 44')
    await channel(page).getByText('Please enter the expiry date shown on your card.').waitFor()
    await pressPay(channel(page))
    await field(page, 'expirationDate').fill('12 / 44')
    await field(page, 'cvv').fill('12')
    await pressPay(channel(page))
    await expectSoon(() => isMarked(page, 'cvv'), 1, 'a code of two figures')
    expectEqual(begun, [], 'what was begun with fields that are not valid')

    const shown = () => field(page, 'cvv').getAttribute('placeholder')
    expectEqual(await shown(), '123', 'the code of a Visa card')
    await field(page, 'number').fill('3782 822463 10005')
    await expectSoon(shown, '1234', 'the code of an American Express card')
    await field(page, 'number').fill('5555 5555 5555 4444')
    await expectSoon(shown, '123', 'the code of a Mastercard')
  },
)

journey(
  '[PAY-116] when no token can be made of the card, the page waits no more, begins nothing, and the card that was typed is there for another try',
  async ({ mall, page }) => {
    const begun: string[] = []
    page.on('request', (request) => {
      if (/firstPay/.test(request.url())) begun.push(request.url())
    })
    await page.goto((await placeAt(page, mall, whereBraintreeIs)).prePay)
    await openChannel(page, 'BRAINTREE')
    await typeAtBraintree(page, '4111 1111 1111 1111')
    let isShut = true
    await page.route('**/client_api/v1/payment_methods/credit_cards', (route) =>
      isShut
        ? route.fulfill({ status: 422, contentType: 'application/json', body: '{}' })
        : route.continue(),
    )
    await pressPay(channel(page))
    await channel(page)
      .getByRole('alert')
      .getByText('The card could not be checked, and you have not been charged.')
      .waitFor()
    const button = channel(page).getByRole('button', { name: /^Pay/ })
    expectEqual(await button.getAttribute('aria-disabled'), 'false', 'the button waits for nobody')
    expectEqual(begun, [], 'what was begun without a token')
    await expectNoBarriers(page)
    isShut = false
    await pressPay(channel(page))
    await page.waitForURL(/pay-result.*status=PENDING/)
    await page.getByRole('heading', { name: /Thank you/ }).waitFor()
  },
)

journey(
  'without the scripts of Braintree its channel says to refresh the page, and begins nothing',
  async ({ mall, page }) => {
    await page.route('**/js/hosted-fields.min.js', (route) => route.fulfill({ status: 404 }))
    await page.goto((await placeAt(page, mall, whereBraintreeIs)).prePay)
    await openChannel(page, 'BRAINTREE')
    await channel(page).getByText(REFRESH).waitFor()
    await pressPay(channel(page))
    await channel(page).getByText(REFRESH).waitFor()
    expectEqual(new URL(page.url()).pathname, '/buyer/pre-pay', 'the page')
    await expectNoBarriers(page)
  },
)
