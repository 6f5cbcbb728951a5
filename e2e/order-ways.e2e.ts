import type { Page } from 'playwright-core'
import { buy, call, findSkus, placeOrder, putInCart, signIn } from './call-steps.ts'
import {
  expectEqual,
  expectNoBarriers,
  expectSoon,
  expectThat,
  journey,
  type Walk,
} from './journey.ts'
import { enterIn, seen, untilHydrated } from './steps.ts'

/** The order list and the order page: every way through them that a buyer has. */

const LIST = '/sapi/mall-order/web/order/pageTradeOrderForBuyer'
const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
type Rows = { data: { id: string; tradeOrderCode: string }[]; total: number }

const shownCodes = (page: Page) =>
  page
    .getByRole('main')
    .locator('article h2[id^=ord_]')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.replace(/\D/g, '')))

journey(
  '[ORD-002, ORD-003, ORD-024, ORD-025] the list is narrowed by time and turned page by page, and each order in it opens',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    const listed = async (argument: object) =>
      (await call<Rows>(page, mall, LIST, argument)).data.map(
        ({ tradeOrderCode }) => tradeOrderCode,
      )
    // Of last year, because meanwhile others order as Anna.
    await page.goto('/buyer/orders?timespan=ly&pageSize=2&pageNo=2')
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
    const turned = await listed({ timeline: 'ly', pageNo: 2, pageSize: 2 })
    const [second] = turned
    expectEqual(await shownCodes(page), turned, 'the second two orders')
    const year = await call<Rows>(page, mall, LIST, { timeline: 'ly', pageSize: 50 })
    const all = await call<Rows>(page, mall, LIST, { pageSize: 50 })
    expectThat(year.total > 0 && year.total < all.total, 'some orders are of last year')
    await page.goto('/buyer/orders?pageSize=50')
    await untilHydrated(page)
    await page.getByRole('combobox', { name: 'Time' }).selectOption('ly')
    await page.waitForURL(/timespan=ly/)
    await expectSoon(
      () => shownCodes(page),
      year.data.map(({ tradeOrderCode }) => tradeOrderCode),
      'the orders of last year',
    )
    await page.goto(`/buyer/orders?keyword=${second}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: `Order ${second}` })
      .click()
    await page.waitForURL(/\/buyer\/order\/detail\/ord_\w{26}$/)
    await page.getByRole('heading', { level: 1, name: `Order ${second}` }).waitFor()
  },
)

journey(
  'on a phone a price stands below its name and a state below its order, however short they are: nothing moves when the font comes',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=de')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/orders?pageSize=20')
    const [rows, beside] = await page.evaluate(() => {
      const below = (above: Element) =>
        (above.nextElementSibling?.getBoundingClientRect().top ?? 0) >=
        above.getBoundingClientRect().bottom
      const stacked = [...document.querySelectorAll('main article')].flatMap((card) => [
        card.querySelector('h2')?.parentElement,
        ...[...card.querySelectorAll('a[href^="/item/"]')].map((link) => link.parentElement),
      ])
      return [
        stacked.length,
        stacked.filter((above) => above && !below(above)).map((above) => above?.textContent),
      ] as const
    })
    expectThat(rows > 20, 'there are enough orders and goods to see it')
    expectEqual(beside, [], 'what stands beside')
  },
  [390],
)

journey(
  '[ORD-029, ORD-030, ORD-031] on a phone the next orders come within 50 px of the end, below those that are there, and the end is marked',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    const { data } = await call<Rows>(page, mall, LIST, { pageSize: 12 })
    const codes = data.map(({ tradeOrderCode }) => tradeOrderCode)
    const last = codes.length - 1
    // Three orders to a page, and only as many pages as there are to see: the search for a shop's
    // own words would be another list.
    await page.goto('/buyer/orders?pageSize=3&timespan=lta')
    await untilHydrated(page)
    const more = page.getByRole('link', { name: 'More orders' })
    /** So far below the window's edge stands what marks the end. */
    const leave = (gap: number) =>
      page.evaluate((wanted) => {
        const mark = document.querySelector('[data-list-end]')
        const top = (mark?.getBoundingClientRect().top ?? 0) + scrollY
        scrollTo(0, top - innerHeight - wanted)
      }, gap)
    await more.waitFor({ state: 'attached' })
    await leave(80)
    await page.waitForTimeout(400)
    expectEqual(await shownCodes(page), codes.slice(0, 3), '80 px from the end')
    await leave(40)
    await expectSoon(
      async () => (await shownCodes(page)).slice(0, 6),
      codes.slice(0, 6),
      '40 px from the end: the first stay, the next stand below',
    )
    expectThat(last > 5, 'there are more')
    await expectSoon(() => page.getByText('No more orders').count(), 0, 'not the end yet')
    await page.goto('/buyer/orders?status=unpaid&pageSize=50')
    await page.getByText('No more orders').waitFor()
    await expectNoBarriers(page)
  },
  [390],
)

journey(
  '[ORD-032, ORD-033, ORD-034] a points mall has a tab of its own in the list of orders, with what was ordered for points; Germany has only that of all orders',
  async ({ mall, page }) => {
    await enterIn(page, 'site=NL&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/orders')
    const kinds = page.getByRole('navigation', { name: 'Order types' })
    expectEqual(
      await kinds.getByRole('link').allInnerTexts(),
      ['All orders', 'Points mall'],
      'tabs of a storefront with a points mall',
    )
    await kinds.getByRole('link', { name: 'Points mall' }).click()
    await page.waitForURL(/kind=points/)
    await expectSoon(() => page.locator('main article').count(), 1, 'orders for points')
    await page.locator('main article').getByText('900 points').first().waitFor()
    await expectNoBarriers(page)
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/buyer/orders?kind=points')
    await page.locator('main article').first().waitFor()
    expectEqual(await kinds.count(), 0, 'kinds of orders in Germany')
  },
)

journey(
  '[ORD-036] the list has a column of after-sales once something was asked for, unless the order was cancelled',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await buy(page, mall, { keyword: 'dining chair', qty: 2 })
    const column = page.getByRole('columnheader', { name: 'After-sales' })
    await page.goto('/buyer/orders')
    await page.locator('main article').first().waitFor()
    expectEqual(await column.count(), 0, 'before anything is asked for')
    const order = await call<{ tradeOrderLineList: { id: string }[] }>(page, mall, DETAIL, {
      id: orderId,
    })
    await call(page, mall, '/api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow', {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: order.tradeOrderLineList[0]?.id }, reverseQty: 1 },
      ],
    })
    await page.reload()
    await column.waitFor({ state: 'attached' })
    const state = page.getByRole('cell').getByRole('link', { name: /After-sales (in|done)/ })
    await state.waitFor()
    await expectNoBarriers(page)
    await state.click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    // What is not paid is cancelled as a whole, and nothing is asked for.
    const unpaid = await placeOrder(page, mall)
    await call(page, mall, '/sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: unpaid.orderId,
    })
    await page.goto('/buyer/orders?status=canceled')
    await page.locator('main article').first().waitFor()
    expectEqual(await column.count(), 0, 'of a cancelled order')
  },
)

/** Goods of two shops in one checkout: two orders, one payment. */
async function placeGroup({ page, mall }: Pick<Walk, 'page' | 'mall'>) {
  const alone = await placeOrder(page, mall, { keyword: 'dining chair', shopId: 5 })
  await call(page, mall, '/sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: alone.orderId,
  })
  const goods = await findSkus(mall, 'lamp', { count: 12 })
  const other = goods.find(({ path }) => !path.split('?')[0]?.split('-').includes('5'))
  const first = await putInCart(page, mall, 'dining chair', { shopId: 5 })
  const { cart } = await call<{ cart: { cartLineList: { id: string }[] } }>(
    page,
    mall,
    '/sapi/mall-order/cartline/batchcreatenewcartlines',
    [{ sku: { id: other?.skuId }, skuQty: 1 }],
  )
  const cartLineIds = cart.cartLineList.map(({ id }) => id)
  expectEqual([first.length, cartLineIds.length], [1, 2], 'lines in the cart')
  const [address] = await call<{ id: string }[]>(
    page,
    mall,
    '/sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
    {},
  )
  const body = { cartLineIds, addressId: address?.id }
  const { quoteId } = await call<{ quoteId: string }>(
    page,
    mall,
    '/sapi/mall-order/web/order/renderTradeContract',
    body,
  )
  return call<{ id: string; tradeOrderList: { id: string; tradeOrderCode: string }[] }>(
    page,
    mall,
    '/sapi/mall-order/web/order/createTradeContract',
    { ...body, quoteId },
  )
}

journey(
  '[ORD-056, ORD-093, ORD-112, ORD-113, ORD-114] orders of one payment are listed before they are paid or cancelled together',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const group = await placeGroup({ page, mall })
    const codes = group.tradeOrderList.map(({ tradeOrderCode }) => tradeOrderCode)
    expectEqual(codes.length, 2, 'orders of one payment')
    await page.goto('/buyer/orders')
    await untilHydrated(page)
    const dialog = page.locator('dialog:modal')
    await seen(page, 'Pay for all').click()
    for (const code of codes) await dialog.getByText(code).waitFor()
    await expectNoBarriers(page)
    await dialog.getByRole('link', { name: 'Go to payment' }).click()
    await page.waitForURL(new RegExp(`/buyer/pre-pay\\?tradeId=${group.id}`))
    await page.goto('/buyer/orders?status=unpaid')
    await untilHydrated(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
    })
    await seen(page, 'Cancel order').click()
    for (const code of codes) await dialog.getByText(code).waitFor()
    expectEqual(
      asked,
      ['/sapi/mall-order/web/order/queryMergeInfo'],
      'listed, and nothing done before it is confirmed',
    )
    await dialog.getByRole('button', { name: 'Cancel all of them' }).click()
    await page.getByRole('status').getByText('The order has been cancelled').waitFor()
    await expectSoon(() => shownCodes(page), [], 'none of them is unpaid any more')
    await page.goto('/buyer/orders?status=canceled')
    const gone = await shownCodes(page)
    expectThat(
      codes.every((code) => gone.includes(code)),
      'both are cancelled',
    )
  },
)

journey(
  '[ORD-057, ORD-058] of an order with several goods one picks those that it is about, in a dialog 560 px wide',
  async ({ mall, page, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    const { data } = await call<{
      data: { id: string; lineCount: number; operationList: string[] }[]
    }>(page, mall, LIST, { pageSize: 50 })
    const order = data.find(
      ({ lineCount, operationList }) =>
        lineCount > 1 && operationList.includes('buyerApplyReverse'),
    )
    expectThat(order, 'the demo has an order of several goods to ask about')
    await page.goto(`/buyer/order/detail/${order.id}`)
    await untilHydrated(page)
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(DETAIL)) keys.push(request.headers()['x-app-key'])
    })
    await seen(page, 'Return or refund').click()
    const dialog = page.locator('dialog:modal')
    await dialog.getByRole('checkbox').first().waitFor()
    expectEqual(keys, ['galleria-web'], 'the key that the detail is asked for with')
    const box = await dialog.boundingBox()
    expectEqual(Math.round(box?.width ?? 0), Math.min(width, 560), 'width of the dialog')
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('alert').getByText('please select at least one product').waitFor()
    await dialog.getByRole('checkbox').first().check()
    const picked = await dialog.getByRole('checkbox').first().inputValue()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(new RegExp(`/buyer/as-apply.*tradeOrderLineId=${picked}$`))
    await page.getByRole('heading', { level: 1, name: 'Apply for a refund' }).waitFor()
  },
)

journey(
  'who comes back from an order finds the list as it was left: the pages that were appended, and the same place; so does who goes back by the link',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/orders?pageSize=4')
    await untilHydrated(page)
    const cards = page.getByRole('main').locator('article')
    for (const count of [8, 12]) {
      await cards.last().scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, 400))
      await cards.nth(count - 1).waitFor()
    }
    const codes = (await shownCodes(page)).slice(0, 12)
    for (const back of ['browser', 'link'] as const) {
      const link = page.getByRole('link', { name: `Order ${codes[9]}` })
      await link.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await link.click()
      await page.getByRole('heading', { level: 1, name: `Order ${codes[9]}` }).waitFor()
      if (back === 'browser') await page.goBack()
      else await page.getByRole('main').getByRole('link', { name: 'My orders' }).click()
      await page.waitForURL(/\/buyer\/orders\?pageSize=4$/)
      await expectSoon(
        async () => (await shownCodes(page)).slice(0, 12),
        codes,
        `the same orders, back by the ${back}`,
      )
      await expectSoon(
        () => page.evaluate((was) => Math.abs(scrollY - was) < 40, before),
        true,
        `the same place, back by the ${back}`,
      )
    }
  },
  [390],
)

journey(
  'an order is printed as a paper of its own: number, goods, addresses and bill, without the shop around it, and in ink also from a dark screen',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await placeOrder(page, mall)
    await page.goto(`/buyer/order/detail/${orderId}`)
    await untilHydrated(page)
    await page.evaluate(() =>
      Object.assign(globalThis, { print: () => (document.title = 'printed') }),
    )
    await page.getByRole('button', { name: 'Print the order' }).click()
    expectEqual(await page.title(), 'printed', 'the button prints')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header', 'footer', 'main .bottom-bar', 'main button'])
      expectEqual(
        await page.locator(part).filter({ visible: true }).count(),
        0,
        `on paper: ${part}`,
      )
    for (const name of [/^Order \d{12}$/, 'Goods', 'Summary', 'Delivery address', 'Payment'])
      expectThat(
        await page.getByRole('heading', { name, exact: true }).first().isVisible(),
        `on paper: ${String(name)}`,
      )
    // Colours change over a moment, on paper as on the screen.
    await expectSoon(
      () =>
        page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color),
      'rgb(0, 0, 0)',
      'ink',
    )
  },
  [1280],
  { theme: 'dark' },
)
