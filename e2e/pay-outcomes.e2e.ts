import type { Locator, Page } from 'playwright-core'
import {
  braintreeBank,
  openChannel,
  pressPay,
  stripeBank,
  typeAtAdyen,
  typeAtBraintree,
  typeAtStripe,
} from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import {
  amsterdam,
  answerOnPhone,
  hamburg,
  paris,
  placeAt,
  recordStatus,
  warsaw,
  whereBraintreeIs,
  whereStripeIs,
  type Place,
} from './pay-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** What happens between the open form and the end; `press` starts to pay. */
type Act = (page: Page, channel: Locator, order: Order) => Promise<void>
type Order = { readonly mall: RunningMall; readonly contractId: string }
/** What is read at an end, and how the payment stands in the mall. */
type End = {
  /**
   * Whether it is read on the result page, or on the payment page itself, where the keyboard stands
   * at what is said or, where nothing is, at the button.
   */
  readonly at: 'result' | 'alert' | 'button'
  readonly says: string | RegExp
  readonly stands: string
}

const paid: End = { at: 'result', says: /Thank you/, stands: 'PAY_SUCCESS' }
const unconfirmed = 'Your bank could not confirm it was you.'
const canceled = 'The payment was cancelled before it was completed.'
/** Where nothing was begun there is no payment. */
const NONE = 'none'
const failed = (says: string): End => ({ at: 'result', says, stands: 'PAY_FAILED' })
/** Who changes their mind before anything was begun finds the form as it was. */
const asBefore: End = { at: 'button', says: /^Pay \D{0,4}\d/, stands: NONE }
const closed: End = { at: 'result', says: canceled, stands: 'PAY_CLOSED' }
const refusedOnForm = (says: string): End => ({ at: 'alert', says, stands: NONE })

const byCard =
  (type: (page: Page, channel: Locator) => Promise<void>, after?: Act): Act =>
  async (page, channel, order) => {
    await type(page, channel)
    await pressPay(channel)
    await after?.(page, channel, order)
  }
const atBraintree = (number: string, after?: Act) =>
  byCard((page) => typeAtBraintree(page, number), after)
const atStripe = (number: string, after?: Act) =>
  byCard((page) => typeAtStripe(page, number), after)
const atAdyen = (holder: string, number?: string, after?: Act) =>
  byCard((_, channel) => typeAtAdyen(channel, holder, number), after)

/** The question of a bank over the payment page, looked at before it is answered. */
const askedByBraintree =
  (code: string | undefined): Act =>
  async (page) => {
    const bank = braintreeBank(page)
    await bank.getByLabel('Code').waitFor()
    await expectNoBarriers(page)
    if (code) await bank.getByLabel('Code').fill(code)
    await bank.getByRole('button', { name: code ? 'Submit' : 'Cancel' }).click()
  }
const askedByStripe =
  (answer: string): Act =>
  async (page) => {
    const button = stripeBank(page).getByRole('button', { name: answer })
    await button.waitFor()
    await expectNoBarriers(page)
    await button.click()
  }
/** Adyen's leads to a page of the bank. */
const askedByAdyen =
  (password: string | undefined): Act =>
  async (page) => {
    await page.waitForURL(/\/adyen\/hpp\/pay\//)
    if (password) await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: password ? 'Submit' : 'Cancel' }).click()
  }
/** On the page of a provider. */
const chooseThere =
  (address: RegExp, answer: string): Act =>
  async (page, channel) => {
    await pressPay(channel)
    await page.waitForURL(address)
    await page.getByRole('button', { name: answer, exact: false }).first().click()
  }
const byMethod =
  (name: string, then: Act): Act =>
  async (page, channel, order) => {
    await channel.getByRole('radio', { name }).check()
    await then(page, channel, order)
  }

/** In the sheet of a wallet. */
const inSheet =
  (answer: string): Act =>
  async (page, channel) => {
    await pressPay(channel)
    const sheet = page.getByRole('dialog', { name: 'Google Pay' })
    await sheet.waitFor()
    await expectNoBarriers(page)
    await sheet.getByRole('button', { name: answer }).click()
  }
/** The bank's app asks on the buyer's phone, while the page waits. */
const onPhone: Act = async (page, channel) => {
  await channel.getByRole('radio', { name: 'BLIK' }).check()
  await channel.getByLabel('6-digit BLIK code').fill('123456')
  await pressPay(channel)
  await page.locator('[data-wait="blik"]').waitFor()
}

const MOCKPAY = /\/mockpay\/pay\//
const LINK = /\/adyen\/link\//
const BANK = /\/adyen\/hpp\/pay\//

