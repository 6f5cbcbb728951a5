import { buy, call, signIn } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  'a shop finds an order among all, notes something about it, holds it back, which its buyer reads, and lets it go on',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const { orderId: id } = await buy(buyer, mall, { shopId: HOUSE_SHOP })

    await signIn(page, mall, 'merchant@galleria.test')
    const { tradeOrderCode: code } = await call<{ tradeOrderCode: string }>(
      page,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id },
    )
    await page.goto('/backoffice/orders?view=done')
    await page.locator('[data-row-link]').first().waitFor()
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(code)
    await page.waitForURL(new RegExp(`view=all.*q=${code}`))
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('Country of delivery').selectOption('DE')
    await page.getByLabel('Amount from').fill('1')
    await page.waitForURL(/country=DE&least=1/)
    await page.getByRole('link', { name: code }).waitFor()
    await expectNoBarriers(page)

    await page.getByRole('link', { name: code }).click()
    await page.getByRole('heading', { name: `Order ${code}` }).waitFor()
    await page.getByRole('button', { name: 'Add a note' }).click()
    await page.getByRole('button', { name: 'Save the note' }).click()
    await page.getByText('Please write something first.').waitFor()
    await page.getByLabel('Note', { exact: true }).fill('Called, comes after five.')
    await page.getByRole('button', { name: 'Save the note' }).click()
    await page.getByText('Called, comes after five.').waitFor()

    await page.getByRole('button', { name: 'Put on hold' }).click()
    await page.getByLabel('What the order waits for').fill('The shade comes on Friday.')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Put on hold' }).click()
    await page.getByText('This order is on hold').waitFor()
    expectThat(
      (await page.getByRole('button', { name: 'Ship', exact: true }).count()) === 0,
      'an order on hold can be sent',
    )
    await expectNoBarriers(page)

    const reader = await buyer.newPage()
    await reader.goto(`/buyer/order/detail/${id}`)
    await reader.getByText('has put this order on hold: “The shade comes on Friday.”').waitFor()
    await reader.getByText('The shop put the order on hold').waitFor()
    await expectNoBarriers(reader)

    await page.getByRole('button', { name: 'Release it' }).click()
    await page.getByRole('button', { name: 'Put on hold' }).waitFor()
    await reader.reload()
    await reader.getByText('packs and sends your goods').waitFor()
  },
)
