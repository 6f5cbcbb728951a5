/// <reference lib="dom" />
import { signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'

journey(
  'somebody of a shop keeps the filters of the list under a name, finds them there again, renames and removes them',
  async ({ mall, page }) => {
    await signIn(page, mall, 'merchant@galleria.test')
    // Both screens are the same person's: each keeps a view of its own.
    const name = `Austria ${page.viewportSize()?.width}`
    await page.goto('/backoffice/orders?view=all&country=AT')
    await page.getByLabel('Handed over').selectOption({ label: 'Collected at a site' })
    await page.getByRole('button', { name: 'Keep these filters' }).click()
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByText('Please give it a name.').waitFor()
    await page.waitForFunction(() => !document.querySelector('[data-stale]'))
    await expectNoBarriers(page)
    await page.getByLabel('Name of the view').fill(name)
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByRole('button', { name: 'Rename the view' }).waitFor()

    await page.goto('/backoffice/orders')
    await page.getByRole('navigation', { name: 'My views' }).getByText(name).click()
    await page.waitForURL((url) => url.search === '?view=all&country=AT&fetched=true')
    await page.getByRole('button', { name: 'Rename the view' }).click()
    await page.getByLabel('Name of the view').fill(`${name} B`)
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.getByRole('link', { name: `${name} B` }).waitFor()
    await page.waitForFunction(() => !document.querySelector('[data-stale]'))
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Remove the view' }).click()
    await page.getByRole('link', { name: `${name} B` }).waitFor({ state: 'detached' })
  },
)
