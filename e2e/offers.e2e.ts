import { askForPart, buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { signIn } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, expectFocusOn, newMember, signInBackoffice, untilHydrated } from './steps.ts'

journey(
  'a shop offers less money for a scratched desk, its buyer declines, is offered more, accepts, and gets that money back',
  async ({ mall, page, another, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    await receive(page, merchant, mall, orderId)
    const id = await askForPart(page, mall, orderId, 'The top is scratched.')

    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.waitForURL(/\/backoffice\/?$/)
    const request = shop.getByRole('dialog')
    const offer = async (amount: string, why: string) => {
      await shop.goto(`/backoffice/after-sales/${id}?view=all`)
      await request.getByRole('button', { name: 'Make an offer' }).click()
      await expectFocusOn(request.getByLabel(/^Amount that you offer/), 'the amount')
      await request.getByLabel(/^Amount that you offer/).fill(amount)
      await request.getByRole('textbox', { name: /^Why you offer this/ }).fill(why)
      await request.getByRole('button', { name: 'Send the offer' }).click()
    }
    await offer('20', 'A scratch can be polished.')
    await request.getByText(/Please offer less than/).waitFor()
    await expectNoBarriers(shop)
    await request.getByLabel(/^Amount that you offer/).fill('')
    await request.getByRole('button', { name: 'Send the offer' }).click()
    await request.getByText('Please state an amount.').waitFor()
    await expectFocusOn(request.getByLabel(/^Amount that you offer/), 'the amount that is missing')
    await request.getByLabel(/^Amount that you offer/).fill('7,50')
    await request.getByRole('button', { name: 'Send the offer' }).click()
    await request.getByRole('heading', { name: 'Your offer' }).waitFor()
    await request.getByText('The buyer keeps the goods and gets €7.50.').waitFor()
    await expectNoBarriers(shop)

    await page.goto(`/buyer/as/detail/${id}`)
    await untilHydrated(page)
    await page.getByRole('heading', { level: 2, name: 'The shop makes you an offer' }).waitFor()
    await page.getByText('A scratch can be polished.').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Decline the offer' }).click()
    const question = page.getByRole('dialog', { name: 'Decline this offer?' })
    await expectNoBarriers(page)
    await question.getByRole('button', { name: 'Decline the offer' }).click()
    await page.getByText('You have declined the offer').waitFor()
    await page.getByText('You have declined it.').waitFor()

    await offer('12.00', 'Then a little more.')
    await request.getByText('The buyer keeps the goods and gets €12.00.').waitFor()
    await shop.goto('/backoffice/after-sales?view=offered')
    await shop.getByText('Offer made').first().waitFor()
    await expectNoBarriers(shop)

    await page.reload()
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Accept the offer' }).click()
    await page
      .getByRole('dialog', { name: 'Accept this offer?' })
      .getByRole('button', { name: 'Accept the offer' })
      .click()
    await page.getByText('You have accepted the offer').waitFor()
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    expectThat(
      (await page.getByText('€12.00').count()) > 0,
      'the money that was agreed stands on the page',
    )
    await expectNoBarriers(page)
  },
)
