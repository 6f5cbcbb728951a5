import { DAY } from '@galleria/kernel/time'
import { buy, call, signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  'a shop plans a pre-sale, reads what is wrong at its field, and takes it back',
  async ({ mall, somebody, another }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const { orderId } = await buy(buyer, mall, {
      // Another desk lamp has a price in points, which no pre-sale may have.
      keyword: 'nelund desk lamp',
      shopId: HOUSE_SHOP,
    })
    const page = await another()
    await signIn(page, mall, 'merchant@galleria.test')
    const picks = await call<{ goodsList: { sku: { code: string } }[] }>(
      page,
      mall,
      '/sapi/mall-merchant/order/pickList',
      { ids: [orderId] },
    )
    const code = picks.goodsList[0]?.sku.code ?? ''
    // Both screens plan for the same article: each in months of its own.
    const later = (page.viewportSize()?.width ?? 0) > 1000 ? 100 : 200
    const on = (days: number) =>
      new Date(Date.now() + (later + days) * DAY).toISOString().slice(0, 16)

    await page.goto('/backoffice/promotions')
    await page.getByRole('link', { name: 'Pre-sales' }).click()
    await page.getByRole('button', { name: 'New pre-sale' }).click()
    await page.getByRole('button', { name: 'Plan it' }).click()
    await page.getByText('Please fill this in.').first().waitFor()
    await page.getByText('Please type a whole number from 5 to 90.').waitFor()
    await expectNoBarriers(page)
    await page.getByLabel('Item number').fill('NO-SUCH')
    await page.getByLabel('Ordered from').fill(on(0))
    await page.getByLabel('Ordered until').fill(on(10))
    await page.getByLabel('Deposit, in percent').fill('20')
    await page.getByLabel('Balance paid from').fill(on(11))
    await page.getByLabel('Balance paid until').fill(on(20))
    await page.getByLabel('Days', { exact: true }).fill('14')
    await page.getByRole('button', { name: 'Plan it' }).click()
    await page.getByText('There is no such item number in this shop.').waitFor()
    await page.getByLabel('Item number').fill(code)
    await page.getByRole('button', { name: 'Plan it' }).click()
    const card = page
      .getByRole('list', { name: 'Pre-sales' })
      .getByRole('listitem')
      .filter({
        has: page.getByText('Coming', { exact: true }),
      })
    await card.getByText(code).first().waitFor()
    await expectNoBarriers(page)
    await card
      .filter({ hasText: String(new Date(on(0)).getUTCFullYear()) })
      .getByRole('button', { name: `End the pre-sale of ${code}` })
      .click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('button', { name: 'Take it back' }).waitFor({ state: 'detached' })
  },
)
