import { buy, call, signIn, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, untilHydrated } from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
type Order = {
  displayStatus: string
  tradeOrderLineList: { id: string; canShipQty: number }[]
}

journey(
  '[ORD-055, ORD-103, ORD-119, ORD-157] two parcels: of one more time is asked for, which is said in days, and it is confirmed while the other is still to be sent',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await buy(page, mall, { keyword: 'dining chair', qty: 3, shopId: 5 })
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    const order = await call<Order>(page, mall, DETAIL, { id: orderId })
    const ship = (serviceCode: string) =>
      call(shop, mall, '/sapi/mall-merchant/order/ship', {
        orderId,
        carrierId: 1,
        serviceCode,
        lines: [{ id: order.tradeOrderLineList[0]?.id, qty: 1 }],
      })
    const number = `JD${Date.now()}`
    await ship(`${number}A`)
    await ship(`${number}B`)
    await page.goto(`/buyer/confirm/${orderId}`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'I need more time' }).first().click()
    const dialog = page.locator('dialog:modal')
    await dialog.waitFor()
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Postpone it' }).click()
    await page.getByRole('status').getByText('Extended by 7 days').waitFor()
    await until(
      async () => (await page.getByRole('button', { name: 'I need more time' }).count()) === 1,
      'the first parcel has its time, and the other may still get it',
    )
    await page.getByRole('button', { name: 'Confirm parcel 1' }).click()
    await dialog.getByRole('button', { name: 'Confirm receipt' }).click()
    await page.getByRole('status').getByText('Receipt of the parcel confirmed').waitFor()
    const after = await call<Order>(page, mall, DETAIL, { id: orderId })
    expectEqual(
      [after.displayStatus, after.tradeOrderLineList[0]?.canShipQty],
      ['UN_DELIVERY', 1],
      'one is still to be sent',
    )
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page.getByText('More time to confirm receipt').waitFor()
  },
)
