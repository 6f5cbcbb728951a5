import { buy, call } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, seen, untilHydrated } from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'

journey(
  '[ORD-099, ORD-116, ORD-156] a guest cancels a paid order before it is sent: asked once, told that it is under way, and the money comes back',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=zh-CN')
    const { orderId } = await buy(page, mall)
    await page.goto(`/buyer/order/detail/${orderId}`)
    await untilHydrated(page)
    await seen(page, '取消订单').click()
    const dialog = page.locator('dialog:modal')
    await dialog.waitFor()
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: '取消订单' }).click()
    await page.getByRole('status').getByText('业务处理中，请稍候', { exact: true }).waitFor()
    await expectSoon(() => seen(page, '取消订单').count(), 0, 'there is nothing left to cancel')
    await page.goto('/buyer/as')
    const order = await call<{ reverseStatus: string }>(page, mall, DETAIL, { id: orderId })
    expectThat(order.reverseStatus !== 'NOT_REQUESTED', 'the request is there')
  },
)

journey(
  'some of the goods are cancelled on a page of their own, without a script, too; what is left is sent',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await buy(page, mall, { keyword: 'dining chair', qty: 3 })
    await page.goto(`/buyer/cancel/${orderId}`)
    await page.getByRole('heading', { level: 1, name: 'Cancel items' }).waitFor()
    const pieces = page.getByRole('combobox', { name: /number to cancel/ })
    await expectSoon(() => pieces.inputValue(), '3', 'all of them unless one says otherwise')
    await pieces.selectOption('0')
    await page.getByRole('button', { name: 'Cancel these items' }).click()
    await page.getByRole('alert').getByText('Please choose at least one item.').waitFor()
    await pieces.selectOption('1')
    await page.getByRole('button', { name: 'Cancel these items' }).click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByText('your application has been submitted').waitFor()
    const order = await call<{ tradeOrderLineList: { canShipQty: number }[] }>(page, mall, DETAIL, {
      id: orderId,
    })
    expectEqual(order.tradeOrderLineList[0]?.canShipQty, 2, 'two are still to be sent')
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    await page.getByText('Cancelled before it was sent', { exact: true }).waitFor()
    expectEqual(
      await page.getByText('Application sent to the shop').count(),
      0,
      'nobody was asked, so the page does not say so',
    )
  },
  [1280, 390],
  { javaScript: false },
)
