import { call, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import {
  enterIn,
  fillCheckout,
  openNewestOrder,
  payAtProvider,
  seen,
  signInBackoffice,
  untilHydrated,
  untilInCart,
} from './steps.ts'

const CART = '/sapi/mall-order/cartline/list'
const SHIP = '/sapi/mall-merchant/order/ship'

journey(
  '[ORD-005, ORD-011] a guest buys a worktop by the metre, the shop sends a part of it, and the rest is cancelled by the step',
  async ({ mall, page, another, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/item/worktop-by-the-metre-5-1303?sku=oak')
    await untilHydrated(page)
    await page.getByText('/ m', { exact: false }).first().waitFor()
    await expectNoBarriers(page)
    const field = page.getByLabel('Quantity').first()
    expectEqual(await field.inputValue(), '1', 'a metre is asked for first')
    await page.getByRole('button', { name: 'One more' }).click()
    await expectSoon(() => field.inputValue(), '1.1', 'it goes up by its step')
    await field.fill('2.43')
    await field.blur()
    await expectSoon(() => field.inputValue(), '2.4', 'what is typed is whole steps')
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
    await untilInCart(page)
    await page.goto('/cart')
    // 119.90 a metre.
    await page.getByText('€287.76').first().waitFor()
    await page.getByRole('button', { name: /^One more of/ }).click()
    await page.getByText('€299.75').first().waitFor()
    // The page is ahead of the shop.
    await until(
      async () =>
        (await call<{ cartLineList: { skuQty: number }[] }>(page, mall, CART, {})).cartLineList[0]
          ?.skuQty === 2.5,
      'the cart to be kept',
    )
    await expectNoBarriers(page)
    await page.goto('/checkout')
    const press = await fillCheckout(page, `metre${width}@galleria.test`)
    await page
      .getByText(/2\.5\sm/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await expectNoBarriers(page)
    await press.click()
    await page.waitForURL(/\/mockpay\/pay\//)
    await payAtProvider(page, 'Pay now')
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.goto('/buyer/orders')
    const orderId = await openNewestOrder(page)
    await page.getByText(/Quantity: 2\.5\sm/).waitFor()

    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.getByRole('link', { name: 'Orders', exact: true }).first().waitFor()
    await shop.goto(`/backoffice/orders/${orderId}?view=all`)
    const cut = shop.getByRole('textbox', { name: /^How much of Alm worktop/ })
    await cut.waitFor()
    await expectNoBarriers(shop)
    const detail = await call<{ tradeOrderLineList: { id: string }[] }>(
      shop,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id: orderId },
    )
    await call(shop, mall, SHIP, {
      orderId,
      carrierId: 2,
      serviceCode: `METRE${width}`,
      lines: [{ id: detail.tradeOrderLineList[0]?.id, qty: 1.5 }],
    })

    await page.goto(`/buyer/cancel/${orderId}`)
    const left = page.getByRole('spinbutton', { name: /amount to cancel/ })
    expectEqual(await left.inputValue(), '1', 'a metre is still to be sent')
    await expectNoBarriers(page)
    await left.fill('0.4')
    await seen(page, 'Cancel these items').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.goto('/buyer/as')
    await page.getByText(/Quantity: 0\.4\sm/).waitFor()
    await expectNoBarriers(page)
  },
  [1280, 390],
  { length: 2 },
)
