import { runSql } from './account-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { signIn } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'

journey(
  'the operator adds a category below another and is told at the field what is wrong; visitors find it with its first item, there and where it is moved to; never below itself; once it is retired its old links lead to where its item went',
  async ({ mall, page }) => {
    const isWide = (page.viewportSize()?.width ?? 0) > 800
    // Both widths have a corner of the tree each.
    const [key, name, parent, parentKey, other, otherKey] = isWide
      ? (['bunk-beds', 'Bunk beds', 'Beds', 'beds', 'Sofas', 'sofas'] as const)
      : (['side-tables', 'Side tables', 'Tables', 'tables', 'Chairs', 'chairs'] as const)
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/categories')
    await page.getByRole('button', { name: 'Add a category' }).click()
    const form = page.getByRole('form', { name: 'Add a category' })
    const english = form.getByRole('group', { name: 'English' })
    await form.getByLabel('Address').fill('Not an address')
    await english.getByLabel('Name').fill(name)
    await english.getByLabel('Introduction').fill('One above the other')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Please enter lower-case letters, digits and hyphens.').waitFor()
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

    const within = page.getByRole('navigation', { name: 'Within this category' })
    await page.goto(`/search?category=${parentKey}&lang=en`)
    await page.getByRole('heading', { level: 1, name: parent }).waitFor()
    expectThat((await within.getByRole('link', { name }).count()) === 0, 'no way to nothing')
    await putAnItemInto(mall, key, parentKey)

    await page.goto(`/search?category=${key}&lang=en`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const trail = page.getByRole('navigation', { name: 'You are here' })
    if (isWide) {
      await trail.getByRole('link', { name: parent }).click()
      await page.getByRole('heading', { level: 1, name: parent }).waitFor()
    } else await page.goto(`/search?category=${parentKey}&lang=en`)
    await within.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectNoBarriers(page)

    await page.goto('/backoffice/operator/categories')
    await page.getByRole('button', { name: `Move ${name} elsewhere` }).click()
    const again = page.getByRole('form', { name: `Move ${name}` })
    await again.getByLabel('Below').selectOption({ label: other })
    await again.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: `${other} / ${name}` }).waitFor()
    await page.goto(`/search?category=${otherKey}&lang=en`)
    await within.getByRole('link', { name }).waitFor()

    await page.goto('/backoffice/operator/categories')
    await page.getByRole('button', { name: `Retire ${name}` }).click()
    const retiring = page.getByRole('form', { name: `Retire ${name}` })
    await retiring.getByRole('button', { name: 'Retire for good' }).click()
    await retiring.getByText('Please choose a category.').waitFor()
    await expectNoBarriers(page)
    await retiring.getByLabel('Its items go to').selectOption({ label: parent })
    await retiring.getByRole('button', { name: 'Retire for good' }).click()
    await page
      .getByRole('heading', { level: 2, name: `${other} / ${name}` })
      .waitFor({ state: 'detached' })
    const old = await page.request.get(`/search?category=${key}`, { maxRedirects: 0 })
    expectThat(old.status() === 301, `an old link answered ${old.status()}`)
    await page.goto(`/search?category=${key}&sort=newest&lang=en`)
    await page.getByRole('heading', { level: 1, name: parent }).waitFor()
    const { searchParams } = new URL(page.url())
    expectThat(searchParams.get('category') === parentKey, 'the old link leads on')
    expectThat(searchParams.get('sort') === 'newest', 'with what else it says')
    await expectNoBarriers(page)
  },
)

/** What a shop does in the form of an item, which another journey is about. */
async function putAnItemInto(mall: RunningMall, key: string, fromKey: string): Promise<void> {
  await runSql(
    mall,
    `update items set category_id = (select id from categories where key = $1) where id = (
      select i.id from items i join categories c on c.id = i.category_id
      where c.key = $2 and i.is_listed order by i.sold_count, i.id limit 1)`,
    [key, fromKey],
  )
}
