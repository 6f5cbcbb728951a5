import { buy, call, findSkus, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember, signInBackoffice } from './steps.ts'

journey(
  'the operator types into one field what a buyer wrote, with a key: the member, the order and the shop, each with the way to its desk',
  async ({ mall, page, somebody, another }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(buyer, mall, email)
    const [goods] = await findSkus(mall, 'table lamp', { shopId: 5 })
    const { orderId: id } = await buy(buyer, mall, goods ? { skuId: goods.skuId } : {})
    const shop = await another()
    await signIn(shop, mall, 'merchant@galleria.test')
    const order = await call<{ tradeOrderCode: string; shop: { name: string } }>(
      shop,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id },
    )

    await signInBackoffice(page, 'operator@galleria.test')
    await page.waitForURL(/\/backoffice\/operator\/applications/)
    await page.goto('/backoffice/operator/sellers')
    const field = page.getByRole('searchbox', { name: 'Search the mall' })
    await field.waitFor()
    await page.getByRole('heading', { level: 1, name: 'Sellers' }).click()
    await page.keyboard.press('f')
    await page.keyboard.type('ab')
    await page.keyboard.press('Enter')
    await page.getByText('Type at least three characters.').waitFor()
    await field.fill(email)
    await field.press('Enter')
    const people = page.getByRole('region', { name: 'People' })
    await people.getByRole('link', { name: email }).waitFor()
    await expectNoBarriers(page)
    await people.getByRole('link', { name: '1 order', exact: true }).click()
    await page.getByRole('link', { name: order.tradeOrderCode }).waitFor()

    await field.fill(order.shop.name)
    await field.press('Enter')
    const shops = page.getByRole('region', { name: 'Shops' })
    await shops.getByRole('link', { name: order.shop.name }).first().waitFor()
    await expectNoBarriers(page)

    await field.fill('%%%')
    await field.press('Enter')
    await page.getByText('Nothing was found.', { exact: false }).waitFor()
    expectEqual(await page.getByRole('main').getByRole('listitem').count(), 0, 'rows')
    await expectNoBarriers(page)

    await field.fill(order.tradeOrderCode)
    await field.press('Enter')
    await page.getByRole('link', { name: order.tradeOrderCode }).first().click()
    await page.getByRole('dialog').getByText('Taken by mockpay').waitFor()
  },
)
