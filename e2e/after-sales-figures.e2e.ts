import { look } from './account-steps.ts'
import { signIn } from './call-steps.ts'
import { expectEqual, expectThat, journey } from './journey.ts'

journey(
  'a shop opens its figures of what was asked after the sale: how fast it answered, what went back, which items and why; of another time, and as a table',
  async ({ mall, page, width }) => {
    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto('/backoffice/figures')
    const asked = page.getByRole('region', { name: 'After-sales', exact: true })
    await asked.getByRole('group', { name: 'Requests by reason' }).waitFor()
    await look(page)
    await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Last 365 days' })
    await page.waitForURL(/days=365/)
    await page.locator('[data-stale]').first().waitFor({ state: 'detached' })
    const kinds = asked.getByRole('group', { name: 'Requests by kind' })
    for (const kind of [
      'Refund without return',
      'Return and refund',
      'Exchange',
      'Withdrawal by law',
    ])
      await kinds.getByRole('rowheader', { name: kind, exact: true }).waitFor()
    await asked.getByRole('rowheader', { name: 'Damaged', exact: true }).waitFor()
    await look(page)
    expectThat(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `nothing reaches over the edge of ${width}`,
    )
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      asked.getByRole('button', { name: /^CSV: Return rate/ }).click(),
    ])
    expectEqual(download.suggestedFilename(), 'figures-returns.csv', 'the name of the table')
  },
)