/** Where the channel's form is shown, if that is not everywhere. */
const placeOf: Readonly<Record<string, Place>> = {
  STRIPE_PAY_PC: whereStripeIs,
  BRAINTREE: whereBraintreeIs,
}

type Row = readonly [channel: string, outcome: string, act: Act, end: End, place?: Place]
/** Channel by channel, each end that its provider knows and that stands in no file of its own. */
const rows: readonly Row[] = [
  ['BRAINTREE', 'the bank says yes at once', atBraintree('4000000000001000'), paid],
  [
    'BRAINTREE',
    'the bank says no at once',
    atBraintree('4000000000001018'),
    refusedOnForm(unconfirmed),
  ],
  [
    'BRAINTREE',
    'the bank asks and is answered',
    atBraintree('4000000000001091', askedByBraintree('1234')),
    paid,
  ],
  [
    'BRAINTREE',
    'the bank asks and says no',
    atBraintree('4000000000001109', askedByBraintree('1234')),
    refusedOnForm(unconfirmed),
  ],
  [
    'BRAINTREE',
    'the question of the bank is closed',
    atBraintree('4000000000001091', askedByBraintree(undefined)),
    refusedOnForm(canceled),
  ],
  [
    'BRAINTREE',
    'the bank cannot tell who pays',
    atBraintree('4000000000001034'),
    refusedOnForm('The card could not be checked, and you have not been charged.'),
  ],
  ['STRIPE_PAY_PC', 'the bank says yes at once', atStripe('4000000000003055'), paid],
  [
    'STRIPE_PAY_PC',
    'the bank asks and says no',
    atStripe('4000000000003220', askedByStripe('Fail authentication')),
    failed(unconfirmed),
  ],
  ['ADYEN_PC', 'the card is declined', atAdyen('NOT_ENOUGH_BALANCE'), failed('insufficient funds')],
  [
    'ADYEN_PC',
    'the bank asks and is answered',
    atAdyen('Kim Petersen', '4917610000000000', askedByAdyen('password')),
    paid,
  ],
  [
    'ADYEN_PC',
    'the bank asks and says no',
    atAdyen('Kim Petersen', '4917610000000000', askedByAdyen('wrong')),
    failed(unconfirmed),
  ],
  [
    'ADYEN_PC',
    'the question of the bank is turned away from',
    atAdyen('Kim Petersen', '4917610000000000', askedByAdyen(undefined)),
    closed,
  ],
  [
    'ADYEN_PC',
    'a card of Cartes Bancaires pays',
    atAdyen('Camille Martin', '4035501000000008'),
    paid,
    paris,
  ],
  [
    'ADYEN_PC',
    'a card of Cartes Bancaires is declined',
    atAdyen('DECLINED', '4035501000000008'),
    failed('The payment provider declined the payment.'),
    paris,
  ],
  ['ADYEN_PC', 'Google Pay pays', byMethod('Google Pay', inSheet('Continue')), paid],
  [
    'ADYEN_PC',
    'the sheet of Google Pay is closed',
    byMethod('Google Pay', inSheet('Cancel')),
    asBefore,
  ],
  [
    'ADYEN_PC',
    'the card in Google Pay is declined',
    byMethod('Google Pay', inSheet('declined')),
    failed('The payment provider declined the payment.'),
  ],
  [
    'ADYEN_PC',
    'BLIK waits for the app, where it is declined',
    async (page, channel, { mall, contractId }) => {
      await onPhone(page, channel, { mall, contractId })
      await answerOnPhone(mall, contractId, 'declined')
    },
    failed('The payment provider declined the payment.'),
    warsaw,
  ],
  [
    'ADYEN_PC',
    'iDEAL is turned away from',
    byMethod('iDEAL', chooseThere(BANK, 'Cancel')),
    closed,
    amsterdam,
  ],
  [
    'ADYEN_PC',
    'iDEAL waits for the bank, which pays',
    byMethod('iDEAL', chooseThere(BANK, 'Pay, bank answers later')),
    paid,
    amsterdam,
  ],
  ['ADYEN_LINK', 'the link pays', chooseThere(LINK, 'Pay now'), paid],
  [
    'ADYEN_LINK',
    'the link waits for the bank, which pays',
    chooseThere(LINK, 'Pay, bank answers later'),
    paid,
  ],
  ['MOCKPAY', 'it is turned away from', chooseThere(MOCKPAY, 'Cancel'), closed],
  [
    'MOCKPAY',
    'it waits for the bank, which pays',
    chooseThere(MOCKPAY, 'bank answers later'),
    paid,
  ],
]

