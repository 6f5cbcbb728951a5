import type { Page } from 'playwright-core'
import { ask, buy, call, signIn, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, fillCheckout, newMember, seen, untilInCart } from './steps.ts'

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

/** Goods of the house shop whose price is no whole number of euros. */
async function findWithCents(mall: RunningMall, keyword: string): Promise<number> {
  const { data } = (await ask(mall, '/sapi/mall-item/item/search', {
    keyword,
    shopId: 5,
    pageSize: 50,
    filters: { available: true },
  })) as { data: { itemId: number }[] }
  for (const { itemId } of data) {
    const { skuList } = (await ask(mall, '/sapi/mall-item/item/detail', { id: itemId })) as {
      skuList: { id: number; availableQty: number; salePrc: { value: number } }[]
    }
    const found = skuList.find(
      ({ availableQty, salePrc }) => availableQty > 20 && !Number.isInteger(salePrc.value),
    )
    if (found) return found.id
  }
  throw new Error(`no ${keyword} has a price with cents`)
}

journey(
  '[ORD-039, ORD-048, GRW-001] an order says which points and how much growth it earns, whole and rounded up: expected until it is received, then earned, with the day from which they can be spent',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    // At the first level points are as many as growth.
    await signIn(page, mall, await newMember(mall))
    const skuId = await findWithCents(mall, 'table lamp')
    const { orderId } = await buy(page, mall, { skuId, qty: 1 })
    const { earnPoints } = await detail(page, mall, orderId)
    expectThat(!Number.isInteger(earnPoints), 'the price has cents')
    const rounded = Math.ceil(earnPoints).toLocaleString('en')
    const card = page.getByRole('region', { name: 'Points and growth points' })
    const figures = () => card.locator('dd').allInnerTexts()

    await page.goto(`/buyer/order/detail/${orderId}`)
    await card.getByText('Points you will earn').waitFor()
    expectEqual(await figures(), [rounded, rounded], 'points and growth, rounded up')
    await card.getByText('You earn them once you have received everything.').waitFor()
    for (const name of ['Delivery address', 'Billing address', 'Payment', 'Summary', 'Invoice'])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    await expectNoBarriers(page)

    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)
    await page.reload()
    await card.getByText('Points earned').waitFor()
    await card.getByText(/^You can spend these points from .*20\d\d/).waitFor()
    expectEqual(await figures(), [rounded, rounded], 'what was expected is what was earned')
    await expectNoBarriers(page)
  },
)

/**
 * The address of something that costs points in the Dutch storefront, with or without money beside.
 */
async function findPointGoods(
  who: Who,
  mall: RunningMall,
  keyword: string,
): Promise<{ path: string; points: number; money: number }> {
  type Card = { urlKey: string; shopId: number; itemId: number; salePoints: number }
  const { data } = await call<{ data: Card[] }>(who, mall, '/sapi/mall-item/item/search', {
    keyword,
    pageSize: 50,
  })
  const card = data.find(({ salePoints }) => salePoints > 0)
  expectThat(card, `${keyword} is sold for points`)
  type Sku = {
    skuUrlSuffix: string
    availableQty: number
    salePoints: number
    salePrc: { value: number }
  }
  const { skuList } = await call<{ skuList: Sku[] }>(who, mall, '/sapi/mall-item/item/detail', {
    id: card.itemId,
  })
  const sku = skuList.find(({ availableQty }) => availableQty > 3)
  expectThat(sku, `${keyword} is in stock`)
  return {
    path: `/item/${card.urlKey}-${card.shopId}-${card.itemId}?sku=${sku.skuUrlSuffix}`,
    points: sku.salePoints,
    money: sku.salePrc.value,
  }
}

/** Whoever walked this before has left an address, and the checkout would ask for none. */
async function forgetAddresses(who: Who, mall: RunningMall): Promise<void> {
  const ADDRESS = '/sapi/mall-customer/shipping-address'
  const all = await call<{ id: string }[]>(who, mall, `${ADDRESS}/queryShippingAddressListFlow`, {})
  for (const { id } of all) await call(who, mall, `${ADDRESS}/deleteShippingAddressFlow`, { id })
}

async function order(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText('Members pay for this with points.').waitFor()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
  await untilInCart(page)
  await page.goto('/cart')
  await page.getByText('It has to be ordered on its own.').waitFor()
  await expectNoBarriers(page)
  await page.goto('/checkout')
}

journey(
  '[ORD-041] on a phone an order is read from top to bottom: its goods, bill, addresses, payment with way and time, points, and what can be done with it',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    // At the first level points are as many as growth.
    await signIn(page, mall, await newMember(mall))
    const skuId = await findWithCents(mall, 'table lamp')
    const { orderId } = await buy(page, mall, { skuId, qty: 2 })
    await page.goto(`/buyer/order/detail/${orderId}`)
    const main = page.getByRole('main')
    const partOf = (title: string) =>
      main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await partOf('Goods').getByText('Quantity: 2', { exact: false }).first().waitFor()
    await partOf('Summary').getByText('Total', { exact: true }).waitFor()
    await partOf('Delivery address').locator('address').waitFor()
    await partOf('Billing address').getByText('Same as the delivery address').waitFor()
    const facts = partOf('Payment').locator('dt')
    expectEqual(await facts.allInnerTexts(), ['Ordered', 'Paid', 'Paid with'], 'way and time')
    await partOf('Points and growth points').getByText('Points you will earn').waitFor()
    await main.getByRole('button', { name: 'Cancel order' }).waitFor()
  },
  [390],
)

journey(
  '[ORD-032, ORD-048, ORD-066, ORD-152] a member orders for points alone in a storefront with a points mall: it is paid at once, stands in the points tab, and gives its points back when it is canceled',
  async ({ mall, page }) => {
    await enterIn(page, 'site=NL&lang=en')
    await signIn(page, mall, 'ben@galleria.test')
    const { path, points, money } = await findPointGoods(page, mall, 'desk lamp')
    expectEqual(money, 0, 'it costs points only')
    await forgetAddresses(page, mall)
    const price = `${points.toLocaleString('en')} points`
    await order(page, path)
    const press = await fillCheckout(
      page,
      'ben@galleria.test',
      {
        'Floor, flat or entrance': 'house',
        Postcode: '3511 AB',
        'Town or city': 'Utrecht',
        Region: 'Utrecht',
      },
      false,
    )
    await page.getByText('Your points').waitFor()
    await expectNoBarriers(page)
    await press.click()
    await page.waitForURL(/\/buyer\/pay-result\?.*isPoint=1/)
    await page.getByText(`You paid with ${price}.`).waitFor()
    await expectNoBarriers(page)
    await page.goto('/buyer/orders?kind=points')
    const article = page.locator('main article').first()
    await article.getByText(price).first().waitFor()
    await expectNoBarriers(page)
    await article.getByRole('link', { name: /^Order \d/ }).click()
    await page.getByText('Paid with points').first().waitFor()
    await expectNoBarriers(page)
    await seen(page, 'Cancel order').click()
    await page.locator('dialog:modal').getByRole('button', { name: 'Cancel order' }).click()
    await page.waitForFunction(() => !document.querySelector('dialog:modal'))
    await expectSoon(
      async () => {
        await page.reload()
        return page.getByText('Points returned').count()
      },
      1,
      'the points are back',
    )
  },
)
