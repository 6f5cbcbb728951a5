import { buy, call, signIn } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  'a shop finds an order among all, notes something about it, holds it back, which its buyer reads, sends it after all and goes on with the next one',
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
    await reader.getByText('is packing and sending your order').waitFor()

    await page.getByRole('button', { name: 'Ship', exact: true }).first().click()
    const form = page.getByRole('form', { name: 'Ship' })
    await form.getByLabel('Carrier').selectOption({ label: 'DHL' })
    await form.getByLabel('Tracking number').fill(`GN${Date.now()}`)
    await form.getByLabel('Tracking number').press('Enter')
    await page.getByRole('button', { name: 'Confirm shipment' }).click()
    const next = page.getByRole('link', { name: /^Next order to ship: / })
    await next.waitFor()
    await expectNoBarriers(page)
    const nextCode = (await next.innerText()).replace('Next order to ship: ', '')
    expectThat(nextCode !== code, 'the order that was sent is not the next one')
    await next.click()
    await page.getByRole('heading', { name: `Order ${nextCode}` }).waitFor()
    await page.getByRole('form', { name: 'Ship' }).getByLabel('Carrier').waitFor()
  },
)

journey(
  'a shop has one lamp less than it sold: it cancels that one, its buyer reads why and gets the money back',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    // What is wanting is taken out of sale whole: nobody else's journey may have these goods in the
    // cart.
    const goods = { keyword: 'floor lamp', shopId: HOUSE_SHOP, qty: 2 }
    const { orderId: id } = await buy(buyer, mall, goods)

    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto(`/backoffice/orders/${id}?view=all`)
    await page.getByRole('button', { name: 'Cancel, out of stock' }).click()
    await page.getByRole('button', { name: 'Cancel pieces' }).click()
    await page.getByText('Please say how many pieces are missing.').waitFor()
    const form = page.getByRole('form', { name: 'Cancel, out of stock' })
    await form.getByRole('textbox', { name: /^Pieces of/ }).fill('1')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Cancel 1 piece' }).click()
    await page.getByText('Cancelled. The buyer is being refunded.').waitFor()
    await page.getByRole('heading', { name: 'After-sales' }).waitFor()

    const reader = await buyer.newPage()
    await reader.goto('/buyer/as')
    await reader.getByRole('link').filter({ hasText: /^R\d/ }).first().click()
    await reader.getByText('The shop couldn’t send it').first().waitFor()
    await reader.getByText('Cancelled by the shop').waitFor()
    await expectNoBarriers(reader)
  },
)

journey(
  'a shop corrects a tracking number it typed wrongly: its buyer reads the new one, and another tab is told that the number has changed',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const { orderId: id } = await buy(buyer, mall, { keyword: 'desk lamp', shopId: HOUSE_SHOP })
    await signIn(page, mall, 'merchant@galleria.test')
    type Lines = { tradeOrderLineList: { id: string; canShipQty: number }[] }
    const { tradeOrderLineList } = await call<Lines>(
      page,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id },
    )
    const typed = id.slice(-16).toUpperCase()
    await call(page, mall, '/sapi/mall-merchant/order/ship', {
      orderId: id,
      carrierId: 1,
      serviceCode: `${typed}X`,
      lines: tradeOrderLineList.map((line) => ({ id: line.id, qty: line.canShipQty })),
    })

    await page.goto(`/backoffice/orders/${id}?view=all`)
    await page.getByRole('button', { name: 'Correct the number' }).click()
    const late = await page.context().newPage()
    await late.goto(`/backoffice/orders/${id}?view=all`)
    await late.getByRole('button', { name: 'Correct the number' }).click()

    await page.getByRole('button', { name: 'Save the number' }).click()
    await page.getByText('It already has this number.').waitFor()
    await page.getByLabel('Tracking number').fill(`${typed} Y`)
    await page.reload()
    expectThat(
      (await page.getByLabel('Tracking number').inputValue()) === `${typed} Y`,
      'what was typed is lost with a reload',
    )
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Save the number' }).click()
    await page.getByText(`${typed}Y instead of`).waitFor()
    await expectNoBarriers(page)

    await late.getByLabel('Tracking number').fill(`${typed}Z`)
    await late.getByRole('button', { name: 'Save the number' }).click()
    await late.getByText('Somebody has corrected this number meanwhile.').waitFor()
    await late.getByRole('link', { name: `${typed}Y` }).waitFor()
    expectThat(
      (await late.getByLabel('Tracking number').inputValue()) === `${typed}Z`,
      'what was typed is lost with a refusal',
    )

    const reader = await buyer.newPage()
    await reader.goto(`/buyer/order/detail/${id}`)
    await reader.getByText('Tracking number corrected').waitFor()
    await reader.getByRole('link', { name: `${typed}Y` }).waitFor()
    await expectNoBarriers(reader)
    await reader.goto(`/buyer/express-trick/${id}`)
    await reader.getByRole('link', { name: `${typed}Y` }).waitFor()
  },
)
