import { buy, call, findSkus, signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember, signInBackoffice } from './steps.ts'

journey(
  "the operator finds an order of any shop by its buyer's mail and its code, and reads its money and its books",
  async ({ mall, page, somebody, another }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    // Of its own, because the other width walks at the same time, and one cart is emptied by an
    // order.
    const email = await newMember(mall)
    await signIn(buyer, mall, email)
    const [goods] = await findSkus(mall, 'table lamp', { shopId: 5 })
    const { orderId: id } = await buy(buyer, mall, goods ? { skuId: goods.skuId } : {})
    const shop = await another()
    await signIn(shop, mall, 'merchant@galleria.test')
    const { tradeOrderCode: code } = await call<{ tradeOrderCode: string }>(
      shop,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id },
    )

    await signInBackoffice(page, 'operator@galleria.test')
    await page.getByRole('link', { name: 'All orders' }).click()
    await page.getByRole('heading', { level: 1, name: 'Orders of all shops' }).waitFor()
    await page.getByRole('button', { name: 'Show older orders' }).waitFor()
    const field = page.getByRole('searchbox', { name: 'Search the orders of all shops' })
    await field.fill('an')
    await page.getByText('Words are searched from three letters on.').waitFor()
    await field.fill(email.replace(/\.test$/, ''))
    await page.getByRole('link', { name: code }).waitFor()
    await expectNoBarriers(page)

    await field.fill(code)
    // The list asks a moment after the last key; until then the link is one of the list before.
    await page.waitForURL((url) => url.searchParams.get('q') === code)
    await page.getByRole('link', { name: code }).click()
    const detail = page.getByRole('dialog')
    await detail.getByRole('heading', { name: `Order ${code}` }).waitFor()
    await detail.getByText('Taken by mockpay').waitFor()
    await detail.getByRole('table', { name: 'Books' }).getByText('commission').first().waitFor()
    await detail.getByText('Paid', { exact: true }).first().waitFor()
    // The list behind it is pale until it has found what was typed last, or what was changed.
    const expectNoBarriersAnywhere = async () => {
      await page.waitForFunction(() => !document.querySelector('[data-stale]'))
      await expectNoBarriers(page)
    }
    await expectNoBarriersAnywhere()

    await detail.getByRole('button', { name: 'Put on hold for the shop' }).click()
    const form = detail.getByRole('form', { name: 'Put on hold for the shop' })
    await form.getByRole('button', { name: 'Put on hold for the shop' }).click()
    await form.getByText('Please say why; the shop and the buyer read it.').waitFor()
    await form.getByRole('textbox').fill('Recalled by its maker')
    await expectNoBarriersAnywhere()
    await form.getByRole('button', { name: 'Put on hold for the shop' }).click()
    await detail.getByRole('button', { name: 'Release for the shop' }).waitFor()
    await shop.goto(`/backoffice/orders/${id}`)
    await shop
      .getByRole('listitem')
      .filter({ hasText: 'Held back' })
      .getByText('Recalled')
      .waitFor()

    await detail.getByRole('button', { name: 'Release for the shop' }).click()
    await detail.getByLabel('Why').fill('Its maker has checked it')
    await detail.getByRole('button', { name: 'Release for the shop' }).click()
    await detail.getByRole('button', { name: 'Ship for the shop' }).click()
    const parcel = detail.getByRole('form', { name: 'Ship', exact: true })
    await parcel.getByLabel('Carrier').selectOption({ label: 'DHL' })
    await parcel.getByLabel('Tracking number').fill(id.slice(-16))
    await parcel.getByRole('button', { name: 'Ship 1 piece' }).click()
    await parcel.getByText('Please say why; the shop and the buyer read it.').waitFor()
    await expectNoBarriersAnywhere()
    await parcel.getByLabel('Why').fill('The shop cannot be reached')
    await parcel.getByRole('button', { name: 'Ship 1 piece' }).click()
    await parcel.getByRole('button', { name: 'Confirm shipment' }).click()
    await detail.getByRole('heading', { name: 'Parcels' }).waitFor()
    await detail.getByText('The shop cannot be reached').waitFor()
    await expectNoBarriersAnywhere()

    const reader = await buyer.newPage()
    await reader.goto(`/buyer/order/detail/${id}`)
    await reader.getByText('The shop cannot be reached').waitFor()
    await reader.getByText('Galleria, for Galleria House').first().waitFor()
    await expectNoBarriers(reader)
  },
)
