import type { Page } from 'playwright-core'
import { runSql } from './account-steps.ts'
import { signIn } from './call-steps.ts'
import { openChannel, pressPay, stripeBank, stripeField, typeAtStripe } from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { placeAt, recordStatus, whereStripeIs } from './pay-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, untilHydrated } from './steps.ts'

/** A member who has saved a card; its bank is told yes where it asks. */
async function saveCard(page: Page, mall: RunningMall, number: string, asks: boolean) {
  await enterIn(page, 'site=NL&lang=en')
  const email = await newMember(mall)
  await signIn(page, mall, email)
  await page.goto('/buyer/cards')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Add a card' }).click()
  await stripeField(page, 'CVC').getByRole('textbox').waitFor()
  for (const [name, value] of Object.entries({
    ...{ cardHolderName: 'Noor Berg', mobile: '+49 30123456', province: 'Berlin', city: 'Berlin' },
    ...{ district: 'Mitte', street: 'Lindenstr.', houseNumber: '1', zipCode: '10115' },
  }))
    await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=country]').selectOption('DE')
  await typeAtStripe(page, number)
  await page.getByRole('button', { name: 'Save card' }).click()
  if (asks) await answerBank(page, 'Complete authentication')
  await page.getByText('Added successfully').waitFor()
  return email
}

const answerBank = (page: Page, answer: string) =>
  stripeBank(page).getByRole('button', { name: answer }).click()

type Row = readonly [outcome: string, number: string, answer: string | undefined, says: string]
/** How a payment by a saved card ends; `answer` is what its bank is told. */
const rows: readonly Row[] = [
  [
    'is declined by its bank without a question',
    '4000000000000341',
    undefined,
    'The payment provider declined the payment.',
  ],
  [
    'is declined for its balance once its bank has asked who pays',
    '4000008260003178',
    'Complete authentication',
    'insufficient funds',
  ],
  [
    'is not charged where its bank hears a no',
    '4000002760003184',
    'Fail authentication',
    'Your bank could not confirm it was you.',
  ],
]

for (const [outcome, number, answer, says] of rows)
  journey(`STRIPE_PAY_QUICK: a saved card ${outcome}, and says so`, async ({ mall, page }) => {
    await saveCard(page, mall, number, answer !== undefined)
    const { contractId, prePay } = await placeAt(page, mall, whereStripeIs)
    await page.goto(prePay)
    const row = await openChannel(page, 'STRIPE_PAY_QUICK')
    await row.getByRole('radio', { name: new RegExp(number.slice(-4)) }).check()
    await pressPay(row)
    if (answer) await answerBank(page, answer)
    // The mall may hear of the decline, and cancel the intent, before the page looks at it: then the
    // address says PENDING, and the page what the mall knows.
    await page.waitForURL(/pay-result/)
    await page.getByText(says).filter({ visible: true }).first().waitFor()
    await expectNoBarriers(page)
    expectEqual(await recordStatus(page, mall, contractId), 'PAY_FAILED', 'how it stands')
  })

journey(
  'STRIPE_PAY_QUICK: a saved card that expires while its payment page is open is not charged, and is offered no more',
  async ({ mall, page }) => {
    const email = await saveCard(page, mall, '4242424242424242', false)
    const { contractId, prePay } = await placeAt(page, mall, whereStripeIs)
    await page.goto(prePay)
    const row = await openChannel(page, 'STRIPE_PAY_QUICK')
    await row.getByRole('radio', { name: /4242/ }).check()
    await runSql(
      mall,
      'update saved_cards set expiry_year = 2020 where user_id = (select id from users where email = $1)',
      [email],
    )
    await pressPay(row)
    await page.waitForURL(/pay-result.*status=FAILED/)
    await page.getByText('This card can no longer be used.').waitFor()
    await expectNoBarriers(page)
    expectEqual(await recordStatus(page, mall, contractId), 'none', 'what was begun')

    await page.goto(prePay)
    await page.locator('details[data-channel=STRIPE_PAY_PC]').waitFor()
    expectEqual(
      await page.locator('details[data-channel=STRIPE_PAY_QUICK]').count(),
      0,
      'ways to pay by a saved card',
    )
    await page.goto('/buyer/cards')
    await page
      .getByRole('article')
      .filter({ hasText: '4242' })
      .getByText('Expired')
      .first()
      .waitFor()
    await expectNoBarriers(page)
    expectThat((await page.getByRole('article').count()) === 1, 'the card is still there')
  },
)
