import { signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { signInBackoffice } from './steps.ts'

journey(
  'an operator reads what may run where buyers pay and that these pages are as authorised, and has them checked at once, which stands in the log; a shop has no such page',
  async ({ mall, page, somebody }) => {
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/pay-pages')
    const check = page.getByRole('region', { name: 'Last check' })
    await check.getByRole('status').getByText('As authorised').waitFor()
    await check.getByText('All storefronts').waitFor()
    const scripts = page.getByRole('list', { name: 'Scripts that may run' })
    expectEqual(
      await scripts.getByRole('heading').allInnerTexts(),
      [
        'Stripe · stripe.js',
        'Adyen · adyen.js',
        'Klarna · api.js',
        'Affirm · affirm.js',
        'Braintree · client.min.js',
        'Braintree · hosted-fields.min.js',
        'Braintree · three-d-secure.min.js',
      ],
      'the scripts that may run',
    )
    await scripts.getByText('sha384-').first().waitFor()
    await expectNoBarriers(page)
    const headers = page.getByRole('list', { name: 'What browsers are told' })
    for (const summary of await headers.locator('summary').all()) await summary.click()
    await headers.getByText("script-src 'self' 'nonce-…'").first().waitFor()
    await headers.getByText('x-frame-options: SAMEORIGIN').waitFor()
    await expectNoBarriers(page)

    await check.getByRole('button', { name: 'Check now' }).click()
    await check.getByText('Being checked …').waitFor()
    await check.getByText('As authorised').waitFor()
    await page.goto('/backoffice/operator/log')
    await page.getByText('Had the payment pages checked').first().waitFor()

    const shop = await (await somebody()).newPage()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.getByRole('navigation', { name: 'Main' }).getByRole('link').first().waitFor()
    await shop.goto('/backoffice/operator/pay-pages')
    await shop.getByRole('heading', { level: 1 }).waitFor()
    expectEqual(
      await shop.getByRole('link', { name: 'Payment pages' }).count(),
      0,
      'links of a shop to these pages',
    )
    expectEqual(await shop.getByText('Scripts that may run').count(), 0, 'what a shop reads there')
  },
)
