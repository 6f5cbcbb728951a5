import { signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'

journey(
  'the operator plans a VAT rate, is told what is no rate at its field, plans another one for the same day and removes it',
  async ({ mall, page }) => {
    // Both widths keep a country each.
    const name = (page.viewportSize()?.width ?? 0) > 800 ? 'Luxembourg' : 'Portugal'
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/tax-rates')
    const rates = page.getByRole('list', { name: `VAT rates of ${name}` })
    await rates.getByText(/since/).waitFor()
    await expectNoBarriers(page)
    const opener = page.getByRole('button', { name: `Plan a rate for ${name}` })
    const form = page.getByRole('form', { name: `Plan a rate for ${name}` })

    await opener.click()
    await form.getByLabel('From this day on').fill('2020-01-01')
    await form.getByRole('button', { name: 'Plan', exact: true }).click()
    await form.getByText('Please choose a day that has not begun there.').waitFor()
    await form.getByLabel('From this day on').fill('2035-01-01')
    await form.getByLabel('Rate in percent').fill('twelve')
    await form.getByLabel('Rate in percent').press('Enter')
    await form.getByText('Please enter a number between 0 and 50').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Rate in percent').fill('12,5')
    await form.getByLabel('Rate in percent').press('Enter')
    await rates.getByText('12.5% from 1 Jan 2035 on').waitFor()

    await opener.click()
    await form.getByLabel('From this day on').fill('2035-01-01')
    await form.getByLabel('Rate in percent').fill('13')
    await form.getByRole('button', { name: 'Plan', exact: true }).click()
    await rates.getByText('13% from 1 Jan 2035 on').waitFor()
    await page.reload()
    await rates.getByText('13% from 1 Jan 2035 on').waitFor()
    await expectNoBarriers(page)
    await rates.getByRole('button', { name: 'Remove the rate' }).click()
    await rates.getByText('13% from').waitFor({ state: 'detached' })
    await page.goto('/backoffice/operator/log')
    await page.getByText('Removed a VAT rate').first().waitFor()
  },
)
