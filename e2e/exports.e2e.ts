import { readFile } from 'node:fs/promises'
import { signIn } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'

journey(
  'a shop takes its orders of some days as a table, and has its file',
  async ({ mall, page }) => {
    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto('/backoffice/exports')
    await page.getByRole('heading', { name: 'Tables' }).waitFor()
    await page.getByLabel('File').selectOption('CSV')
    await page.getByLabel('From').fill('2026-03-02')
    await page.getByLabel('Until').fill('2026-03-01')
    await page.getByRole('button', { name: 'Make the table' }).click()
    await page.getByText('This day is before the first one').waitFor()
    await page.getByLabel('From').fill('2020-01-01')
    await page.getByLabel('Until').fill('2030-12-31')
    await page.getByRole('button', { name: 'Make the table' }).click()
    // The newest stands first; the other screen's walk may have made one before.
    const link = page.getByRole('link', { name: 'Download CSV: Orders' }).first()
    await link.waitFor()
    await expectNoBarriers(page)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expectThat(
      download.suggestedFilename() === 'orders-2020-01-01-2030-12-31.csv',
      `the file is called ${download.suggestedFilename()}`,
    )
    const csv = await readFile(await download.path(), 'utf8')
    expectThat(csv.startsWith('\uFEFFOrder,Shop,Ordered'), 'the table has no headings')
    expectThat(csv.split('\r\n').length > 100, 'the table has too few orders')
  },
)
