import { runSql } from './account-steps.ts'
import { signIn } from './call-steps.ts'
import {
  openChannel,
  pressPay,
  stripeBank as bank,
  stripeField as field,
  typeAtStripe,
} from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import { placeAt, whereStripeIs } from './pay-steps.ts'
import { enterIn, newMember, untilHydrated } from './steps.ts'

journey(
  '[PAY-076] [PAY-118] a card pays in fields of Stripe, never in ours: empty fields say what they miss and begin nothing, a decline leads to the result with its reason, and the next card pays after its bank has asked',
  async ({ mall, page }) => {
    const outgoing: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(mall.url)) outgoing.push(request.postData() ?? '')
    })
    const { prePay } = await placeAt(page, mall, whereStripeIs)
    await page.goto(prePay)
    const row = await openChannel(page, 'STRIPE_PAY_PC')
    await field(page, 'CVC').getByRole('textbox').waitFor()
    await pressPay(row)
    await row.getByText('Please check the required fields.').waitFor()
    await row.getByText('Please enter the full card number.').waitFor()
    await expectNoBarriers(page)
    expectEqual(
      outgoing.filter((sent) => sent.includes('STRIPE_PAY_PC')),
      [],
      'what was begun with empty fields',
    )

    await typeAtStripe(page, '4242 4242 4242 4241')
    await row.getByText('Please enter a valid card number.').waitFor()
    await typeAtStripe(page, '4000 0000 0000 9995')
    await pressPay(row)
    await page.waitForURL(/pay-result.*status=FAILED/)
    await page.getByText('there are insufficient funds in the account').waitFor()

    await page.goto(prePay)
    const again = await openChannel(page, 'STRIPE_PAY_PC')
    await typeAtStripe(page, '4000 0000 0000 3220')
    await pressPay(again)
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
    await page.waitForURL(/pay-result.*status=PENDING/)
    await page.getByRole('heading', { name: /Thank you/ }).waitFor()
    for (const number of ['9995', '3220'])
      expectThat(
        !outgoing.some((sent) => sent.replaceAll(/\D/g, '').includes(`400000000000${number}`)),
        'no number came to the mall',
      )
  },
)

journey(
  '[PAY-119] [PAY-127] the script is asked for with the publishable key of the settings once its channel is open; when it does not come, the page says to refresh it and begins nothing',
  async ({ mall, page }) => {
    await enterIn(page, 'site=NL&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { prePay } = await placeAt(page, mall, whereStripeIs)
    const scripts: string[] = []
    let isShut = true
    await page.route('**/stripe/js/stripe.js', (route) => {
      scripts.push(route.request().url())
      return isShut ? route.fulfill({ status: 404 }) : route.continue()
    })
    const begun: string[] = []
    page.on('request', (request) => {
      if (/firstPay|CreateCardFlow/.test(request.url())) begun.push(request.url())
    })
    const refresh = 'The payment form could not be loaded. Please refresh the page and try again.'
    await page.goto(prePay)
    await untilHydrated(page)
    expectEqual(scripts.length, 0, 'scripts of Stripe before its channel is open')
    const row = await openChannel(page, 'STRIPE_PAY_PC')
    await row.getByText(refresh).waitFor()
    await pressPay(row)
    await row.getByText(refresh).waitFor()

    await page.goto('/buyer/cards')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByText(refresh).waitFor()
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByText(refresh).waitFor()
    expectEqual(begun, [], 'what was begun without the script')

    isShut = false
    const frame = page.waitForRequest(/stripe\/js\/frame\?kind=cardNumber/)
    await page.goto(prePay)
    await openChannel(page, 'STRIPE_PAY_PC')
    expectEqual(
      new URL((await frame).url()).searchParams.get('key'),
      'pk_test_galleriademo1',
      'the key that Stripe is opened with',
    )
  },
)

journey(
  '[PAY-075] [PAY-082] [PAY-124] a member keeps a card, is told what misses, when the bank takes too long and that it was added, pays by it, reads that its bank did not confirm who pays the next time, and takes it away',
  async ({ mall, page }) => {
    await enterIn(page, 'site=NL&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    await page.goto('/buyer/cards')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Add a card' }).click()
    await field(page, 'CVC').getByRole('textbox').waitFor()
    await page.getByRole('button', { name: 'Save card' }).click()
    for (const missing of [
      'Please enter the full card number.',
      'Please enter the month and year.',
      'Please enter the three- or four-digit security code on your card.',
    ])
      await page.getByText(missing).waitFor()
    await expectNoBarriers(page)

    for (const [name, value] of Object.entries({
      cardHolderName: 'Noor Berg',
      mobile: '+49 30123456',
      province: 'Berlin',
      city: 'Berlin',
      district: 'Mitte',
      street: 'Lindenstr.',
      houseNumber: '1',
      zipCode: '10115',
    }))
      await page.locator(`[name=${name}]`).fill(value)
    await page.locator('[name=country]').selectOption('DE')
    await fetch(`${mall.lab}/scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'STRIPE_CARD', outcome: 'slow_setup' }),
    })
    await typeAtStripe(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByText('The setup timed out. Please retry later.').waitFor()

    await typeAtStripe(page, '4000 0025 0000 3155')
    await page.getByRole('button', { name: 'Save card' }).click()
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
    await page.getByText('Added successfully').waitFor()
    await page.getByRole('article').filter({ hasText: '3155' }).waitFor()
    await expectNoBarriers(page)

    // Without one that is chosen first there is nothing to pay by until one is chosen.
    await runSql(
      mall,
      'update saved_cards set is_default = false where user_id = (select id from users where email = $1)',
      [email],
    )
    await page.goto((await placeAt(page, mall, whereStripeIs)).prePay)
    const row = await openChannel(page, 'STRIPE_PAY_QUICK')
    await row.getByRole('radio', { name: /3155/ }).waitFor()
    await pressPay(row)
    await row.getByText('Please select a payment card.').waitFor()
    await row.getByRole('radio', { name: /3155/ }).check()
    await expectNoBarriers(page)
    await pressPay(row)
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
    await page.waitForURL(/pay-result.*status=PENDING/)
    await page.getByRole('heading', { name: /Thank you/ }).waitFor()

    // Kept as it is, and asked about with every payment: the bank may say no to the next one.
    const { prePay } = await placeAt(page, mall, whereStripeIs)
    await page.goto(prePay)
    const next = await openChannel(page, 'STRIPE_PAY_QUICK')
    await next.getByRole('radio', { name: /3155/ }).check()
    await pressPay(next)
    await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
    // Where the mall heard of it first, the address says PENDING, and the page what the mall knows.
    await page.waitForURL(/pay-result/)
    await page.getByText('Your bank could not confirm it was you.').waitFor()
    await expectNoBarriers(page)

    await page.goto('/buyer/cards')
    await untilHydrated(page)
    const saved = page.getByRole('article').filter({ hasText: '3155' })
    await saved.getByRole('button', { name: /Remove/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click()
    await page.getByText('The card has been removed.').waitFor()
    await expectSoon(() => saved.count(), 0, 'the card that was removed')
  },
)
