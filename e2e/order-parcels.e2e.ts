import { buy, call, placeOrder, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, seen, untilHydrated } from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'

journey(
  '[ORD-016, ORD-054, ORD-160, LOG-018, LOG-023] parcels are followed over the page and on one of their own; copying a number says so',
  async ({ mall, page, context, somebody }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enterIn(page, 'site=DE&lang=zh-CN')
    const { orderId } = await buy(page, mall, { keyword: 'dining chair', qty: 2, shopId: 5 })
    await page.goto(`/buyer/express-trick/${orderId}`)
    await page.getByText('暂时没有物流信息', { exact: true }).waitFor()
    await enterIn(page, 'site=DE&lang=en')
    const order = await call<{ tradeOrderCode: string; tradeOrderLineList: { id: string }[] }>(
      page,
      mall,
      DETAIL,
      { id: orderId },
    )
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    const numbers = ['A', 'B'].map((end) => `GX${Date.now()}${end}`)
    for (const serviceCode of numbers)
      await call(shop, mall, '/sapi/mall-merchant/order/ship', {
        orderId,
        carrierId: 1,
        serviceCode,
        lines: [{ id: order.tradeOrderLineList[0]?.id, qty: 1 }],
      })
    await page.goto(`/buyer/order/detail/${orderId}`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Copy the order number' }).click()
    await page.getByRole('status').getByText('Order number copied').waitFor()
    expectEqual(
      await page.evaluate(() => navigator.clipboard.readText()),
      order.tradeOrderCode,
      'what was copied',
    )
    await seen(page, 'Track').click()
    const dialog = page.locator('dialog:modal')
    await dialog.getByRole('heading', { name: 'Track your parcels' }).waitFor()
    for (const number of numbers) await dialog.getByText(number).first().waitFor()
    await expectNoBarriers(page)
    expectEqual(
      new URL(page.url()).pathname,
      `/buyer/order/detail/${orderId}`,
      'the page one was on',
    )
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.goto(`/buyer/express-trick/${orderId}`)
    for (const number of numbers) await page.getByRole('main').getByText(number).first().waitFor()
    await page.goto(`/buyer/order/detail/${orderId}`)
    await seen(page, 'Confirm receipt').click()
    await page.waitForURL(`/buyer/confirm/${orderId}`)
    for (const number of numbers) await page.getByRole('main').getByText(number).first().waitFor()
  },
)

journey(
  'without script the same buttons lead to pages',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await buy(page, mall, { keyword: 'dining chair', shopId: 5 })
    const order = await call<{ tradeOrderLineList: { id: string }[] }>(page, mall, DETAIL, {
      id: orderId,
    })
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    const serviceCode = `GX${Date.now()}N`
    await call(shop, mall, '/sapi/mall-merchant/order/ship', {
      orderId,
      carrierId: 1,
      serviceCode,
      lines: [{ id: order.tradeOrderLineList[0]?.id, qty: 1 }],
    })
    await page.goto(`/buyer/order/detail/${orderId}`)
    await seen(page, 'Track').click()
    await page.waitForURL(`/buyer/express-trick/${orderId}`)
    await page.getByText(serviceCode).first().waitFor()
  },
  [1280],
  { javaScript: false },
)

journey(
  '[LOG-001, LOG-002, LOG-003, LOG-004, LOG-005, LOG-006, LOG-007, LOG-008, LOG-010, LOG-012, LOG-023, LOG-024] how goods go back and others come is shown as the page before handed it over, in both shapes',
  async ({ page, context, mall }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enterIn(page, 'site=DE&lang=zh-CN')
    await placeOrder(page, mall)
    await page.goto('/buyer/m-logistics')
    expectEqual(new URL(page.url()).pathname, '/buyer/as', 'without anything to show')
    await untilHydrated(page)
    const show = (state: unknown) =>
      page.evaluate((usr) => {
        history.pushState(
          { usr, key: Math.random().toString(36).slice(2), idx: 1 },
          '',
          '/buyer/m-logistics',
        )
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }, state)
    const tabs = page.getByRole('navigation', { name: '方向' })
    await show({
      fulfillmentProgressList: [
        {
          fulfillmentProgressStatus: 'SEND_DELIVERY',
          operaterType: 'USER',
          serviceCode: 'R100',
          fulfillmentServiceProvider: { id: 1, entityName: 'DHL' },
          logisticsList: [
            { ftime: '2026-05-01T08:00:00Z', context: 'Handed over' },
            { ftime: '2026-05-02T08:30:00Z', context: 'In Hamburg' },
          ],
        },
      ],
    })
    await page.getByRole('heading', { level: 2, name: 'DHL' }).waitFor()
    await page.getByText('R100').waitFor()
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: '2026' })
    expectThat(/In Hamburg[^]*10:30/.test(await entries.first().innerText()), 'time and words')
    expectThat(/Handed over/.test(await entries.last().innerText()), 'the older entry last')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: '复制物流单号' }).click()
    await page.getByRole('status').getByText('复制成功！', { exact: true }).waitFor()
    expectEqual(await page.evaluate(() => navigator.clipboard.readText()), 'R100', 'copied')
    await tabs.getByRole('link', { name: '换货物流' }).click()
    await page.getByText('暂无物流', { exact: true }).waitFor()
    expectEqual(await page.getByText('R100').count(), 0, 'what went back on the other tab')
    await page.goto('/buyer/as')
    await untilHydrated(page)
    await show({
      logisticsList: [
        {
          operaterType: 'SELLER',
          fulfillmentServiceProvider: { entityName: 'DPD' },
          entityCode: 'dpd',
          serviceCode: 'X200',
        },
      ],
    })
    await page.getByText('暂无物流', { exact: true }).waitFor()
    await tabs.getByRole('link', { name: '换货物流' }).click()
    await page.getByRole('heading', { level: 2, name: 'DPD' }).waitFor()
    await page.getByText('X200').waitFor()
    await page.getByText('暂无物流', { exact: true }).waitFor()
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/buyer/as')
    await untilHydrated(page)
    await show({ logisticsList: [] })
    await page.getByText('no tracking information yet', { exact: true }).waitFor()
  },
)