for (const [channel, outcome, act, end, place = placeOf[channel] ?? hamburg] of rows)
  journey(`${channel}: ${outcome}`, async ({ mall, page }) => {
    const { contractId, prePay } = await placeAt(page, mall, place)
    await page.goto(prePay)
    const row = await openChannel(page, channel)
    await row.getByRole('button', { name: /^Pay (?!with)/ }).waitFor()
    await expectNoBarriers(page)
    await act(page, row, { mall, contractId })
    if (end.at === 'result') await page.waitForURL(/\/buyer\/pay-result/)
    const words = page.getByText(end.says).filter({ visible: true }).first()
    await words.waitFor()
    if (end.at !== 'result')
      await expectSoon(
        () =>
          page.evaluate(() => {
            const at = document.activeElement
            return at?.getAttribute('role') ?? at?.tagName.toLowerCase()
          }),
        end.at,
        'where the keyboard stands',
      )
    await expectNoBarriers(page)
    expectEqual(await recordStatus(page, mall, contractId), end.stands, 'how the payment stands')
  })

/** Away from the page of a provider, as by closing its window. */
const goTo =
  (address: RegExp): Act =>
  async (page, channel) => {
    await pressPay(channel)
    await page.waitForURL(address)
  }
const PAYPAL = /\/paypal\/checkoutnow/

type Leaver = readonly [channel: string, leave: Act, stands: string, pay: Act, place?: Place]
/** Who leaves while a bank or a provider asks, and how they pay once they have come back. */
const leavers: readonly Leaver[] = [
  [
    'BRAINTREE',
    atBraintree('4000000000001091', async (page) => {
      await braintreeBank(page).getByLabel('Code').waitFor()
    }),
    NONE,
    atBraintree('4000000000001091', askedByBraintree('1234')),
  ],
  [
    'STRIPE_PAY_PC',
    atStripe('4000000000003220', async (page) => {
      await stripeBank(page).getByRole('button', { name: 'Complete authentication' }).waitFor()
    }),
    'PAY_PENDING',
    atStripe('4000000000003220', askedByStripe('Complete authentication')),
  ],
  [
    'ADYEN_PC',
    atAdyen('Kim Petersen', '4917610000000000', async (page) => page.waitForURL(BANK)),
    'PAY_PENDING',
    atAdyen('Kim Petersen', '4917610000000000', askedByAdyen('password')),
  ],
  [
    'ADYEN_PC',
    byMethod('iDEAL', goTo(BANK)),
    'PAY_PENDING',
    byMethod('iDEAL', chooseThere(BANK, 'Pay now')),
    amsterdam,
  ],
  ['ADYEN_PC', onPhone, 'PAY_PENDING', byMethod('Google Pay', inSheet('Continue')), warsaw],
  ['ADYEN_LINK', goTo(LINK), 'PAY_PENDING', chooseThere(LINK, 'Pay now')],
  ['PAYPAL_PAY_PC', goTo(PAYPAL), 'PAY_PENDING', chooseThere(PAYPAL, 'Agree and pay now')],
]

for (const [channel, leave, stands, pay, place = placeOf[channel] ?? hamburg] of leavers)
  journey(
    `${channel} (${place.site}): who leaves while they are asked has paid nothing, comes back, and pays once`,
    async ({ mall, page }) => {
      const { contractId, prePay } = await placeAt(page, mall, place)
      await page.goto(prePay)
      await leave(page, await openChannel(page, channel), { mall, contractId })
      await page.goto('/buyer/orders')
      expectEqual(await recordStatus(page, mall, contractId), stands, 'what was begun')
      await page.goto(prePay)
      await pay(page, await openChannel(page, channel), { mall, contractId })
      await page.waitForURL(/\/buyer\/pay-result/)
      await page.getByRole('heading', { name: /Thank you/ }).waitFor()
      const now = await recordStatus(page, mall, contractId)
      expectEqual(now, 'PAY_SUCCESS', 'how the payment stands')
    },
  )

journey(
  'ADYEN_LINK: a try on the page of the link that is declined leaves the order to be paid there again',
  async ({ mall, page }) => {
    const { contractId, prePay } = await placeAt(page, mall, hamburg)
    await page.goto(prePay)
    const order = { mall, contractId }
    await chooseThere(LINK, 'Decline')(page, await openChannel(page, 'ADYEN_LINK'), order)
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoBarriers(page)
    await page.goto(prePay)
    await chooseThere(LINK, 'Pay now')(page, await openChannel(page, 'ADYEN_LINK'), order)
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByRole('heading', { name: /Thank you/ }).waitFor()
    expectEqual(await recordStatus(page, mall, contractId), 'PAY_SUCCESS', 'how the payment stands')
  },
)
