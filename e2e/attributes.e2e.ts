import { runSql } from './account-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { enterIn } from './steps.ts'

journey(
  'the operator lets a category ask something of its goods and is told at the field what is missing; a shop says it of an item that it sells; buyers read it there and find the item by it',
  async ({ mall, page, another, width }) => {
    const isWide = width > 800
    const [key, name] = isWide ? ['seats-up-to', 'Seats up to'] : ['holds-up-to', 'Holds up to']
    const shop = await another()
    await signIn(shop, mall, 'merchant@galleria.test')
    const { data } = await call<{ data: { itemId: number }[] }>(
      shop,
      mall,
      '/sapi/mall-merchant/item/page',
      { status: 'ON_SALE', pageSize: 50 },
    )
    const sold = await runSql(
      mall,
      `select i.id, c.key, x.name from items i join categories c on c.id = i.category_id
       join category_texts x on x.category_id = c.id and x.language = 'en' where i.id = any($1) order by c.key, i.id`,
      [data.map(({ itemId }) => itemId)],
    )
    // Both widths have a category of their own.
    const keys = [...new Set(sold.map((one) => String(one['key'])))]
    const category = keys[isWide ? 0 : 1]
    const item = sold.find((one) => one['key'] === category)
    const [itemId, room] = [Number(item?.['id']), String(item?.['name'])]
    const operator = await another()
    await signIn(operator, mall, 'operator@galleria.test')
    await operator.goto('/backoffice/operator/categories')
    await operator.getByRole('button', { name: `Attributes of ${room}`, exact: true }).click()
    const asked = operator.getByRole('group', { name: `Attributes of ${room}` })
    await asked.getByRole('button', { name: 'Add an attribute' }).click()
    const form = operator.getByRole('form', { name: 'Add an attribute' })
    await form.getByLabel('Key').fill(key)
    await form.getByLabel('Kind').selectOption({ label: 'Number' })
    await form.getByLabel('Unit').fill('kg')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Please enter a text.').waitFor()
    await expectNoBarriers(operator)
    await form.locator('input[name=name]').fill(name)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await asked.getByRole('heading', { name }).waitFor()
    await expectNoBarriers(operator)

    await shop.goto(`/backoffice/items/${itemId}`)
    await shop.getByRole('button', { name: 'Change texts and pictures' }).click()
    const written = shop.getByRole('form', { name: 'What buyers read' })
    await written.getByLabel(`${name} (kg)`).fill('lots')
    await written.getByRole('button', { name: 'Save the item' }).click()
    await written.getByText('Please enter a number of 0 or more').waitFor()
    await expectNoBarriers(shop)
    await written.getByLabel(`${name} (kg)`).fill('120.5')
    await written.getByRole('button', { name: 'Save the item' }).click()
    await shop.getByText('120.5 kg').waitFor()
    await expectNoBarriers(shop)

    await enterIn(page, 'site=DE&lang=en')
    await page.goto(`/search?category=${category}&lang=en&${key}Min=120&${key}Max=121`)
    const found = page.getByRole('main').locator(`a[href*="-${itemId}"]`).first()
    await found.waitFor()
    await expectNoBarriers(page)
    await found.click()
    await page.getByText('120.5 kg').first().waitFor()
    await expectNoBarriers(page)
    await page.goto(`/search?category=${category}&lang=en&${key}Min=130`)
    // Below stands what sells best, which it may be.
    await page.getByRole('heading', { name: 'No results' }).waitFor()
  },
)
