import { buy, call, signIn, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn } from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
type Order = {
  earnPoints: number
  earnPointsStatus: string | null
  tradeOrderLineList: { id: string; canShipQty: number }[]
}
const detail = (who: Who, mall: RunningMall, id: string) => call<Order>(who, mall, DETAIL, { id })

/** The shop sends all of an order, and its buyer has received it. */
async function receive(buyer: Who, shop: Who, mall: RunningMall, orderId: string): Promise<void> {
  const { tradeOrderLineList } = await detail(buyer, mall, orderId)
  await call(shop, mall, '/sapi/mall-merchant/order/ship', {
    orderId,
    carrierId: 1,
    serviceCode: `PT${Date.now()}`,
    lines: tradeOrderLineList.map(({ id, canShipQty: qty }) => ({ id, qty })),
  })
  await call(buyer, mall, '/sapi/mall-order/web/order/signForDelivery', { id: orderId })
}

journey(
  '[ORD-039, ORD-048, GRW-001] an order says which points and how much growth it earns, whole and rounded up: expected until it is received, then earned, with the day from which they can be spent',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'ben@galleria.test')
    const { orderId } = await buy(page, mall, { keyword: 'table lamp', qty: 1, shopId: 5 })
    const { earnPoints } = await detail(page, mall, orderId)
    expectThat(!Number.isInteger(earnPoints), 'the price has cents')
    const rounded = Math.ceil(earnPoints).toLocaleString('en')
    const card = page.getByRole('region', { name: 'Points and growth' })
    const figures = () => card.locator('dd').allInnerTexts()

    await page.goto(`/buyer/order/detail/${orderId}`)
    await card.getByText('Points you will earn').waitFor()
    expectEqual(await figures(), [rounded, rounded], 'points and growth, rounded up')
    await card.getByText('You earn them when everything has been received.').waitFor()
    for (const name of ['Delivery address', 'Billing address', 'Payment', 'Bill', 'Invoice'])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    await expectNoBarriers(page)

    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)
    await page.reload()
    await card.getByText('Points earned').waitFor()
    await card.getByText(/^The points can be spent from .*20\d\d/).waitFor()
    expectEqual(await figures(), [rounded, rounded], 'what was expected is what was earned')
    await expectNoBarriers(page)
  },
)
