import { signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'

journey(
  'the operator adds a category below another and is told at the field what is wrong; visitors find it there and where it is moved to; never below itself',
  async ({ mall, page }) => {
    const isWide = (page.viewportSize()?.width ?? 0) > 800
    // Both widths have a corner of the tree each.
    const [key, name, parent, other, otherKey] = isWide
      ? (['bunk-beds', 'Bunk beds', 'Beds', 'Sofas', 'sofas'] as const)
      : (['side-tables', 'Side tables', 'Tables', 'Chairs', 'chairs'] as const)
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/categories')
    await page.getByRole('button', { name: 'Add a category' }).click()
    const form = page.getByRole('form', { name: 'Add a category' })
    const english = form.getByRole('group', { name: 'English' })
    await form.getByLabel('Address').fill('Not an address')
    await english.getByLabel('Name').fill(name)
    await english.getByLabel('Introduction').fill('One above the other')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Please enter small letters, digits and hyphens.').waitFor()
    await form.getByLabel('Address').fill('desks')
    await form.getByLabel('Below').selectOption({ label: parent })
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Another category has this address already.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Address').fill(key)
    await form.getByLabel('Address').press('Enter')
    await page.getByRole('heading', { level: 2, name: `${parent} / ${name}` }).waitFor()
    await expectNoBarriers(page)

    await page.getByRole('button', { name: `Move ${parent} elsewhere` }).click()
    const moving = page.getByRole('form', { name: `Move ${parent}` })
    await moving.getByLabel('Below').selectOption({ label: `${parent} / ${name}` })
    await moving.getByRole('button', { name: 'Move', exact: true }).click()
    await moving.getByText('A category cannot stand below itself').waitFor()
    await expectNoBarriers(page)

    await page.goto(`/search?category=${key}&lang=en`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const trail = page.getByRole('navigation', { name: 'You are here' })
    if (isWide) {
      await trail.getByRole('link', { name: parent }).click()
      await page.getByRole('heading', { level: 1, name: parent }).waitFor()
    } else await page.goto('/search?category=tables&lang=en')
    await page
      .getByRole('navigation', { name: 'Within this category' })
      .getByRole('link', { name })
      .click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectNoBarriers(page)

    await page.goto('/backoffice/operator/categories')
    await page.getByRole('button', { name: `Move ${name} elsewhere` }).click()
    const again = page.getByRole('form', { name: `Move ${name}` })
    await again.getByLabel('Below').selectOption({ label: other })
    await again.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: `${other} / ${name}` }).waitFor()
    await page.goto(`/search?category=${otherKey}&lang=en`)
    await page
      .getByRole('navigation', { name: 'Within this category' })
      .getByRole('link', { name })
      .waitFor()
  },
)
