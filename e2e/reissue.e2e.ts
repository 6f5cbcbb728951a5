import { receive } from './after-sales-steps.ts'
import { buy, call, signIn, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember } from './steps.ts'

const HOUSE_SHOP = 5
const PART = '8 screws M6 × 40'

type Order = {
  displayStatus: string
  reissueList: { id: string; tradeOrderCode: string }[]
  tradeOrderLineList: { id: string; canShipQty: number }[]
}

journey(
  '[ORD-066] a shop sends a missing part at no charge: its buyer finds it at the order, reads that there is nothing to pay, and confirms it',
  async ({ mall, page, somebody, width }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, await newMember(mall))
    const { orderId } = await buy(buyer, mall, { keyword: 'desk lamp', shopId: HOUSE_SHOP })
    await signIn(page, mall, 'merchant@galleria.test')
    await receive(buyer, page, mall, orderId)

    await page.goto(`/backoffice/orders/${orderId}?view=all`)
    await page.getByRole('button', { name: 'Send something at no charge' }).click()
    const form = page.getByRole('form', { name: 'Send something at no charge' })
    await form.getByRole('button', { name: 'Send at no charge' }).click()
    await form.getByText('Please say what you are sending.').waitFor()
    await form.getByText('Please choose a reason.').waitFor()
    await expectNoBarriers(page)
    await form
      .getByLabel(/^Or a part of it, in words/)
      .first()
      .fill(PART)
    await form.getByLabel('Reason').selectOption({ label: 'Something was missing' })
    await form.getByRole('button', { name: 'Send at no charge' }).click()
    await page.getByRole('heading', { name: 'Sent at no charge' }).waitFor()
    await page.getByText('Sent something at no charge').waitFor()
    await expectNoBarriers(page)

    const at = '/sapi/mall-merchant/order/detail'
    const { reissueList } = await call<Order>(page, mall, at, { id: orderId })
    const [made] = reissueList
    const [id, code] = [made?.id ?? '', made?.tradeOrderCode ?? '']
    await page.getByRole('dialog').getByRole('link', { name: code }).click()
    await page.getByText(/This is sent at no charge for order/).waitFor()
    await page.getByLabel('Tracking number').waitFor()
    await expectNoBarriers(page)
    const { tradeOrderLineList } = await call<Order>(page, mall, at, { id })
    await call(page, mall, '/sapi/mall-merchant/order/ship', {
      orderId: id,
      carrierId: 2,
      serviceCode: `FREE${Date.now()}${width}`,
      lines: tradeOrderLineList.map((line) => ({ id: line.id, qty: line.canShipQty })),
    })

    const reader = await buyer.newPage()
    await reader.goto(`/buyer/order/detail/${orderId}`)
    await reader.getByRole('heading', { name: 'Sent at no charge' }).waitFor()
    await expectNoBarriers(reader)
    await reader.getByRole('link', { name: code, exact: true }).click()
    await reader.getByText(/At no charge, for your order/).waitFor()
    await reader.getByText(`: ${PART}`).first().waitFor()
    await reader.getByText('At no charge: there is nothing to pay for this order.').waitFor()
    expectEqual(await reader.getByText('Billing address').count(), 0, 'a bill')
    await expectNoBarriers(reader)
    await reader.getByRole('button', { name: 'Confirm receipt' }).first().click()
    await reader.locator('dialog:modal').getByRole('button', { name: 'Confirm receipt' }).click()
    await until(
      async () => (await call<Order>(page, mall, at, { id })).displayStatus === 'COMPLETE',
      'the receipt',
    )
    await reader.goto('/buyer/orders')
    await reader.getByText('at no charge').first().waitFor()
    await expectNoBarriers(reader)
  },
)
