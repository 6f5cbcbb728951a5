import type { BrowserContext, Page } from 'playwright-core'
import { main } from './account-steps.ts'
import { addPhoto, askForPart, buyDesks, receive } from './after-sales-steps.ts'
import { signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, seen } from './steps.ts'

/** A member has asked for 20.00 of a desk. */
async function asked(
  mall: RunningMall,
  page: Page,
  shop: BrowserContext,
): Promise<{ readonly id: string }> {
  await enterIn(page, 'site=DE&lang=en')
  await signIn(page, mall, await newMember(mall))
  const { orderId } = await buyDesks(page, mall)
  await signIn(shop, mall, 'merchant@galleria.test')
  await receive(page, shop, mall, orderId)
  return { id: await askForPart(page, mall, orderId, 'One leg is scratched.') }
}

journey(
  'an application is changed while the shop has not answered: the shop is told when it answers what it read before, and reads both',
  async ({ mall, page, somebody, width }) => {
    const shop = await somebody()
    const { id } = await asked(mall, page, shop)
    const desk = await shop.newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await desk.goto(`/backoffice/after-sales/${id}`)
    await desk.getByText('One leg is scratched.').waitFor()

    await page.goto(`/buyer/as/detail/${id}`)
    await seen(page, 'Change application').click()
    await page.getByRole('heading', { level: 1, name: 'Change application' }).waitFor()
    await expectNoBarriers(page)
    await page.getByLabel(/^Quantity of/).fill('3')
    await page.getByLabel('What has happened?').fill('Both have a scratched leg.')
    await seen(page, 'Save changes').click()
    await page.getByText(/entered more of one product/).waitFor()
    await expectNoBarriers(page)
    await page.getByLabel(/^Quantity of/).fill('2')
    await page.getByLabel('Refund amount in EUR').fill('99999')
    await seen(page, 'Save changes').click()
    await page
      .getByText(/at most|most/i)
      .first()
      .waitFor()
    expectEqual(
      await page.getByLabel('What has happened?').inputValue(),
      'Both have a scratched leg.',
      'what was typed',
    )
    await page.getByLabel('Refund amount in EUR').fill('35,50')
    await addPhoto(page, 'leg.png')
    await page.getByRole('button', { name: /Remove photo 1/ }).waitFor()
    await seen(page, 'Save changes').click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    await page.getByRole('heading', { name: 'Before you changed it' }).waitFor()
    await main(page).getByText('Both have a scratched leg.').waitFor()
    await main(page).getByText('€35.50').first().waitFor()
    await expectNoBarriers(page)

    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk
      .getByRole('button', { name: /^(Give|Agree|Refund|Approve)/ })
      .last()
      .click()
    await desk.getByText('Somebody has changed this application in the meantime').waitFor()
    await desk.getByText('Both have a scratched leg.').waitFor()
    await desk.getByRole('heading', { name: /^Changed by the buyer on/ }).waitFor()
    await desk.getByText('One leg is scratched.').waitFor()
    await expectNoBarriers(desk)
  },
)

journey(
  'without any script an application is changed as well, twice and then no more',
  async ({ mall, page, somebody }) => {
    const { id } = await asked(mall, page, await somebody())
    for (const text of ['First change.', 'Second change.']) {
      await page.goto(`/buyer/as/detail/${id}`)
      await seen(page, 'Change application').click()
      await page.getByLabel('What has happened?').fill(text)
      await page.getByLabel('Reason').selectOption('')
      await seen(page, 'Save changes').click()
      await page.getByText('please select reason').waitFor()
      expectEqual(await page.getByLabel('What has happened?').inputValue(), text, 'what was typed')
      await page.getByLabel('Reason').selectOption({ label: 'Parts are missing' })
      await page.getByLabel('As much as possible for these items').check()
      await seen(page, 'Save changes').click()
      await page.waitForURL(/\/buyer\/as\/detail\//)
      await main(page).getByText(text).first().waitFor()
    }
    await expectSoon(
      () => page.getByRole('link', { name: 'Change application' }).count(),
      0,
      'ways to change it a third time',
    )
  },
  [1280, 390],
  { javaScript: false },
)
