import { look } from './account-steps.ts'
import { enterIn } from './steps.ts'
import { signIn } from './call-steps.ts'
import { expectEqual, expectThat, journey } from './journey.ts'

journey(
  'a shop reads what it sold of a year and of some days, in each currency by itself, keeps it as a table, and says from how few on it is told; the mall reads what is looked for in vain',
  async ({ mall, page, somebody }) => {
    const width = page.viewportSize()?.width
    const visitor = await somebody()
    await enterIn(visitor, 'site=DE&lang=en')
    const searching = await visitor.newPage()
    await searching.goto(`/search?keyword=zzhammock${width}`)

    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto('/backoffice/figures')
    await page.getByRole('heading', { name: 'Figures', level: 1 }).waitFor()
    const sales = page.getByRole('region', { name: 'Sales', exact: true })
    await sales.getByRole('img', { name: /^Bars from/ }).waitFor()
    await page.getByRole('region', { name: 'How long the stock lasts' }).first().waitFor()
    await look(page)

    await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Last 365 days' })
    await page.waitForURL(/days=365/)
    const table = sales.getByRole('region', { name: 'Sales by period' })
    await table
      .getByRole('rowheader', { name: /^\w+ \d{4}$/ })
      .nth(11)
      .waitFor()
    // Until then the bars of the period before stand there.
    await page.locator('[data-stale]').waitFor({ state: 'detached' })
    const months = await table.getByRole('row').count()
    expectThat(months >= 13 && months <= 14, 'a row for each month of the year and one of heads')
    const currencies = page.getByRole('radiogroup', { name: 'Currency' })
    await currencies.getByText('SEK').click()
    await sales.getByText(/SEK/).first().waitFor()
    await page.getByLabel('Storefront', { exact: true }).selectOption({ label: 'Germany' })
    await page.waitForURL(/site=DE/)
    // One storefront has one currency.
    await currencies.waitFor({ state: 'detached' })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV: Sales' }).click(),
    ])
    expectEqual(download.suggestedFilename(), 'figures-sales.csv', 'the name of the table')

    await page
      .getByLabel('Period', { exact: true })
      .selectOption({ label: 'From one day to another' })
    await page.getByLabel('First day').waitFor()
    await look(page)

    await page.goto('/backoffice/goods')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const alerts = page.getByRole('form', { name: 'When few are left' })
    await alerts.getByLabel('Few are left from').fill('many')
    await alerts.getByRole('button', { name: 'Save' }).click()
    await alerts.getByText('Please enter a whole number').waitFor()
    await look(page)
    await alerts.getByLabel('Few are left from').fill('7')
    await alerts.getByLabel('Few are left from').press('Enter')
    await page.getByText('7 or fewer available count as low stock.').waitFor()
    await page.goto('/backoffice/')
    await page.getByRole('link', { name: /^Sold out/ }).waitFor()
    await look(page)

    const desk = await somebody()
    await enterIn(desk, 'site=DE&lang=en')
    const operator = await desk.newPage()
    await operator.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
    await signIn(operator, mall, 'operator@galleria.test')
    await operator.goto('/backoffice/operator/searches')
    await operator.getByRole('heading', { name: 'Searches without a hit' }).waitFor()
    await look(operator)
  },
)
