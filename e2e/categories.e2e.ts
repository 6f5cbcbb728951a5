import { signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'

journey(
  'the operator renames a category, is told at the field what is missing, and sees where English stands in; visitors read the new name; another order is kept',
  async ({ mall, page }) => {
    const isWide = (page.viewportSize()?.width ?? 0) > 800
    // Both widths have a category each, and one of them the order, which is of all.
    const [key, own] = isWide ? ['drawers', 'Drawers'] : ['shelves', 'Shelves']
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/categories')
    await page.getByRole('heading', { level: 2, name: own, exact: true }).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: `Rename ${own}` }).click()
    const form = page.getByRole('form', { name: `Rename ${own}` })
    const english = form.getByRole('group', { name: 'English' })
    const polish = form.getByRole('group', { name: 'Polski' })
    const before = {
      name: await polish.getByLabel('Name').inputValue(),
      intro: await polish.getByLabel('Introduction').inputValue(),
    }
    await english.getByLabel('Name').fill(`${own} and more`)
    await polish.getByLabel('Name').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await polish.getByText('Please enter both, or neither.').waitFor()
    await expectNoBarriers(page)
    await polish.getByLabel('Introduction').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 2, name: `${own} and more` }).waitFor()
    await page.getByText('In English, for want of a name: Polski').first().waitFor()

    if (isWide) {
      await page.getByRole('button', { name: `Move ${own} and more up` }).click()
      await page
        .getByRole('list', { name: 'Categories' })
        .getByRole('listitem')
        .nth(3)
        .getByRole('heading', { name: `${own} and more` })
        .waitFor()
    }
    await page.goto(`/search?category=${key}&lang=en`)
    await page
      .getByRole('heading', { name: `${own} and more` })
      .first()
      .waitFor()

    await page.goto('/backoffice/operator/categories')
    if (isWide) await page.getByRole('button', { name: `Move ${own} and more down` }).click()
    await page.getByRole('button', { name: `Rename ${own} and more` }).click()
    const again = page.getByRole('form', { name: `Rename ${own} and more` })
    await again.getByRole('group', { name: 'English' }).getByLabel('Name').fill(own)
    await again.getByRole('group', { name: 'Polski' }).getByLabel('Name').fill(before.name)
    await again.getByRole('group', { name: 'Polski' }).getByLabel('Introduction').fill(before.intro)
    await again.getByLabel('Name').first().press('Enter')
    await page.getByRole('heading', { level: 2, name: own, exact: true }).waitFor()
  },
)
