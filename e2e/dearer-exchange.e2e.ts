import { receive } from './after-sales-steps.ts'
import { buy, signIn, until } from './call-steps.ts'
import {
  agree,
  bringBack,
  detailOf,
  euros,
  findDesks,
  idIn,
  openDesk,
  sendReplacement,
} from './exchange-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember, payAtProvider, seen } from './steps.ts'

journey(
  'a desk is exchanged for one that costs more: its buyer reads what is to be paid before asking, pays it once the desk is back, and the shop sends after that',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { cheap, between: more } = await findDesks(mall)
    const { orderId } = await buy(page, mall, { skuId: cheap, qty: 1 })
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_EXCHANGE`)
    await page.getByRole('button', { name: 'What would you like instead?' }).click()
    const drawer = page.getByRole('dialog', { name: /^Instead of/ })
    await drawer.getByText(/If one costs more than you paid/).waitFor()
    await expectNoBarriers(page)
    const said = `You pay ${euros(more)}`
    await drawer.locator('label', { hasText: said }).first().click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByText(`${said} once your items have arrived and been accepted`).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText(/It costs more than you paid: you pay/).waitFor()
    await expectNoBarriers(page)
    const id = idIn(page)

    const desk = await openDesk(shop, width, id)
    await desk.getByText(/once you have accepted the goods, and you send it after that/).waitFor()
    await expectNoBarriers(desk)
    await agree(desk)
    await bringBack(page, shop, mall, id)
    await desk.reload()
    await desk.getByRole('alert').getByText('Waiting for the buyer’s payment').waitFor()
    expectEqual(await desk.getByLabel('Tracking number').count(), 0, 'fields for a parcel')
    await expectNoBarriers(desk)

    await page.reload()
    await page.getByRole('heading', { name: 'Waiting for payment' }).waitFor()
    await page.getByText(/has accepted your return\. Please pay/).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Pay the difference' }).click()
    await page.waitForURL(/\/buyer\/pre-pay/)
    await expectNoBarriers(page)
    await payAtProvider(page)
    await page.getByText('There is nothing more to do.').waitFor()
    await expectNoBarriers(page)
    const { exchangeSurcharge } = await detailOf(page, mall, id)
    const code = exchangeSurcharge?.order?.tradeOrderCode ?? ''
    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByText(/you have paid/).waitFor()
    await page.getByRole('link', { name: code, exact: true }).click()
    await page.getByText(/This is the price difference for exchange/).waitFor()
    await page.getByText(/^You have paid the price difference\./).waitFor()
    expectEqual(await page.getByText('Delivery address').count(), 0, 'addresses of a delivery')
    await expectNoBarriers(page)

    await desk.reload()
    await desk.getByRole('link', { name: code, exact: true }).waitFor()
    await sendReplacement(desk, `EXP${Date.now()}${width}`)
    await expectNoBarriers(desk)
    await desk.getByRole('link', { name: code, exact: true }).click()
    await desk.getByText(/This is the price difference for exchange/).waitFor()
    expectEqual(
      await desk
        .getByRole('dialog')
        .getByText(/shipped|Deliver to/)
        .count(),
      0,
      'what is sent of it',
    )
    await expectNoBarriers(desk)

    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByRole('button', { name: 'Confirm receipt' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click()
    await until(
      async () => (await detailOf(page, mall, id)).reverseTradeOrderStatus === 'REVERSE_DONE',
      'the end of the exchange',
    )
  },
)
